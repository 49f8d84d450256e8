import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChannelClient } from './support/ChannelClient.ts';
import { RestClient, send } from './support/rest.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';

let running: Running;
let owner: RestClient;
beforeAll(async () => {
  running = await startEmulator();
  owner = new RestClient(running.origin, 'surrogates');
});
afterAll(() => running.stop());

const LONE = '\ud800';
const INVALID = { status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } };
const text = (stringValue: string) => ({ stringValue });
const update = (path: string, fields: object) => ({
  writes: [{ update: { name: `${owner.documents}/${path}`, fields } }],
});
const query = (where: object) => ({ structuredQuery: { from: [{ collectionId: 'c' }], where } });
const equal = (fieldPath: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});

it.each<[string, string, () => object]>([
  ['a text', 'commit', () => update('c/a', { t: text(`a${LONE}`) })],
  ['a text in a list', 'commit', () => update('c/a', { t: { arrayValue: { values: [text(LONE)] } } })],
  ['the name of a field', 'commit', () => update('c/a', { [LONE]: text('a') })],
  [
    'the name of a field in a map',
    'commit',
    () => update('c/a', { m: { mapValue: { fields: { [`x${LONE}`]: text('a') } } } }),
  ],
  ['an id', 'commit', () => update(`c/${LONE}`, {})],
  ['an id that is read', 'batchGet', () => ({ documents: [`${owner.documents}/c/${LONE}`] })],
  ['the value of a filter', 'runQuery', () => query(equal('t', text(LONE)))],
  ['the field of a filter', 'runQuery', () => query(equal(`\`${LONE}\``, text('a')))],
  ['a collection', 'runQuery', () => ({ structuredQuery: { from: [{ collectionId: `c${LONE}` }] } })],
])('half a character is refused: %s', async (_, verb, body) => {
  expect(await owner.verb(verb, body())).toMatchObject(INVALID);
});

it('a whole pair is stored as it is', async () => {
  expect(await owner.verb('commit', update('c/whole', { '😀': text('😀') }))).toMatchObject({ status: 200 });
  expect((await owner.document('GET', 'c/whole')).json).toMatchObject({ fields: { '😀': text('😀') } });
});

it('a body that is no UTF-8 is refused', async () => {
  const body = Buffer.from(JSON.stringify(update('c/a', { t: text('?') })));
  body[body.indexOf('?')] = 0xed;
  const answer = await fetch(`${running.origin}/v1/${owner.documents}:commit`, { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect(await send(`${running.origin}/v1/${owner.documents}/c/a`)).toMatchObject({ status: 404 });
});

it('a stream that brings half a character ends', async () => {
  const database = owner.documents.replace('/documents', '');
  const headers = { Authorization: 'Bearer owner' };
  const client = new ChannelClient(running.origin, { rpc: 'Write', database, headers });
  await client.handshake([{ database }]);
  await client.open(0);
  await client.forward([{ streamToken: 'MA==', ...update('c/a', { t: text(LONE) }) }]);
  const failed = (content: unknown) => JSON.stringify(content).includes('error');
  expect((await client.read(failed)).at(-1)?.[1]).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }]);
  await client.terminate();
});
