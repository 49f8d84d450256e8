import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Board, stageOf } from '../../../src/domain/night/board/board.ts';
import { createStore } from '../../../src/lib/store.ts';
import type { LiveState } from '../../../src/site/live/boardNews.ts';
import type { LiveNight } from '../../../src/site/live/liveNight.ts';
// Loaded here: compiling it may take longer than a search for what it shows waits.
import '../../../src/site/records/eventRecord.ts';
import { Component as TvPage } from '../../../src/site/tv/TvPage.tsx';
import { aNight } from '../../support/documents/boards.ts';
import { answeredWith, plainAnswer } from '../../support/plainServer.ts';
import { Visited, visit } from '../visit.tsx';

const { board: drawn } = await aNight({ players: 96, until: (board) => stageOf(board) === 'drawn' });
const ready = (board: Board | null, change: object = {}): LiveState => ({
  status: 'ready',
  board,
  asOf: Date.parse('2026-11-07T01:14:00Z'),
  ahead: 0,
  stale: false,
  ...change,
});

async function open(state: LiveState, address = '/e/cup/tv') {
  const { get, set, watch } = createStore<LiveState>(state);
  const night: LiveNight = { eventId: 'cup', now: get, watch, follow: () => () => {}, retry: () => {} };
  const data = Promise.resolve(night);
  await visit(<Visited Page={TvPage} load={() => data} />, address);
  return { become: (next: LiveState) => act(async () => set(next)) };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what stands there without a board', () => {
  const server = plainAnswer(null);
  const says = (name: string) => screen.findByRole('heading', { level: 1, name });
  beforeEach(() => {
    // A search for what comes waits by these timers.
    vi.useRealTimers();
    Object.assign(server, { answer: null, asked: [] });
    vi.stubGlobal('fetch', server.fetch);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  test('it says that it loads, that it failed and goes on, which night comes; the draw replaces it', async () => {
    server.answer = answeredWith({
      title: 'Cactus Cup',
      collegeName: 'Rice',
      date: '2126-12-04',
      time: '19:00',
    });
    const { become } = await open({ status: 'loading' });
    expect(title()).toBe('Loading tables...');
    await become({ status: 'failed' });
    expect(title()).toBe("The tables didn't load");
    await become(ready(null));
    expect(await says('Cactus Cup')).toBeDefined();
    for (const line of ['Wednesday, December 4, 2126, 7:00 PM', 'Location TBD · Rice'])
      expect(screen.getByText(line)).toBeDefined();
    expect(screen.getByText(/The tables show here as soon as the host draws them\.$/)).toBeDefined();
    expect(server.asked).toEqual(['events/cup']);
    await become(ready(drawn));
    expect(title()).toBe('Table 1');
    await become(ready(null, { gone: true }));
    expect(title()).toBe('This night was deleted');
  });

  test('before the list is closed: sign up here, with the spots that are left after each two minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const event = {
      title: 'Cactus Cup',
      date: '2126-12-04',
      registration: 'site',
      signUp: { open: true, closesAt: 0 },
      maxParticipants: 56,
    };
    server.answer = answeredWith({ ...event, currentParticipants: 21 });
    await open(ready(null));
    expect(await screen.findByText('Sign up here: scan the code. 35 spots left.')).toBeDefined();
    server.answer = answeredWith({ ...event, currentParticipants: 22 });
    await pass(121);
    expect(await screen.findByText('Sign up here: scan the code. 34 spots left.')).toBeDefined();
    server.answer = 503;
    await pass(121);
    expect(screen.getByText('Sign up here: scan the code. 34 spots left.')).toBeDefined();
  });

  test('an id that no event has, and no answer to which event it is', async () => {
    await open(ready(null));
    expect(await says("We can't find this night")).toBeDefined();
    cleanup();
    server.answer = 503;
    await open(ready(null));
    expect(await says('No tables yet')).toBeDefined();
  });
});

describe('pages', () => {
  test('one follows the other every eight seconds, all the evening', async () => {
    await open(ready(drawn));
    const seen = [];
    for (let page = 0; page < 6; page++) {
      seen.push(title());
      await pass(8);
    }
    expect(seen).toEqual(['Table 1', 'Table 2', 'Table 3', 'Table 4', 'Table 5', 'Table 1']);
    for (let page = 6; page < 30; page++) await pass(8);
    expect(title()).toBe('Table 1');
    expect(vi.getTimerCount()).toBe(1);
  });

  test('none turns while the director holds them', async () => {
    const { become } = await open(ready(drawn));
    await pass(8);
    await become(ready({ ...drawn, hold: true }));
    expect(screen.getByText('Page stays')).toBeDefined();
    await pass(60);
    expect(title()).toBe('Table 2');
    await become(ready(drawn));
    await pass(8);
    expect(title()).toBe('Table 3');
  });

  test('Space keeps one here, the arrows turn them by hand', async () => {
    await open(ready(drawn));
    fireEvent.keyDown(document.body, { key: ' ' });
    await pass(60);
    expect(title()).toBe('Table 1');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(title()).toBe('Table 2');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(title()).toBe('Table 5');
  });

  test('four tables share one where the address says so', async () => {
    await open(ready(drawn), '/e/cup/tv?tables=4');
    expect(title()).toBe('Round 1, wave 1');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Table 1',
      'Table 2',
      'Table 3',
      'Table 4',
    ]);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    // The fifth has a page of its own, as large as any.
    expect(title()).toBe('Table 5');
    expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([]);
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    fireEvent.click(screen.getByRole('button', { name: 'Four tables a page' }));
    expect(title()).toBe('Table 1');
  });
});

test('a screen without a network says how old its tables are', async () => {
  const { become } = await open(ready(drawn));
  await become(ready(drawn, { stale: true }));
  expect(screen.getByText(/^Trying to reconnect, as of \d+:\d\d [AP]M$/)).toBeDefined();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(/^This screen is offline, as of \d+:\d\d [AP]M$/)).toBeDefined();
  vi.restoreAllMocks();
});

test('the key F and its button fill the screen, and the code leads to the tables on a phone', async () => {
  const filled = vi.fn(async () => {});
  document.documentElement.requestFullscreen = filled;
  onTestFinished(() => void Reflect.deleteProperty(document.documentElement, 'requestFullscreen'));
  await open(ready(drawn));
  fireEvent.keyDown(document.body, { key: 'f' });
  expect(filled).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Full screen (F)' }));
  expect(filled).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('img', { name: 'QR code' })).toBeDefined();
});

test('an iPhone, which cannot fill the screen, has no button for that', async () => {
  expect('requestFullscreen' in document.documentElement).toBe(false);
  await open(ready(drawn));
  expect(screen.getByRole('button', { name: 'Four tables a page' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Full screen (F)' })).toBeNull();
});
