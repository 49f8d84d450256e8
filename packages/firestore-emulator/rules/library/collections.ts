import { containsAll, distinct, equals, keyOf, keysOf } from '../compare.ts';
import { type Failure, fail, unsupported } from '../evaluation.ts';
import {
  type ListValue,
  list,
  type MapDiffValue,
  type MapValue,
  type RuleValue,
  type SetValue,
} from '../values.ts';
import { castToString } from './numbers.ts';
import {
  ANY,
  COLLECTION,
  KEYS,
  type Kind,
  LIST,
  MAP,
  MAP_DIFF,
  type Operation,
  one,
  SET,
  STRING,
  three,
  two,
} from './operation.ts';

const toSet = (values: readonly RuleValue[]): SetValue => ({ type: 'set', values: distinct(values) });

/** What lists and sets have in common. */
const shared = (kind: Kind<ListValue> | Kind<SetValue>): Record<string, Operation> => ({
  size: one<ListValue | SetValue>(kind, ({ values }) => BigInt(values.length)),
  hasAll: two<ListValue | SetValue, ListValue | SetValue>(kind, COLLECTION, (own, others) =>
    containsAll(own.values, others.values),
  ),
  hasOnly: two<ListValue | SetValue, ListValue | SetValue>(kind, COLLECTION, (own, others) =>
    containsAll(others.values, own.values),
  ),
  hasAny: two<ListValue | SetValue, ListValue | SetValue>(kind, COLLECTION, (own, others) => {
    const keys = keysOf(others.values);
    return own.values.some((value) => keys.has(keyOf(value)));
  }),
});

export const listMethods: Record<string, Operation> = {
  ...shared(LIST),
  concat: two(LIST, LIST, (own, others) => list([...own.values, ...others.values])),
  join: two(LIST, STRING, join),
  removeAll: two(LIST, LIST, (own, others) => list(without(own.values, others.values))),
  toSet: one(LIST, ({ values }) => toSet(values)),
};

export const setMethods: Record<string, Operation> = {
  ...shared(SET),
  difference: two(SET, SET, (own, others) => ({ type: 'set', values: without(own.values, others.values) })),
  intersection: two(SET, SET, (own, others) => {
    const keys = keysOf(others.values);
    return { type: 'set', values: own.values.filter((value) => keys.has(keyOf(value))) };
  }),
  union: two(SET, SET, (own, others) => toSet([...own.values, ...others.values])),
};

function without(values: readonly RuleValue[], unwanted: readonly RuleValue[]): RuleValue[] {
  const keys = keysOf(unwanted);
  return values.filter((value) => !keys.has(keyOf(value)));
}

function join({ values }: ListValue, separator: string): string | Failure {
  const texts = values.map(castToString);
  return texts.every((text) => text !== undefined)
    ? texts.join(separator)
    : unsupported('list.join(string) of other values', 'a list of strings and numbers');
}

const sortedKeys = ({ fields }: MapValue): string[] => [...fields.keys()].sort();

export const mapMethods: Record<string, Operation> = {
  keys: one(MAP, (own) => list(sortedKeys(own))),
  values: one(MAP, (own) => list(sortedKeys(own).map((key) => own.fields.get(key) ?? null))),
  size: one(MAP, ({ fields }) => BigInt(fields.size)),
  get: three(MAP, KEYS, ANY, get),
  diff: two(MAP, MAP, (after, before) => ({ type: 'map_diff', after, before })),
};

function get(own: MapValue, keys: string | ListValue, otherwise: RuleValue): RuleValue | Failure {
  const steps = typeof keys === 'string' ? [keys] : keys.values;
  let current: RuleValue = own;
  for (const step of steps) {
    if (typeof step !== 'string') return fail('The keys of get() must be strings.');
    if (typeof current !== 'object' || current === null || current.type !== 'map') return otherwise;
    const next: RuleValue | undefined = current.fields.get(step);
    if (next === undefined) return otherwise;
    current = next;
  }
  return current;
}

/** A set of the keys for which `chosen` holds; either value may be missing. */
const keysWhere = (chosen: (after: RuleValue | undefined, before: RuleValue | undefined) => boolean) =>
  one(MAP_DIFF, ({ after, before }: MapDiffValue) => {
    const keys = new Set([...sortedKeys(after), ...sortedKeys(before)]);
    const values = [...keys].filter((key) => chosen(after.fields.get(key), before.fields.get(key)));
    return { type: 'set', values };
  });

const same = (after: RuleValue | undefined, before: RuleValue | undefined): boolean =>
  after !== undefined && before !== undefined && equals(after, before);

export const mapDiffMethods: Record<string, Operation> = {
  addedKeys: keysWhere((after, before) => after !== undefined && before === undefined),
  removedKeys: keysWhere((after, before) => after === undefined && before !== undefined),
  changedKeys: keysWhere(
    (after, before) => after !== undefined && before !== undefined && !same(after, before),
  ),
  affectedKeys: keysWhere((after, before) => !same(after, before)),
  unchangedKeys: keysWhere(same),
};
