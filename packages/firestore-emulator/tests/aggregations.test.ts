import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RestClient } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
let owner: RestClient;
beforeAll(async () => {
  running = await startEmulator();
  owner = new RestClient(running.origin, 'aggregations');
  await owner.seed([
    { path: 'c/a', fields: { w: whole(1) } },
    { path: 'c/b', fields: { v: whole(2), w: whole(1) } },
    { path: 'c/d', fields: { w: whole(1) } },
    { path: 'c/e', fields: { v: whole(3), w: whole(1) } },
    { path: 'c/f', fields: { v: whole(4), w: whole(1) } },
  ]);
});
afterAll(() => running.stop());

const whole = (number: number) => ({ integerValue: String(number) });
const sum = (fieldPath: string, alias?: string) => ({ sum: { field: { fieldPath } }, alias });
const count = (alias?: string) => ({ count: {}, alias });

async function aggregate(aggregations: object[], query: object = {}): Promise<unknown> {
  const structuredQuery = { from: [{ collectionId: 'c' }], ...query };
  const structuredAggregationQuery = { structuredQuery, aggregations };
  return (await owner.verb('runAggregationQuery', { structuredAggregationQuery })).json;
}
const result = (aggregateFields: object) => [expect.objectContaining({ result: { aggregateFields } })];
const refused = (message: string) => ({ error: expect.objectContaining({ code: 400, message }) });

describe('documents without a summed field', () => {
  it('are left out before the limit', async () => {
    const parts = [count('n'), sum('v', 'total')];
    expect(await aggregate(parts, { limit: 2 })).toEqual(result({ n: whole(2), total: whole(5) }));
    expect(await aggregate([count('n')], { limit: 2 })).toEqual(result({ n: whole(2) }));
  });

  it('are left out before the offset', async () => {
    const parts = [count('n'), sum('v', 'total')];
    expect(await aggregate(parts, { offset: 1 })).toEqual(result({ n: whole(2), total: whole(7) }));
    expect(await aggregate([count('n')], { offset: 1 })).toEqual(result({ n: whole(4) }));
  });
});

describe('aliases', () => {
  it('are numbered among the unnamed ones only', async () => {
    expect(await aggregate([count('n'), sum('w')])).toEqual(result({ n: whole(5), field_1: whole(5) }));
  });

  it('that were given can meet a default one', async () => {
    const message = 'Aggregation aliases contain duplicate alias: field_1.';
    expect(await aggregate([count(), sum('v', 'field_1')])).toEqual(refused(message));
    expect(await aggregate([sum('v', 'field_1'), count()])).toEqual(refused(message));
  });
});

describe('refused', () => {
  it.each([
    ['the name', [sum('__name__')], 'Aggregations are not supported for the property: __key__'],
    ['no field', [{ sum: {} }], 'Invalid empty property path string.'],
    ['no operator', [{ alias: 'x' }], 'Operator field in Aggregation is not set.'],
  ])('%s', async (_, parts, message) => {
    expect(await aggregate(parts)).toEqual(refused(message));
  });
});
