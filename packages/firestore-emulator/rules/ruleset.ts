import { typeName } from './compare.ts';
import {
  type Context,
  type DocumentReader,
  type Evaluate,
  fail,
  isFailure,
  isUnknown,
  type Known,
  type Result,
  UNDECIDED,
} from './evaluation.ts';
import { type AskedPath, matchPath, type Pattern } from './matchPath.ts';
import { anyDocument, expandBranches, pinnedName, queryValue } from './proof.ts';
import {
  type Check,
  type Lookups,
  type Method,
  NeedLookup,
  type Ruleset,
  type Service,
  type Verdict,
} from './types.ts';
import { type MapValue, map, type PathValue, path, type RuleValue } from './values.ts';

/** The `allow` statements of one match block. */
export type Rule = {
  pattern: Pattern;
  allows: readonly { line: number; methods: ReadonlySet<Method>; evaluate: Evaluate }[];
};

/** What is evaluated once: a check, or one branch of the query to be proven. */
type Question = {
  method: Method;
  asked: AskedPath;
  request: MapValue;
  resource: Known;
  documents: DocumentReader;
};

/** Distinct documents a request may look up: by itself, and with the other operations of its commit. */
const LOOKUP_LIMITS: Record<Service, { own: number; shared: number }> = {
  'cloud.firestore': { own: 10, shared: 20 },
  'firebase.storage': { own: 2, shared: 2 },
};
const TOO_MANY_LOOKUPS = fail('Too many documents were looked up.');

/** Puts compiled rules behind the `Ruleset` interface. */
export function createRuleset(rules: readonly Rule[], service: Service): Ruleset {
  return {
    check: (check) => answer(rules, service, check),
    statements: rules.flatMap(({ allows }) =>
      allows.map(({ line, methods }) => ({ line, methods: [...methods] })),
    ),
  };
}

function answer(rules: readonly Rule[], service: Service, check: Check): Verdict {
  const method = effectiveMethod(check);
  const common = { method, request: fullRequest(check, method), documents: reader(check, service) };
  const { constraints } = check;
  if (
    method !== 'list' ||
    service !== 'cloud.firestore' ||
    check.resource !== null ||
    constraints === undefined
  ) {
    return evaluate(rules, {
      ...common,
      asked: { segments: check.path, gap: null },
      resource: check.resource,
    });
  }
  const branches = expandBranches(constraints);
  let verdict: Verdict = allowed([]);
  for (const branch of branches.length === 0 ? [[]] : branches) {
    const name = nameWithin(check.path, constraints.allDescendants === true, pinnedName(branch));
    const asked = name === null ? openPath(check) : { segments: name.segments, gap: null };
    verdict = evaluate(rules, { ...common, asked, resource: anyDocument(branch, name) });
    if (!verdict.allowed) return verdict;
  }
  return verdict;
}

/** `read` and `write` are asked by tests of the Storage runtime only. */
function effectiveMethod({ method, resource }: Check): Method {
  if (method === 'read') return 'get';
  if (method === 'write') return resource === null ? 'create' : 'update';
  return method;
}

function fullRequest({ request, path: segments, constraints }: Check, method: Method): MapValue {
  const fields = new Map<string, RuleValue>(request.fields);
  fields.set('method', method).set('path', path(segments));
  if (method === 'list' && constraints !== undefined) fields.set('query', queryValue(constraints));
  return map(fields);
}

/** The path of a document that is not known yet, in the collection or somewhere below the parent. */
function openPath({ path: segments, constraints }: Check): AskedPath {
  return { segments: [...segments, null], gap: constraints?.allDescendants ? segments.length - 1 : null };
}

/** The name a query pins, if it is one the query can return at all. */
function nameWithin(
  collection: readonly string[],
  allDescendants: boolean,
  name: PathValue | null,
): PathValue | null {
  if (name === null) return null;
  const { segments } = name;
  const parent = collection.slice(0, -1);
  const fits =
    segments.at(-2) === collection.at(-1) &&
    (allDescendants ? segments.length > collection.length : segments.length === collection.length + 1) &&
    parent.every((segment, index) => segment === segments[index]);
  return fits ? name : null;
}

function reader({ lookups, accesses = new Set() }: Check, service: Service): DocumentReader {
  const limits = LOOKUP_LIMITS[service];
  const own = new Set<string>();
  return {
    read(segments, after) {
      const key = segments.join('/');
      if (
        (!own.has(key) && own.size >= limits.own) ||
        (!accesses.has(key) && accesses.size >= limits.shared)
      ) {
        return TOO_MANY_LOOKUPS;
      }
      own.add(key);
      accesses.add(key);
      return found(lookups, segments, after);
    },
  };
}

function found(lookups: Lookups, segments: readonly string[], after: boolean): MapValue | null {
  const document = lookups.get(segments, after);
  if (document === undefined) throw new NeedLookup(segments, after);
  return document;
}

/** Tries the `allow` statements of every matching block until one grants. */
function evaluate(
  rules: readonly Rule[],
  { method, asked, request, resource, documents }: Question,
): Verdict {
  const tried: Verdict['tried'] = [];
  const context: Context = { request, resource, captures: [], locals: [], depth: 0, steps: 0, documents };
  for (const { pattern, allows } of rules) {
    if (!allows.some(({ methods }) => methods.has(method))) continue;
    const captures = matchPath(pattern, asked);
    if (captures === null) continue;
    context.captures = captures;
    for (const allow of allows) {
      if (!allow.methods.has(method)) continue;
      const outcome = outcomeOf(allow.evaluate(context));
      tried.push({ line: allow.line, method, outcome, expressions: context.steps });
      if (outcome === 'true') return allowed(tried);
    }
  }
  return { allowed: false, tried, message: denial(tried) };
}

const allowed = (tried: Verdict['tried']): Verdict => ({ allowed: true, tried, message: '' });

function outcomeOf(result: Result): string {
  if (typeof result === 'boolean') return String(result);
  if (isFailure(result)) return result.message;
  return isUnknown(result)
    ? UNDECIDED.message
    : `Unsupported operation error. Received: ${typeName(result)}. Expected: bool.`;
}

function denial(tried: Verdict['tried']): string {
  if (tried.length === 0) return '\nNo matching allow statements';
  return `\n${tried.map(({ outcome, method, line }) => `${outcome} for '${method}' @ L${line}`).join(', ')}`;
}
