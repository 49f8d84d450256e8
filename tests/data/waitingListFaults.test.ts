import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newTicketKey } from '../../src/domain/signUp/ticketKey.ts';
import { ann, signUpEvent } from '../support/documents/signUpEvent.ts';
import { type Fault, faultyCommits } from '../support/faultyCommits.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * What goes wrong on the way into the line and out of it. Whoever is told that they wait has a place of their
 * own, whoever is told that they are in is on the list, and the counts are how many they are.
 */

const full = { maxParticipants: 5, currentParticipants: 5, waitingList: 100 };
const project = await seededProject(signUpEvent(full));
pointAppAt(project.id);
const { signUp } = await import('../../src/data/site/signUp.ts');
const { fetchTicket } = await import('../../src/data/site/ownTicket.ts');
const { cancelTicket, takeSpot } = await import('../../src/data/site/ticketActs.ts');

// The waits between two tries are random parts of a bound, and here its first twentieth.
const { random } = Math;
beforeEach(() => void vi.spyOn(Math, 'random').mockImplementation(() => random() / 20));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const keys = Array.from({ length: 40 }, newTicketKey);
const [first = '', second = '', third = ''] = keys;
const joins = (key: string, how = {}) =>
  signUp({ eventId: 'cup', key, typed: ann, unlock: '', as: 'waiting' }, how);
const event = async () => (await project.stored('events/cup')) ?? {};
const freeOne = () => project.change('events/cup', { currentParticipants: 4 });
const placeOf = async (key: string) => (await fetchTicket('cup', key)).ticket?.place;

/** Expects the counts to be how many wait and are on the list, besides the five of whom nobody knows. */
async function expectTrue(waiting: number, people: number): Promise<void> {
  const { currentParticipants, line } = await event();
  expect(await project.idsIn('events/cup/waiting')).toHaveLength(waiting);
  expect(await project.idsIn('events/cup/participants')).toHaveLength(people);
  expect({ currentParticipants, waiting: line?.waiting ?? 0 }).toEqual({
    currentParticipants: people + (people > 0 ? 4 : 5),
    waiting,
  });
}

const inTurn =
  (...faults: Fault[]) =>
  (nth: number) =>
    faults[nth] ?? '';
const mishaps: { faults: Fault[]; sent: number }[] = [
  { faults: ['unanswered'], sent: 1 },
  { faults: ['lost'], sent: 2 },
  { faults: ['lost', 'unanswered'], sent: 2 },
  { faults: ['ABORTED', 'UNAVAILABLE', 'ABORTED'], sent: 4 },
  { faults: ['RESOURCE_EXHAUSTED', 'lost', 'unanswered'], sent: 3 },
];

