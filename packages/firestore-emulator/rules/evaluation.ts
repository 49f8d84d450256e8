import type { Lookups } from './types.ts';
import type { MapValue, RuleValue } from './values.ts';

/** An error: a value that spreads through everything but `||` and `&&` (language chapter 3). */
export type Failure = { readonly type: 'failure'; readonly message: string };

export type Bound = { readonly value: RuleValue; readonly inclusive: boolean };

/**
 * Something the query leaves open while a list is proven: part of "any document the query could return".
 * `fields` are those known to exist in it, `contains` what it holds if it is a list.
 */
export type Unknown = {
  readonly type: 'unknown';
  /** False where reading it could be an error, because the field may be missing. */
  readonly exists: boolean;
  /** Known to be more than null: a document, a map, a list or a bounded value. */
  readonly notNull: boolean;
  readonly fields: ReadonlyMap<string, RuleValue | Unknown>;
  readonly contains: readonly RuleValue[];
  readonly lower: Bound | null;
  readonly upper: Bound | null;
};

export type Known = RuleValue | Unknown;
export type Result = Known | Failure;

/** What an expression is evaluated in. `steps` and `depth` count against the limits of chapter 7. */
export type Context = {
  request: MapValue;
  resource: Known;
  captures: readonly Known[];
  locals: readonly Result[];
  depth: number;
  steps: number;
  documents: DocumentReader;
};

/** Lookups with their limit: the document, null if it is missing. */
export type DocumentReader = {
  read(path: readonly string[], after: boolean): MapValue | null | Failure;
};

export type Evaluate = (context: Context) => Result;
export type { Lookups };

export const fail = (message: string): Failure => ({ type: 'failure', message });

export const isFailure = (result: Result): result is Failure =>
  typeof result === 'object' && result !== null && result.type === 'failure';

export const isUnknown = (result: Result): result is Unknown =>
  typeof result === 'object' && result !== null && result.type === 'unknown';

export const NULL_VALUE = fail('Null value error.');
export const UNDECIDED = fail('Not decided by the query.');

/** A field of which nothing is known. */
export const ANYTHING: Unknown = {
  type: 'unknown',
  exists: false,
  notNull: false,
  fields: new Map(),
  contains: [],
  lower: null,
  upper: null,
};

/** A value that is there, and nothing else is known of it. */
export const SOMETHING: Unknown = { ...ANYTHING, exists: true };

export const undefinedProperty = (name: string): Failure => fail(`Property ${name} is undefined on object.`);
export const unknownFunction = (name: string): Failure => fail(`Function not found error: Name: [${name}].`);
export const unsupported = (received: string, expected: string): Failure =>
  fail(`Unsupported operation error. Received: ${received}. Expected: ${expected}.`);
