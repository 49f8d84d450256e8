import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ListenClient } from './support/ListenClient.ts';
import { Project } from './support/Project.ts';
import { type Running, startEmulator } from './support/startEmulator.ts';
import { bearer } from './support/tokens.ts';

let running: Running;
let count = 0;
beforeAll(async () => {
  running = await startEmulator();
});
afterAll(() => running.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** A project of the test's own with one listening client. */
function setUp(authorization?: string) {
  count += 1;
  const project = `listen-${count}`;
  const rest = new Project(running.origin, project);
  const connect = (as = authorization) => new ListenClient(running.origin, project, as);
  return { project, rest, client: connect(), connect };
}

const int = (n: number) => ({ integerValue: String(n) });
const text = (s: string) => ({ stringValue: s });
const c = { from: [{ collectionId: 'c' }] };
const byN = { orderBy: [{ field: { fieldPath: 'n' } }] };
const downN = { orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }] };
const where = (field: string, op: string, value: object) => ({
  where: { fieldFilter: { field: { fieldPath: field }, op, value } },
});

describe('targets', () => {
  test('a document: missing, created, changed, deleted', async () => {
    const { rest, client } = setUp();
    expect(await client.listen(2, 'c/a')).toMatchObject({ documents: [] });
    await rest.commit({ 'c/a': { n: int(1) } });
    await client.shows(2, ['a']);
    await rest.commit({ 'c/a': { n: int(2) } });
    await client.until(() => client.snapshots.get(2)?.length === 3);
    expect(client.snapshots.get(2)?.at(-1)?.documents).toMatchObject([{ fields: { n: int(2) } }]);
    await rest.commit({ 'c/a': null });
    await client.shows(2, []);
  });

  test('a query: first results, then what enters, changes and leaves it', async () => {
    const { rest, client } = setUp();
    await rest.commit({ 'c/a': { n: int(1) }, 'c/b': { n: int(5) }, 'd/a': { n: int(5) } });
    await client.listen(2, { ...c, ...where('n', 'GREATER_THAN', int(3)) });
    expect(client.ids(2)).toEqual(['b']);
    await rest.commit({ 'c/a': { n: int(4) } });
    await client.shows(2, ['a', 'b']);
    await rest.commit({ 'c/b': { n: int(0) } });
    await client.shows(2, ['a']);
    expect(client.messages.at(-2)).toMatchObject({
      documentRemove: { document: rest.name('c/b'), removedTargetIds: [2] },
    });
    await rest.commit({ 'c/a': null });
    await client.shows(2, []);
    expect(client.messages.at(-2)).toMatchObject({
      documentDelete: { document: rest.name('c/a'), removedTargetIds: [2] },
    });
  });

  test('what one commit changes comes as one snapshot, across all targets', async () => {
    const { rest, client } = setUp();
    await rest.commit({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) } });
    await client.listen(2, c);
    await client.listen(4, { ...c, ...where('n', 'EQUAL', int(2)) });
    const before = client.messages.length;
    await rest.commit({ 'c/a': { n: int(2) }, 'c/b': null, 'c/d': { n: int(3) } });
    await client.shows(4, ['a']);
    expect(client.ids(2)).toEqual(['a', 'd']);
    const news = client.messages.slice(before);
    expect(news).toHaveLength(4);
    expect(news).toContainEqual({ documentChange: expect.objectContaining({ targetIds: [2, 4] }) });
    expect(news).toContainEqual({ documentDelete: expect.objectContaining({ removedTargetIds: [2, 4] }) });
    expect(news[3]?.targetChange?.targetChangeType).toBeUndefined();
  });

  test('a document that leaves one target and stays in another is one change', async () => {
    const { rest, client } = setUp();
    await rest.commit({ 'c/a': { n: int(1) } });
    await client.listen(2, c);
    await client.listen(4, { ...c, ...where('n', 'EQUAL', int(1)) });
    await rest.commit({ 'c/a': { n: int(2) } });
    await client.shows(4, []);
    expect(client.messages.at(-2)).toMatchObject({
      documentChange: { targetIds: [2], removedTargetIds: [4] },
    });
  });

  test('a removed target is confirmed and says nothing more', async () => {
    const { rest, client } = setUp();
    await client.listen(2, c);
    await client.listen(4, 'c/a');
    await client.unlisten(2);
    await rest.commit({ 'c/a': { n: int(1) } });
    await client.shows(4, ['a']);
    expect(client.messages.at(-2)).toMatchObject({ documentChange: { targetIds: [4] } });
    await client.unlisten(4);
    await client.unlisten(99);
  });

  test('a collection group sees its collections at any depth, a collection only itself', async () => {
    const { rest, client } = setUp();
    await client.listen(2, { from: [{ collectionId: 's', allDescendants: true }] });
    await client.listen(4, { from: [{ collectionId: 's' }] });
    await rest.commit({ 's/top': { n: int(1) }, 'c/a/s/low': { n: int(1) }, 'c/a/t/other': { n: int(1) } });
    await client.shows(2, ['low', 'top']);
    expect(client.ids(4)).toEqual(['top']);
  });

  test('a query that makes no sense is refused alone', async () => {
    const { client } = setUp();
    await client.listen(2, { ...c, limit: -1 });
    expect(client.refused.get(2)).toEqual({ code: 3, message: 'limit is negative' });
    await client.listen(4, c);
    expect(client.ids(4)).toEqual([]);
  });

  test('deleting everything, or below a path, tells the listeners', async () => {
    const { rest, client } = setUp();
    await rest.commit({ 'c/a': {}, 'c/b': {}, 'c/a/sub/x': {}, 'd/z': {} });
    await client.listen(2, c);
    await client.listen(4, { from: [{ collectionId: 'sub', allDescendants: true }] });
    await client.listen(6, 'd/z');
    await rest.clear('c/a');
    await client.shows(2, ['b']);
    expect(client.ids(4)).toEqual([]);
    expect(client.ids(6)).toEqual(['z']);
    await rest.clear();
    await client.shows(6, []);
    expect(client.ids(2)).toEqual([]);
  });

  test('a write that changes nothing says nothing', async () => {
    const { rest, client } = setUp();
    await rest.commit({ 'c/a': { n: int(1) } });
    await client.listen(2, c);
    const before = client.messages.length;
    await rest.commit({ 'c/a': { n: int(1) } });
    await rest.commit({ 'c/b': { n: int(1) } });
    await client.shows(2, ['a', 'b']);
    expect(client.messages.length).toBe(before + 2);
  });
});

