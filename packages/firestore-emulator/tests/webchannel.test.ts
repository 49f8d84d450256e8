import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { ChannelSettings, ServerStream } from '../webchannel/types.ts';
import { WebChannel } from '../webchannel/WebChannel.ts';
import { ChannelClient } from './support/ChannelClient.ts';

const DATABASE = 'projects/p/databases/(default)';
type Served = { stream: ServerStream; messages: unknown[]; closed: number };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server whose streams only remember; the test plays the service. */
async function start(settings: Partial<ChannelSettings> = {}) {
  const served: Served[] = [];
  let changed = () => {};
  const channel = new WebChannel((stream) => {
    const one: Served = { stream, messages: [], closed: 0 };
    served.push(one);
    return {
      onMessage(message) {
        one.messages.push(message);
        changed();
      },
      onClose() {
        one.closed += 1;
        changed();
      },
    };
  }, settings);
  server = createServer((request, response) => void channel.handle(request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const until = async (holds: () => boolean) => {
    while (!holds())
      await new Promise<void>((resolve) => {
        changed = resolve;
      });
  };
  return { channel, origin, served, until };
}

async function connect(origin: string, served: Served[], messages: unknown[] = [{ first: true }]) {
  const client = new ChannelClient(origin, {
    rpc: 'Listen',
    database: DATABASE,
    headers: { Authorization: 'Bearer owner' },
  });
  const handshake = await client.handshake(messages);
  const one = served.at(-1);
  if (!one) throw new Error('no stream was accepted');
  return { client, handshake, one };
}

const noop = (content: unknown) => content === 'noop';
const last = (n: number) => (content: unknown) => JSON.stringify(content) === `{"n":${n}}`;

test('a handshake makes a stream that knows its method, database, headers and first messages', async () => {
  const { origin, served } = await start();
  const { client, handshake, one } = await connect(origin, served, [{ a: 'café 😀 +&=' }, { b: 2 }]);
  expect(handshake).toEqual({ status: 200, answer: [[0, ['c', client.sid, '', 8, 12, 30000]]] });
  expect(one.stream).toMatchObject({ rpc: 'Listen', database: DATABASE });
  expect(one.stream.headers.get('authorization')).toBe('Bearer owner');
  expect(one.messages).toEqual([{ a: 'café 😀 +&=' }, { b: 2 }]);
});

test('streaming: what waits comes first, then a noop at once, then arrays as they are sent', async () => {
  const { origin, served } = await start();
  const { client, one } = await connect(origin, served);
  one.stream.send({ n: 1 });
  const { status, headers } = await client.open(0);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=0',
    'access-control-expose-headers': 'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
  });
  expect(headers['content-length']).toBeUndefined();
  expect(await client.read(noop)).toEqual([
    [1, [{ n: 1 }]],
    [2, ['noop']],
  ]);
  one.stream.send({ text: 'two units: 😀' });
  one.stream.send({ n: 4 });
  expect(await client.read(last(4))).toEqual([
    [3, [{ text: 'two units: 😀' }]],
    [4, [{ n: 4 }]],
  ]);
  expect(client.isOpen).toBe(true);
});

test('long polling: each answer ends after what there is to say', async () => {
  const { origin, served } = await start();
  const { client, one } = await connect(origin, served);
  one.stream.send({ n: 1 });
  await client.open(1);
  expect(await client.read(last(1))).toEqual([[1, [{ n: 1 }]]]);
  await client.ended();
  await client.open(1);
  one.stream.send({ n: 2 });
  one.stream.send({ n: 3 });
  expect(await client.read(last(3))).toEqual([
    [2, ['noop']],
    [3, [{ n: 2 }]],
    [4, [{ n: 3 }]],
  ]);
  await client.ended();
});

test('long polling: with nothing to say a noop comes at once, and the poll goes on', async () => {
  const { origin, served } = await start();
  const { client, one } = await connect(origin, served);
  await client.open(1);
  expect(await client.read(noop)).toEqual([[1, ['noop']]]);
  expect(client.isOpen).toBe(true);
  one.stream.send({ n: 1 });
  expect(await client.read(last(1))).toEqual([[2, [{ n: 1 }]]]);
  await client.ended();
});

test('long polling: the client says how long it holds', async () => {
  const { origin, served } = await start();
  const { client } = await connect(origin, served);
  await client.open(1, { TO: '20' });
  expect(await client.read(noop)).toEqual([[1, ['noop']]]);
  await client.ended();
});

test('messages go forward in order and the answer says what had been sent', async () => {
  const { origin, served } = await start();
  const { client, one } = await connect(origin, served);
  expect((await client.forward([{ n: 1 }])).answer).toEqual([0, 0, 0]);
  await client.open(0);
  await client.read(noop);
  expect((await client.forward([{ n: 2 }, { n: 3 }])).answer).toEqual([1, 1, 0]);
  expect(one.messages).toEqual([{ first: true }, { n: 1 }, { n: 2 }, { n: 3 }]);
});

test('a forward request sent again is delivered once; one that leaves a gap is refused', async () => {
  const { origin, served } = await start();
  const { client, one } = await connect(origin, served);
  const body = client.form([{ n: 1 }]);
  await client.forwardBody(body);
  expect((await client.forwardBody(body)).status).toBe(200);
  const more = `count=2&ofs=1&req0___data__=%7B%22n%22%3A1%7D&req1___data__=%7B%22n%22%3A2%7D`;
  expect((await client.forwardBody(more)).status).toBe(200);
  expect(one.messages).toEqual([{ first: true }, { n: 1 }, { n: 2 }]);
  expect((await client.forwardBody('count=1&ofs=9&req0___data__=1')).status).toBe(400);
});

