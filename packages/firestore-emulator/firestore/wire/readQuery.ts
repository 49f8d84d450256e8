import type { Value } from '../values/Value.ts';
import {
  optional,
  PayloadProblem,
  readBoolean,
  readEnum,
  readInt32,
  readInteger,
  readMessage,
  readText,
  repeated,
} from './read.ts';
import { readValue } from './readValue.ts';

/** A query as it was sent; `resolveQuery` checks its sense. */
export type WireQuery = {
  select: string[] | undefined;
  from: { collectionId: string; allDescendants: boolean }[];
  where: WireFilter | undefined;
  orderBy: { field: string; direction: 'ASCENDING' | 'DESCENDING' }[];
  startAt: WireCursor | undefined;
  endAt: WireCursor | undefined;
  offset: number;
  limit: number | undefined;
  /** A search by vectors, which is not offered. */
  findNearest: boolean;
};

export type WireFilter =
  | { kind: 'composite'; op: (typeof COMPOSITE_OPERATORS)[number]; filters: WireFilter[] }
  | { kind: 'field'; field: string; op: (typeof FIELD_OPERATORS)[number]; value: Value | undefined }
  | { kind: 'unary'; field: string; op: (typeof UNARY_OPERATORS)[number] };

export type WireCursor = { values: Value[]; before: boolean };

export type WireAggregation = {
  alias: string;
  operator: { kind: 'count'; upTo: bigint | undefined } | { kind: 'sum' | 'avg'; field: string } | undefined;
};

const COMPOSITE_OPERATORS = ['OPERATOR_UNSPECIFIED', 'AND', 'OR'] as const;
const FIELD_OPERATORS = [
  'OPERATOR_UNSPECIFIED',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
const UNARY_OPERATORS = [
  'OPERATOR_UNSPECIFIED',
  'OPERATOR_UNSPECIFIED',
  'IS_NAN',
  'IS_NULL',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
] as const;
const DIRECTIONS = ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'] as const;
const MAX_FILTER_DEPTH = 50;

/** Reads a StructuredQuery; throws PayloadProblem. */
export function readQuery(json: unknown): WireQuery {
  const query = readMessage(json, [
    'select',
    'from',
    'where',
    'orderBy',
    'startAt',
    'endAt',
    'offset',
    'limit',
    'findNearest',
  ]);
  return {
    select: optional(query, 'select', (part) => repeated(readMessage(part, ['fields']), 'fields', readField)),
    from: repeated(query, 'from', readSelector),
    where: optional(query, 'where', readFilter),
    orderBy: repeated(query, 'orderBy', readOrder),
    startAt: optional(query, 'startAt', readCursor),
    endAt: optional(query, 'endAt', readCursor),
    offset: optional(query, 'offset', readInt32) ?? 0,
    limit: optional(query, 'limit', readWrappedInt32),
    findNearest: query.has('findNearest'),
  };
}

/** Reads an Aggregation of a StructuredAggregationQuery; throws PayloadProblem. */
export function readAggregation(json: unknown): WireAggregation {
  const aggregation = readMessage(json, ['count', 'sum', 'avg', 'alias']);
  const alias = optional(aggregation, 'alias', readText) ?? '';
  const count = optional(aggregation, 'count', (part) => readMessage(part, ['upTo']));
  if (count !== undefined) {
    return { alias, operator: { kind: 'count', upTo: optional(count, 'upTo', readInteger) } };
  }
  for (const kind of ['sum', 'avg'] as const) {
    const field = optional(
      aggregation,
      kind,
      (part) => optional(readMessage(part, ['field']), 'field', readField) ?? '',
    );
    if (field !== undefined) return { alias, operator: { kind, field } };
  }
  return { alias, operator: undefined };
}

function readSelector(json: unknown): { collectionId: string; allDescendants: boolean } {
  const selector = readMessage(json, ['collectionId', 'allDescendants']);
  return {
    collectionId: optional(selector, 'collectionId', readText) ?? '',
    allDescendants: optional(selector, 'allDescendants', readBoolean) ?? false,
  };
}

function readField(json: unknown): string {
  return optional(readMessage(json, ['fieldPath']), 'fieldPath', readText) ?? '';
}

function readFilter(json: unknown, depth = 0): WireFilter {
  if (depth > MAX_FILTER_DEPTH) throw new PayloadProblem('nested too deeply');
  const filter = readMessage(json, ['compositeFilter', 'fieldFilter', 'unaryFilter']);
  const composite = filter.get('compositeFilter');
  if (composite !== undefined) {
    const parts = readMessage(composite, ['op', 'filters']);
    return {
      kind: 'composite',
      op: optional(parts, 'op', readEnum(COMPOSITE_OPERATORS)) ?? 'OPERATOR_UNSPECIFIED',
      filters: repeated(parts, 'filters', (part) => readFilter(part, depth + 1)),
    };
  }
  return filter.has('unaryFilter')
    ? readUnaryFilter(filter.get('unaryFilter'))
    : readFieldFilter(filter.get('fieldFilter'));
}

function readFieldFilter(json: unknown): WireFilter {
  const filter = readMessage(json, ['field', 'op', 'value']);
  return {
    kind: 'field',
    field: optional(filter, 'field', readField) ?? '',
    op: optional(filter, 'op', readEnum(FIELD_OPERATORS)) ?? 'OPERATOR_UNSPECIFIED',
    value: optional(filter, 'value', (part) => readValue(part)),
  };
}

function readUnaryFilter(json: unknown): WireFilter {
  const filter = readMessage(json, ['field', 'op']);
  return {
    kind: 'unary',
    field: optional(filter, 'field', readField) ?? '',
    op: optional(filter, 'op', readEnum(UNARY_OPERATORS)) ?? 'OPERATOR_UNSPECIFIED',
  };
}

function readOrder(json: unknown): WireQuery['orderBy'][number] {
  const order = readMessage(json, ['field', 'direction']);
  return {
    field: optional(order, 'field', readField) ?? '',
    direction:
      optional(order, 'direction', readEnum(DIRECTIONS)) === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
  };
}

function readCursor(json: unknown): WireCursor {
  const cursor = readMessage(json, ['values', 'before']);
  return {
    values: repeated(cursor, 'values', (part) => readValue(part)),
    before: optional(cursor, 'before', readBoolean) ?? false,
  };
}

/** An Int32Value: bare in JSON, `{value}` from clients that print the message as it is. */
function readWrappedInt32(json: unknown): number {
  if (typeof json !== 'object') return readInt32(json);
  return optional(readMessage(json, ['value']), 'value', readInt32) ?? 0;
}
