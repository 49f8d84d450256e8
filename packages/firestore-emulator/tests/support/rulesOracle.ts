import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Json, JsonMap } from './askRules.ts';

const Value: v.GenericSchema<Json> = v.lazy(() =>
  v.union([v.null(), v.boolean(), v.number(), v.string(), v.array(Value), v.record(v.string(), Value)]),
);
const Data: v.GenericSchema<JsonMap> = v.record(v.string(), Value);
const Auth = v.nullable(v.object({ uid: v.string(), token: v.exactOptional(Data) }));
const ReadMethod = v.picklist(['get', 'list', 'create', 'update', 'delete', 'read', 'write']);
const Lookup = v.object({ fn: v.string(), path: v.string(), result: Value });
const Verdict = v.picklist(['ALLOW', 'DENY']);

const asked = {
  path: v.exactOptional(v.string()),
  auth: v.exactOptional(Auth),
  before: v.exactOptional(v.nullable(Data)),
  after: v.exactOptional(v.nullable(Data)),
  lookups: v.exactOptional(v.array(Lookup)),
  requestTime: v.exactOptional(v.string()),
};
const answered = { verdict: Verdict, error: v.exactOptional(v.string()), caution: v.optional(v.string()) };

const Probe = v.object({
  ...asked,
  ...answered,
  id: v.string(),
  method: v.exactOptional(ReadMethod),
  allow: v.optional(v.string()),
  expr: v.optional(v.string()),
  rules: v.optional(v.string()),
  query: v.optional(v.object({ limit: v.number() })),
});
const Defaults = v.object({ ...asked, path: v.string(), method: ReadMethod });
const Probes = v.object({
  requestTime: v.string(),
  wrapper: v.string(),
  servicePrefix: v.object({ firestore: v.string(), storage: v.string() }),
  defaults: v.object({ firestore: Defaults, storage: Defaults }),
  firestore: v.array(Probe),
  storage: v.array(Probe),
});

const Case = v.object({ ...asked, ...answered, case: v.string(), method: ReadMethod, path: v.string() });
const Scenarios = v.object({
  scenarios: v.array(v.object({ scenario: v.string(), rules: v.string(), cases: v.array(Case) })),
});

const Step = v.object({
  as: v.nullable(v.string()),
  op: v.picklist(['get', 'set', 'create', 'update']),
  path: v.string(),
  data: v.optional(Data),
  expect: v.picklist(['allow', 'deny']),
});
const Suites = v.object({
  suites: v.array(
    v.object({ id: v.string(), rules: v.string(), seed: v.record(v.string(), Data), steps: v.array(Step) }),
  ),
});

const RuntimeRow = v.object({
  token: v.nullable(Data),
  method: v.string(),
  path: v.string(),
  before: v.optional(Data),
  after: v.optional(Data),
  permit: v.boolean(),
});
const Runtime = v.object({
  rulesets: v.array(
    v.object({
      id: v.string(),
      rules: v.string(),
      loads: v.optional(v.boolean(), true),
      rows: v.optional(v.array(RuntimeRow), []),
    }),
  ),
});

function read<const S extends v.GenericSchema>(schema: S, name: string): v.InferOutput<S> {
  const text = readFileSync(new URL(`../oracle/${name}.json`, import.meta.url), 'utf8');
  return v.parse(schema, JSON.parse(text));
}

export const constructProbes = () => read(Probes, 'rules-construct-probes');
export const firestoreVerdicts = () => read(Scenarios, 'rules-firestore-verdicts').scenarios;
export const storageVerdicts = () => read(Scenarios, 'rules-storage-verdicts').scenarios;
export const appSuites = () => read(Suites, 'rules-app-suites').suites;
export const storageRuntimeRows = () => read(Runtime, 'rules-storage-runtime-rows').rulesets;
