import { describe, expect, test } from 'vitest';
import { type Check, compileRules, values } from '../rules/index.ts';
import { documentAt, fullPath, type JsonMap, toMap } from './support/askRules.ts';
import { appSuites } from './support/rulesOracle.ts';

const REQUEST_TIME = values.timestamp(1_700_000_000_000_000_000n);
type Step = ReturnType<typeof appSuites>[number]['steps'][number];
type Documents = Map<string, JsonMap>;

/** Server timestamps become the time of the request, as a server writes them. */
function written(path: string, data: JsonMap): Check['request'] {
  const fields = new Map(toMap(data).fields);
  for (const [name, value] of Object.entries(data)) {
    if (JSON.stringify(value) === '{"$serverTimestamp":true}') fields.set(name, REQUEST_TIME);
  }
  return values.documentValue(fullPath(path), values.map(fields));
}

function toCheck({ as, op, path, data = {} }: Step, documents: Documents): Check {
  const before = documents.get(path);
  const after = op === 'update' ? { ...before, ...data } : data;
  return {
    method: op === 'get' ? 'get' : before === undefined ? 'create' : 'update',
    path: fullPath(path),
    request: values.record({
      auth: as === null ? null : values.record({ uid: as, token: values.record({ sub: as }) }),
      time: REQUEST_TIME,
      resource: op === 'get' ? null : written(path, after),
    }),
    resource: before === undefined ? null : documentAt(path, before),
    lookups: {
      get(segments) {
        const wanted = segments.slice(3).join('/');
        const found = documents.get(wanted);
        return found === undefined ? null : documentAt(wanted, found);
      },
    },
  };
}

describe.each(appSuites())('$id', ({ rules, seed, steps }) => {
  test('every step is allowed or denied as its publisher says', () => {
    const { ruleset } = compileRules([{ name: 'firestore.rules', content: rules }], 'cloud.firestore');
    const documents: Documents = new Map(Object.entries(seed));
    const verdicts = steps.map((step) => {
      const check = toCheck(step, documents);
      const allowed = step.as === 'admin' || ruleset?.check(check).allowed === true;
      if (allowed && step.op !== 'get') {
        documents.set(step.path, { ...(step.op === 'update' ? documents.get(step.path) : {}), ...step.data });
      }
      return { ...step, expect: allowed ? 'allow' : 'deny' };
    });
    expect(verdicts).toEqual(steps);
  });
});
