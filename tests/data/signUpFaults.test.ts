import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newTicketKey, ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import { ann, signUpEvent } from '../support/documents/signUpEvent.ts';
import { type Fault, faultyCommits } from '../support/faultyCommits.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * What goes wrong on the way: answers are lost, pages reloaded, the server has many at once, clocks are
 * wrong. Whoever is told that they are in is in, once, and the count is how many are.
 */

const project = await seededProject(signUpEvent());
pointAppAt(project.id);
const { signUp } = await import('../../src/data/site/signUp.ts');
const { fetchTicket } = await import('../../src/data/site/ownTicket.ts');
const { cancelTicket } = await import('../../src/data/site/ticketActs.ts');

// The waits between two tries are random parts of a bound, and here the smallest.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const key = newTicketKey();
function signsUp(more: Partial<Parameters<typeof signUp>[0]> = {}, onBusy = () => {}) {
  const how = { signal: new AbortController().signal, onBusy };
  return signUp({ eventId: 'cup', key, typed: ann, unlock: '', as: 'in', ...more }, how);
}

const count = async () => (await project.stored('events/cup'))?.currentParticipants;
/** Expects these keys to be on the list, nobody else, and each counted once. */
async function expectIn(keys: readonly string[]): Promise<void> {
  const ids = await Promise.all(keys.map(ticketIdOf));
  expect((await project.idsIn('events/cup/participants')).sort()).toEqual(ids.sort());
  expect(await count()).toBe(keys.length);
}
/** Faults in this order, and none after them. */
const inTurn =
  (...faults: Fault[]) =>
  (nth: number) =>
    faults[nth] ?? '';

describe('signing up', () => {
  test.each<{ faults: Fault[]; sent: number }>([
    { faults: ['unanswered'], sent: 1 },
    { faults: ['lost'], sent: 2 },
    { faults: ['lost', 'unanswered'], sent: 2 },
    { faults: ['ABORTED', 'ABORTED', 'ABORTED', 'ABORTED'], sent: 5 },
    { faults: ['RESOURCE_EXHAUSTED', 'UNAVAILABLE', 'lost', 'lost', 'unanswered'], sent: 5 },
  ])('is in once after $faults', async ({ faults, sent }) => {
    const commits = faultyCommits(inTurn(...faults));
    expect(await signsUp()).toBe('in');
    expect(commits()).toBe(sent);
    await expectIn([key]);
  });

  test('is in once when the page was reloaded before the answer, or the button pressed again', async () => {
    faultyCommits(inTurn('unanswered'));
    await signsUp();
    vi.unstubAllGlobals();
    expect(await signsUp()).toBe('in');
    await expectIn([key]);
  });

  test('is in once from two tabs at once', async () => {
    expect(await Promise.all([signsUp(), signsUp()])).toEqual(['in', 'in']);
    await expectIn([key]);
  });

  test('fails without a network, and nothing is stored', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(signsUp()).rejects.toMatchObject({ kind: 'unreachable' });
    vi.unstubAllGlobals();
    await expectIn([]);
  });

  test('fails when what is sent never arrives, after three times', async () => {
    const commits = faultyCommits(() => 'lost');
    await expect(signsUp()).rejects.toMatchObject({ kind: 'unreachable' });
    expect(commits()).toBe(3);
    await expectIn([]);
  });

  test('ends with the form, and is told so', async () => {
    const closing = new AbortController();
    const commits = faultyCommits(() => 'ABORTED');
    const how = { signal: closing.signal, onBusy: () => closing.abort() };
    await expect(
      signUp({ eventId: 'cup', key, typed: ann, unlock: '', as: 'in' }, how),
    ).rejects.toMatchObject({
      kind: 'unreachable',
    });
    expect(commits()).toBe(2);
  });

  test('of 40 phones at once, most of them turned away, all are in and all were told to wait', async () => {
    const keys = Array.from({ length: 40 }, newTicketKey);
    faultyCommits((nth) => (nth < 160 ? 'ABORTED' : ''));
    const busy = vi.fn();
    const ends = await Promise.all(keys.map((one) => signsUp({ key: one }, busy)));
    expect(new Set(ends)).toEqual(new Set(['in']));
    expect(busy.mock.calls.length).toBeGreaterThan(80);
    await expectIn(keys);
  });

  test('of 60 at once for 56 spots, 56 are in', async () => {
    await project.change('events/cup', { maxParticipants: 56 });
    const keys = Array.from({ length: 60 }, newTicketKey);
    faultyCommits((nth) => (nth % 7 === 3 ? 'unanswered' : nth % 5 === 2 ? 'ABORTED' : ''));
    const ends = await Promise.all(keys.map((one) => signsUp({ key: one })));
    expect(ends.filter((end) => end === 'full')).toHaveLength(4);
    await expectIn(keys.filter((_, at) => ends[at] === 'in'));
    expect(await count()).toBe(56);
  });

  const [hour, day] = [3_600_000, 86_400_000];
  test.each([
    { closesAt: Date.now() + hour, clock: day, end: 'in' },
    { closesAt: Date.now() - hour, clock: -day, end: 'closed' },
  ])('goes by the server’s clock: $end', async ({ closesAt, clock, end }) => {
    await project.change('events/cup', { signUp: { open: true, closesAt } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + clock });
    expect(await signsUp()).toBe(end);
  });

  test('needs nothing that a private window refuses: the key is all', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    expect(await signsUp()).toBe('in');
    expect((await fetchTicket('cup', key)).typed).toMatchObject(ann);
  });
});

describe('canceling', () => {
  beforeEach(() => signsUp());

  test.each<{ faults: Fault[]; sent: number }>([
    { faults: ['unanswered'], sent: 1 },
    { faults: ['lost'], sent: 2 },
    { faults: ['ABORTED', 'UNAVAILABLE', 'unanswered'], sent: 3 },
  ])('frees one spot after $faults', async ({ faults, sent }) => {
    const commits = faultyCommits(inTurn(...faults));
    expect(await cancelTicket('cup', key)).toBe('canceled');
    expect(commits()).toBe(sent);
    await expectIn([]);
  });

  test('frees one spot from two tabs at once, and pressed again', async () => {
    expect(await Promise.all([cancelTicket('cup', key), cancelTicket('cup', key)])).toEqual([
      'canceled',
      'canceled',
    ]);
    expect(await cancelTicket('cup', key)).toBe('canceled');
    await expectIn([]);
  });

  test('fails without a network, and the spot stays theirs', async () => {
    const commits = faultyCommits(() => 'lost');
    await expect(cancelTicket('cup', key)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(commits()).toBe(3);
    await expectIn([key]);
  });
});
