import { doc, getDocFromCache, getDocFromServer } from 'firebase/firestore';
import { withTimeout } from '../../errors.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

/**
 * Reads a document; undefined: there is none. `seen`: what the caller's screen had of it, which counts where
 * neither the server nor this browser's copy can say.
 */
export type Look = (path: string, seen?: object) => Promise<unknown>;

/** Reads what the server has. @throws DataError */
export const lookAtServer: Look = async (path) =>
  (await withTimeout(getDocFromServer(doc(staffDatabase, path)))).data();

/** Reads this browser's copy, which also has what it hasn't sent yet. */
export const lookHere: Look = async (path, seen) => {
  const found = await withTimeout(getDocFromCache(doc(staffDatabase, path)), 1_000).catch(() => null);
  return found ? found.data({ serverTimestamps: 'estimate' }) : seen;
};

/** Returns the same, which reads each document once. */
export function lookOnce(look: Look): Look {
  const known = new Map<string, Promise<unknown>>();
  return (path, seen) => {
    const found = known.get(path) ?? look(path, seen);
    known.set(path, found);
    return found;
  };
}
