import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DataError, dataError, withTimeout } from '../../src/data/errors.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { firestoreEmulator, TestProject } from '../support/TestProject.ts';

/**
 * What stands between the app and the emulator does next: answer with this status, pass on, say nothing, hang
 * up, hang up once, hang up after it has passed it on, or answer with something else than Firestore would.
 */
let line: number | 'open' | 'silent' | 'cut' | 'cut once' | 'lost' | 'page' | 'broken off' = 'open';
let asked = 0;

const emulator = `http://${firestoreEmulator().host}:${firestoreEmulator().port}`;
const between = createServer(async (request, response) => {
  asked += 1;
  const isCut = line === 'cut' || (line === 'cut once' && asked === 1);
  if (isCut) request.socket.destroy();
  if (line === 'page') response.end('<p>Sign in to this network');
  if (line === 'broken off') response.end('[{"readTime":"x"},{"error":{"code":429,"message":"Quota"}}]');
  if (typeof line === 'number') response.writeHead(line).end('{"error":{"message":"as the test wants"}}');
  if (isCut || !['open', 'cut once', 'lost'].includes(String(line))) return;
  const body = await text(request);
  const found = await fetch(`${emulator}${request.url}`, { method: 'POST', body });
  const answer = await found.text();
  if (line === 'lost') request.socket.destroy();
  else response.writeHead(found.status).end(answer);
});
await new Promise<void>((ready) => between.listen(0, '127.0.0.1', ready));
const address = between.address();
if (address === null || typeof address === 'string') throw new Error('no port');

const aRequest = {
  organizerName: 'Lee',
  email: 'lee@college.example',
  phone: '555 0100',
  collegeName: 'Purdue University',
  fraternityName: '',
  proposedDate: '2027-04-01',
  proposedTime: '19:00',
  estimatedParticipants: 40,
  location: 'Memorial Union',
  additionalInfo: '',
};

const project = await TestProject.open();
pointAppAt(project.id, { host: '127.0.0.1', port: address.port });
const { landingEvents } = await import('../../src/data/site/publicEvents.ts');
const { fetchPage } = await import('../../src/data/site/visitorReads.ts');
const { createRequest, isRequestStored } = await import('../../src/data/site/createRequest.ts');

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => {
  asked = 0;
  warned.mockClear();
});

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

test('a read whose connection breaks is asked once more', async () => {
  line = 'cut once';
  expect(await landingEvents()).toEqual([]);
  expect(asked).toBe(2);
});

test('what another than the database answers is no answer, and one that breaks off says why', async () => {
  line = 'page';
  await expect(landingEvents()).rejects.toMatchObject({ kind: 'unreachable' });
  line = 'broken off';
  await expect(landingEvents()).rejects.toMatchObject({ kind: 'busy', message: 'Quota' });
});

test('a request whose answer is lost is sent once, and is found out to be stored', async () => {
  line = 'lost';
  const [id, never] = ['a'.repeat(32), 'b'.repeat(32)];
  await expect(createRequest(id, aRequest)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(asked).toBe(1);
  line = 'cut';
  await expect(createRequest(never, aRequest)).rejects.toMatchObject({ kind: 'unreachable' });
  expect(asked).toBe(2);
  line = 'open';
  expect(await isRequestStored(id)).toBe(true);
  expect(await isRequestStored(never)).toBe(false);
  await expect(createRequest(id, aRequest)).rejects.toMatchObject({ kind: 'refused' });
});

test('a database that never answers is unreachable within ten seconds', async () => {
  line = 'silent';
  const late = new AbortController();
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  onTestFinished(() => limits.mockRestore());
  const reached = new Promise((resolve) => between.once('request', resolve));
  const found = expect(landingEvents()).rejects.toMatchObject({ kind: 'unreachable' });
  await reached;
  late.abort(new DOMException('late', 'TimeoutError'));
  await found;
  expect(asked).toBe(1);
  expect(limits.mock.calls).toEqual([[expect.any(Number)]]);
  expect(limits.mock.calls[0]?.[0]).toBeLessThan(10_000);
});

test.each([
  [400, 'broken'],
  [401, 'refused'],
  [403, 'refused'],
  [404, 'missing'],
  [409, 'conflict'],
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
  await expect(unknown).rejects.toMatchObject({ kind: 'broken', message: expect.stringContaining('index') });
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('index'));
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
