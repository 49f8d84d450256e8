import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Indexes } from '../firestore/indexes/Indexes.ts';
import { parseIndexFile } from '../firestore/indexes/IndexFile.ts';
import { ChannelClient } from './support/ChannelClient.ts';
import { RestClient } from './support/rest.ts';
import { newEmulator, type Running, startEmulator } from './support/startEmulator.ts';

const INDEXES = parseIndexFile({
  indexes: [
    {
      collectionGroup: 'composite',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'list', arrayConfig: 'CONTAINS' },
        { fieldPath: 'n', order: 'ASCENDING' },
      ],
    },
  ],
  fieldOverrides: [{ collectionGroup: 'exempt', fieldPath: 'list', indexes: [] }],
});

let running: Running;
let owner: RestClient;
beforeAll(async () => {
  const indexes = new Indexes(() => INDEXES);
  running = await startEmulator(0, newEmulator({ indexes }));
  owner = new RestClient(running.origin, 'limits');
});
afterAll(() => running.stop());

const whole = (number: number) => ({ integerValue: String(number) });
const store = (path: string, fields: object) =>
  owner.verb('commit', { writes: [{ update: { name: `${owner.documents}/${path}`, fields } }] });
const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, whole(at)]));
const listOf = (count: number, element = whole) => ({
  arrayValue: { values: Array.from({ length: count }, (_, at) => element(at)) },
});

describe('the index entries of a document', () => {
  const tooMany = (path: string) => ({
    status: 400,
    json: {
      error: { status: 'INVALID_ARGUMENT', message: `too many index entries for entity /${path}` },
    },
  });

  it('are two a field, 40,000 at most', async () => {
    expect(await store('c/most', named(20_000))).toMatchObject({ status: 200 });
    expect(await store('c/more', named(20_001))).toMatchObject(tooMany('c/more'));
    const inner = { mapValue: { fields: named(19_999) } };
    expect(await store('c/map', { inner })).toMatchObject({ status: 200 });
    expect(await store('c/map', { inner, n: whole(1) })).toMatchObject(tooMany('c/map'));
  });

  it('are two an element of a list, equal ones once', async () => {
    expect(await store('c/list', { list: listOf(19_999) })).toMatchObject({ status: 200 });
    expect(await store('c/list', { list: listOf(20_000) })).toMatchObject(tooMany('c/list'));
    expect(await store('c/same', { list: listOf(41_000, () => whole(1)) })).toMatchObject({ status: 200 });
  });

  it('are those of the index file: exempt fields have none, composite indexes add theirs', async () => {
    expect(await store('exempt/a', { list: listOf(41_000) })).toMatchObject({ status: 200 });
    const fields = { list: listOf(14_000), n: whole(1) };
    expect(await store('c/composite', fields)).toMatchObject({ status: 200 });
    expect(await store('composite/a', fields)).toMatchObject(tooMany('composite/a'));
  });
});

describe('a request', () => {
  const megabyte = { text: { stringValue: 'x'.repeat(1_000_000) } };
  const writes = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      update: { name: `${owner.documents}/big/d${at}`, fields: megabyte },
    }));
  const message = 'Request payload size exceeds the limit: 10485760 bytes.';

  it('has at most 10 MiB', async () => {
    expect(await owner.verb('commit', { writes: writes(10) })).toMatchObject({ status: 200 });
    expect(await owner.verb('commit', { writes: writes(13) })).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT', message } },
    });
  });

  it('has at most 10 MiB on a stream', async () => {
    const database = owner.documents.replace('/documents', '');
    const headers = { Authorization: 'Bearer owner' };
    const client = new ChannelClient(running.origin, { rpc: 'Write', database, headers });
    await client.handshake([{ database }]);
    await client.open(0);
    await client.forward([{ streamToken: 'MA==', writes: writes(10) }]);
    await client.read((content) => JSON.stringify(content).includes('writeResults'));
    await client.forward([{ streamToken: 'MQ==', writes: writes(13) }]);
    const failed = (content: unknown) => JSON.stringify(content).includes('error');
    expect((await client.read(failed)).at(-1)?.[1]).toEqual([
      { error: { status: 'INVALID_ARGUMENT', message } },
    ]);
    await client.terminate();
  });
});

describe('the transforms of a document in a commit', () => {
  const transforms = (from: number, count: number, path = 'c/transformed') => ({
    update: { name: `${owner.documents}/${path}`, fields: {} },
    updateMask: {},
    updateTransforms: Array.from({ length: count }, (_, at) => ({
      fieldPath: `f${from + at}`,
      increment: whole(1),
    })),
  });
  const refused = { status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } };

  it('are at most 500, in one write or several', async () => {
    expect(await owner.verb('commit', { writes: [transforms(0, 500)] })).toMatchObject({ status: 200 });
    expect(await owner.verb('commit', { writes: [transforms(0, 501)] })).toMatchObject(refused);
    const halves = [transforms(0, 250), transforms(250, 251)];
    expect(await owner.verb('commit', { writes: halves })).toMatchObject(refused);
    const apart = [transforms(0, 500), transforms(0, 500, 'c/other')];
    expect(await owner.verb('commit', { writes: apart })).toMatchObject({ status: 200 });
  });
});
