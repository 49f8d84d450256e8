import type { Path } from '../ResourceName.ts';
import type { FieldPath } from '../values/FieldPath.ts';
import type { Value } from '../values/Value.ts';

/** A checked query, its order made complete. */
export type Query = {
  /** The document (or root) below which it looks. */
  parent: Path;
  /** Empty = every collection. */
  collectionId: string;
  allDescendants: boolean;
  filter: Filter | null;
  /** Ends with the document's name. */
  orders: Order[];
  startAt: Cursor | null;
  endAt: Cursor | null;
  offset: number;
  limit: number | null;
  projection: FieldPath[] | null;
  /** Fields without which a document does not count: those that an aggregation sums. */
  required: FieldPath[];
};

export type Filter = { kind: 'and'; filters: Filter[] } | { kind: 'or'; filters: Filter[] } | FieldFilter;

export type FieldFilter = { kind: 'field'; path: FieldPath; op: Operator; value: Value };

export type Operator =
  | 'EQUAL'
  | 'NOT_EQUAL'
  | 'LESS_THAN'
  | 'LESS_THAN_OR_EQUAL'
  | 'GREATER_THAN'
  | 'GREATER_THAN_OR_EQUAL'
  | 'ARRAY_CONTAINS'
  | 'ARRAY_CONTAINS_ANY'
  | 'IN'
  | 'NOT_IN'
  | 'IS_NULL'
  | 'IS_NAN'
  | 'IS_NOT_NULL'
  | 'IS_NOT_NAN';

export type Order = { path: FieldPath; descending: boolean };

/** A position in the order: before (or after) the documents that have these values for the first orders. */
export type Cursor = { values: readonly Value[]; before: boolean };

/** Operators after which results are sorted by their field. */
export function isInequality(op: Operator): boolean {
  return INEQUALITIES.has(op);
}

const INEQUALITIES: ReadonlySet<Operator> = new Set<Operator>([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

/** All field filters of a filter, however deep. */
export function fieldFilters(filter: Filter | null): FieldFilter[] {
  if (filter === null) return [];
  return filter.kind === 'field' ? [filter] : filter.filters.flatMap(fieldFilters);
}
