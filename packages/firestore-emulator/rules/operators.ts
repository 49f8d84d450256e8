import type { BinaryOperator } from './ast.ts';
import { compare, equals, isNumber, plainNumber, typeName } from './compare.ts';
import {
  type Failure,
  fail,
  isFailure,
  isUnknown,
  type Known,
  type Result,
  UNDECIDED,
  unsupported,
} from './evaluation.ts';
import { unknownCompare, unknownEquals, unknownHas } from './unknowns.ts';
import { duration, type FloatValue, float, list, type RuleValue, timestamp } from './values.ts';

type Calculation = (left: RuleValue, right: RuleValue) => RuleValue | Failure;

const DIVIDE_BY_ZERO = fail('Divide by zero error.');
const INTEGER_OVERFLOW = fail('Integer overflow error.');

/** The int if it fits in 64 bits. */
export const int64 = (value: bigint): bigint | Failure =>
  BigInt.asIntN(64, value) === value ? value : INTEGER_OVERFLOW;

/** Applies a binary operator to two evaluated operands (language chapter 2). */
export function binaryOperator(operator: BinaryOperator): (left: Result, right: Result) => Result {
  const apply = APPLICATIONS[operator];
  return (left, right) => {
    if (isFailure(left)) return left;
    if (isFailure(right)) return right;
    return apply(left, right);
  };
}

const ordering =
  (operator: string, holds: (order: number) => boolean) =>
  (left: Known, right: Known): Result => {
    if (isUnknown(left)) return isUnknown(right) ? UNDECIDED : unknownCompare(left, right, holds);
    if (isUnknown(right)) return unknownCompare(right, left, (order) => holds(-order));
    const order = compare(left, right);
    return order === undefined ? mismatch(operator, left, right, 'values of one ordered type') : holds(order);
  };

const calculation =
  (calculate: Calculation) =>
  (left: Known, right: Known): Result =>
    isUnknown(left) || isUnknown(right) ? UNDECIDED : calculate(left, right);

const arithmetic = (
  operator: string,
  ints: (left: bigint, right: bigint) => bigint | Failure,
  floats: (left: number, right: number) => number | Failure,
  others: Calculation = (left, right) => mismatch(operator, left, right, 'numbers'),
) =>
  calculation((left, right) => {
    if (!isNumber(left) || !isNumber(right)) return others(left, right);
    if (typeof left === 'bigint' && typeof right === 'bigint') {
      const result = ints(left, right);
      return typeof result === 'bigint' ? int64(result) : result;
    }
    const result = floats(toDouble(left), toDouble(right));
    return typeof result === 'number' ? float(result) : result;
  });

const toDouble = (value: bigint | FloatValue): number => Number(plainNumber(value));

const APPLICATIONS: Record<BinaryOperator, (left: Known, right: Known) => Result> = {
  '==': equality,
  '!=': (left, right) => {
    const equal = equality(left, right);
    return typeof equal === 'boolean' ? !equal : equal;
  },
  '<': ordering('<', (order) => order < 0),
  '<=': ordering('<=', (order) => order <= 0),
  '>': ordering('>', (order) => order > 0),
  '>=': ordering('>=', (order) => order >= 0),
  '+': arithmetic(
    '+',
    (left, right) => left + right,
    (left, right) => left + right,
    plus,
  ),
  '-': arithmetic(
    '-',
    (left, right) => left - right,
    (left, right) => left - right,
    minus,
  ),
  '*': arithmetic(
    '*',
    (left, right) => left * right,
    (left, right) => left * right,
  ),
  '/': arithmetic(
    '/',
    (left, right) => (right === 0n ? DIVIDE_BY_ZERO : left / right),
    (left, right) => (right === 0 ? DIVIDE_BY_ZERO : left / right),
  ),
  '%': arithmetic(
    '%',
    (left, right) => (right === 0n ? DIVIDE_BY_ZERO : left % right),
    (left, right) => (right === 0 ? DIVIDE_BY_ZERO : left % right),
  ),
  in: membership,
};

function equality(left: Known, right: Known): boolean | Failure {
  if (isUnknown(left)) return isUnknown(right) ? UNDECIDED : unknownEquals(left, right);
  return isUnknown(right) ? unknownEquals(right, left) : equals(left, right);
}

function plus(left: RuleValue, right: RuleValue): RuleValue | Failure {
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  if (isObject(left) && isObject(right)) {
    if (left.type === 'timestamp' && right.type === 'duration') return timestamp(left.nanos + right.nanos);
    if (left.type === 'duration' && right.type === 'timestamp') return timestamp(left.nanos + right.nanos);
    if (left.type === 'duration' && right.type === 'duration') return duration(left.nanos + right.nanos);
    if (left.type === 'list' && right.type === 'list') return list([...left.values, ...right.values]);
  }
  return mismatch('+', left, right, 'numbers, strings, lists or times');
}

function minus(left: RuleValue, right: RuleValue): RuleValue | Failure {
  if (isObject(left) && isObject(right)) {
    if (left.type === 'timestamp' && right.type === 'duration') return timestamp(left.nanos - right.nanos);
    if (left.type === 'timestamp' && right.type === 'timestamp') return duration(left.nanos - right.nanos);
    if (left.type === 'duration' && right.type === 'duration') return duration(left.nanos - right.nanos);
  }
  return mismatch('-', left, right, 'numbers or times');
}

function membership(left: Known, right: Known): boolean | Failure {
  if (isUnknown(right)) return isUnknown(left) ? UNDECIDED : unknownHas(right, left);
  if (!isObject(right)) return mismatch('in', left, right, 'a list, set or map');
  if (right.type === 'map') {
    if (isUnknown(left)) return UNDECIDED;
    return typeof left === 'string' && right.fields.has(left);
  }
  if (right.type !== 'list' && right.type !== 'set') return mismatch('in', left, right, 'a list, set or map');
  if (!isUnknown(left)) return right.values.some((value) => equals(left, value));
  // An empty list decides nothing, because the field may be missing.
  const excluded =
    right.values.length > 0 && right.values.every((value) => unknownEquals(left, value) === false);
  return excluded ? false : UNDECIDED;
}

function mismatch(operator: string, left: Known, right: Known, expected: string): Failure {
  const name = (value: Known) => (isUnknown(value) ? 'unknown' : typeName(value));
  return unsupported(`${name(left)} ${operator} ${name(right)}`, `${expected} around '${operator}'`);
}

const isObject = (value: RuleValue): value is Exclude<RuleValue, null | boolean | bigint | string> =>
  typeof value === 'object' && value !== null;

/** `-operand`. */
export function negate(operand: Result): Result {
  if (isFailure(operand)) return operand;
  if (isUnknown(operand)) return UNDECIDED;
  if (!isNumber(operand)) return unsupported(`-${typeName(operand)}`, '-number');
  return typeof operand === 'bigint' ? int64(-operand) : float(-operand.value);
}

/** `!operand`. */
export function invert(operand: Result): Result {
  if (typeof operand === 'boolean') return !operand;
  if (isFailure(operand)) return operand;
  return isUnknown(operand) ? UNDECIDED : unsupported(`!${typeName(operand)}`, '!bool');
}

/** `operand is typeName`. */
export function hasType(operand: Result, name: string): Result {
  if (isFailure(operand)) return operand;
  if (isUnknown(operand)) return UNDECIDED;
  return name === 'number' ? isNumber(operand) : typeName(operand) === name;
}
