import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BoardData, patched } from '../../../src/domain/night/board/boardPatch.ts';
import { liveNight } from '../../../src/site/live/liveNight.ts';
import { aNight } from '../../support/documents/boards.ts';
import { answeredWith } from '../../support/plainServer.ts';

const { data: playing } = await aNight({ players: 20, minutes: 30 });
const { data: over } = await aNight({ players: 20, minutes: Number.POSITIVE_INFINITY });

/** A server that answers as Firestore does; a status instead of a board is an error. */
const server = { stored: playing as BoardData | number | 'lost' | null, writes: 0, asked: [] as string[] };
let nights = 0;

function answer(_: unknown, { body }: { body: string }): Promise<Response> {
  const { mask } = JSON.parse(body);
  server.asked.push(mask ? mask.fieldPaths.join() : 'whole');
  const { stored } = server;
  if (stored === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
  if (typeof stored === 'number') return Promise.resolve(new Response('', { status: stored }));
  const found = stored && { ...answeredWith(stored), updateTime: `version ${server.writes}` };
  const json = [{ ...(found ? { found } : { missing: 'x' }), readTime: new Date().toISOString() }];
  return Promise.resolve(Response.json(json));
}

function write(stored: BoardData): void {
  server.stored = stored;
  server.writes += 1;
}

/** A night that somebody looks at, once its first answer is there. */
async function followed(eventId = `night-${nights++}`) {
  const night = liveNight(eventId);
  stops.push(night.follow());
  await vi.advanceTimersByTimeAsync(0);
  return night;
}

/** Lets so many seconds pass, and returns what was asked meanwhile. */
async function askedIn(seconds: number): Promise<string[]> {
  server.asked = [];
  await vi.advanceTimersByTimeAsync(seconds * 1_000);
  return server.asked;
}

const stops: (() => void)[] = [];
const counts = 'rev,open,every,counts.r1';

beforeEach(() => {
  localStorage.clear();
  Object.assign(server, { stored: playing, writes: 0, asked: [] });
  vi.useFakeTimers();
  // Neither earlier nor later than meant.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the board comes whole, then the counts of the open round, more slowly while nothing changes', async () => {
  const night = await followed();
  expect(server.asked).toEqual(['whole']);
  expect(night.now()).toMatchObject({ status: 'ready', stale: false });
  for (const wait of [20, 30, 45, 60, 60]) {
    expect(await askedIn(wait - 1)).toEqual([]);
    expect(await askedIn(1)).toEqual([counts]);
  }
});

test('a count is shown without the rest of the board; a step of the director brings all of it', async () => {
  const night = await followed();
  const seats = { s1: { hand: 24, chips: 99_999, out: false } };
  write(patched(playing, [{ path: 'counts.r1.t1', value: { at: 7, ...seats } }]));
  expect(await askedIn(20)).toEqual([counts]);
  const boardNow = () => {
    const state = night.now();
    return state.status === 'ready' ? state.board : null;
  };
  expect(boardNow()?.counts.r1?.t1?.seats.s1?.chips).toBe(99_999);
  write(
    patched(playing, [
      { path: 'rev', value: 1_000 },
      { path: 'title', value: 'Another name' },
    ]),
  );
  expect(await askedIn(20)).toEqual([counts, 'whole']);
  expect(boardNow()?.title).toBe('Another name');
});

test('a board that was deleted is gone; one that never was is not', async () => {
  const night = await followed('deleted');
  server.stored = null;
  server.writes += 1;
  await askedIn(20);
  expect(night.now()).toMatchObject({ status: 'ready', board: null, gone: true });
  await askedIn(60);
  expect(night.now()).toMatchObject({ board: null, gone: true });
  expect(localStorage.getItem('seen:board:deleted')).toBeNull();
  expect((await followed('never')).now()).toMatchObject({ board: null, gone: false });
});

test('a busy server is asked half as often each time, and a touch changes nothing', async () => {
  const night = await followed();
  server.stored = 429;
  expect(await askedIn(20)).toHaveLength(1);
  expect(night.now()).toMatchObject({ status: 'ready', stale: true });
  dispatchEvent(new Event('pointerdown'));
  expect(await askedIn(39)).toEqual([]);
  expect(await askedIn(1)).toHaveLength(1);
  expect(await askedIn(79)).toEqual([]);
  expect(await askedIn(1)).toHaveLength(1);
});

test('a touch brings back the first pace', async () => {
  await followed();
  await askedIn(20 + 30 + 45 + 60);
  expect(await askedIn(30)).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  expect(await askedIn(1)).toEqual([counts]);
  expect(await askedIn(29)).toEqual([counts]);
});

test('a night that is over is asked about slowly, and one nobody looks at never', async () => {
  server.stored = over;
  await followed();
  const asked = await askedIn(3_600);
  expect(asked.length).toBeGreaterThan(9);
  expect(asked.length).toBeLessThan(80);
  for (const stop of stops.splice(0)) stop();
  server.stored = playing;
  await followed();
  for (const stop of stops.splice(0)) stop();
  expect(await askedIn(3_600)).toEqual([]);
  // Also when the answer comes after they have left.
  liveNight(`night-${nights++}`).follow()();
  expect(await askedIn(3_600)).toEqual(['whole']);
});

test('without an answer the board is as it was seen last in this browser, or failed', async () => {
  const id = `night-${nights++}`;
  await followed(id);
  server.stored = 'lost';
  expect((await followed()).now()).toEqual({ status: 'failed' });
  const again = await followed(id);
  expect(again.now()).toMatchObject({
    status: 'ready',
    stale: true,
    board: { title: 'Boiler Room Blackjack' },
  });
  server.stored = playing;
  await askedIn(30);
  expect(again.now()).toMatchObject({ status: 'ready', stale: false });
});

test('an event without a board is asked about until it has one', async () => {
  server.stored = null;
  const night = await followed();
  expect(night.now()).toMatchObject({ status: 'ready', board: null });
  write(playing);
  expect(await askedIn(20)).toEqual(['whole']);
  expect(night.now()).toMatchObject({ board: { title: 'Boiler Room Blackjack' } });
});
