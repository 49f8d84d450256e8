import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RestClient, send } from './support/rest.ts';
import { newEmulator, type Running, startEmulator } from './support/startEmulator.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /public/{id} { allow read: if resource == null || resource.data.open == true; }
    match /notes/{id} {
      allow get: if request.auth != null && resource.data.owner == request.auth.uid;
      allow list: if resource.data.owner == request.auth.uid && request.query.limit <= 10;
      allow create: if request.resource.data.owner == request.auth.uid
        && request.resource.data.at == request.time
        && existsAfter(/databases/$(database)/documents/counters/$(request.auth.uid));
      allow update: if resource.data.owner == request.auth.uid && request.resource.data.n == resource.data.n + 1;
      allow delete: if request.auth.token.admin == true;
    }
    match /counters/{id} { allow write: if request.auth.uid == id; }
    match /missing/{id} { allow update: if true; }
  }
}`;

let running: Running;
let log: string[];
const project = 'p';
beforeAll(async () => {
  log = [];
  running = await startEmulator(0, newEmulator({ project, log: (line) => log.push(line) }));
  expect((await putRules(project, RULES)).json).toEqual({});
});
afterAll(() => running.stop());

function putRules(to: string, content: string, ignore_errors = false) {
  return send(`${running.origin}/emulator/v1/projects/${to}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ ignore_errors, rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
}

/** A token as `mockUserToken` makes it. */
function token(uid: string, claims: object = {}): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  return `Bearer ${part({ alg: 'none', type: 'JWT' })}.${part({ sub: uid, user_id: uid, ...claims })}.`;
}

const owner = () => new RestClient(running.origin, project);
const as = (uid: string, claims?: object) => new RestClient(running.origin, project, token(uid, claims));
const nobody = () => new RestClient(running.origin, project, null);
const text = (stringValue: string) => ({ stringValue });
const whole = (number: number) => ({ integerValue: String(number) });
const DENIED = { status: 403, json: { error: { code: 403, status: 'PERMISSION_DENIED' } } };

