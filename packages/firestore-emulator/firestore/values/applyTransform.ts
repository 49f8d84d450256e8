import { invalid } from '../FirestoreError.ts';
import type { Transform } from '../wire/readWrite.ts';
import { compareNumbers, valuesEqual } from './compareValues.ts';
import { isNaNValue, NAN, NULL, type Value } from './Value.ts';

type NumberValue = Extract<Value, { type: 'integer' | 'double' }>;

const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

/**
 * What a transform makes of the stored value, and what it answers with (array transforms answer null).
 * `now` is the request's time. Throws INVALID_ARGUMENT for an operand that is no number.
 */
export function applyTransform(
  transform: Transform,
  stored: Value | undefined,
  now: Value,
): { value: Value; result: Value } {
  switch (transform.kind) {
    case 'serverTime':
      return { value: now, result: now };
    case 'union':
      return { value: { type: 'array', values: union(elements(stored), transform.elements) }, result: NULL };
    case 'remove':
      return {
        value: {
          type: 'array',
          values: elements(stored).filter((element) => !includes(transform.elements, element)),
        },
        result: NULL,
      };
    default: {
      const value = combine(transform.kind, asNumber(stored), operandOf(transform.operand));
      return { value, result: value };
    }
  }
}

function combine(
  kind: 'increment' | 'maximum' | 'minimum',
  stored: NumberValue | null,
  operand: NumberValue,
): Value {
  if (stored === null) return operand;
  if (kind === 'increment') return add(stored, operand);
  if (isNaNValue(stored) || isNaNValue(operand)) return NAN;
  const order = compareNumbers(operand.value, stored.value);
  return (kind === 'maximum' ? order > 0 : order < 0) ? operand : stored;
}

function add(a: NumberValue, b: NumberValue): Value {
  if (a.type === 'integer' && b.type === 'integer') {
    const sum = a.value + b.value;
    return {
      type: 'integer',
      value: sum > MAX_INTEGER ? MAX_INTEGER : sum < MIN_INTEGER ? MIN_INTEGER : sum,
    };
  }
  return { type: 'double', value: Number(a.value) + Number(b.value) };
}

function asNumber(value: Value | undefined): NumberValue | null {
  return value?.type === 'integer' || value?.type === 'double' ? value : null;
}

function operandOf(value: Value): NumberValue {
  const number = asNumber(value);
  if (number === null) throw invalid('Input must be int64 or double.');
  return number;
}

function elements(stored: Value | undefined): readonly Value[] {
  return stored?.type === 'array' ? stored.values : [];
}

function union(stored: readonly Value[], added: readonly Value[]): Value[] {
  const result = [...stored];
  for (const element of added) if (!includes(result, element)) result.push(element);
  return result;
}

function includes(values: readonly Value[], wanted: Value): boolean {
  return values.some((value) => valuesEqual(value, wanted));
}
