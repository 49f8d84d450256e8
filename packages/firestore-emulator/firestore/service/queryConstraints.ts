import type { FieldFact, QueryConstraints } from '../../rules/index.ts';
import { type Conjunction, disjunctions } from '../query/disjunctions.ts';
import type { FieldFilter, Order, Query } from '../query/Query.ts';
import { isNamePath } from '../values/FieldPath.ts';
import { NAN, NULL } from '../values/Value.ts';
import { toRuleValue } from './ruleValues.ts';

const RANGES = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
} as const;

/**
 * What a query says about every document it can return, for list proofs (security-rules-language.md, chapter
 * 6).
 */
export function queryConstraints(query: Query): QueryConstraints {
  const ordered = query.orders.filter((order) => !isNamePath(order.path));
  return {
    branches: disjunctions(query.filter).map((branch) => factsOf(branch, ordered)),
    allDescendants: query.allDescendants,
    limit: query.limit,
    offset: query.offset === 0 ? null : query.offset,
    orderBy: ordered.map(({ path, descending }) => ({ field: path, direction: descending ? 'desc' : 'asc' })),
  };
}

function factsOf(branch: Conjunction, ordered: readonly Order[]): FieldFact[] {
  return [...branch.map(factOf), ...ordered.map((order): FieldFact => ({ field: order.path, op: 'exists' }))];
}

function factOf({ path: field, op, value }: FieldFilter): FieldFact {
  switch (op) {
    case 'EQUAL':
      return { field, op: '==', value: toRuleValue(value) };
    case 'IS_NULL':
      return { field, op: '==', value: toRuleValue(NULL) };
    case 'IS_NAN':
      return { field, op: '==', value: toRuleValue(NAN) };
    case 'ARRAY_CONTAINS':
      return { field, op: 'array-contains', value: toRuleValue(value) };
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return { field, op: RANGES[op], value: toRuleValue(value) };
    default:
      return { field, op: 'exists' };
  }
}
