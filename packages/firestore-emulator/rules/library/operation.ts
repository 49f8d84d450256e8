import { isNumber, typeName } from '../compare.ts';
import { type Failure, unsupported } from '../evaluation.ts';
import type {
  BytesValue,
  DurationValue,
  FloatValue,
  LatLngValue,
  ListValue,
  MapDiffValue,
  MapValue,
  PathValue,
  RuleValue,
  SetValue,
  TimestampValue,
} from '../values.ts';

/** A type an argument must have, with the name the error text gives it. */
export type Kind<T extends RuleValue> = { name: string; is(value: RuleValue): value is T };

/** A function or, with the receiver first, a method. */
export type Operation = {
  expects: readonly string[];
  run(args: readonly RuleValue[]): RuleValue | Failure | undefined;
};

const isObject = (value: RuleValue): value is Exclude<RuleValue, null | boolean | bigint | string> =>
  typeof value === 'object' && value !== null;

export const ANY: Kind<RuleValue> = { name: 'any', is: (value): value is RuleValue => value !== undefined };
export const STRING: Kind<string> = { name: 'string', is: (value) => typeof value === 'string' };
export const INT: Kind<bigint> = { name: 'int', is: (value) => typeof value === 'bigint' };
export const NUMBER: Kind<bigint | FloatValue> = { name: 'number', is: isNumber };
export const BYTES: Kind<BytesValue> = {
  name: 'bytes',
  is: (value): value is BytesValue => isObject(value) && value.type === 'bytes',
};
export const TEXT: Kind<string | BytesValue> = {
  name: 'string|bytes',
  is: (value): value is string | BytesValue => STRING.is(value) || BYTES.is(value),
};
export const LIST: Kind<ListValue> = {
  name: 'list',
  is: (value): value is ListValue => isObject(value) && value.type === 'list',
};
export const SET: Kind<SetValue> = {
  name: 'set',
  is: (value): value is SetValue => isObject(value) && value.type === 'set',
};
export const COLLECTION: Kind<ListValue | SetValue> = {
  name: 'list|set',
  is: (value): value is ListValue | SetValue => LIST.is(value) || SET.is(value),
};
export const KEYS: Kind<string | ListValue> = {
  name: 'string|list',
  is: (value): value is string | ListValue => STRING.is(value) || LIST.is(value),
};
export const MAP: Kind<MapValue> = {
  name: 'map',
  is: (value): value is MapValue => isObject(value) && value.type === 'map',
};
export const MAP_DIFF: Kind<MapDiffValue> = {
  name: 'map_diff',
  is: (value): value is MapDiffValue => isObject(value) && value.type === 'map_diff',
};
export const PATH: Kind<PathValue> = {
  name: 'path',
  is: (value): value is PathValue => isObject(value) && value.type === 'path',
};
export const TIMESTAMP: Kind<TimestampValue> = {
  name: 'timestamp',
  is: (value): value is TimestampValue => isObject(value) && value.type === 'timestamp',
};
export const DURATION: Kind<DurationValue> = {
  name: 'duration',
  is: (value): value is DurationValue => isObject(value) && value.type === 'duration',
};
export const LATLNG: Kind<LatLngValue> = {
  name: 'latlng',
  is: (value): value is LatLngValue => isObject(value) && value.type === 'latlng',
};

type Outcome = RuleValue | Failure;

export const one = <A extends RuleValue>(first: Kind<A>, run: (a: A) => Outcome): Operation => ({
  expects: [first.name],
  run([a = null, ...rest]) {
    return first.is(a) && rest.length === 0 ? run(a) : undefined;
  },
});

export const two = <A extends RuleValue, B extends RuleValue>(
  first: Kind<A>,
  second: Kind<B>,
  run: (a: A, b: B) => Outcome,
): Operation => ({
  expects: [first.name, second.name],
  run([a = null, b = null, ...rest]) {
    return first.is(a) && second.is(b) && rest.length === 0 ? run(a, b) : undefined;
  },
});

export const three = <A extends RuleValue, B extends RuleValue, C extends RuleValue>(
  first: Kind<A>,
  second: Kind<B>,
  third: Kind<C>,
  run: (a: A, b: B, c: C) => Outcome,
): Operation => ({
  expects: [first.name, second.name, third.name],
  run([a = null, b = null, c = null, ...rest]) {
    return first.is(a) && second.is(b) && third.is(c) && rest.length === 0 ? run(a, b, c) : undefined;
  },
});

export const four = <A extends RuleValue>(
  kind: Kind<A>,
  run: (a: A, b: A, c: A, d: A) => Outcome,
): Operation => ({
  expects: [kind.name, kind.name, kind.name, kind.name],
  run([a = null, b = null, c = null, d = null, ...rest]) {
    return kind.is(a) && kind.is(b) && kind.is(c) && kind.is(d) && rest.length === 0
      ? run(a, b, c, d)
      : undefined;
  },
});

/** Calls a function; wrong arguments give the error that names both signatures. */
export function callFunction(name: string, { expects, run }: Operation, args: readonly RuleValue[]): Outcome {
  if (args.length === expects.length) {
    const result = run(args);
    if (result !== undefined) return result;
  }
  return unsupported(`${name}(${args.map(typeName).join(', ')})`, `${name}(${expects.join(', ')})`);
}

/** Calls a method; `args` begin with the receiver. */
export function callMethod(name: string, { expects, run }: Operation, args: readonly RuleValue[]): Outcome {
  if (args.length === expects.length) {
    const result = run(args);
    if (result !== undefined) return result;
  }
  const [receiver = '', ...parameters] = args.map(typeName);
  return unsupported(
    `${receiver}.${name}(${parameters.join(', ')})`,
    `${receiver}.${name}(${expects.slice(1).join(', ')})`,
  );
}
