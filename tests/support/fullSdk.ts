import { deleteApp, initializeApp } from 'firebase/app';
import { firestoreEmulator } from './TestProject.ts';

/** What the light SDK has; the full one has all of it under the same names. */
export type Sdk = typeof import('firebase/firestore/lite');

// As browsers run it: the build for Node speaks gRPC.
const browserBuild = '@firebase/firestore/dist/index.esm.js';

/** Loads the full SDK, as a visitor of this project, and says how to close it. */
export async function fullSdk(projectId: string) {
  const sdk: Sdk & Pick<typeof import('firebase/firestore'), 'terminate'> = await import(
    new URL(`../../node_modules/${browserBuild}`, import.meta.url).href
  );
  const app = initializeApp({ projectId, apiKey: 'demo' }, `full ${projectId}`);
  const database = sdk.getFirestore(app);
  const { host, port } = firestoreEmulator();
  sdk.connectFirestoreEmulator(database, host, port);
  const close = async () => {
    await sdk.terminate(database);
    await deleteApp(app);
  };
  return { sdk, database, close };
}
