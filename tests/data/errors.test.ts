import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import { DataError, dataError, withTimeout } from '../../src/data/errors.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { firestoreEmulator, TestProject } from '../support/TestProject.ts';

/**
 * What stands between the app and the emulator does next: answer with this status, pass on, say nothing, hang
 * up.
 */
let line: number | 'open' | 'silent' | 'cut' = 'open';

const emulator = `http://${firestoreEmulator().host}:${firestoreEmulator().port}`;
const between = createServer(async (request, response) => {
  if (line === 'cut') request.socket.destroy();
  if (typeof line === 'number') response.writeHead(line).end('{"error":{"message":"as the test wants"}}');
  if (line !== 'open') return;
  const body = await text(request);
  const found = await fetch(`${emulator}${request.url}`, { method: 'POST', body });
  response.writeHead(found.status).end(await found.text());
});
await new Promise<void>((ready) => between.listen(0, '127.0.0.1', ready));
const address = between.address();
if (address === null || typeof address === 'string') throw new Error('no port');

const project = await TestProject.open();
pointAppAt(project.id, { host: '127.0.0.1', port: address.port });
setLogLevel('silent');
const { landingEvents } = await import('../../src/data/site/publicEvents.ts');
const { fetchPage } = await import('../../src/data/site/visitorReads.ts');

afterAll(async () => {
  between.closeAllConnections();
  between.close();
  await project.close();
});

test('a database that hangs up is unreachable, and reachable again later', async () => {
  line = 'cut';
  await expect(landingEvents()).rejects.toMatchObject({ name: 'DataError', kind: 'unreachable' });
  line = 'open';
  expect(await landingEvents()).toEqual([]);
});

test('a database that never answers is unreachable within ten seconds', { timeout: 15_000 }, async () => {
  line = 'silent';
  const started = Date.now();
  await expect(landingEvents()).rejects.toMatchObject({ kind: 'unreachable' });
  expect(Date.now() - started).toBeLessThan(10_000);
});

test.each([
  [400, 'broken'],
  [403, 'refused'],
  [429, 'busy'],
  [500, 'unreachable'],
  [503, 'unreachable'],
])('status %i is %s', async (status, kind) => {
  line = status;
  await expect(landingEvents()).rejects.toMatchObject({ kind });
});

test('a query without its index is broken, as in production', async () => {
  line = 'open';
  const unknown = fetchPage(
    { collection: 'events', where: [['time', '==', '19:00']], direction: 'asc', limit: 1 },
    (id) => id,
  );
  await expect(unknown).rejects.toMatchObject({ kind: 'broken' });
});

test('a failure keeps its cause and is translated once', async () => {
  const cause = Object.assign(new Error('no'), { code: 'permission-denied' });
  const error = dataError(cause);
  expect(error).toMatchObject({ name: 'DataError', kind: 'refused', message: 'no', cause });
  expect(dataError(error)).toBe(error);
  expect(dataError('odd')).toMatchObject({ kind: 'broken' });
  expect(await withTimeout(Promise.resolve(7))).toBe(7);
  await expect(withTimeout(Promise.reject(cause))).rejects.toBeInstanceOf(DataError);
});
