import { expect, it } from 'vitest';
import { StorageRules } from '../storage/StorageRules.ts';

const CONTENT = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o/{all=**} { allow get; } }`;
const TIME = '2026-01-01T00:00:00.000Z';
const seconds = Date.parse(TIME) / 1000;

function permits(checkTokens: boolean, claims: Record<string, number> | null): unknown {
  const rules = new StorageRules({ checkTokens });
  const source = { files: [{ name: 'storage.rules', content: CONTENT }] };
  rules.receive(JSON.stringify({ id: 1, action: 'load_ruleset', context: { rulesetName: 'r', source } }));
  const map = (fields: object) => ({ map_value: { fields } });
  const token = map(
    Object.fromEntries(Object.entries(claims ?? {}).map(([name, value]) => [name, { int_value: value }])),
  );
  const auth = claims === null ? { null_value: null } : map({ uid: { string_value: 'ann' }, token });
  const request = map({ auth, time: { timestamp_value: TIME } });
  const variables = { request, resource: { null_value: null } };
  const context = { rulesetName: 'r', path: '/b/bucket/o/a.png', method: 'get', variables };
  return rules.receive(JSON.stringify({ id: 2, action: 'verify', context }));
}

it.each([
  [true, { exp: seconds + 1 }, true],
  [true, { exp: seconds }, false],
  [true, {}, false],
  [true, null, true],
  [false, { exp: seconds }, true],
  [false, {}, true],
])('checked: %s, claims: %j, permitted: %s', (checkTokens, claims, permit) => {
  expect(permits(checkTokens, claims)).toMatchObject({ status: 'ok', result: { permit } });
});