describe('limits', () => {
  const rows = { 'c/a': { n: int(1) }, 'c/b': { n: int(2) }, 'c/d': { n: int(3) }, 'c/e': { n: int(4) } };

  test('one that enters pushes the last out; one that leaves lets the next in', async () => {
    const { rest, client } = setUp();
    await rest.commit(rows);
    await client.listen(2, { ...c, ...byN, limit: 2 });
    expect(client.ids(2)).toEqual(['a', 'b']);
    await rest.commit({ 'c/x': { n: int(0) } });
    await client.shows(2, ['a', 'x']);
    await rest.commit({ 'c/x': null, 'c/a': null });
    await client.shows(2, ['b', 'd']);
    await rest.commit({ 'c/b': { n: int(9) } });
    await client.shows(2, ['d', 'e']);
  });

  test('limit to last arrives as the reversed order', async () => {
    const { rest, client } = setUp();
    await rest.commit(rows);
    await client.listen(2, { ...c, ...downN, limit: 2 });
    expect(client.ids(2)).toEqual(['d', 'e']);
    await rest.commit({ 'c/x': { n: int(9) } });
    await client.shows(2, ['e', 'x']);
  });

  test('a change behind the window says nothing', async () => {
    const { rest, client } = setUp();
    await rest.commit(rows);
    await client.listen(2, { ...c, ...byN, limit: 2 });
    const before = client.messages.length;
    await rest.commit({ 'c/e': { n: int(7) }, 'c/f': { n: int(8) } });
    await rest.commit({ 'c/a': { n: int(0) } });
    await client.until(() => client.messages.length === before + 2);
    expect(client.ids(2)).toEqual(['a', 'b']);
  });

  test('a window with room takes what comes and knows when it is full', async () => {
    const { rest, client } = setUp();
    await client.listen(2, { ...c, ...byN, limit: 2 });
    for (const [path, n] of [
      ['c/a', 3],
      ['c/b', 2],
      ['c/d', 1],
    ] as const)
      await rest.commit({ [path]: { n: int(n) } });
    await client.shows(2, ['b', 'd']);
    await rest.commit({ 'c/d': null });
    await client.shows(2, ['a', 'b']);
  });
});

