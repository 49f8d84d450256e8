import { collection, doc, documentId, limit, orderBy, type Query, query, where } from 'firebase/firestore';
import type { ListQuery } from '../../listQuery.ts';
import { type Reader, watching } from '../../reads/watching.ts';
import type { Source, Watched } from '../../source.ts';
import { sessionIsOver } from '../session/sessionIsOver.ts';
import { staffDatabase } from '../session/staffDatabase.ts';

export { type Reader, readFound } from '../../reads/watching.ts';

// If the session is over, the sign-in replaces the message about a refused read.
export const { watchReference, watchQuery, liveList } = watching(() => void sessionIsOver());

/** Returns a list in the database as a query of the full SDK, in the order of `ListQuery`. */
export function listQuery(list: ListQuery, atMost = list.limit): Query {
  return query(
    collection(staffDatabase, list.collection),
    ...list.where.map(([field, is, value]) => where(field, is, value)),
    orderBy('sortDate', list.direction),
    orderBy(documentId(), list.direction),
    limit(atMost),
  );
}

/** Returns one document, live. */
export function watchDocument<T>(path: readonly [string, ...string[]], read: Reader<T>): Source<Watched<T>> {
  return watchReference(() => doc(staffDatabase, ...path), read);
}
