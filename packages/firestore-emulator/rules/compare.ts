import type { FloatValue, RuleValue } from './values.ts';

/** The language's name of a value's type. */
export function typeName(value: RuleValue): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'string':
      return 'string';
    default:
      return value.type;
  }
}

export const isNumber = (value: RuleValue): value is bigint | FloatValue =>
  typeof value === 'bigint' || (typeof value === 'object' && value !== null && value.type === 'float');

/** A number as JavaScript compares it: bigints and doubles mix exactly. */
export const plainNumber = (value: bigint | FloatValue): bigint | number =>
  typeof value === 'bigint' ? value : value.value;

/** `==` of the language: by content, numbers by value, different types never. */
export function equals(left: RuleValue, right: RuleValue): boolean {
  if (isNumber(left) && isNumber(right)) return order(plainNumber(left), plainNumber(right)) === 0;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return left === right;
  switch (left.type) {
    case 'list':
      return right.type === 'list' && allEqual(left.values, right.values);
    case 'set':
      return (
        right.type === 'set' &&
        left.values.length === right.values.length &&
        containsAll(right.values, left.values)
      );
    case 'map':
      return right.type === 'map' && equalFields(left.fields, right.fields);
    case 'map_diff':
      return (
        right.type === 'map_diff' && equals(left.after, right.after) && equals(left.before, right.before)
      );
    case 'path':
      return right.type === 'path' && left.segments.join('/') === right.segments.join('/');
    case 'bytes':
      return right.type === 'bytes' && Buffer.compare(left.value, right.value) === 0;
    case 'timestamp':
    case 'duration':
      return right.type === left.type && left.nanos === right.nanos;
    case 'latlng':
      return (
        right.type === 'latlng' && left.latitude === right.latitude && left.longitude === right.longitude
      );
    case 'constraint':
      return (
        right.type === 'constraint' && left.comparator === right.comparator && equals(left.value, right.value)
      );
    case 'float':
      return false;
  }
}

function allEqual(left: readonly RuleValue[], right: readonly RuleValue[]): boolean {
  return left.length === right.length && left.every((value, index) => equals(value, right[index] ?? null));
}

function equalFields(left: ReadonlyMap<string, RuleValue>, right: ReadonlyMap<string, RuleValue>): boolean {
  if (left.size !== right.size) return false;
  for (const [key, value] of left) {
    const other = right.get(key);
    if (other === undefined || !equals(value, other)) return false;
  }
  return true;
}

/** Negative, zero or positive; undefined where the language has no order, NaN where a NaN takes part. */
export function compare(left: RuleValue, right: RuleValue): number | undefined {
  if (isNumber(left) && isNumber(right)) return order(plainNumber(left), plainNumber(right));
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return undefined;
  if (left.type === 'timestamp' && right.type === 'timestamp') return order(left.nanos, right.nanos);
  if (left.type === 'duration' && right.type === 'duration') return order(left.nanos, right.nanos);
  if (left.type === 'bytes' && right.type === 'bytes') return Buffer.compare(left.value, right.value);
  if (left.type === 'path' && right.type === 'path') return comparePaths(left.segments, right.segments);
  return undefined;
}

function order(left: bigint | number, right: bigint | number): number {
  if (left < right) return -1;
  if (left > right) return 1;
  return left >= right ? 0 : Number.NaN;
}

/** Order by code points, as the bytes of UTF-8 have it. */
function compareText(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at += 1) {
    const difference = rank(left.charCodeAt(at)) - rank(right.charCodeAt(at));
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** UTF-16 units so that surrogates, which stand for the highest code points, come last. */
const rank = (unit: number): number => (unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit);

function comparePaths(left: readonly string[], right: readonly string[]): number {
  for (const [index, segment] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const difference = compareText(segment, other);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/**
 * A text that is the same for equal values and differs for others, so that big collections can be compared by
 * hashing.
 */
export function keyOf(value: RuleValue): string {
  return typeof value === 'string' ? `"${value}` : nestedKey(value);
}

/** The key as part of another: its end must be told from what follows. */
function nestedKey(value: RuleValue): string {
  if (isNumber(value)) return numberKey(plainNumber(value));
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  switch (value.type) {
    case 'list':
      return `[${value.values.map(nestedKey).join()}]`;
    case 'set':
      return `set[${value.values.map(nestedKey).sort().join()}]`;
    case 'map':
      return `{${[...value.fields]
        .map(([key, field]) => `${JSON.stringify(key)}:${nestedKey(field)}`)
        .sort()
        .join()}}`;
    case 'map_diff':
      return `diff(${nestedKey(value.after)},${nestedKey(value.before)})`;
    case 'path':
      return `path${JSON.stringify(value.segments.join('/'))}`;
    case 'bytes':
      return `bytes(${Buffer.from(value.value).toString('hex')})`;
    case 'latlng':
      return `latlng(${value.latitude},${value.longitude})`;
    case 'constraint':
      return `constraint(${value.comparator},${nestedKey(value.value)})`;
    case 'timestamp':
    case 'duration':
      return `${value.type}(${value.nanos})`;
  }
}

const numberKey = (value: bigint | number): string =>
  typeof value === 'number' && Number.isInteger(value) ? String(BigInt(value)) : String(value);

/** The values without repetitions, in the order of their first appearance. */
export function distinct(values: readonly RuleValue[]): RuleValue[] {
  const found = new Map<string, RuleValue>();
  for (const value of values) {
    const key = keyOf(value);
    if (!found.has(key)) found.set(key, value);
  }
  return [...found.values()];
}

/** True if every one of `members` is among `values`. */
export function containsAll(values: readonly RuleValue[], members: readonly RuleValue[]): boolean {
  const keys = keysOf(values);
  return members.every((member) => keys.has(keyOf(member)));
}

export const keysOf = (values: readonly RuleValue[]): ReadonlySet<string> => new Set(values.map(keyOf));