describe('rules', () => {
  it('decide about each document that is read, missing ones too', async () => {
    await owner().seed([
      { path: 'public/open', fields: { open: { booleanValue: true } } },
      { path: 'public/shut', fields: { open: { booleanValue: false } } },
    ]);
    expect((await nobody().document('GET', 'public/open')).status).toBe(200);
    expect((await nobody().document('GET', 'public/none')).status).toBe(404);
    expect(await nobody().document('GET', 'public/shut')).toMatchObject(DENIED);
    const documents = ['open', 'shut'].map((id) => `${nobody().documents}/public/${id}`);
    expect(await nobody().verb('batchGet', { documents })).toMatchObject(DENIED);
    expect((await owner().verb('batchGet', { documents })).status).toBe(200);
  });

  it('say which lines were tried, in the answer and in the log', async () => {
    log.length = 0;
    const { json } = await nobody().document('GET', 'public/shut');
    expect(json).toMatchObject({ error: { message: expect.stringMatching(/^\nfalse for 'get' @ L4$/) } });
    expect(log).toEqual([
      '  L4 get: false',
      'denied get of /databases/(default)/documents/public/shut to nobody (project p)',
    ]);
  });

  it('of one text hold for every project that is given it, with its warnings', async () => {
    const open = "match /public/{id} { allow get: if id == 'a' || unheardOf(); }";
    const content = `service cloud.firestore { match /databases/{d}/documents { ${open} } }`;
    const [first, second] = [await putRules('first', content), await putRules('second', content)];
    expect(first.json).toMatchObject({
      issues: [{ severity: 'WARNING', sourcePosition: { fileName: 'firestore.rules' } }],
    });
    expect(second.json).toEqual(first.json);
    for (const each of ['first', 'second']) {
      const visitor = new RestClient(running.origin, each, null);
      expect((await visitor.document('GET', 'public/a')).status).toBe(404);
      expect(await visitor.document('GET', 'public/b')).toMatchObject(DENIED);
    }
  });

  it('must be proven by a query, whatever it would find', async () => {
    const query = (where: unknown, limit?: number) => ({ from: [{ collectionId: 'notes' }], where, limit });
    const mine = { fieldFilter: { field: { fieldPath: 'owner' }, op: 'EQUAL', value: text('ann') } };
    expect(await as('ann').query(query(mine, 10))).toEqual({ paths: [], fields: [] });
    expect(await as('ann').query(query(mine, 11))).toMatchObject({ code: 403 });
    expect(await as('ann').query(query(mine))).toMatchObject({ code: 403 });
    expect(await as('bob').query(query(mine, 10))).toMatchObject({ code: 403 });
    expect(await as('ann').query(query(undefined, 10))).toMatchObject({ code: 403 });
    const either = {
      compositeFilter: {
        op: 'OR',
        filters: [mine, { ...mine, fieldFilter: { ...mine.fieldFilter, value: text('bob') } }],
      },
    };
    expect(await as('ann').query(query(either, 10))).toMatchObject({ code: 403 });
    expect(await as('ann').query({ from: [{ collectionId: '' }] })).toMatchObject({ code: 403 });
    const count = { structuredQuery: query(undefined, 10), aggregations: [{ count: {} }] };
    expect(await as('ann').verb('runAggregationQuery', { structuredAggregationQuery: count })).toMatchObject(
      DENIED,
    );
    expect(await as('ann').document('GET', 'notes')).toMatchObject(DENIED);
  });

  it('see the whole commit: getAfter, request.time, and the document with masks and transforms applied', async () => {
    const ann = as('ann');
    const note = (path: string) => ({
      update: { name: `${ann.documents}/notes/${path}`, fields: { owner: text('ann'), n: whole(1) } },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    });
    const counter = { update: { name: `${ann.documents}/counters/ann`, fields: {} } };
    expect(await ann.verb('commit', { writes: [note('a')] })).toMatchObject(DENIED);
    expect(await ann.verb('commit', { writes: [note('a'), counter] })).toMatchObject({ status: 200 });
    const bump = (by: number) => ({
      update: { name: `${ann.documents}/notes/a`, fields: {} },
      updateMask: { fieldPaths: [] },
      updateTransforms: [{ fieldPath: 'n', increment: whole(by) }],
    });
    expect(await ann.verb('commit', { writes: [bump(2)] })).toMatchObject(DENIED);
    expect(await ann.verb('commit', { writes: [bump(1), bump(1)] })).toMatchObject({ status: 200 });
    expect(await ann.document('GET', 'notes/a')).toMatchObject({ json: { fields: { n: whole(3) } } });
  });

  it('refuse a commit as a whole', async () => {
    const ann = as('ann');
    const writes = [
      { update: { name: `${ann.documents}/counters/ann`, fields: { touched: whole(1) } } },
      { delete: `${ann.documents}/notes/a` },
    ];
    expect(await ann.verb('commit', { writes })).toMatchObject(DENIED);
    expect(await owner().document('GET', 'counters/ann')).not.toHaveProperty('json.fields');
    expect(await as('ann', { admin: true }).verb('commit', { writes: writes.slice(1) })).toMatchObject({
      status: 200,
    });
  });

  it('come before preconditions', async () => {
    const update = (path: string) => ({
      writes: [
        { update: { name: `${nobody().documents}/${path}`, fields: {} }, currentDocument: { exists: true } },
      ],
    });
    expect(await nobody().verb('commit', update('forbidden/a'))).toMatchObject(DENIED);
    expect(await nobody().verb('commit', update('missing/a'))).toMatchObject({ status: 404 });
  });

  it('do not bind the administrator, and bind a token without a subject as nobody', async () => {
    expect((await owner().document('DELETE', 'forbidden/a')).status).toBe(200);
    const stranger = new RestClient(running.origin, project, 'Bearer e30.e30.');
    expect(await stranger.document('GET', 'notes/a')).toMatchObject(DENIED);
  });

  it('of the start project hold for projects without rules of their own', async () => {
    const other = new RestClient(running.origin, 'other', null);
    expect(await other.document('GET', 'notes/a')).toMatchObject(DENIED);
    await putRules(
      'other',
      'service cloud.firestore { match /{all=**} { allow read, write; } }'.replace(
        'service',
        "rules_version = '2'; service",
      ),
    );
    expect((await other.document('GET', 'notes/a')).status).toBe(404);
    expect(await nobody().document('GET', 'notes/a')).toMatchObject(DENIED);
  });

  it('stay as they were when new ones are broken', async () => {
    const broken = 'service cloud.firestore {\n  match /x { allow read: if ; }\n}';
    const issues = [{ severity: 'ERROR', sourcePosition: { line: 2, column: 29 } }];
    expect(await putRules(project, broken, true)).toMatchObject({ status: 200, json: { issues } });
    expect(await putRules(project, broken)).toMatchObject({ status: 400 });
    expect((await nobody().document('GET', 'public/open')).status).toBe(200);
    expect(await nobody().document('GET', 'public/shut')).toMatchObject(DENIED);
  });
});