describe('resuming', () => {
  test('after a short break only what changed comes, with the count', async () => {
    const { rest, client } = setUp();
    await rest.commit({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) }, 'c/d': { n: int(3) } });
    await client.listen(2, c);
    const token = client.resumeToken;
    await client.reconnect();
    await rest.commit({ 'c/b': null, 'c/d': { n: int(4) }, 'c/e': { n: int(5) } });
    const before = client.messages.length;
    await client.listen(2, c, { resumeToken: token });
    expect(client.ids(2)).toEqual(['a', 'd', 'e']);
    const news = client.messages.slice(before);
    expect(news.filter((message) => message.documentChange)).toHaveLength(2);
    expect(news).toContainEqual({ filter: { targetId: 2, count: 3 } });
    expect(news.some((message) => message.targetChange?.targetChangeType === 'RESET')).toBe(false);
  });

  test('one that fell out of the query meanwhile is taken away', async () => {
    const { rest, client } = setUp();
    await rest.commit({ 'c/a': { n: int(1) }, 'c/b': { n: int(1) } });
    const query = { ...c, ...where('n', 'EQUAL', int(1)) };
    await client.listen(2, query);
    const token = client.resumeToken;
    await client.reconnect();
    await rest.commit({ 'c/b': { n: int(2) } });
    await rest.commit({ 'c/b': { n: int(3) } });
    await client.listen(2, query, { resumeToken: token });
    expect(client.ids(2)).toEqual(['a']);
  });

  test('a limit, and a token of another life, begin again after RESET', async () => {
    const { rest, client } = setUp();
    await rest.commit({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) } });
    await client.listen(2, { ...c, ...byN, limit: 1 });
    const token = client.resumeToken;
    await client.reconnect();
    await rest.commit({ 'c/a': null });
    await client.listen(2, { ...c, ...byN, limit: 1 }, { resumeToken: token });
    expect(client.ids(2)).toEqual(['b']);
    await client.listen(4, c, { resumeToken: btoa('elsewhere:17') });
    expect(
      client.messages.filter((message) => message.targetChange?.targetChangeType === 'RESET'),
    ).toHaveLength(2);
    expect(client.ids(4)).toEqual(['b']);
  });

  test('a document is told as it is now', async () => {
    const { rest, client } = setUp();
    await rest.commit({ 'c/a': { n: int(1) } });
    await client.listen(2, 'c/a');
    const token = client.resumeToken;
    await client.reconnect();
    await rest.commit({ 'c/a': null });
    await client.listen(2, 'c/a', { resumeToken: token });
    expect(client.ids(2)).toEqual([]);
  });
});

