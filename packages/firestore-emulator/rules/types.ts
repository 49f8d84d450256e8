import type { MapValue, RuleValue } from './values.ts';

export type Service = 'cloud.firestore' | 'firebase.storage';
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Something the compiler has to say about the source; line and column count from 1. */
export type RulesIssue = {
  line: number;
  column: number;
  description: string;
  severity: 'ERROR' | 'WARNING';
  fileName: string;
};

/**
 * Reads documents for `get`, `exists`, `getAfter` and `existsAfter`. `path` is the full one (`databases`, the
 * database, `documents`, …); the answer is the map `documentValue` makes, null for a missing document, or
 * undefined for one not fetched yet, on which `check` throws `NeedLookup`.
 */
export type Lookups = { get(path: readonly string[], after: boolean): MapValue | null | undefined };

/** Thrown by `check` when a lookup answered undefined: fetch the document, then check again. */
export class NeedLookup extends Error {
  readonly path: readonly string[];
  readonly after: boolean;
  constructor(path: readonly string[], after: boolean) {
    super(`A document is needed: /${path.join('/')}`);
    this.path = path;
    this.after = after;
  }
}

/** One thing known of a field in every document a query can return. `field` is a path into nested maps. */
export type FieldFact =
  | { field: readonly string[]; op: '=='; value: RuleValue }
  | { field: readonly string[]; op: 'in'; values: readonly RuleValue[] }
  | { field: readonly string[]; op: 'array-contains'; value: RuleValue }
  | { field: readonly string[]; op: 'array-contains-any'; values: readonly RuleValue[] }
  | { field: readonly string[]; op: '<' | '<=' | '>' | '>='; value: RuleValue }
  /** From `!=`, `not-in`, every `orderBy` and anything else that only shows the field is there. */
  | { field: readonly string[]; op: 'exists' };

/**
 * What a query says about the documents it can return (language chapter 6).
 * - `branches`: a disjunction of conjunctions; a query without `or` has one branch, one without filters
 *   `[[]]`.
 *   Conditions on the document's name use the field `['__name__']` with path values (`==` and `in` pin it).
 * - `allDescendants`: a collection-group query; `Check.path` is then the parent's path plus the collection
 *   id.
 * - `limit`, `offset`, `orderBy` become `request.query`; null = not in the query.
 */
export type QueryConstraints = {
  branches: readonly (readonly FieldFact[])[];
  allDescendants?: boolean;
  limit: number | null;
  offset: number | null;
  orderBy: readonly { field: readonly string[]; direction: 'asc' | 'desc' }[];
};

/**
 * One question to a ruleset.
 * - `path`: full segments without slashes, `databases, (default), documents, users, alice` or `b, bucket, o,
 *   images, a.png`.
 *   For a Firestore `list` without `resource` it is the path of the collection.
 * - `request`: `auth`, `time`, `resource` (null where there is none). `method`, `path` and `query` are added
 *   here.
 * - `resource`: the stored document (`documentValue`) or object; null when there is none. A Firestore `list`
 *   with null is
 *   proven from `constraints` alone; with a document (and its own path) it is evaluated on that document.
 * - `accesses`: the documents already looked up by other operations of the same commit; share one set between
 *   their checks and at most 20 distinct documents are read by all of them, beside 10 for each.
 */
export type Check = {
  method: Method | 'read' | 'write';
  path: readonly string[];
  request: MapValue;
  resource: RuleValue;
  lookups: Lookups;
  constraints?: QueryConstraints;
  accesses?: Set<string>;
};

/**
 * The answer: `tried` has every `allow` statement that was evaluated, in order, with the line it stands on;
 * `outcome` is 'true', 'false' or the text of the error, and `expressions` how many the request had evaluated
 * by then. `message` is the emulator's denial text, empty if allowed.
 */
export type Verdict = {
  allowed: boolean;
  tried: { line: number; method: Method; outcome: string; expressions: number }[];
  message: string;
};

/**
 * A compiled rules file. It keeps no state between checks. `statements` are its `allow` statements in their
 * order.
 */
export type Ruleset = {
  check(check: Check): Verdict;
  statements: readonly { line: number; methods: readonly Method[] }[];
};

export type CompiledRules = {
  /** null when an issue is an ERROR. */
  ruleset: Ruleset | null;
  rulesVersion: 1 | 2;
  issues: RulesIssue[];
};
