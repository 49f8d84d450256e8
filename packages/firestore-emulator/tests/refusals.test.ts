import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RestClient, send } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
let owner: RestClient;
beforeAll(async () => {
  running = await startEmulator();
  owner = new RestClient(running.origin, 'refusals');
  await owner.seed([
    { path: 'c/a', fields: { n: { integerValue: '1' }, v: { doubleValue: 'NaN' } } },
    { path: 'c/b', fields: { n: { integerValue: '2' }, v: { integerValue: '5' } } },
    { path: 'c/z', fields: { v: { nullValue: null } } },
  ]);
});
afterAll(() => running.stop());

const whole = (number: number) => ({ integerValue: String(number) });
const field = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const all = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const reference = (path: string) => ({ referenceValue: `${owner.documents}/${path}` });
const query = (where: object | undefined, more: object = {}) =>
  owner.query({ from: [{ collectionId: 'c' }], where, ...more });
const INVALID = { code: 400, status: 'INVALID_ARGUMENT' };

describe('a document pinned by its name', () => {
  const message =
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.';

  it.each([
    ['!=', field('n', 'NOT_EQUAL', whole(42))],
    ['<', field('n', 'LESS_THAN', whole(42))],
  ])('does not go with %s on another field', async (_, other) => {
    const pinned = field('__name__', 'EQUAL', reference('c/a'));
    expect(await query(all(other, pinned))).toMatchObject({ ...INVALID, message });
    const among = field('__name__', 'IN', { arrayValue: { values: [reference('c/a')] } });
    expect(await query(all(other, among))).toMatchObject({ ...INVALID, message });
  });

  it('goes with equalities, and with an inequality on the name itself', async () => {
    const pinned = field('__name__', 'EQUAL', reference('c/a'));
    expect(await query(all(field('n', 'EQUAL', whole(1)), pinned))).toMatchObject({ paths: ['c/a'] });
    const named = field('__name__', 'GREATER_THAN_OR_EQUAL', reference('c/a'));
    expect(await query(all(field('n', 'LESS_THAN', whole(9)), pinned, named))).toMatchObject({
      paths: ['c/a'],
    });
  });
});

describe('filters', () => {
  it('!= NaN, sent as a field filter, finds every value but null', async () => {
    expect(await query(field('v', 'NOT_EQUAL', { doubleValue: 'NaN' }))).toMatchObject({
      paths: ['c/a', 'c/b'],
    });
    const unary = { unaryFilter: { field: { fieldPath: 'v' }, op: 'IS_NOT_NAN' } };
    expect(await query(unary)).toMatchObject({ paths: ['c/b'] });
  });

  it('that are unary do not take the name', async () => {
    const unary = { unaryFilter: { field: { fieldPath: '__name__' }, op: 'IS_NOT_NULL' } };
    expect(await query(unary)).toMatchObject({ ...INVALID, message: '__key__ filter value must be a Key' });
  });

  it('compare at most ten fields by inequality', async () => {
    const above = (count: number) =>
      all(...Array.from({ length: count }, (_, at) => field(`f${at}`, 'GREATER_THAN', whole(0))));
    expect(await query(above(10))).toMatchObject({ paths: [] });
    expect(await query(above(11))).toMatchObject(INVALID);
    const between = all(above(10), ...['f0', 'f1'].map((name) => field(name, 'LESS_THAN', whole(9))));
    expect(await query(between)).toMatchObject({ paths: [] });
  });
});

describe('orders', () => {
  it('name the field that comes twice', async () => {
    const orderBy = [{ field: { fieldPath: 'n' } }, { field: { fieldPath: 'n' } }];
    expect(await query(undefined, { orderBy })).toMatchObject({
      ...INVALID,
      message: 'order by clause cannot contain duplicate fields n',
    });
  });

  it('may run backwards through the names only when a field is filtered', async () => {
    const orderBy = [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }];
    const pinned = field('__name__', 'EQUAL', reference('c/a'));
    expect(await query(pinned, { orderBy })).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(await query(field('n', 'EQUAL', whole(1)), { orderBy })).toMatchObject({ paths: ['c/a'] });
  });
});

describe('collection ids', () => {
  it.each(['__id5__', '__x__'])('%s is reserved, in queries and in paths', async (collectionId) => {
    const message = `Collection id "${collectionId}" is invalid because it is reserved.`;
    expect(await owner.query({ from: [{ collectionId }] })).toMatchObject({ ...INVALID, message });
    expect(await owner.document('GET', `${collectionId}/a`)).toMatchObject({
      status: 400,
      json: { error: { message } },
    });
  });

  it('document ids may be numbers', async () => {
    expect((await owner.document('PATCH', 'c/d/e/__id5__', {})).status).toBe(200);
    expect(await owner.document('PATCH', 'c/d/e/__id5x__', {})).toMatchObject({
      status: 400,
      json: { error: { message: expect.stringContaining("Found: '__id5x__'.") } },
    });
  });
});

describe('pages that show missing documents', () => {
  it.each([
    ['showMissing=true&orderBy=n', 'cannot specify an order when show_missing is true'],
    ['showMissing=true&orderBy=n&pageSize=-1', 'Page size must be nonnegative.'],
  ])('%s', async (asked, message) => {
    expect(await owner.document('GET', `c?${asked}`)).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT', message } },
    });
  });
});

it('an administrator writes one blank behind the scheme', async () => {
  const url = `${running.origin}/v1/${owner.documents}:listCollectionIds`;
  const ask = (authorization: string) =>
    send(url, { method: 'POST', headers: { authorization }, body: '{}' });
  expect(await ask('Bearer owner')).toMatchObject({ status: 200 });
  expect(await ask('Bearer  owner')).toMatchObject({
    status: 400,
    json: { error: { message: 'invalid jwt' } },
  });
});

describe('what no document may hold', () => {
  const place = (latitude: number | string, longitude: number) => ({
    geoPointValue: { latitude, longitude },
  });
  const store = (fields: object) =>
    owner.verb('commit', { writes: [{ update: { name: `${owner.documents}/c/new`, fields } }] });

  it.each([
    ['a field without a name', { '': whole(1) }, 'The property.name is the empty string.'],
    [
      'one in a map',
      { m: { mapValue: { fields: { '': whole(1) } } } },
      'The property.name is the empty string.',
    ],
    ['a place beyond the pole', { p: place(91, 0) }, "Geo point latitude '91.0' outside permitted range"],
    ['a place beyond the world', { p: place(0, -180.5) }, "Geo point longitude '-180.5' outside"],
    ['a place nowhere', { p: place('NaN', 0) }, "Geo point latitude 'NaN' outside permitted range"],
  ])('%s', async (_, fields, message) => {
    expect(await store(fields)).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining(message) } },
    });
    expect(await store({ p: place(-90, 180) })).toMatchObject({ status: 200 });
  });
});
