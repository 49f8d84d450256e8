import { parseTime } from '../../rules/firestoreValue.ts';
import {
  type Check,
  compileRules,
  type QueryConstraints,
  type Service,
  type Verdict,
  values,
} from '../../rules/index.ts';
import type { MapValue, RuleValue } from '../../rules/values.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type JsonMap = { [name: string]: Json };

/** A question in the words of the recorded answers: plain JSON, paths relative to the root of the service. */
export type Asked = {
  rules: string;
  service?: Service | undefined;
  method: Check['method'];
  path: string;
  auth?: { uid: string; token?: JsonMap | undefined } | null | undefined;
  before?: JsonMap | null | undefined;
  after?: JsonMap | null | undefined;
  lookups?: { fn: string; path: string; result: Json }[];
  requestTime?: string | undefined;
  constraints?: Partial<QueryConstraints> | undefined;
};

const BUCKET = 'demo-pyric.appspot.com';
const ROOTS: Record<Service, string[]> = {
  'cloud.firestore': ['databases', '(default)', 'documents'],
  'firebase.storage': ['b', BUCKET, 'o'],
};
const NO_CONSTRAINTS: QueryConstraints = { branches: [[]], limit: null, offset: null, orderBy: [] };

/** JSON as rules see it; whole numbers are ints. */
export function toRuleValue(json: Json): RuleValue {
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : values.float(json);
  if (json === null || typeof json !== 'object') return json;
  return Array.isArray(json) ? values.list(json.map(toRuleValue)) : toMap(json);
}

export function toMap(json: JsonMap): MapValue {
  return values.map(new Map(Object.entries(json).map(([name, value]) => [name, toRuleValue(value)])));
}

/** The segments of a path below the root of the service. */
export function fullPath(path: string, service: Service = 'cloud.firestore'): string[] {
  return [...ROOTS[service], ...path.split('/').filter((segment) => segment !== '')];
}

export function documentAt(path: string, data: JsonMap): MapValue {
  return values.documentValue(fullPath(path), toMap(data));
}

/** An object of Storage: its two times are timestamps. */
function toObject(json: JsonMap): MapValue {
  const fields = new Map(toMap(json).fields);
  for (const name of ['timeCreated', 'updated']) {
    const text = fields.get(name);
    if (typeof text === 'string') fields.set(name, values.timestamp(parseTime(text)));
  }
  return values.map(fields);
}

/** Compiles the rules, which must have no error, and asks them. */
export function askRules(asked: Asked): Verdict {
  const { service = 'cloud.firestore', rules } = asked;
  const { ruleset, issues } = compileRules([{ name: 'test.rules', content: rules }], service);
  if (ruleset === null) throw new Error(JSON.stringify(issues));
  return ruleset.check(toCheck(asked, service));
}

/** The check itself, for tests that keep a ruleset. */
export function toCheck(asked: Asked, service: Service): Check {
  const { method, path, auth = null, before = null, after = null, lookups = [] } = asked;
  const isProof = service === 'cloud.firestore' && method === 'list' && before === null;
  const stored = (data: JsonMap | null) => {
    if (data === null) return null;
    return service === 'cloud.firestore' ? documentAt(path, data) : toObject(data);
  };
  const written = stored(after);
  return {
    method,
    path: fullPath(path, service),
    request: values.record({
      auth: auth === null ? null : toMap({ uid: auth.uid, token: auth.token ?? {} }),
      time: values.timestamp(parseTime(asked.requestTime ?? '2024-01-01T00:00:00Z')),
      resource: written,
    }),
    resource: stored(before),
    lookups: {
      get(segments, wantAfter) {
        const wanted = segments.slice(3).join('/');
        if (wantAfter && wanted === path) return written;
        const found = lookups.find((lookup) => lookup.path === wanted);
        return found === undefined ? null : answerOf(found);
      },
    },
    ...(isProof ? { constraints: { ...NO_CONSTRAINTS, ...asked.constraints } } : {}),
  };
}

function answerOf({ path, result }: { path: string; result: Json }): MapValue | null {
  if (result === false || result === null) return null;
  return documentAt(path, typeof result === 'object' && !Array.isArray(result) ? result : {});
}

/** A Firestore ruleset that allows `methods` on `match` under one condition. */
export function ruleFor(condition: string, methods = 'read, write', match = '/things/{id}'): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match ${match} {
      allow ${methods}: if ${condition};
    }
  }
}`;
}
