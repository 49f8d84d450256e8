import {
  collection,
  collectionGroup,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { nameBook } from '../../../domain/search/nameBook.ts';
import { onePromise } from '../../../lib/once.ts';
import { withTimeout } from '../../errors.ts';
import { readFound } from '../reads/watch.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import type { Question } from './questions.ts';
import type { Ask, Found } from './readOn.ts';

type Snapshot = Found & { snapshot: QueryDocumentSnapshot };

/** Returns the query of a question. */
export function queryOf({ path, group, token, newest, conditions = [] }: Question): Query {
  return query(
    group ? collectionGroup(staffDatabase, path) : collection(staffDatabase, path),
    ...(token ? [where(token.field, 'array-contains', token.value)] : []),
    ...conditions.map(([field, is, value]) => where(field, is, value)),
    ...(newest ? [orderBy(newest, 'desc')] : []),
  );
}

/** Asks the server. @throws DataError */
export const askServer: Ask<Snapshot> = (question, size, after) =>
  withTimeout(getDocsFromServer(page(question, size, after))).then(({ docs }) => docs.map(foundIn));

/** Asks what this device has stored. */
export const askStored: Ask<Snapshot> = async (question, size, after) =>
  (await getDocsFromCache(page(question, size, after))).docs.map(foundIn);

/** Returns the names of the listed colleges, which come when they are first needed. */
export const listedNames = onePromise(async () => {
  const { colleges } = await import('../../../domain/lists/listedColleges.ts');
  return nameBook(colleges);
});

function page(question: Question, size: number, after: Snapshot | undefined): Query {
  return query(queryOf(question), ...(after ? [startAfter(after.snapshot)] : []), limit(size));
}

/** Returns a document as searches read it. */
export function foundIn(snapshot: QueryDocumentSnapshot): Snapshot {
  const data = readFound<unknown>(snapshot, (_, stored) => stored);
  return { id: snapshot.id, path: snapshot.ref.path, data, snapshot };
}
