import { typeName } from './compare.ts';
import {
  type Failure,
  fail,
  isFailure,
  isUnknown,
  NULL_VALUE,
  type Result,
  UNDECIDED,
  undefinedProperty,
  unsupported,
} from './evaluation.ts';
import { unknownField } from './unknowns.ts';
import { list, type RuleValue } from './values.ts';

/** `object.name`. */
export function member(object: Result, name: string): Result {
  if (object === null) return NULL_VALUE;
  if (typeof object !== 'object') return undefinedProperty(name);
  if (object.type === 'map') return object.fields.get(name) ?? missing(object.fields, name);
  if (object.type === 'failure') return object;
  return object.type === 'unknown' ? unknownField(object, name) : undefinedProperty(name);
}

/** `object[index]`. */
export function element(object: Result, index: Result): Result {
  if (isFailure(object)) return object;
  if (isFailure(index)) return index;
  if (object === null) return NULL_VALUE;
  if (isUnknown(index)) return UNDECIDED;
  if (isUnknown(object)) return typeof index === 'string' ? unknownField(object, index) : UNDECIDED;
  if (typeof object === 'object' && object.type === 'map') {
    if (typeof index !== 'string') return unsupported(`map[${typeName(index)}]`, 'map[string]');
    return object.fields.get(index) ?? missing(object.fields, index);
  }
  const items = sequence(object);
  if (items === null || typeof index !== 'bigint') {
    return unsupported(
      `${typeName(object)}[${typeName(index)}]`,
      'list[int], map[string], path[int], string[int]',
    );
  }
  return items[Number(index)] ?? atOrBeyond(items, index);
}

/** `object[from:to]`; `to` is exclusive. */
export function slice(object: Result, from: Result, to: Result): Result {
  if (isFailure(object)) return object;
  if (isFailure(from)) return from;
  if (isFailure(to)) return to;
  if (object === null) return NULL_VALUE;
  if (isUnknown(object) || isUnknown(from) || isUnknown(to)) return UNDECIDED;
  const isText = typeof object === 'string';
  const items = isText || (typeof object === 'object' && object.type === 'list') ? sequence(object) : null;
  if (items === null || typeof from !== 'bigint' || typeof to !== 'bigint') {
    return unsupported(
      `${typeName(object)}[${typeName(from)}:${typeName(to)}]`,
      'list[int:int], string[int:int]',
    );
  }
  const size = BigInt(items.length);
  if (to < 0n || to > size) return outOfBounds(to, items.length);
  if (from < 0n || from > to) return outOfBounds(from, items.length);
  const taken = items.slice(Number(from), Number(to));
  return isText ? taken.join('') : list(taken);
}

/** Null is a value, so `??` alone does not tell a null field from a missing one. */
const missing = (fields: ReadonlyMap<string, RuleValue>, name: string): null | Failure =>
  fields.has(name) ? null : undefinedProperty(name);

function sequence(object: RuleValue): readonly RuleValue[] | null {
  if (typeof object === 'string') return Array.from(object);
  if (typeof object !== 'object' || object === null) return null;
  if (object.type === 'list') return object.values;
  return object.type === 'path' ? object.segments : null;
}

function atOrBeyond(items: readonly RuleValue[], index: bigint): null | Failure {
  return index >= 0n && index < BigInt(items.length) ? null : outOfBounds(index, items.length);
}

const outOfBounds = (index: bigint, size: number): Failure =>
  fail(`Index out of bound error. Index: [${index}] , size: [${size}].`);
