import { comparePaths } from './comparePaths.ts';
import { compareUtf8 } from './compareUtf8.ts';
import { type Fields, isVector, type Value } from './Value.ts';

const GROUPS = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  map: 10,
} as const;
const VECTOR_GROUP = 9;

/** The type group of a value; filters match, and range filters compare, within one group only. */
export function typeGroup(value: Value): number {
  return value.type === 'map' && isVector(value.fields) ? VECTOR_GROUP : GROUPS[value.type];
}

/**
 * The total order of values (firestore-emulator-protocol.md, chapter 3): negative, 0 or positive.
 * Integers and doubles compare by exact value; NaN comes before all numbers and equals itself.
 */
export function compareValues(a: Value, b: Value): number {
  const group = typeGroup(a);
  const difference = group - typeGroup(b);
  return difference === 0 ? compareSameGroup(a, b, group) : difference;
}

/** Whether two values count as one for `==`, `in` and array elements: 1 equals 1.0, NaN equals NaN. */
export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** Whether two values are stored alike, so that writing one over the other changes nothing. */
export function sameValue(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.type !== b.type) return false;
  if (a.type === 'map' && b.type === 'map') return sameFields(a.fields, b.fields);
  if (a.type === 'array' && b.type === 'array') {
    return a.values.length === b.values.length && a.values.every((value, at) => sameAs(value, b.values[at]));
  }
  return compareValues(a, b) === 0;
}

/** `sameValue` for all fields of two maps. */
export function sameFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [name, value] of a) if (!sameAs(value, b.get(name))) return false;
  return true;
}

function sameAs(a: Value, b: Value | undefined): boolean {
  return b !== undefined && sameValue(a, b);
}

function compareSameGroup(a: Value, b: Value, group: number): number {
  if (a.type === 'string' && b.type === 'string') return compareUtf8(a.value, b.value);
  if (a.type === 'timestamp' && b.type === 'timestamp') return a.seconds - b.seconds || a.nanos - b.nanos;
  if (a.type === 'boolean' && b.type === 'boolean') return Number(a.value) - Number(b.value);
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  if (a.type === 'reference' && b.type === 'reference')
    return comparePaths(a.name.split('/'), b.name.split('/'));
  if (a.type === 'geoPoint' && b.type === 'geoPoint') {
    return a.latitude - b.latitude || a.longitude - b.longitude;
  }
  if (a.type === 'array' && b.type === 'array') return compareArrays(a.values, b.values);
  if (a.type === 'map' && b.type === 'map') {
    return group === VECTOR_GROUP ? compareVectors(a.fields, b.fields) : compareMaps(a.fields, b.fields);
  }
  return isNumber(a) && isNumber(b) ? compareNumbers(a.value, b.value) : 0;
}

function isNumber(value: Value): value is Extract<Value, { type: 'integer' | 'double' }> {
  return value.type === 'integer' || value.type === 'double';
}

/** Orders two numbers by their exact values, NaN first. */
export function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
}

function compareArrays(a: readonly Value[], b: readonly Value[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: Fields, b: Fields): number {
  const x = vectorElements(a);
  const y = vectorElements(b);
  return x.length - y.length || compareArrays(x, y) || compareMaps(a, b);
}

function vectorElements(fields: Fields): readonly Value[] {
  const value = fields.get('value');
  return value?.type === 'array' ? value.values : [];
}

function compareMaps(a: Fields, b: Fields): number {
  const x = [...a].sort(byName);
  const y = [...b].sort(byName);
  for (const [at, [name, value]] of x.entries()) {
    const other = y[at];
    if (other === undefined) return 1;
    const order = compareUtf8(name, other[0]) || compareValues(value, other[1]);
    if (order !== 0) return order;
  }
  return x.length - y.length;
}

function byName(a: [string, Value], b: [string, Value]): number {
  return compareUtf8(a[0], b[0]);
}