describe('joining', () => {
  test.each(mishaps)('is one place after $faults', async ({ faults, sent }) => {
    const commits = faultyCommits(inTurn(...faults));
    expect(await joins(first)).toBe('waiting');
    expect(commits()).toBe(sent);
    expect(await placeOf(first)).toBe(1);
    await expectTrue(1, 0);
  });

  test('is one place from two tabs at once, and pressed again', async () => {
    expect(await Promise.all([joins(first), joins(first)])).toEqual(['waiting', 'waiting']);
    expect(await joins(first)).toBe('waiting');
    // Whose spot was asked for instead learns that they wait.
    expect(await signUp({ eventId: 'cup', key: first, typed: ann, unlock: '', as: 'in' }, {})).toBe(
      'waiting',
    );
    await expectTrue(1, 0);
  });

  test('fails without a network, and after three times that never arrive', async () => {
    const commits = faultyCommits(() => 'lost');
    await expect(joins(first)).rejects.toMatchObject({ kind: 'unreachable' });
    expect(commits()).toBe(3);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(joins(first)).rejects.toMatchObject({ kind: 'unreachable' });
    vi.unstubAllGlobals();
    await expectTrue(0, 0);
  });

  test('of 40 phones at once, ten get in and thirty wait in thirty places', async () => {
    await project.change('events/cup', { currentParticipants: 0, maxParticipants: 10 });
    faultyCommits((nth) => (nth % 3 === 1 ? 'ABORTED' : nth % 11 === 5 ? 'unanswered' : ''));
    const busy = vi.fn();
    const ends = await Promise.all(keys.map((key) => joins(key, { onBusy: busy })));
    expect(ends.filter((end) => end === 'in')).toHaveLength(10);
    expect(ends.filter((end) => end === 'waiting')).toHaveLength(30);
    const places = await Promise.all(keys.filter((_, at) => ends[at] === 'waiting').map(placeOf));
    expect(places.toSorted((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(busy).toHaveBeenCalled();
    expect(await event()).toMatchObject({ currentParticipants: 10, line: { waiting: 30, queued: 30 } });
    expect(await project.idsIn('events/cup/waiting')).toHaveLength(30);
    expect(await project.idsIn('events/cup/participants')).toHaveLength(10);
  }, 30_000);

  test('of twelve phones for nine places, three are told that there is no room', async () => {
    await project.change('events/cup', { waitingList: 9 });
    const ends = await Promise.all(keys.slice(0, 12).map((key) => joins(key)));
    expect(ends.filter((end) => end === 'noRoom')).toHaveLength(3);
    await expectTrue(9, 0);
  });

  test('while staff edit the event, then close it', async () => {
    let edited = 0;
    const edits = () => {
      edited += 1;
      return '' as const;
    };
    faultyCommits(edits);
    const joined = Promise.all(keys.slice(0, 6).map((key) => joins(key)));
    await project.change('events/cup', { title: 'Moved', waitingList: 4 });
    const ends = await joined;
    expect(edited).toBeGreaterThan(5);
    expect(ends.every((end) => end === 'waiting' || end === 'noRoom')).toBe(true);
    expect(await event()).toMatchObject({ title: 'Moved' });
    await expectTrue(ends.filter((end) => end === 'waiting').length, 0);
  });

  test.each([
    { what: 'closed', end: 'closed', change: () => project.change('events/cup', { status: 'completed' }) },
    { what: 'drawn', end: 'drawn', change: () => project.seed({ 'boards/cup': {} }) },
    { what: 'deleted', end: 'gone', change: () => project.clear() },
    { what: 'widened', end: 'in', change: () => project.change('events/cup', { maxParticipants: 9 }) },
  ])('an event that is $what between reading and sending ends with $end', async ({ end, change }) => {
    const real = globalThis.fetch;
    let changed = false;
    const fetch: typeof real = async (input, init) => {
      if (!changed && String(input).endsWith(':commit?prettyPrint=false')) {
        changed = true;
        vi.unstubAllGlobals();
        await change();
      }
      return real(input, init);
    };
    vi.stubGlobal('fetch', fetch);
    expect(await joins(first)).toBe(end);
    expect(await project.idsIn('events/cup/waiting')).toEqual([]);
  });
});

describe('taking a spot and leaving', () => {
  beforeEach(async () => {
    for (const key of [first, second, third]) await joins(key);
  });

  test.each(mishaps)('takes one spot after $faults', async ({ faults, sent }) => {
    await freeOne();
    const commits = faultyCommits(inTurn(...faults));
    expect(await takeSpot('cup', first)).toBe('in');
    expect(commits()).toBe(sent);
    await expectTrue(2, 1);
  });

  test('takes one spot from two tabs at once', async () => {
    await freeOne();
    expect(await Promise.all([takeSpot('cup', first), takeSpot('cup', first)])).toEqual(['in', 'in']);
    await expectTrue(2, 1);
  });

  test('of three who are called for one spot, one gets it', async () => {
    await freeOne();
    await project.change('events/cup', { line: { called: 3 } }, ['line.called']);
    const ends = await Promise.all([first, second, third].map((key) => takeSpot('cup', key)));
    expect(ends.toSorted()).toEqual(['in', 'taken', 'taken']);
    await expectTrue(2, 1);
  });

  test('leaves once after whatever is lost, whoever leaves at the same time', async () => {
    faultyCommits((nth) => (nth % 4 === 0 ? 'unanswered' : nth % 4 === 1 ? 'ABORTED' : ''));
    const ends = await Promise.all([second, third, first, second].map((key) => cancelTicket('cup', key)));
    expect(new Set(ends)).toEqual(new Set(['canceled']));
    await expectTrue(0, 0);
    expect((await event()).line).toMatchObject({ gone: 3, left: 0 });
  });

  test.each(mishaps.slice(0, 3))('leaves once after a first refusal and $faults', async ({ faults }) => {
    faultyCommits(inTurn('', ...faults));
    expect(await cancelTicket('cup', second)).toBe('canceled');
    await expectTrue(2, 0);
  });

  test('leaving in one tab and taking in the other ends as one of the two', async () => {
    await freeOne();
    const [left, took] = await Promise.all([cancelTicket('cup', first), takeSpot('cup', first)]);
    const { ticket } = await fetchTicket('cup', first);
    if (ticket?.state === 'in') {
      expect([left, took]).toEqual([left, 'in']);
      await expectTrue(2, 1);
    } else {
      expect(ticket?.state).toBe('canceled');
      expect(left).toBe('canceled');
      expect(await project.idsIn('events/cup/waiting')).toHaveLength(2);
      expect(await event()).toMatchObject({ currentParticipants: 4, line: { waiting: 2 } });
    }
  });

  test.each([-86_400_000, 86_400_000])('goes by the server’s clock with one wrong by %i', async (wrong) => {
    await freeOne();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrong });
    expect(await takeSpot('cup', second)).toBe('taken');
    expect(await takeSpot('cup', first)).toBe('in');
  });

  test('needs nothing that a private window refuses', async () => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    await freeOne();
    expect(await takeSpot('cup', first)).toBe('in');
    expect(await cancelTicket('cup', second)).toBe('canceled');
  });
});
