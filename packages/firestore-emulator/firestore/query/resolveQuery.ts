import { FirestoreError, invalid } from '../FirestoreError.ts';
import { checkCollectionId, type DatabaseName, type Path, parseDocumentName } from '../ResourceName.ts';
import { type FieldPath, isNamePath, parseFieldPath, printFieldPath } from '../values/FieldPath.ts';
import type { Value } from '../values/Value.ts';
import type { WireCursor, WireFilter, WireQuery } from '../wire/readQuery.ts';
import { disjunctions, operands } from './disjunctions.ts';
import {
  type Cursor,
  type FieldFilter,
  type Filter,
  fieldFilters,
  isInequality,
  type Order,
  type Query,
} from './Query.ts';

const MAX_OPERANDS = 30;
const MAX_NOT_IN = 10;
const MAX_INEQUALITY_FIELDS = 10;

/** Checks a query that was sent and completes its order; throws what a client is told of a bad one. */
export function resolveQuery(wire: WireQuery, parent: Path, database: DatabaseName): Query {
  if (wire.findNearest)
    throw new FirestoreError('UNIMPLEMENTED', 'Vector search (findNearest) is not offered.');
  const [selector = { collectionId: '', allDescendants: false }, ...others] = wire.from;
  if (others.length > 0) throw invalid('StructuredQuery.from cannot have more than one collection selector.');
  if (selector.collectionId !== '') checkCollectionId(selector.collectionId);
  if (wire.limit !== undefined && wire.limit < 0) throw invalid('limit is negative');
  if (wire.offset < 0) throw invalid('offset is negative');
  const filter = wire.where === undefined ? null : resolveFilter(wire.where, database);
  checkFilters(filter);
  const explicit = wire.orderBy.map((order) => resolveOrder(order));
  const orders = completeOrders(explicit, filter);
  if (selector.collectionId === '') checkWithoutCollection(filter, explicit);
  checkDescendingScan(filter, orders);
  return {
    parent,
    ...selector,
    filter,
    orders,
    startAt: resolveCursor(wire.startAt, explicit, database),
    endAt: resolveCursor(wire.endAt, explicit, database),
    offset: wire.offset,
    limit: wire.limit ?? null,
    projection: wire.select?.map(parseFieldPath) ?? null,
    required: [],
  };
}

function resolveFilter(wire: WireFilter, database: DatabaseName): Filter {
  if (wire.kind === 'composite') {
    if (wire.op === 'OPERATOR_UNSPECIFIED') throw invalid('Unsupported CompositeFilter operator.');
    const filters = wire.filters.map((part) => resolveFilter(part, database));
    return { kind: wire.op === 'AND' ? 'and' : 'or', filters };
  }
  if (wire.op === 'OPERATOR_UNSPECIFIED') {
    throw invalid(`Unknown ${wire.kind === 'field' ? 'FieldFilter' : 'UnaryFilter'} operator.`);
  }
  const path = parseFieldPath(wire.field);
  if (wire.kind === 'unary') {
    if (isNamePath(path)) throw noName();
    return { kind: 'field', path, op: wire.op, value: { type: 'null' } };
  }
  const filter: FieldFilter = { kind: 'field', path, op: wire.op, value: wire.value ?? { type: 'null' } };
  checkOperands(filter);
  if (isNamePath(path)) checkNameFilter(filter, database);
  return filter;
}

function checkOperands(filter: FieldFilter): void {
  if (filter.op !== 'IN' && filter.op !== 'NOT_IN' && filter.op !== 'ARRAY_CONTAINS_ANY') return;
  if (filter.value.type !== 'array') throw invalid(`'${filter.op}' requires an ArrayValue.`);
  const count = filter.value.values.length;
  const most = filter.op === 'NOT_IN' ? MAX_NOT_IN : MAX_OPERANDS;
  if (count === 0) throw invalid(`'${filter.op}' requires an non-empty ArrayValue.`);
  if (count > most) throw invalid(`'${filter.op}' supports up to ${most} comparison values.`);
}

function checkNameFilter(filter: FieldFilter, database: DatabaseName): void {
  if (filter.op.startsWith('ARRAY_CONTAINS')) throw invalid('the name __key__ is reserved');
  const values = filter.value.type === 'array' ? operands(filter) : [filter.value];
  for (const value of values) {
    if (value.type !== 'reference') throw noName();
    parseDocumentName(value.name, database);
  }
}

