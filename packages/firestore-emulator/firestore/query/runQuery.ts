import type { Path } from '../ResourceName.ts';
import type { Database } from '../store/Database.ts';
import type { OrderIndex } from '../store/OrderIndex.ts';
import type { Scope } from '../store/Scope.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { comparePaths } from '../values/comparePaths.ts';
import { compareValues } from '../values/compareValues.ts';
import { type FieldPath, isNamePath, printFieldPath } from '../values/FieldPath.ts';
import { NAN, NULL, type Value } from '../values/Value.ts';
import { type Conjunction, disjunctions, isComparable } from './disjunctions.ts';
import { fieldOf, matchesFilter } from './matchesFilter.ts';
import type { FieldFilter, Operator, Query } from './Query.ts';

/** The documents of a query in order, and how many its offset passed over. */
export type QueryResult = { documents: StoredDocument[]; skipped: number };

/** Runs a query over a database. */
export function runQuery(database: Database, query: Query): QueryResult {
  const wanted = query.limit === null ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  const scope = scopeOf(database, query);
  const branches = disjunctions(query.filter).map((branch) => runBranch(scope, query, branch, wanted));
  const all = branches.length === 1 ? (branches[0] ?? []) : merge(branches, query).slice(0, wanted);
  return { documents: all.slice(query.offset), skipped: Math.min(query.offset, all.length) };
}

/** The order of a query's results as a function: negative, 0 or positive. */
export function compareDocuments(query: Query, a: StoredDocument, b: StoredDocument): number {
  for (const { path, descending } of query.orders) {
    const order = isNamePath(path) ? comparePaths(a.path, b.path) : compareFields(a, b, path);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

/** Whether a document lies in the collections a query looks at. */
export function isInScope(query: Query, path: Path): boolean {
  if (query.collectionId !== '' && path.at(-2) !== query.collectionId) return false;
  if (!query.allDescendants && path.length !== query.parent.length + 2) return false;
  return path.length > query.parent.length && query.parent.every((segment, at) => path[at] === segment);
}

function scopeOf(database: Database, query: Query): Scope {
  if (query.collectionId === '') return database.everything();
  if (query.allDescendants) return database.group(query.collectionId);
  return database.collection([...query.parent, query.collectionId]);
}

function runBranch(scope: Scope, query: Query, branch: Conjunction, wanted: number): StoredDocument[] {
  const found: StoredDocument[] = [];
  if (wanted === 0) return found;
  const pins = pinsOf(branch);
  const index = scope.index({ equal: pins.map((pin) => pin.path), orders: query.orders });
  const [start, end] = bounds(
    index,
    query,
    branch,
    pins.map((pin) => pin.value),
  );
  for (const document of index.between(start, end)) {
    if (!isInScope(query, document.path) || !branch.every((part) => matchesFilter(part, document))) continue;
    if (query.required.some((path) => fieldOf(document, path) === undefined)) continue;
    found.push(document);
    if (found.length >= wanted) break;
  }
  return found;
}

/** The fields a conjunction fixes to one value, sorted by name, each once. */
function pinsOf(branch: Conjunction): { path: FieldPath; value: Value }[] {
  const pins = new Map<string, { path: FieldPath; value: Value }>();
  for (const part of branch) {
    const value = pinnedValue(part);
    if (value !== null && !isNamePath(part.path))
      pins.set(printFieldPath(part.path), { path: part.path, value });
  }
  return [...pins].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pin]) => pin);
}

function pinnedValue(filter: FieldFilter): Value | null {
  if (filter.op === 'IS_NULL') return NULL;
  if (filter.op === 'IS_NAN') return NAN;
  return filter.op === 'EQUAL' && isComparable(filter.value) ? filter.value : null;
}

/**
 * The part of the index that can hold results: narrowed by the pinned values, by cursors and by ranges on the
 * first order.
 */
function bounds(
  index: OrderIndex,
  query: Query,
  branch: Conjunction,
  pinned: readonly Value[],
): [number, number] {
  let start = index.position(pinned, true);
  let end = index.position(pinned, false);
  const from = (values: readonly Value[], before: boolean) => {
    start = Math.max(start, index.position([...pinned, ...values], before));
  };
  const to = (values: readonly Value[], before: boolean) => {
    end = Math.min(end, index.position([...pinned, ...values], before));
  };
  if (query.startAt !== null) from(query.startAt.values, query.startAt.before);
  if (query.endAt !== null) to(query.endAt.values, query.endAt.before);
  const [first] = query.orders;
  for (const part of branch) {
    if (first === undefined || printFieldPath(part.path) !== printFieldPath(first.path)) continue;
    const range = rangeOf(part.op, first.descending);
    if (range?.start !== undefined) from([part.value], range.start === 'at');
    if (range?.end !== undefined) to([part.value], range.end === 'before');
  }
  return [start, end];
}

/** Where in an order the values begin and end that a comparison lets through. */
function rangeOf(
  op: Operator,
  descending: boolean,
): { start?: 'at' | 'after'; end?: 'at' | 'before' } | null {
  switch (op) {
    case 'EQUAL':
      return { start: 'at', end: 'at' };
    case 'GREATER_THAN':
      return descending ? { end: 'before' } : { start: 'after' };
    case 'GREATER_THAN_OR_EQUAL':
      return descending ? { end: 'at' } : { start: 'at' };
    case 'LESS_THAN':
      return descending ? { start: 'after' } : { end: 'before' };
    case 'LESS_THAN_OR_EQUAL':
      return descending ? { start: 'at' } : { end: 'at' };
    default:
      return null;
  }
}

function merge(branches: readonly StoredDocument[][], query: Query): StoredDocument[] {
  const distinct = new Set(branches.flat());
  return [...distinct].sort((a, b) => compareDocuments(query, a, b));
}

function compareFields(a: StoredDocument, b: StoredDocument, path: FieldPath): number {
  const x = fieldOf(a, path);
  const y = fieldOf(b, path);
  return x === undefined || y === undefined ? 0 : compareValues(x, y);
}
