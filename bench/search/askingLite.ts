import {
  collection,
  collectionGroup,
  type Firestore,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import type { Ask, Found } from '../../src/data/staff/search/readOn.ts';

type Snapshot = Found & { snapshot: QueryDocumentSnapshot };

/** Returns a way to ask a database as the app asks it. */
export function askingLite(database: Firestore): Ask<Snapshot> {
  return async ({ path, group, token, newest, conditions = [] }, size, after) => {
    const { docs } = await getDocs(
      query(
        group ? collectionGroup(database, path) : collection(database, path),
        ...(token ? [where(token.field, 'array-contains', token.value)] : []),
        ...conditions.map(([field, is, value]) => where(field, is, value)),
        ...(newest ? [orderBy(newest, 'desc')] : []),
        ...(after ? [startAfter(after.snapshot)] : []),
        limit(size),
      ),
    );
    return docs.map((snapshot) => ({
      id: snapshot.id,
      path: snapshot.ref.path,
      data: snapshot.data(),
      snapshot,
    }));
  };
}
