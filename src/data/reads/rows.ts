import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase/firestore';

/** A document of a watched list: its content, and whether it has changes that wait for the network. */
export type Row<T> = { item: T; waiting: boolean };

export type Rows<T> = ReadonlyMap<string, Row<T>>;

const idOf = (doc: QueryDocumentSnapshot) => doc.id;

/**
 * Returns the rows of a snapshot in order, by id, or by another key where ids are not unique. Rows that did
 * not change are the same objects as in `before`.
 */
export function rowsOf<T>(
  found: QuerySnapshot,
  convert: (doc: QueryDocumentSnapshot) => T,
  before: Rows<T>,
  key = idOf,
): Rows<T> {
  const changed = new Set(found.docChanges({ includeMetadataChanges: true }).map(({ doc }) => key(doc)));
  return new Map(
    found.docs.map((doc) => {
      const known = changed.has(key(doc)) ? undefined : before.get(key(doc));
      return [key(doc), known ?? { item: convert(doc), waiting: doc.metadata.hasPendingWrites }];
    }),
  );
}

/** Returns the keys of the rows with changes that wait for the network. */
export function waitingOf<T>(rows: Rows<T>): ReadonlySet<string> {
  return new Set([...rows].filter(([, row]) => row.waiting).map(([key]) => key));
}
