import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonMap } from './support/askRules.ts';
import { storageRuntimeRows } from './support/rulesOracle.ts';
import { StorageRuntime } from './support/StorageRuntime.ts';

let runtime: StorageRuntime;
let lastId = 0;
const nextId = () => {
  lastId += 1;
  return lastId;
};

beforeAll(async () => {
  runtime = await StorageRuntime.start();
}, 20_000);
afterAll(async () => {
  await runtime.stop();
});

/** The conversion of firebase-tools. */
function expression(json: Json): object {
  if (json === null) return { null_value: null };
  if (typeof json === 'string') return { string_value: json };
  if (typeof json === 'boolean') return { bool_value: json };
  if (typeof json === 'number') return Number.isInteger(json) ? { int_value: json } : { float_value: json };
  if (Array.isArray(json)) return { list_value: { values: json.map(expression) } };
  const fields = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, expression(value)]));
  return { map_value: { fields } };
}

type Verify = {
  path: string;
  method?: string | undefined;
  token?: JsonMap | null | undefined;
  before?: JsonMap | null | undefined;
  after?: JsonMap | null | undefined;
};

function verify(
  rulesetName: string,
  { path, method = 'get', token = null, before = null, after = null }: Verify,
) {
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  const request = {
    path: {
      path_value: {
        segments: trimmed
          .split('/')
          .slice(1)
          .map((simple) => ({ simple })),
      },
    },
    time: { timestamp_value: '2026-01-01T00:00:00.000Z' },
    resource: expression(after),
    auth: token === null ? { null_value: null } : expression({ uid: token.user_id ?? null, token }),
  };
  const variables = { resource: expression(before), request: { map_value: { fields: request } } };
  const context = { rulesetName, service: 'firebase.storage', path: trimmed, method, variables };
  return { id: nextId(), action: 'verify', context };
}

const load = (rulesetName: string, content: string) => ({
  id: nextId(),
  action: 'load_ruleset',
  context: { rulesetName, source: { files: [{ name: 'storage.rules', content }] } },
});

const rulesOf = (condition: string, match = '/{all=**}') =>
  `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match ${match} {
      allow read, write: if ${condition};
    }
  }
}`;

describe('rows of the official runtime', () => {
  test.each(storageRuntimeRows())('$id', async ({ id, rules, loads, rows }) => {
    const loaded = await runtime.ask(load(id, rules));
    expect(loaded.errors.length === 0).toBe(loads);
    for (const row of rows) {
      const answer = await runtime.ask(verify(id, row));
      expect(answer, JSON.stringify(row)).toMatchObject({
        status: 'ok',
        errors: [],
        result: { permit: row.permit },
      });
    }
  });

  test('all of them were replayed', () => {
    expect(storageRuntimeRows().flatMap(({ rows }) => rows)).toHaveLength(12);
    expect(storageRuntimeRows().filter(({ loads }) => !loads)).toHaveLength(1);
  });
});

describe('loading', () => {
  test('tells the version, and where an error stands in the form firebase-tools shows', async () => {
    const loaded = await runtime.ask(load('one', 'service firebase.storage { match /b/{b}/o { } }'));
    expect(loaded).toMatchObject({ errors: [], result: { rulesVersion: 1 } });
    const { errors } = await runtime.ask(load('broken', 'service firebase.storage {\n  match /b {{ }\n}'));
    expect(errors.map((text) => JSON.parse(text))).toEqual([
      {
        description_: "Unexpected '{' at column 13",
        sourcePosition_: { fileName_: 'storage.rules', line_: 2 },
      },
    ]);
  });

  test('an unknown function is only a warning', async () => {
    const { errors, warnings } = await runtime.ask(load('warned', rulesOf('nonsense()')));
    expect(errors).toEqual([]);
    expect(warnings.join()).toContain('Invalid function name: nonsense');
    const { result } = await runtime.ask(verify('warned', { path: '/b/x/o/a' }));
    expect(result).toEqual({ permit: false });
  });
});

test('a refusal names the lines that were tried', async () => {
  await runtime.ask(load('lines', rulesOf("request.auth.uid == 'alice'")));
  const { warnings } = await runtime.ask(verify('lines', { path: '/b/x/o/a' }));
  expect(warnings).toEqual(["Denied get of /b/x/o/a: Null value error. for 'get' @ L5"]);
});

describe('the method', () => {
  test('comes from the context; write means create or update, read means get', async () => {
    await runtime.ask(
      load('method', rulesOf("request.method == resource.wanted || request.method == 'create'")),
    );
    const object = { wanted: 'update' };
    const permits = async (asked: Verify) => (await runtime.ask(verify('method', asked))).result?.permit;
    expect(await permits({ path: '/b/x/o/a', method: 'write', before: object })).toBe(true);
    expect(await permits({ path: '/b/x/o/a', method: 'write' })).toBe(true);
    expect(await permits({ path: '/b/x/o/a', method: 'read', before: { wanted: 'get' } })).toBe(true);
    expect(await permits({ path: '/b/x/o/a', method: 'delete', before: object })).toBe(false);
  });
});

