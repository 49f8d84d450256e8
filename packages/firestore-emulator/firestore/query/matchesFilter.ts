import type { StoredDocument } from '../store/StoredDocument.ts';
import { compareValues, typeGroup, valuesEqual } from '../values/compareValues.ts';
import { getField, isNamePath } from '../values/FieldPath.ts';
import { isNaNValue, type Value } from '../values/Value.ts';
import { isComparable, operands } from './disjunctions.ts';
import type { FieldFilter, Filter } from './Query.ts';

/** Whether a document satisfies a filter (firestore-emulator-protocol.md, chapter 3). */
export function matchesFilter(filter: Filter, document: StoredDocument): boolean {
  if (filter.kind === 'and') return filter.filters.every((part) => matchesFilter(part, document));
  if (filter.kind === 'or') return filter.filters.some((part) => matchesFilter(part, document));
  const value = fieldOf(document, filter.path);
  return value !== undefined && holds(filter, value);
}

/** The value filters and orders see at a path; `__name__` is the document's own reference. */
export function fieldOf(document: StoredDocument, path: readonly string[]): Value | undefined {
  return isNamePath(path) ? { type: 'reference', name: document.name } : getField(document.fields, path);
}

function holds(filter: FieldFilter, value: Value): boolean {
  switch (filter.op) {
    case 'IS_NULL':
      return value.type === 'null';
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NULL':
      return value.type !== 'null';
    case 'IS_NOT_NAN':
      return isComparable(value);
    case 'EQUAL':
      return isComparable(filter.value) && valuesEqual(value, filter.value);
    case 'IN':
      return operands(filter).some((operand) => isComparable(operand) && valuesEqual(value, operand));
    case 'NOT_EQUAL':
      return differs(value, filter.value);
    case 'NOT_IN':
      return notIn(value, operands(filter));
    case 'ARRAY_CONTAINS':
      return contains(value, filter.value);
    case 'ARRAY_CONTAINS_ANY':
      return operands(filter).some((operand) => contains(value, operand));
    default:
      return inRange(filter, value);
  }
}

function differs(value: Value, operand: Value): boolean {
  if (value.type === 'null' || operand.type === 'null') return false;
  return !isComparable(operand) || !valuesEqual(value, operand);
}

function notIn(value: Value, excluded: readonly Value[]): boolean {
  if (value.type === 'null' || excluded.some((operand) => operand.type === 'null')) return false;
  return !excluded.some((operand) => isComparable(operand) && valuesEqual(value, operand));
}

function contains(value: Value, element: Value): boolean {
  if (value.type !== 'array' || !isComparable(element)) return false;
  return value.values.some((candidate) => valuesEqual(candidate, element));
}

function inRange(filter: FieldFilter, value: Value): boolean {
  if (typeGroup(value) !== typeGroup(filter.value)) return false;
  if (!isComparable(value) || !isComparable(filter.value)) return false;
  const order = compareValues(value, filter.value);
  if (order === 0) return filter.op === 'LESS_THAN_OR_EQUAL' || filter.op === 'GREATER_THAN_OR_EQUAL';
  return order < 0 === (filter.op === 'LESS_THAN' || filter.op === 'LESS_THAN_OR_EQUAL');
}