describe('databases', () => {
  it('of other names and other projects are apart', async () => {
    const [one, named, other] = [
      new RestClient(running.origin, 'one'),
      new RestClient(running.origin, 'one', 'Bearer owner', 'named'),
      new RestClient(running.origin, 'two'),
    ];
    await one.seed([{ path: 'c/a', fields: {} }]);
    expect((await one.document('GET', 'c/a')).status).toBe(200);
    expect((await named.document('GET', 'c/a')).status).toBe(404);
    expect((await other.document('GET', 'c/a')).status).toBe(404);
    const foreign = { writes: [{ delete: `${other.documents}/c/a` }] };
    expect(await one.verb('commit', foreign)).toMatchObject({ status: 400 });
  });

  it('are emptied below a path or whole', async () => {
    const client = new RestClient(running.origin, 'cleared');
    const paths = ['c/a', 'c/a/s/x', 'c/b', 'd/a'];
    await client.seed(paths.map((path) => ({ path, fields: {} })));
    const clear = (path: string) =>
      send(`${running.origin}/emulator/v1/${client.documents}${path}`, { method: 'DELETE' });
    const left = () => client.query({ from: [{ collectionId: '', allDescendants: true }] });
    expect(await clear('/c/a')).toMatchObject({ status: 200, json: {} });
    expect(await left()).toMatchObject({ paths: ['c/b', 'd/a'] });
    await clear('');
    expect(await left()).toMatchObject({ paths: [] });
  });
});

describe('the request log', () => {
  const url = () => `${running.origin}/emulator/v1/projects/logged:requests`;
  const take = async () => {
    const { json } = await send(url());
    await send(url(), { method: 'DELETE' });
    return json;
  };

  it('counts reads as production bills them', async () => {
    const client = new RestClient(running.origin, 'logged');
    await client.seed(
      Array.from({ length: 30 }, (_, at) => ({ path: `c/${at + 10}`, fields: { n: whole(at) } })),
    );
    await take();
    const from = [{ collectionId: 'c' }];
    await client.query({ from, limit: 12 });
    await client.query({ from, offset: 5, limit: 12 });
    await client.query({ from: [{ collectionId: 'none' }] });
    await client.document('GET', 'c/10');
    await client.document('GET', 'c/none');
    await client.verb('runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery: { from }, aggregations: [{ count: {} }] },
    });
    await client.document('DELETE', 'c/10');
    expect(await take()).toMatchObject({
      requests: [
        { method: 'runQuery', paths: ['c'], query: { from, limit: 12 }, reads: 12, writes: 0, status: 'OK' },
        { method: 'runQuery', reads: 17 },
        { method: 'runQuery', reads: 1 },
        { method: 'get', paths: ['c/10'], reads: 1 },
        { method: 'get', reads: 1, status: 'NOT_FOUND' },
        { method: 'runAggregationQuery', reads: 1 },
        { method: 'delete', reads: 0, writes: 1, admin: true, uid: null },
      ],
    });
    expect(await take()).toEqual({ requests: [] });
    // A count costs a read for each thousand entries of the index that it goes over.
    for (const [size, reads] of [
      [1000, 1],
      [1001, 2],
    ] as const) {
      const documents = Array.from({ length: size }, (_, at) => ({ path: `of${size}/${at}`, fields: {} }));
      await client.seed(documents);
      await take();
      const structuredQuery = { from: [{ collectionId: `of${size}` }] };
      await client.verb('runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] },
      });
      expect(await take()).toMatchObject({ requests: [{ method: 'runAggregationQuery', reads }] });
    }
  });

  it('tells who was refused, and the lookups of rules', async () => {
    const rules = `rules_version = '2';
      service cloud.firestore { match /databases/{d}/documents {
        match /c/{id} { allow get: if exists(/databases/$(d)/documents/members/$(request.auth.uid)); }
      } }`;
    await putRules('logged', rules);
    await new RestClient(running.origin, 'logged').seed([{ path: 'members/ann', fields: {} }]);
    await take();
    await new RestClient(running.origin, 'logged', token('ann')).document('GET', 'c/11');
    await new RestClient(running.origin, 'logged', token('bob')).document('GET', 'c/11');
    await new RestClient(running.origin, 'logged', null).document('GET', 'c/11');
    expect(await take()).toMatchObject({
      requests: [
        { uid: 'ann', allowed: true, lookups: 1, status: 'OK' },
        { uid: 'bob', allowed: false, lookups: 1, status: 'PERMISSION_DENIED' },
        { uid: null, allowed: false, lookups: 0 },
      ],
    });
  });

  it('keeps the latest 5000 of a project', async () => {
    const { requests } = running.emulator;
    const entry = running.emulator.requests.entries('logged')[0] ?? { method: '' };
    for (let at = 0; at < 25_000; at++) requests.add('many', { ...template, ...entry, reads: at });
    const kept = requests.entries('many');
    expect([kept.length, kept[0]?.reads, kept.at(-1)?.reads]).toEqual([5000, 20_000, 24_999]);
  });
});