function noName(): Error {
  return invalid('__key__ filter value must be a Key');
}

/** What production allows of filters side by side. */
function checkFilters(filter: Filter | null): void {
  const all = fieldFilters(filter);
  const negative = all.filter((part) =>
    ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'].includes(part.op),
  );
  if (negative.length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const splits = all.some((part) => part.op === 'IN' || part.op === 'ARRAY_CONTAINS_ANY') || hasOr(filter);
  if (splits && negative.some((part) => part.op === 'NOT_IN')) {
    throw invalid("'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  const branches = disjunctions(filter);
  if (branches.some((branch) => branch.filter((part) => part.op === 'ARRAY_CONTAINS').length > 1)) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      'Only a single array-contains clause is allowed in a query',
    );
  }
  checkInequalities(all);
}

function checkInequalities(all: readonly FieldFilter[]): void {
  const compared = new Set(
    all.filter((part) => isInequality(part.op)).map((part) => printFieldPath(part.path)),
  );
  if (compared.size > MAX_INEQUALITY_FIELDS) {
    throw invalid(
      `The maximum number of range or inequality fields is ${MAX_INEQUALITY_FIELDS}. Received: ${compared.size}`,
    );
  }
  const pinned = all.some((part) => isNamePath(part.path) && !isInequality(part.op));
  if (pinned && compared.size > 0 && !compared.has('__name__')) {
    throw invalid(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function hasOr(filter: Filter | null): boolean {
  if (filter === null || filter.kind === 'field') return false;
  return (filter.kind === 'or' && filter.filters.length > 1) || filter.filters.some(hasOr);
}

function resolveOrder(order: WireQuery['orderBy'][number]): Order {
  return { path: parseFieldPath(order.field), descending: order.direction === 'DESCENDING' };
}

/**
 * The explicit orders, then the fields of inequalities, then the name, the added ones in the last one's
 * direction.
 */
function completeOrders(explicit: readonly Order[], filter: Filter | null): Order[] {
  const orders = [...explicit];
  const known = new Set<string>();
  for (const text of orders.map((order) => printFieldPath(order.path))) {
    if (known.has(text)) throw invalid(`order by clause cannot contain duplicate fields ${text}`);
    known.add(text);
  }
  const descending = orders.at(-1)?.descending ?? false;
  const inequalities = new Map<string, FieldPath>();
  for (const part of fieldFilters(filter)) {
    if (isInequality(part.op) && !isNamePath(part.path))
      inequalities.set(printFieldPath(part.path), part.path);
  }
  for (const [text, path] of [...inequalities].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!known.has(text)) orders.push({ path, descending });
  }
  const nameAt = orders.findIndex((order) => isNamePath(order.path));
  if (nameAt >= 0 && nameAt < orders.length - 1) {
    throw invalid('order by clause cannot contain more fields after the key');
  }
  if (nameAt < 0) orders.push({ path: ['__name__'], descending });
  return orders;
}

function checkWithoutCollection(filter: Filter | null, explicit: readonly Order[]): void {
  if (explicit.some((order) => order.descending || !isNamePath(order.path))) {
    throw invalid('kind is required for all orders except __key__ ascending');
  }
  const field = fieldFilters(filter).find((part) => !isNamePath(part.path));
  if (field !== undefined) throw invalid(`kind is required for filter: ${printFieldPath(field.path)}`);
}

/**
 * Production needs an index nobody gets by default to run through the names backwards; it is refused as on
 * the official emulator.
 */
function checkDescendingScan(filter: Filter | null, orders: readonly Order[]): void {
  const [first] = orders;
  const filtered = fieldFilters(filter).some((part) => !isNamePath(part.path));
  if (first?.descending && isNamePath(first.path) && !filtered) {
    throw new FirestoreError('FAILED_PRECONDITION', 'Firestore does not support descending key scans');
  }
}

function resolveCursor(
  wire: WireCursor | undefined,
  explicit: readonly Order[],
  database: DatabaseName,
): Cursor | null {
  if (wire === undefined) return null;
  if (wire.values.length > explicit.length) throw invalid('Cursor has too many values.');
  for (const [at, value] of wire.values.entries()) {
    if (isNamePath(explicit[at]?.path ?? [])) checkNameCursor(value, database);
  }
  return wire;
}

function checkNameCursor(value: Value, database: DatabaseName): void {
  if (value.type !== 'reference') throw invalid('Cursor __key__ value is not a document reference.');
  parseDocumentName(value.name, database);
}