test('arrays that a broken back channel swallowed come again, acknowledged ones do not', async () => {
  const { origin, served } = await start();
  const { client, one } = await connect(origin, served);
  await client.open(0);
  await client.read(noop);
  one.stream.send({ n: 2 });
  await client.read(last(2));
  client.cut();
  one.stream.send({ n: 3 });
  await client.open(0, { AID: '1' });
  expect((await client.read(last(3))).map(([id]) => id)).toEqual([2, 3]);
  await client.read(noop);
  client.cut();
  await client.open(0);
  one.stream.send({ n: 6 });
  expect((await client.read(last(6))).map(([id]) => id)).toEqual([5, 6]);
});

test('a second back channel ends the first', async () => {
  const { origin, served } = await start();
  const { client, one } = await connect(origin, served);
  await client.open(0);
  await client.read(noop);
  const second = new ChannelClient(origin, { rpc: 'Listen', database: DATABASE });
  second.sid = client.sid;
  await second.open(0, { AID: '1' });
  await client.ended();
  one.stream.send({ n: 3 });
  expect(await second.read(last(3))).toHaveLength(2);
});

test('a silent back channel says noop, and a streaming one ends after its time', async () => {
  const { origin, served } = await start({ keepAliveMs: 20, rotateMs: 200 });
  const { client, one } = await connect(origin, served);
  await client.open(0);
  await client.read(noop);
  await client.read(noop);
  await client.read(noop);
  await client.ended();
  expect(one.closed).toBe(0);
});

test('a streaming back channel ends when it has said a lot', async () => {
  const { origin, served } = await start({ rotateChars: 1000 });
  const { client, one } = await connect(origin, served);
  await client.open(0);
  await client.read(noop);
  one.stream.send({ long: 'x'.repeat(1000) });
  await client.ended();
  expect(client.lastId).toBe(2);
});

test('terminate ends the session, also as the GET that a page without beacons sends', async () => {
  const { origin, served, channel } = await start();
  const { client, one } = await connect(origin, served);
  await client.open(0);
  expect(await client.terminate()).toMatchObject({ status: 200, body: '' });
  await client.ended();
  expect(one.closed).toBe(1);
  expect(await client.terminate()).toMatchObject({ status: 400, body: '' });
  const other = await connect(origin, served);
  expect((await other.client.open(0, { TYPE: 'terminate' })).status).toBe(200);
  expect(other.one.closed).toBe(1);
  expect(channel.size).toBe(0);
});

test('an unknown session is refused on every kind of request', async () => {
  const { origin } = await start();
  const client = new ChannelClient(origin, { rpc: 'Write', database: DATABASE });
  client.sid = 'unknown';
  expect((await client.open(0)).status).toBe(400);
  expect(await client.forward([{}])).toMatchObject({ status: 400, answer: '' });
  expect(await client.terminate()).toMatchObject({ status: 400, body: '' });
});

test('a malformed handshake is refused', async () => {
  const { origin, served } = await start();
  const post = (body: string) =>
    fetch(`${origin}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1`, { method: 'POST', body });
  expect((await post('count=1&ofs=0&req0___data__={')).status).toBe(400);
  expect((await post('count=2&ofs=0&req0___data__={}')).status).toBe(400);
  expect((await post('count=1e9')).status).toBe(400);
  expect(served).toEqual([]);
});

test('a stream that fails says why, is closed once and says nothing more', async () => {
  const { origin, served } = await start();
  const { client, one } = await connect(origin, served);
  await client.open(0);
  await client.read(noop);
  one.stream.fail('INVALID_ARGUMENT', 'no');
  one.stream.send({ n: 9 });
  one.stream.close();
  expect(await client.read((content) => content !== 'noop')).toEqual([
    [2, [{ error: { message: 'no', status: 'INVALID_ARGUMENT' } }]],
  ]);
  await client.forward([{ late: true }]);
  expect(one.messages).toEqual([{ first: true }]);
  expect(await client.terminate()).toMatchObject({ status: 200 });
  expect(one.closed).toBe(1);
  expect(client.lastId).toBe(2);
});

test('a stream that closes tells the client and is forgotten', async () => {
  const { origin, served, channel } = await start({ lingerMs: 20 });
  const { client, one } = await connect(origin, served);
  await client.open(0);
  one.stream.close();
  expect((await client.read((content) => content === 'close')).at(-1)).toEqual([2, ['close']]);
  await client.ended();
  expect(channel.size).toBe(0);
});

test('a client that vanishes is noticed', async () => {
  const { origin, served, until, channel } = await start({ vanishMs: 30 });
  const { client, one } = await connect(origin, served);
  await client.open(0);
  await client.read(noop);
  client.vanish();
  await until(() => one.closed === 1);
  expect(channel.size).toBe(0);
  const never = await connect(origin, served);
  await until(() => never.one.closed === 1);
});

test('a client that takes nothing any more is dropped before it fills the memory', async () => {
  const { origin, served, until } = await start({ maxWaitingChars: 1000 });
  const { one } = await connect(origin, served);
  one.stream.send({ long: 'x'.repeat(1000) });
  await until(() => one.closed === 1);
});

test('stopping ends every session', async () => {
  const { origin, served, channel } = await start();
  const { client, one } = await connect(origin, served);
  await client.open(0);
  channel.close();
  await client.ended();
  expect(one.closed).toBe(1);
});
