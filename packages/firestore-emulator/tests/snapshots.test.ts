import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RestClient } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
let projects = 0;
beforeAll(async () => {
  running = await startEmulator();
});
afterAll(() => running.stop());

const n = (number: number) => ({ n: { integerValue: String(number) } });
const Begun = v.object({ transaction: v.string() });

async function start() {
  projects += 1;
  const client = new RestClient(running.origin, `snapshots-${projects}`);
  await client.seed([
    { path: 'c/a', fields: n(1) },
    { path: 'c/b', fields: n(2) },
  ]);
  const { json } = await client.verb('beginTransaction', { options: { readOnly: {} } });
  return { client, transaction: v.parse(Begun, json).transaction };
}

const names = (json: unknown) => JSON.stringify(json).match(/c\/[a-z]+(?=")/g);
const where = (op: string, value: number) => ({
  fieldFilter: { field: { fieldPath: 'n' }, op, value: n(value).n },
});

async function queried(client: RestClient, transaction: string, filter?: object): Promise<unknown> {
  const structuredQuery = { from: [{ collectionId: 'c' }], where: filter };
  return names((await client.verb('runQuery', { structuredQuery, transaction })).json);
}

describe('a read-only transaction', () => {
  it('reads documents as they were when it began', async () => {
    const { client, transaction } = await start();
    await client.seed([{ path: 'c/a', fields: n(9) }]);
    await client.document('DELETE', 'c/b');
    await client.seed([{ path: 'c/new', fields: n(1) }]);
    const documents = ['a', 'b', 'new'].map((id) => `${client.documents}/c/${id}`);
    expect((await client.verb('batchGet', { documents, transaction })).json).toMatchObject([
      { found: { fields: n(1) } },
      { found: { fields: n(2) } },
      { missing: documents[2] },
    ]);
    const query = `?transaction=${encodeURIComponent(transaction)}`;
    expect((await client.document('GET', `c/a${query}`)).json).toMatchObject({ fields: n(1) });
    expect((await client.document('GET', 'c/a')).json).toMatchObject({ fields: n(9) });
  });

  it('queries, counts and lists what there was, again and again', async () => {
    const { client, transaction } = await start();
    expect(await queried(client, transaction)).toEqual(['c/a', 'c/b']);
    await client.seed([
      { path: 'c/a', fields: n(9) },
      { path: 'c/new', fields: n(1) },
    ]);
    expect(await queried(client, transaction)).toEqual(['c/a', 'c/b']);
    expect(await queried(client, transaction, where('EQUAL', 1))).toEqual(['c/a']);
    await client.document('DELETE', 'c/b');
    expect(await queried(client, transaction, where('GREATER_THAN', 1))).toEqual(['c/b']);
    const structuredAggregationQuery = {
      structuredQuery: { from: [{ collectionId: 'c' }] },
      aggregations: [{ alias: 'sum', sum: { field: { fieldPath: 'n' } } }],
    };
    const { json } = await client.verb('runAggregationQuery', { structuredAggregationQuery, transaction });
    expect(json).toMatchObject([{ result: { aggregateFields: { sum: { integerValue: '3' } } } }]);
    const page = await client.document('GET', `c?transaction=${encodeURIComponent(transaction)}`);
    expect(names(page.json)).toEqual(['c/a', 'c/b']);
  });

  it('begins with a query that asks for one', async () => {
    const { client } = await start();
    const structuredQuery = { from: [{ collectionId: 'c' }] };
    const first = await client.verb('runQuery', { structuredQuery, newTransaction: { readOnly: {} } });
    const { transaction } = v.parse(v.looseTuple([Begun]), first.json)[0];
    await client.seed([{ path: 'c/new', fields: n(1) }]);
    expect(await queried(client, transaction)).toEqual(['c/a', 'c/b']);
  });

  it('writes nothing, stays open after trying to, and ends with its commit', async () => {
    const { client, transaction } = await start();
    const writes = [{ update: { name: `${client.documents}/c/a`, fields: n(3) } }];
    expect(await client.verb('commit', { writes, transaction })).toMatchObject({
      status: 400,
      json: { error: { message: 'Cannot modify entities in a read-only transaction.' } },
    });
    expect(await queried(client, transaction)).toEqual(['c/a', 'c/b']);
    expect(await client.verb('commit', { transaction })).toMatchObject({ status: 200 });
    const documents = [`${client.documents}/c/a`];
    expect(await client.verb('batchGet', { documents, transaction })).toMatchObject({ status: 409 });
  });
});

it('a read-write transaction reads the latest version', async () => {
  const { client } = await start();
  const { json } = await client.verb('beginTransaction', {});
  const { transaction } = v.parse(Begun, json);
  await client.seed([{ path: 'c/new', fields: n(1) }]);
  expect(await queried(client, transaction)).toEqual(['c/a', 'c/b', 'c/new']);
});