describe('rules', () => {
  const rules = (body: string) =>
    `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { ${body} } }`;
  const staffOnly = rules(`
    match /c/{id} { allow read: if request.auth.token.auth_time > request.time.toMillis() / 1000 - 1800; }
    match /own/{id} { allow read: if resource.data.owner == request.auth.uid; }
    match /flag/{id} { allow read: if exists(/databases/$(d)/documents/staff/$(request.auth.uid)); }`);
  const signedIn = (age = 0) => bearer({ sub: 'ann', auth_time: Math.floor(Date.now() / 1000) - age });

  test('a target that is not allowed is refused alone, with the code', async () => {
    const { rest, client } = setUp();
    await rest.setRules(rules('match /open/{id} { allow read: if true; }'));
    await client.listen(2, { from: [{ collectionId: 'closed' }] });
    await client.listen(4, 'closed/a');
    await client.listen(6, { from: [{ collectionId: 'open' }] });
    expect(client.refused.get(2)?.code).toBe(7);
    expect(client.refused.get(4)?.code).toBe(7);
    expect(client.refused.has(6)).toBe(false);
  });

  test('rules are not filters: a query must prove what it may see', async () => {
    const { rest, client } = setUp(signedIn());
    await rest.setRules(staffOnly);
    await client.listen(2, { from: [{ collectionId: 'own' }] });
    expect(client.refused.get(2)?.code).toBe(7);
    await client.listen(4, { from: [{ collectionId: 'own' }], ...where('owner', 'EQUAL', text('ann')) });
    expect(client.refused.has(4)).toBe(false);
  });

  test('new rules end the targets they forbid, and no others', async () => {
    const { rest, client } = setUp();
    await rest.setRules(rules('match /{any=**} { allow read: if true; }'));
    await client.listen(2, c);
    await client.listen(4, { from: [{ collectionId: 'd' }] });
    await rest.setRules(rules('match /d/{id} { allow read: if true; }'));
    await client.until(() => client.refused.has(2));
    expect(client.refused.get(2)?.code).toBe(7);
    await rest.commit({ 'c/secret': {}, 'd/a': {} });
    await client.shows(4, ['a']);
    expect(JSON.stringify(client.messages)).not.toContain('secret');
  });

  test('an expired sign-in sees nothing new', async () => {
    const { rest, client } = setUp(signedIn());
    await rest.setRules(staffOnly);
    await client.listen(2, c);
    expect(client.refused.has(2)).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    await rest.commit({ 'c/secret': {} });
    await client.until(() => client.refused.has(2));
    expect(JSON.stringify(client.messages)).not.toContain('secret');
  });

  test('a document that becomes forbidden is not shown, and its listener ends', async () => {
    const { rest, client } = setUp(signedIn());
    await rest.setRules(staffOnly);
    await rest.commit({ 'own/a': { owner: text('ann') } });
    await client.listen(2, 'own/a');
    expect(client.ids(2)).toEqual(['a']);
    await rest.commit({ 'own/a': { owner: text('bob'), note: text('secret') } });
    await client.until(() => client.refused.has(2));
    expect(JSON.stringify(client.messages)).not.toContain('secret');
  });

  test('the administrator sees everything; an unreadable token ends the stream', async () => {
    const { rest, connect } = setUp();
    await rest.setRules(rules(''));
    const admin = connect('Bearer owner');
    await admin.listen(2, c);
    expect(admin.refused.has(2)).toBe(false);
    const broken = connect('Bearer nonsense');
    await broken.channel.handshake([]);
    await broken.channel.open(0);
    const arrays = await broken.channel.read((content) => content !== 'noop');
    expect(arrays.at(-1)?.[1]).toEqual([{ error: { message: 'invalid jwt', status: 'INVALID_ARGUMENT' } }]);
  });
});

const RequestLog = v.object({
  requests: v.array(v.looseObject({ method: v.string(), reads: v.number() })),
});

test('the request log bills a listener for what it is sent: the first results, then changes only', async () => {
  const { rest, client, project } = setUp();
  await rest.commit({ 'c/a': { n: int(1) }, 'c/b': { n: int(2) }, 'c/d': { n: int(3) } });
  await client.listen(2, { ...c, ...byN, limit: 2 });
  await rest.commit({ 'c/a': { n: int(0) } });
  await client.until((message) => message.targetChange !== undefined);
  await rest.commit({ 'c/b': null });
  await client.shows(2, ['a', 'd']);
  const log = await rest.request('GET', `/emulator/v1/projects/${project}:requests`);
  const { requests } = v.parse(RequestLog, log.json);
  const listens = requests.filter(({ method }) => method === 'listen').map(({ reads }) => reads);
  expect(listens).toEqual([2, 1, 1]);
});
