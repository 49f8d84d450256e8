import { fieldOf, matchesFilter } from '../firestore/query/matchesFilter.ts';
import type { Cursor, Query } from '../firestore/query/Query.ts';
import { isInScope } from '../firestore/query/runQuery.ts';
import type { StoredDocument } from '../firestore/store/StoredDocument.ts';
import { compareValues } from '../firestore/values/compareValues.ts';

/** Whether a document belongs to a query's results before limit and offset are applied. */
export function matchesQuery(query: Query, document: StoredDocument): boolean {
  if (!isInScope(query, document.path)) return false;
  if (query.filter !== null && !matchesFilter(query.filter, document)) return false;
  if (!query.orders.every(({ path }) => fieldOf(document, path) !== undefined)) return false;
  return isAfterStart(query, document) && isBeforeEnd(query, document);
}

function isAfterStart(query: Query, document: StoredDocument): boolean {
  if (query.startAt === null) return true;
  const order = compareToCursor(query, document, query.startAt);
  return query.startAt.before ? order >= 0 : order > 0;
}

function isBeforeEnd(query: Query, document: StoredDocument): boolean {
  if (query.endAt === null) return true;
  const order = compareToCursor(query, document, query.endAt);
  return query.endAt.before ? order < 0 : order <= 0;
}

function compareToCursor(query: Query, document: StoredDocument, cursor: Cursor): number {
  for (const [at, { path, descending }] of query.orders.entries()) {
    const wanted = cursor.values[at];
    const value = fieldOf(document, path);
    if (wanted === undefined || value === undefined) return 0;
    const order = compareValues(value, wanted);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}
