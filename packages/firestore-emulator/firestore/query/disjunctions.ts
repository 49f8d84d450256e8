import { invalid } from '../FirestoreError.ts';
import { isNaNValue, type Value } from '../values/Value.ts';
import type { FieldFilter, Filter } from './Query.ts';

/** Filters that all must hold. */
export type Conjunction = readonly FieldFilter[];

const MAX_DISJUNCTIONS = 30;

/**
 * The filter as a disjunction of conjunctions without `in`, `array-contains-any` and `or`; no filter is one
 * empty conjunction. Throws INVALID_ARGUMENT when there are more than 30.
 */
export function disjunctions(filter: Filter | null): Conjunction[] {
  const count = filter === null ? 1 : countOf(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  return filter === null ? [[]] : expand(filter);
}

function countOf(filter: Filter): number {
  if (filter.kind === 'or') return filter.filters.reduce((sum, part) => sum + countOf(part), 0);
  if (filter.kind === 'and') return filter.filters.reduce((product, part) => product * countOf(part), 1);
  return splits(filter) ? operands(filter).length : 1;
}

function expand(filter: Filter): Conjunction[] {
  if (filter.kind === 'or') return filter.filters.flatMap(expand);
  if (filter.kind === 'and') {
    return filter.filters
      .map(expand)
      .reduce<Conjunction[]>(
        (all, parts) => all.flatMap((conjunction) => parts.map((part) => [...conjunction, ...part])),
        [[]],
      );
  }
  if (!splits(filter)) return [[filter]];
  const op = filter.op === 'IN' ? 'EQUAL' : 'ARRAY_CONTAINS';
  return operands(filter).map((value) => [{ kind: 'field', path: filter.path, op, value }]);
}

function splits(filter: FieldFilter): boolean {
  return filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY';
}

/** The operands of `in`, `not-in` and `array-contains-any`. */
export function operands(filter: FieldFilter): readonly Value[] {
  return filter.value.type === 'array' ? filter.value.values : [];
}

/** Whether an operand can match at all: null and NaN never equal anything in a filter with a value. */
export function isComparable(value: Value): boolean {
  return value.type !== 'null' && !isNaNValue(value);
}