describe('documents of Firestore', () => {
  const document = (id: string, role: string) => ({
    name: `projects/demo/databases/(default)/documents/users/${id}`,
    fields: { role: { stringValue: role } },
  });
  const byRole = rulesOf(
    'firestore.get(/databases/(default)/documents/users/$(user)).data.role == "editor"',
    '/{user}/{file}',
  );

  test('are asked for one at a time, and only where the rule comes by', async () => {
    const condition = `firestore.exists(/databases/(default)/documents/users/a)
      && firestore.get(/databases/(default)/documents/users/b).data.role == 'editor'`;
    await runtime.ask(load('two', rulesOf(condition)));
    const request = verify('two', { path: '/b/x/o/a' });
    const first = await runtime.ask(request);
    expect(first).toEqual({
      action: 'fetch_firestore_document',
      server_request_id: request.id,
      context: { path: '/databases/(default)/documents/users/a' },
      status: 'ok',
      errors: [],
      warnings: [],
    });
    const second = await runtime.ask({
      id: request.id,
      status: 'ok',
      result: document('a', 'x'),
      warnings: [],
      errors: [],
    });
    expect(second.context?.path).toBe('/databases/(default)/documents/users/b');
    const last = await runtime.ask({
      id: request.id,
      status: 'ok',
      result: document('b', 'editor'),
      warnings: [],
      errors: [],
    });
    expect(last).toMatchObject({ id: request.id, result: { permit: true } });

    const missing = verify('two', { path: '/b/x/o/a' });
    await runtime.ask(missing);
    const refused = await runtime.ask({ id: missing.id, status: 'not_found', warnings: [], errors: [] });
    expect(refused).toMatchObject({ id: missing.id, result: { permit: false } });
  });

  test('of many verifies in flight reach the right one, in any order', async () => {
    await runtime.ask(load('roles', byRole));
    const users = Array.from({ length: 20 }, (_, index) => `user${index}`);
    const requests = users.map((user) => verify('roles', { path: `/b/x/o/${user}/file` }));
    for (const request of requests) runtime.send(request);
    const fetches = await Promise.all(requests.map(() => runtime.next()));
    expect(fetches.map(({ context }) => context?.path.split('/').at(-1))).toEqual(users);
    for (const [index, { server_request_id: id }] of [...fetches.entries()].reverse()) {
      runtime.send({ id, status: 'ok', result: document(`user${index}`, index % 2 ? 'editor' : 'reader') });
    }
    const answers = await Promise.all(requests.map(() => runtime.next()));
    const permits = new Map(answers.map(({ id, result }) => [id, result?.permit]));
    expect(requests.map(({ id }) => permits.get(id))).toEqual(users.map((_, index) => index % 2 === 1));
  });

  test('a name with odd characters is safe in a URL, and none leads out of its collection', async () => {
    await runtime.ask(load('odd', byRole));
    const { context } = await runtime.ask(verify('odd', { path: '/b/x/o/a b?c#d/file' }));
    expect(context?.path).toBe('/databases/(default)/documents/users/a%20b%3Fc%23d');
    const { result } = await runtime.ask(verify('odd', { path: '/b/x/o/../file' }));
    expect(result).toEqual({ permit: false });
  });

  test('a third document and another database are refused without asking', async () => {
    const exists = (name: string, database = '(default)') =>
      `firestore.exists(/databases/${database}/documents/u/${name})`;
    await runtime.ask(
      load('three', rulesOf(`${exists('a')} && ${exists('b')} && ${exists('a')} && ${exists('c')}`)),
    );
    const { id } = verify('three', { path: '/b/x/o/a' });
    runtime.send({ ...verify('three', { path: '/b/x/o/a' }), id });
    for (const name of ['a', 'b']) {
      expect((await runtime.next()).context?.path).toBe(`/databases/(default)/documents/u/${name}`);
      runtime.send({ id, status: 'ok', result: document(name, 'x') });
    }
    expect((await runtime.next()).result).toEqual({ permit: false });
    await runtime.ask(load('named', rulesOf(exists('a', 'other'))));
    expect((await runtime.ask(verify('named', { path: '/b/x/o/a' }))).result).toEqual({ permit: false });
  });
});

describe('lines that make no sense', () => {
  test('are answered if they have an id and passed over if not', async () => {
    await runtime.ask(load('fine', rulesOf('true')));
    runtime.send('{"id": 1, "action": "verify", broken');
    runtime.send('');
    runtime.send('null');
    runtime.send({ action: 'verify' });
    runtime.send({ id: 987_654, status: 'ok' });
    expect(await runtime.ask({ id: 70_001, action: 'no_such_action' })).toMatchObject({
      id: 70_001,
      status: 'ok',
    });
    const unknown = await runtime.ask(verify('never loaded', { path: '/b/x/o/a' }));
    expect(unknown).toMatchObject({
      result: { permit: false },
      errors: ['No ruleset named never loaded is loaded.'],
    });
    const message = verify('fine', { path: '/b/x/o/a', before: { deep: null } });
    const deep = `${'{"list_value":{"values":['.repeat(5000)}{"null_value":null}${']}}'.repeat(5000)}`;
    runtime.send(JSON.stringify(message).replace('{"null_value":null}', deep));
    const tooDeep = await runtime.next();
    expect(tooDeep).toMatchObject({ id: message.id, status: 'ok', result: { permit: false } });
    expect((await runtime.ask(verify('fine', { path: '/b/x/o/a' }))).result).toEqual({ permit: true });
    expect(runtime.errorOutput.join('')).toContain('JSON');
    expect(runtime.errorOutput.join('')).not.toContain('jarfile');
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it leaves on %s',
  async (signal) => {
    const other = await StorageRuntime.start();
    expect(await other.stop(signal)).toBe(0);
  },
  20_000,
);
