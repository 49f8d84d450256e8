import {
  type FirestoreLocalCache,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
} from 'firebase/firestore';

/**
 * Returns the cache of a database that works offline: in the browser where that `keepsData`, otherwise in the
 * page's memory. The tabs share the browser's by its local storage, without which Firestore never answers.
 */
export function localCache(keepsData: boolean): FirestoreLocalCache {
  return keepsData && takesEntries()
    ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    : memoryLocalCache();
}

function takesEntries(): boolean {
  const probe = 'storage-probe';
  try {
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
