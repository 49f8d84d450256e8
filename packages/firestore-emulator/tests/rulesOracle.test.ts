import { describe, expect, test } from 'vitest';
import type { Service, Verdict } from '../rules/index.ts';
import { askRules } from './support/askRules.ts';
import { constructProbes, firestoreVerdicts, storageVerdicts } from './support/rulesOracle.ts';

/** Rows that show what the recording tool did and not what a server does; each says why in its `caution`. */
const OUT_OF_SCOPE: Record<string, string> = {
  'firestore probe: binding.resource.id': 'a server knows the id of a document',
  'firestore probe: binding.request.resource.id': 'a server knows the id of a document',
  'firestore probe: function.debug': 'debug() exists in the emulator',
  "get-missing-doc: get(mocked).id == 'site' → DENY (mocked get() has no resource identity in production)":
    'a server knows the id of a document',
  'get-missing-doc: get(mocked).__name__ == path literal → DENY (mocked get() has no resource identity in production)':
    'a server knows the name of a document',
  'resource-document-identity: resource.id == id on existing doc (get) → DENY (identity absent in prod)':
    'a server knows the id of a document',
  'resource-document-identity: resource.id == id on existing doc (update) → DENY (identity absent in prod)':
    'a server knows the id of a document',
  'resource-document-identity: resource.id == id on existing doc (delete) → DENY (identity absent in prod)':
    'a server knows the id of a document',
  'resource-document-identity: resource.id is string on existing doc → DENY (read errors before the type test)':
    'a server knows the id of a document',
  'resource-document-identity: resource.__name__ == request.path on existing doc → DENY (identity absent in prod)':
    'a server knows the name of a document',
  "resource-document-identity: resource.id != 'zzz' on existing doc → DENY (error survives negation)":
    'a server knows the id of a document',
  "resource-document-identity: !(resource.id == 'zzz') on existing doc → DENY (error survives negation)":
    'a server knows the id of a document',
  "resource-document-identity: resource.id == 'zzz' || true → ALLOW (determining || operand absorbs the error)":
    'a server knows the id of a document',
  "resource-document-identity: resource.id == 'zzz' && true → DENY (no false operand to absorb the error)":
    'a server knows the id of a document',
  'resource-document-identity: request.resource.id == id on update → DENY (identity absent in prod)':
    'a server knows the id of a document',
  "resource-document-identity: request.resource.id != 'zzz' on update → DENY (error survives negation)":
    'a server knows the id of a document',
  'resource-missing-document: missing document resource == null → DENY (comparison errors)':
    'on a server resource == null is true for a missing document',
  'firestore-lookup-budget: budget: three distinct documents deny':
    'live Storage refuses the third distinct document',
  'firestore-lookup-budget: ternary: anonymous branch executes only alternate lookup':
    'on a server request.auth is null, not absent',
  'verbs-umbrella-granular: create allowed when object does not exist (resource == null)':
    'on a server resource == null is true for a missing object',
};

type Row = {
  name: string;
  service: Service;
  verdict: 'ALLOW' | 'DENY';
  error?: string | undefined;
  caution?: string | undefined;
  ask: () => Verdict;
};

const rows: Row[] = [
  ...probeRows('firestore', 'cloud.firestore'),
  ...probeRows('storage', 'firebase.storage'),
  ...verdictRows('cloud.firestore'),
  ...verdictRows('firebase.storage'),
];
const isOutOfScope = ({ caution = '' }: Row) => /^(test_api_only|unsure)/.test(caution);

function probeRows(kind: 'firestore' | 'storage', service: Service): Row[] {
  const { wrapper, servicePrefix, defaults, requestTime, ...probes } = constructProbes();
  return probes[kind].map(
    ({ id, allow = '', expr = '', rules, query, verdict, error, caution, ...asked }) => {
      const source = wrapper
        .replace('<cloud.firestore|firebase.storage>', service)
        .replace('<service prefix>', servicePrefix[kind])
        .replace('<allow>', () => allow)
        .replace('<expr>', () => expr);
      const question = { ...defaults[kind], requestTime, ...asked, rules: rules ?? source, service };
      const list = { before: null, path: 'probe', constraints: { limit: query?.limit ?? null } };
      const isQuery = kind === 'firestore' && question.method === 'list';
      const ask = () => askRules(isQuery ? { ...question, ...list } : question);
      return { name: `${kind} probe: ${id}`, service, verdict, error, caution, ask };
    },
  );
}

function verdictRows(service: Service): Row[] {
  const scenarios = service === 'cloud.firestore' ? firestoreVerdicts() : storageVerdicts();
  return scenarios.flatMap(({ scenario, rules, cases }) =>
    cases.map(({ case: title, verdict, error, caution, ...asked }) => {
      const isQuery = service === 'cloud.firestore' && asked.method === 'list';
      const path = isQuery ? asked.path.split('/').slice(0, -1).join('/') : asked.path;
      const ask = () => askRules({ ...asked, path, rules, service });
      return { name: `${scenario}: ${title}`, service, verdict, error, caution, ask };
    }),
  );
}

describe('production verdicts', () => {
  const inScope = rows.filter((row) => !isOutOfScope(row));
  test.each(inScope)('$name', ({ ask, verdict, error, caution }) => {
    const { allowed, tried } = ask();
    expect(allowed ? 'ALLOW' : 'DENY', JSON.stringify(tried)).toBe(verdict);
    if (error === undefined || caution !== undefined) return;
    const text = error.replace(/^\w+\.rules line \[\d+\], column \[\d+\]\. /, '');
    expect(tried.map(({ outcome }) => outcome)).toContain(text);
  });

  test('every row out of scope is known by name, and no other is', () => {
    const names = rows.filter(isOutOfScope).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(OUT_OF_SCOPE).sort());
    expect({ inScope: inScope.length, outOfScope: names.length }).toEqual({ inScope: 370, outOfScope: 20 });
  });
});
