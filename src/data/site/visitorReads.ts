import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { withTimeout } from '../errors.ts';
import type { Cursor, ListQuery } from '../listQuery.ts';
import { visitors, visitorsReady } from './firebase.ts';

/** One page of a list. `next` starts the following page; null for the last page. */
export type Page<T> = { items: T[]; next: Cursor | null };

type Reader<T> = (id: string, data: unknown) => T;

/** Fetches one page of a list, the first or the one after `after`. @throws DataError */
export async function fetchPage<T>(list: ListQuery, read: Reader<T>, after?: Cursor): Promise<Page<T>> {
  await visitorsReady;
  const { docs } = await withTimeout(
    getDocs(
      query(
        collection(visitors, list.collection),
        ...list.where.map(([field, is, value]) => where(field, is, value)),
        orderBy('sortDate', list.direction),
        orderBy(documentId(), list.direction),
        ...(after ? [startAfter(after.sortDate, after.id)] : []),
        limit(list.limit),
      ),
    ),
  );
  const last = docs.length < list.limit ? undefined : docs.at(-1);
  return { items: docs.map((found) => read(found.id, found.data())), next: last ? endAt(last) : null };
}

/** Fetches one document, or null when it does not exist. @throws DataError */
export async function fetchDocument<T>(path: [string, ...string[]], read: Reader<T>): Promise<T | null> {
  if (!path.every(isSegment)) return null;
  await visitorsReady;
  const found = await withTimeout(getDoc(doc(visitors, ...path)));
  return found.exists() ? read(found.id, found.data()) : null;
}

// Takes the key as stored, not as a reader corrects it, because the query compares stored values.
function endAt(last: QueryDocumentSnapshot): Cursor {
  return { sortDate: String(last.get('sortDate')), id: last.id };
}

// Ids come from addresses, which can contain anything; these cannot name a document.
function isSegment(id: string): boolean {
  return (
    id !== '' && id !== '.' && id !== '..' && !id.includes('/') && !/^__.*__$/.test(id) && id.length <= 300
  );
}
