import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fill, readOracle, replayRows } from './support/oracle.ts';
import { RestClient } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
beforeAll(async () => {
  running = await startEmulator();
});
afterAll(() => running.stop());

const Documents = v.array(v.object({ path: v.string(), fields: v.unknown() }));
const Failure = v.object({ status: v.string(), message: v.string() });

describe('emulator-queries.json', () => {
  const recorded = readOracle(
    'emulator-queries.json',
    v.object({
      documents: Documents,
      cases: v.array(
        v.object({
          name: v.string(),
          parent: v.optional(v.string()),
          query: v.unknown(),
          documents: v.optional(v.array(v.string())),
          fields: v.optional(v.record(v.string(), v.unknown())),
          error: v.optional(Failure),
        }),
      ),
    }),
  );
  const { documents, cases } = fill(recorded, 'queries');
  let client: RestClient;
  beforeAll(async () => {
    client = new RestClient(running.origin, 'queries');
    await client.seed(documents);
  });
  replayRows(
    'emulator-queries.json',
    cases,
    (row) => row.name,
    async (row) => {
      const answer = await client.query(row.query, row.parent);
      if (row.error !== undefined) return expect(answer).toMatchObject(row.error);
      expect(answer).toMatchObject({ paths: row.documents });
      if (row.fields !== undefined) {
        expect(answer).toMatchObject({ fields: row.documents?.map((path) => row.fields?.[path]) });
      }
    },
  );
});

describe('emulator-aggregations.json', () => {
  const { documents, cases } = readOracle(
    'emulator-aggregations.json',
    v.object({
      documents: Documents,
      cases: v.array(
        v.object({
          name: v.string(),
          parent: v.optional(v.string()),
          query: v.unknown(),
          aggregations: v.unknown(),
          aggregateFields: v.optional(v.unknown()),
          error: v.optional(Failure),
        }),
      ),
    }),
  );
  let client: RestClient;
  beforeAll(async () => {
    client = new RestClient(running.origin, 'aggregations');
    await client.seed(documents);
  });
  replayRows(
    'emulator-aggregations.json',
    cases,
    (row) => row.name,
    async (row) => {
      const { json } = await client.verb(
        'runAggregationQuery',
        { structuredAggregationQuery: { structuredQuery: row.query, aggregations: row.aggregations } },
        row.parent,
      );
      if (row.error !== undefined) expect(json).toMatchObject({ error: row.error });
      else expect(json).toMatchObject([{ result: { aggregateFields: row.aggregateFields }, done: true }]);
    },
  );
});

describe('emulator-value-order.json', () => {
  const { groups, rejectedOnWrite, collectionGroupItemsByName } = readOracle(
    'emulator-value-order.json',
    v.object({
      groups: v.array(v.array(v.unknown())),
      rejectedOnWrite: v.array(v.object({ value: v.unknown(), error: v.string() })),
      collectionGroupItemsByName: v.array(v.string()),
    }),
  );
  // Ids run against the expected order between groups and with it inside one, so that neither comes out by
  // chance.
  const values = groups.flatMap((group, at) =>
    group.map((value, member) => ({ path: `values/${String(900 - at)}-${member}`, fields: { v: value } })),
  );

  it('sorts every value into its group', async () => {
    const client = new RestClient(running.origin, 'value-order');
    await client.seed(values);
    const query = { from: [{ collectionId: 'values' }], orderBy: [{ field: { fieldPath: 'v' } }] };
    expect(await client.query(query)).toMatchObject({ paths: values.map(({ path }) => path) });
  });

  it('takes the members of a group for equal', async () => {
    const client = new RestClient(running.origin, 'value-order-back');
    const backwards = groups.flatMap((group, at) =>
      group.map((value, member) => ({
        path: `values/${900 - at}-${9 - member}`,
        fields: { v: value },
        at,
        member,
      })),
    );
    await client.seed(backwards.map(({ path, fields }) => ({ path, fields })));
    const query = { from: [{ collectionId: 'values' }], orderBy: [{ field: { fieldPath: 'v' } }] };
    const expected = backwards.sort((a, b) => a.at - b.at || b.member - a.member).map(({ path }) => path);
    expect(await client.query(query)).toMatchObject({ paths: expected });
  });

  it.each(rejectedOnWrite)('refuses to store what $error says', async ({ value, error }) => {
    const client = new RestClient(running.origin, 'value-order');
    const answer = await client.document('PATCH', 'values/refused', { fields: { v: value } });
    expect(answer).toMatchObject({ status: 400, json: { error: { message: error } } });
  });

  it('sorts a collection group by name', async () => {
    const client = new RestClient(running.origin, 'group-order');
    await client.seed([...collectionGroupItemsByName].reverse().map((path) => ({ path, fields: {} })));
    const answer = await client.query({ from: [{ collectionId: 'items', allDescendants: true }] });
    expect(answer).toMatchObject({ paths: collectionGroupItemsByName });
  });
});
