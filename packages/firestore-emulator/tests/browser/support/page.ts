import { initializeApp } from 'firebase/app';
import * as firestore from 'firebase/firestore';

export type PageSettings = {
  project: string;
  port: number;
  /** Claims of the signed-in user; absent = nobody. */
  user?: ({ sub: string } & Record<string, unknown>) | undefined;
  transport?: 'streaming' | 'automatic' | 'long polling';
  /** Keeps documents and edits in the browser, shared by its tabs. */
  persistent?: boolean;
};

/**
 * What the test page offers to `page.evaluate`: the unmodified SDK, one database and what its listeners
 * showed.
 */
declare global {
  interface Window {
    sdk: typeof firestore;
    db: firestore.Firestore;
    connect: (settings: PageSettings) => void;
    /** What listeners showed, by the name a test gave them: document ids, or the error's code. */
    shown: Record<string, string[][]>;
    watch: (name: string, query: firestore.Query) => void;
  }
}

const TRANSPORTS: Record<string, firestore.FirestoreSettings> = {
  streaming: { experimentalAutoDetectLongPolling: false },
  automatic: {},
  'long polling': { experimentalForceLongPolling: true },
};

window.sdk = firestore;
window.shown = {};

window.connect = ({ project, port, user, transport = 'automatic', persistent }) => {
  const app = initializeApp({ projectId: project, apiKey: 'test' });
  const tabManager = firestore.persistentMultipleTabManager();
  window.db = firestore.initializeFirestore(app, {
    ...TRANSPORTS[transport],
    ...(persistent && { localCache: firestore.persistentLocalCache({ tabManager }) }),
  });
  firestore.connectFirestoreEmulator(window.db, '127.0.0.1', port, user && { mockUserToken: user });
};

window.watch = (name, query) => {
  const shown: string[][] = [];
  window.shown[name] = shown;
  firestore.onSnapshot(
    query,
    (found) => shown.push(found.docs.map((document) => document.id)),
    (error) => shown.push([error.code]),
  );
};
