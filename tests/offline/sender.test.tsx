import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commit, isSo, missingPaths } from '../../src/data/changes/databaseWrites.ts';
import { openOutbox } from '../../src/data/changes/outbox.ts';
import { type Made, makeSender } from '../../src/data/changes/sender.ts';
import { DataError } from '../../src/data/errors.ts';
import { staffDatabase } from '../../src/data/staff/session/staffDatabase.ts';
import { setting, updating } from '../../src/domain/changes/change.ts';

/*
 * A change whose page tries it first in a transaction: what the sender makes of its answers, and of those of
 * the batch that follows where there was none.
 */

vi.mock('../../src/data/changes/databaseWrites.ts');

const writes = [updating('colleges/a', { name: 'A' })];
const isOver = vi.fn(async () => false);
const outbox = openOutbox('sender-test', Promise.resolve(null));
const sender = makeSender({
  name: 'sender-test',
  database: staffDatabase,
  outbox,
  account: () => 'super',
  watchAccount: () => () => {},
  isOver,
});
const send = (now: Made['now'], timeout?: number) =>
  sender.send(() => ({ writes, now }), 'Failed to save.', { timeout });
const unanswered = async () => false;
const refused = new DataError('refused');

beforeEach(() => {
  vi.mocked(commit).mockResolvedValue();
  vi.mocked(missingPaths).mockResolvedValue(['colleges/a']);
});
afterEach(() => {
  vi.resetAllMocks();
  isOver.mockResolvedValue(false);
  for (const entry of outbox.entries()) sender.discard(entry);
});

test('what the transaction has stored is not sent again', async () => {
  expect(await send(async () => true)).toBe('acknowledged');
  expect(commit).not.toHaveBeenCalled();
});

test('what it refused is refused, and nothing waits', async () => {
  await expect(send(() => Promise.reject(new DataError('conflict')))).rejects.toMatchObject({
    kind: 'conflict',
  });
  expect(commit).not.toHaveBeenCalled();
  expect(outbox.entries()).toEqual([]);
});

test('without an answer the same writes go as a batch', async () => {
  expect(await send(unanswered)).toBe('acknowledged');
  expect(commit).toHaveBeenCalledExactlyOnceWith(staffDatabase, writes);
});

test('a refused batch of what was stored after all is done', async () => {
  vi.mocked(commit).mockRejectedValue(refused);
  vi.mocked(missingPaths).mockResolvedValue([]);
  expect(await send(unanswered)).toBe('acknowledged');
  expect(outbox.entries()).toEqual([]);
});

test('a refused batch of what was not stored is refused, also when nobody can say', async () => {
  vi.mocked(commit).mockRejectedValue(refused);
  await expect(send(unanswered)).rejects.toMatchObject({ kind: 'refused' });
  vi.mocked(missingPaths).mockRejectedValue(new DataError('unreachable'));
  await expect(send(unanswered)).rejects.toMatchObject({ kind: 'refused' });
});

test('a refused change whose entry of History is there was stored before', async () => {
  vi.mocked(commit).mockRejectedValue(refused);
  vi.mocked(isSo).mockResolvedValue(true);
  const told = [...writes, setting('history/college:a/changes/h1', { by: 'Dana' })];
  expect(await sender.send(() => ({ writes: told }), 'Failed to save.')).toBe('acknowledged');
  expect(isSo).toHaveBeenCalledExactlyOnceWith(staffDatabase, [
    { path: 'history/college:a/changes/h1', exists: true, fields: {} },
  ]);
  vi.mocked(isSo).mockResolvedValue(false);
  await expect(sender.send(() => ({ writes: told }), 'Failed to save.')).rejects.toMatchObject({
    kind: 'refused',
  });
});

test('a plain change that is refused is not compared', async () => {
  vi.mocked(commit).mockRejectedValue(refused);
  vi.mocked(missingPaths).mockResolvedValue([]);
  await expect(send(undefined)).rejects.toMatchObject({ kind: 'refused' });
  expect(missingPaths).not.toHaveBeenCalled();
});

test('a refusal that comes after the screen went on is late news, and can be retried', async () => {
  const news = vi.fn();
  sender.hearLateNews(news);
  let answer: (isStored: boolean) => void = () => {};
  const now = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  expect(await send(now, 20)).toBe('queued');
  vi.mocked(commit).mockRejectedValue(refused);
  answer(false);
  await vi.waitFor(() => expect(news).toHaveBeenCalledOnce());
  const [entry] = outbox.entries();
  expect(news).toHaveBeenCalledWith({ kind: 'refused', entry: expect.objectContaining({ id: entry?.id }) });
  expect(entry?.refused).toBe('refused');
  now.mockResolvedValue(true);
  if (entry) await sender.retry(entry);
  expect(news).toHaveBeenLastCalledWith({
    kind: 'stored',
    entry: expect.objectContaining({ id: entry?.id }),
  });
  expect(outbox.entries()).toEqual([]);
});

test('when the session is over, a refused change waits for the next one', async () => {
  isOver.mockResolvedValue(true);
  expect(await send(() => Promise.reject(refused), 20)).toBe('queued');
  expect(outbox.entries()).toMatchObject([{ refused: null, change: { writes } }]);
});