const template = {
  time: '',
  method: '',
  database: '',
  paths: [],
  query: null,
  reads: 0,
  lookups: 0,
  writes: 0,
  allowed: true,
  status: 'OK',
  uid: null,
  admin: false,
};

describe('listing documents', () => {
  const walk = async (client: RestClient, query: string): Promise<string[][]> => {
    const pages: string[][] = [];
    let pageToken: string | undefined = '';
    while (pageToken !== undefined) {
      const { json } = await client.document('GET', `c?${query}&pageToken=${encodeURIComponent(pageToken)}`);
      const page: { documents?: { name: string }[]; nextPageToken?: string } = JSON.parse(
        JSON.stringify(json),
      );
      pages.push((page.documents ?? []).map(({ name }) => name.split('/').at(-1) ?? ''));
      pageToken = page.nextPageToken;
    }
    return pages;
  };

  it('goes page by page, in any order, with missing parents for the administrator', async () => {
    const client = new RestClient(running.origin, 'pages');
    await client.seed([
      ...['a', 'b', 'c', 'd', 'e'].map((id, at) => ({ path: `c/${id}`, fields: { n: whole(at % 2) } })),
      { path: 'c/cc/s/x', fields: {} },
    ]);
    expect(await walk(client, 'pageSize=2')).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect((await walk(client, 'pageSize=2&orderBy=n%20desc')).flat()).toEqual(['d', 'b', 'e', 'c', 'a']);
    expect((await walk(client, 'pageSize=4&showMissing=true')).flat()).toEqual([
      'a',
      'b',
      'c',
      'cc',
      'd',
      'e',
    ]);
    expect(await client.document('GET', 'c?pageSize=-1')).toMatchObject({ status: 400 });
    expect(await client.document('GET', 'c?pageSize=x')).toMatchObject({ status: 400 });
  });
});

describe('odd requests', () => {
  it.each([
    ['POST', '/v1/projects/p/databases/(default)/documents:commit', '[]', 400],
    ['POST', '/v1/projects/p/databases/(default)/documents:commit', '{"writes":[{}]}', 400],
    [
      'POST',
      '/v1/projects/p/databases/(default)/documents:runQuery',
      '{"structuredQuery":{"readTime":1}}',
      400,
    ],
    [
      'POST',
      '/v1/projects/p/databases/(default)/documents:batchGet',
      '{"readTime":"2024-01-01T00:00:00Z"}',
      501,
    ],
    ['GET', '/v1/projects/p/databases/(default)/documents/c/a%2Fb', undefined, 400],
    ['GET', '/v1/projects/p/databases/(default)/documents/c/%ff', undefined, 400],
    ['GET', '/v1/projects/p', undefined, 404],
    ['POST', '/emulator/v1/projects/p:nothing', '{}', 404],
    ['GET', '/emulator/v1/projects/p:ruleCoverage', undefined, 501],
    ['PUT', '/emulator/v1/projects/p/triggers/f', '{}', 501],
    ['POST', '/emulator/v1/projects/p/eventarcTrigger?eventarcTriggerId=f', '{}', 501],
    ['PUT', '/emulator/v1/projects/p:securityRules', '{', 400],
  ])('%s %s %s is %i', async (method, path, body, status) => {
    const answer = await send(running.origin + path, {
      method,
      headers: { authorization: 'Bearer owner' },
      ...(body !== undefined && { body }),
    });
    expect(answer.status).toBe(status);
  });
});
