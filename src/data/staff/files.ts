import { collection, getCountFromServer, limit, type Query, query, where } from 'firebase/firestore';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getDownloadURL,
  getStorage,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { env } from '../../env.ts';
import { DataError, withTimeout } from '../errors.ts';
import { staffApp } from './session/staffApp.ts';
import { staffDatabase } from './session/staffDatabase.ts';

function openStorage(): FirebaseStorage {
  const storage = getStorage(staffApp);
  // The default is ten minutes of silent attempts, which is too long for someone who waits.
  storage.maxUploadRetryTime = 30_000;
  storage.maxOperationRetryTime = 15_000;
  const [host = '', port] = env.VITE_STORAGE_EMULATOR_HOST.split(':');
  if (env.demo) connectStorageEmulator(storage, host, Number(port));
  return storage;
}

const storage = openStorage();

type Upload = {
  path: string;
  /** Stops the upload. */
  signal: AbortSignal;
  /** Called with the share that is sent, from 0 to 1. */
  onProgress: (part: number) => void;
};

/**
 * Uploads a picture to Cloud Storage and returns its address for documents. Uploads cannot wait for the
 * network.
 * @throws DataError, or the signal's reason when it stops the upload
 */
export async function uploadPicture(picture: Blob, { path, signal, onProgress }: Upload): Promise<string> {
  signal.throwIfAborted();
  const task = uploadBytesResumable(ref(storage, path), picture, metadata(picture.type));
  const stop = () => task.cancel();
  signal.addEventListener('abort', stop);
  try {
    await finished(task, onProgress);
    const address = await getDownloadURL(task.snapshot.ref);
    signal.throwIfAborted();
    return address;
  } catch (error) {
    signal.throwIfAborted();
    throw storageError(error);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

function metadata(contentType: string) {
  return {
    contentType,
    // A file is never overwritten.
    cacheControl: 'public, max-age=31536000, immutable',
    // An SVG opened as a page could run scripts; a download cannot, and <img> still shows it.
    ...(contentType === 'image/svg+xml' && { contentDisposition: 'attachment' }),
  };
}

function finished(task: UploadTask, onProgress: (part: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    task.on(
      'state_changed',
      ({ bytesTransferred, totalBytes }) => onProgress(totalBytes ? bytesTransferred / totalBytes : 0),
      reject,
      resolve,
    );
  });
}

function storageError(error: unknown): DataError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/unauthorized|unauthenticated/.test(code)) return new DataError('refused', error);
  if (/retry-limit-exceeded/.test(code)) return new DataError('unreachable', error);
  if (/object-not-found/.test(code)) return new DataError('missing', error);
  if (/quota-exceeded/.test(code)) return new DataError('busy', error);
  return new DataError('broken', error);
}

/**
 * Deletes those of the pictures that no event, tournament or college shows any more. Needs a network, and
 * must run after the server has stored the change that removed them. Pictures that cannot be deleted now
 * stay.
 */
export async function discardUnused(urls: Iterable<string>): Promise<void> {
  await Promise.allSettled([...new Set(urls)].map(discard));
}

async function discard(url: string): Promise<void> {
  // Throws for an address outside our storage.
  const file = ref(storage, url);
  if (file.fullPath.startsWith('images/') && !(await isUsed(url))) await deleteObject(file);
}

/**
 * Whether a document uses a picture, one in the trash too. The server counts, so unsent changes of this
 * browser are left out.
 */
async function isUsed(url: string): Promise<boolean> {
  const trash = collection(staffDatabase, 'trash');
  const uses: Query[] = [
    ...['collegeLogo', 'backgroundImage', 'bracketImage'].map((name) => shown('events', name, url)),
    shown('tournaments', 'imageUrl', url),
    shown('colleges', 'logoPath', url),
    query(trash, where('kind', '==', 'event'), where('pictures', 'array-contains', url), limit(1)),
  ];
  const counts = await withTimeout(Promise.all(uses.map((use) => getCountFromServer(use))));
  return counts.some((count) => count.data().count > 0);
}

function shown(collectionName: string, name: string, url: string): Query {
  return query(collection(staffDatabase, collectionName), where(name, '==', url), limit(1));
}
