import { deleteApp, initializeApp } from 'firebase/app';
import { connectStorageEmulator, getDownloadURL, getStorage, ref, uploadBytes } from 'firebase/storage';
import type { TestProject } from './TestProject.ts';

/** Stores a picture in a project's storage without checking the rules; returns its address. */
export async function storePicture(
  project: TestProject,
  path: string,
  picture: Buffer = pixel,
): Promise<string> {
  const [host, port] = (process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '').split(':');
  if (!host || !port)
    throw new Error('FIREBASE_STORAGE_EMULATOR_HOST is not set: run these tests with npm test');
  const app = initializeApp(
    { projectId: project.id, apiKey: 'demo', storageBucket: `${project.id}.appspot.com` },
    `${project.id} files ${path}`,
  );
  const storage = getStorage(app);
  connectStorageEmulator(storage, host, Number(port), { mockUserToken: 'owner' });
  const file = ref(storage, path);
  await uploadBytes(file, picture, { contentType: 'image/png' });
  const address = await getDownloadURL(file);
  await deleteApp(app);
  return address;
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
