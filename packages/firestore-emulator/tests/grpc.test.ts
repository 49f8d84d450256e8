import { connect as connectSocket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageOf, type Received } from '../grpc/definition.ts';
import { GrpcClient } from './support/GrpcClient.ts';
import { RestClient, send } from './support/rest.ts';
import { newEmulator, type Running, startEmulator } from './support/startEmulator.ts';
import { bearer } from './support/tokens.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/mine/{id} { allow read, write: if request.auth.uid == id; }
}`;

let running: Running;
let admin: GrpcClient;
let ann: GrpcClient;
let nobody: GrpcClient;
let projects = 0;
let database: string;
beforeAll(async () => {
  const emulator = newEmulator();
  emulator.rulesets.set('demo-none', [{ name: 'firestore.rules', content: RULES }]);
  running = await startEmulator(0, emulator);
  admin = new GrpcClient(running.port);
  ann = new GrpcClient(running.port, bearer({ sub: 'ann' }));
  nobody = new GrpcClient(running.port, null);
});
afterAll(async () => {
  for (const client of [admin, ann, nobody]) client.close();
  await running.stop();
});
beforeEach(() => {
  projects += 1;
  database = `projects/grpc-${projects}/databases/(default)`;
});

const documents = () => `${database}/documents`;
const name = (path: string) => `${documents()}/${path}`;
const set = (path: string, fields = {}) => ({ update: { name: name(path), fields } });
const number = (value: number) => ({ integerValue: String(value) });
const ok = (...messages: unknown[]) => ({ status: 'OK', messages });
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('calls', () => {
  it('keep every type of value, and times to the microsecond', async () => {
    const fields = {
      arrayValue: { arrayValue: { values: [number(1), { arrayValue: {} }].slice(0, 1) } },
      booleanValue: { booleanValue: false },
      bytesValue: { bytesValue: 'AQID' },
      createTime: { mapValue: { fields: { nullValue: { stringValue: '' } } } },
      doubleValue: { doubleValue: 1.5 },
      geoPointValue: { geoPointValue: { latitude: 1 } },
      infinite: { doubleValue: '-Infinity' },
      integerValue: { integerValue: '-9223372036854775808' },
      none: { doubleValue: 'NaN' },
      nullValue: { nullValue: null },
      referenceValue: { referenceValue: name('c/a') },
      stringValue: { stringValue: 'ü😀' },
      timestampValue: { timestampValue: '1969-12-31T23:59:59.123456Z' },
    };
    const commit = await admin.call('Commit', { database, writes: [set('c/a', fields)] });
    expect(commit).toMatchObject(ok({ commitTime: time, writeResults: [{ updateTime: time }] }));
    const { messages } = await admin.call('GetDocument', { name: name('c/a') });
    expect(messages).toEqual([{ name: name('c/a'), fields, createTime: time, updateTime: time }]);
    const rest = new RestClient(running.origin, `grpc-${projects}`);
    expect((await rest.document('GET', 'c/a')).json).toMatchObject({ fields });
  });

  it('create, update, list and delete documents', async () => {
    const parent = documents();
    const made = await admin.call('CreateDocument', { parent, collectionId: 'c', document: {} });
    expect(made).toMatchObject(ok({ name: expect.stringMatching(/\/c\/[A-Za-z0-9]{20}$/) }));
    const document = { name: name('c/b'), fields: { x: number(1), y: number(2) } };
    const updateMask = { fieldPaths: ['x'] };
    const updated = await admin.call('UpdateDocument', { document, updateMask });
    expect(updated).toMatchObject(ok({ fields: { x: number(1) } }));
    const unchanged = { document, updateMask: {}, mask: { fieldPaths: ['x'] } };
    expect(await admin.call('UpdateDocument', unchanged)).toMatchObject(ok({ fields: { x: number(1) } }));
    const { messages } = await admin.call('GetDocument', { name: name('c/b'), mask: {} });
    expect(messages).toEqual([{ name: name('c/b'), fields: {}, createTime: time, updateTime: time }]);
    const again = await admin.call('UpdateDocument', { document, currentDocument: { exists: false } });
    expect(again).toMatchObject({ status: 'ALREADY_EXISTS' });
    const list = { parent, collectionId: 'c', pageSize: 1, orderBy: 'x desc', mask: updateMask };
    const page = await admin.call('ListDocuments', list);
    expect(page).toMatchObject(ok({ documents: [{ name: name('c/b') }], nextPageToken: expect.anything() }));
    await admin.call('DeleteDocument', { name: name('c/b') });
    expect(await admin.call('GetDocument', { name: name('c/b') })).toMatchObject({ status: 'NOT_FOUND' });
    expect(await admin.call('ListCollectionIds', { parent })).toMatchObject(ok({ collectionIds: ['c'] }));
  });

  it('read, query and aggregate as streams', async () => {
    await admin.call('Commit', { database, writes: [set('c/a', { n: number(1) }), set('c/b')] });
    const read = await admin.call('BatchGetDocuments', {
      database,
      documents: [name('c/a'), name('c/z')],
      mask: { fieldPaths: ['n'] },
    });
    expect(read).toMatchObject(
      ok({ found: { fields: { n: number(1) } }, readTime: time }, { missing: name('c/z') }),
    );
    const structuredQuery = { from: [{ collectionId: 'c' }], limit: 1 };
    const found = await admin.call('RunQuery', { parent: documents(), structuredQuery });
    expect(found).toMatchObject(ok({ document: { name: name('c/a') }, done: true }));
    const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
    const counted = await admin.call('RunAggregationQuery', {
      parent: documents(),
      structuredAggregationQuery,
    });
    expect(counted).toMatchObject(ok({ result: { aggregateFields: { n: number(1) } } }));
  });

  it('run in transactions, of which the second to commit is ABORTED', async () => {
    await admin.call('Commit', { database, writes: [set('c/a', { n: number(1) })] });
    const begun = await admin.call('BeginTransaction', { database, options: { readWrite: {} } });
    const [first] = begun.messages;
    const { transaction } = Object(first);
    await admin.call('BatchGetDocuments', { database, documents: [name('c/a')], transaction });
    await admin.call('Commit', { database, writes: [set('c/a', { n: number(2) })] });
    const late = await admin.call('Commit', { database, writes: [set('c/a')], transaction });
    expect(late).toMatchObject({
      status: 'ABORTED',
      details: expect.stringContaining('Too much contention'),
    });
    expect(await admin.call('Rollback', { database, transaction })).toMatchObject(ok({}));
    const onTheWay = await admin.call('RunQuery', {
      parent: documents(),
      structuredQuery: { from: [{ collectionId: 'none' }] },
      newTransaction: { readOnly: {} },
    });
    expect(onTheWay).toMatchObject(ok({ transaction: expect.anything() }, { readTime: time }));
  });

  it('write each by itself in a BatchWrite', async () => {
    const writes = [set('c/a'), { ...set('c/b'), currentDocument: { exists: true } }];
    expect(await admin.call('BatchWrite', { database, writes })).toMatchObject(
      ok({ writeResults: [{ updateTime: time }, {}], status: [{}, { code: 5 }] }),
    );
  });

  it('are under the rules, whoever calls', async () => {
    const write = { database, writes: [set('mine/ann')] };
    expect(await ann.call('Commit', write)).toMatchObject({ status: 'OK' });
    expect(await nobody.call('Commit', write)).toMatchObject({ status: 'PERMISSION_DENIED' });
    const query = { parent: documents(), structuredQuery: { from: [{ collectionId: 'mine' }] } };
    expect(await ann.call('RunQuery', query)).toMatchObject({ status: 'PERMISSION_DENIED' });
    const forged = new GrpcClient(running.port, 'Bearer nonsense');
    expect(await forged.call('Commit', write)).toMatchObject({
      status: 'INVALID_ARGUMENT',
      details: 'invalid jwt',
    });
    forged.close();
    expect(running.emulator.requests.entries(`grpc-${projects}`).map(({ method }) => method)).toEqual([
      'commit',
      'commit',
      'runQuery',
    ]);
  });

  it.each([
    ['PartitionQuery', {}, 'PartitionQuery'],
    ['ExecutePipeline', {}, 'ExecutePipeline'],
    ['RunQuery', { structuredQuery: {}, readTime: '2026-01-01T00:00:00Z' }, 'readTime'],
    ['RunQuery', { structuredQuery: {}, explainOptions: {} }, 'explainOptions'],
    ['RunQuery', { structuredQuery: { findNearest: { limit: 1 } } }, 'findNearest'],
  ])('refuse what is not offered at once: %s %j', async (rpc, more, text) => {
    const place = rpc === 'ExecutePipeline' ? { database } : { parent: documents() };
    expect(await admin.call(rpc, { ...place, ...more })).toMatchObject({
      status: 'UNIMPLEMENTED',
      details: expect.stringContaining(text),
    });
  });

  it.each([
    ['Commit', { database: 'nowhere' }],
    ['GetDocument', {}],
    ['RunQuery', { parent: 'projects/p/databases/d/documents' }],
    ['UpdateDocument', {}],
    ['GetDocument', { name: 'projects/p/databases/d/documents/c' }],
    ['ListDocuments', { parent: 'projects/p/databases/d/documents/c', collectionId: 'd' }],
    ['RunQuery', { parent: 'projects/p/databases/d/documents/c' }],
    ['Commit', { database: 'projects/p/databases/d', writes: [{}] }],
  ])('say what is wrong: %s %j', async (rpc, message) => {
    const answer = await admin.call(rpc, message);
    expect(answer).toMatchObject({ status: 'INVALID_ARGUMENT', details: expect.stringMatching(/./) });
  });
});

describe('streams', () => {
  it('write in order, and end with the error of a commit', async () => {
    const answer = await ann.stream(
      'Write',
      { database },
      { database, writes: [set('mine/ann', { n: number(1) })] },
      { database, writes: [set('mine/bob')] },
    );
    expect(answer).toMatchObject({
      status: 'PERMISSION_DENIED',
      messages: [{ streamId: expect.anything() }, { writeResults: [{ updateTime: time }], commitTime: time }],
    });
  });

  it('listen, and forget their targets when the client goes', async () => {
    await admin.call('Commit', { database, writes: [set('c/a')] });
    const query = { parent: documents(), structuredQuery: { from: [{ collectionId: 'c' }] } };
    const call = admin.open('Listen', { database, addTarget: { targetId: 1, query } });
    const kinds: string[] = [];
    const ended = new Promise((resolve) => call.on('error', resolve));
    for await (const received of call as AsyncIterable<Received>) {
      const [kind = '', content] = Object.entries(messageOf(received))[0] ?? [];
      const { targetChangeType = '', document = {} } = Object(content);
      kinds.push([kind, targetChangeType, document.name ?? ''].join(' ').trim());
      if (kinds.length === 4) await admin.call('Commit', { database, writes: [set('c/b')] });
      if (kinds.length === 6) break;
    }
    call.cancel();
    await ended;
    expect(kinds).toEqual([
      'targetChange ADD',
      `documentChange  ${name('c/a')}`,
      'targetChange CURRENT',
      'targetChange',
      `documentChange  ${name('c/b')}`,
      'targetChange',
    ]);
  });

  it('tell a target that it is refused, and go on', async () => {
    const call = nobody.open('Listen', {
      database,
      addTarget: { targetId: 7, documents: { documents: [name('mine/ann')] } },
    });
    call.on('error', () => {});
    const first = await new Promise<Received>((resolve) => call.once('data', resolve));
    expect(messageOf(first)).toMatchObject({
      targetChange: { targetChangeType: 'REMOVE', targetIds: [7], cause: { code: 7 } },
    });
    call.end();
    await new Promise((resolve) => call.on('status', resolve));
  });

  it('refuse a database that nobody can name', async () => {
    for (const rpc of ['Listen', 'Write']) {
      expect(await admin.stream(rpc, { database: 'nowhere' })).toMatchObject({ status: 'INVALID_ARGUMENT' });
    }
  });
});

describe('the port', () => {
  it('serves HTTP beside gRPC, and refuses what is neither', async () => {
    await admin.call('Commit', { database, writes: [set('c/a')] });
    expect((await send(`${running.origin}/`)).text).toBe('Ok\n');
    const answer = await new Promise<string>((resolve) => {
      let said = '';
      const socket = connectSocket(running.port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'));
      socket.on('data', (data) => {
        said += data;
      });
      socket.on('close', () => resolve(said));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request/);
  });

  it('lets go of somebody who says nothing and leaves', async () => {
    const probe = connectSocket(running.port, '127.0.0.1', () => probe.end());
    probe.resume();
    await new Promise((resolve) => probe.once('close', resolve));
  });

  it('closes with clients of both kinds on it, and one that is silent', async () => {
    const own = await startEmulator();
    const client = new GrpcClient(own.port);
    const database = 'projects/p/databases/d';
    await send(`${own.origin}/`);
    const silent = connectSocket(own.port, '127.0.0.1');
    await new Promise((resolve) => silent.once('connect', resolve));
    const addTarget = { documents: { documents: [`${database}/documents/c/a`] } };
    const listening = client.stream('Listen', { database, addTarget });
    await client.call('Commit', { database, writes: [] });
    await own.stop();
    expect(await listening).toMatchObject({ status: 'UNAVAILABLE' });
    client.close();
  });
});
