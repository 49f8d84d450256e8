import { dataError } from '../../data/errors.ts';
import { fetchPlain } from '../../data/site/plainRead.ts';
import { valueAt } from '../../domain/fields/fieldPath.ts';
import { finiteNumber, readFields, text } from '../../domain/fields/storedFields.ts';
import { type Board, readBoard } from '../../domain/night/board/board.ts';
import { type BoardData, patched } from '../../domain/night/board/boardPatch.ts';
import { firstWait, jittered, nextWait, type Outcome } from '../../domain/night/live/polling.ts';
import { createStore } from '../../lib/store.ts';
import { stored } from '../../lib/stored.ts';

/**
 * What is known of an event's night. `board` is null when there is none (yet). `asOf`: when it was fetched, by
 * the server's clock; `ahead`: by how much that clock is ahead of this device's, both in milliseconds.
 * `stale`: the last question had no answer. `gone`: this browser had seen a board that isn't there anymore.
 */
export type LiveState =
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; board: Board | null; asOf: number; ahead: number; stale: boolean; gone?: boolean };

/** An event's night as it goes. */
export type LiveNight = {
  eventId: string;
  now: () => LiveState;
  watch: (listener: () => void) => () => void;
  /**
   * Asks for news from now on while the page is visible and online; returns a function that stops it.
   * `forRoom`: a screen for the room, which shows the cards of a draw as soon as they are typed.
   */
  follow: (forRoom?: boolean) => () => void;
  /** Asks at once. */
  retry: () => void;
};

let latest: LiveNight | undefined;

/** Returns the night of the event with the id in the address; its pages share one, and so its reads. */
export function liveNight(eventId = ''): LiveNight {
  if (latest?.eventId !== eventId) latest = startNight(eventId);
  return latest;
}

/**
 * What is asked for while the board's steps are the same: the counts of the open round change without a step,
 * and so do the cards of a draw to come.
 */
const changingOf = (open: string) => (open ? `counts.${open}` : 'cards');
const maskOf = (open: string) => ['rev', 'open', 'every', changingOf(open)];

/** How often a screen for the room asks while the next draw is promised, in seconds. */
const eagerly = 5;

const kept = { at: finiteNumber, data: (value: unknown) => value };

function startNight(eventId: string): LiveNight {
  const { get, set, watch } = createStore<LiveState>({ status: 'loading' });
  const memory = stored('localStorage', `seen:board:${eventId}`, (value) => readFields(kept, value));
  const address = `boards/${eventId}`;
  let data: BoardData | null = null;
  let version = '';
  let wait = firstWait(null);
  let outcome: Outcome = 'same';
  let gone = false;
  let askedAt = 0;
  let asking = false;
  let followers = 0;
  let eager = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const boardNow = () => {
    const state = get();
    return state.status === 'ready' ? state.board : null;
  };

  /** Fetches what is new: the counts of the open round, or everything after a step of the director. */
  async function fetchNews(): Promise<Outcome> {
    const open = text(data?.open);
    const news = await fetchPlain(address, data ? maskOf(open) : undefined);
    const moved = data && news.data && news.data.rev !== data.rev;
    const answer = moved ? await fetchPlain(address) : news;
    const path = changingOf(open);
    const changed = [{ path, value: valueAt(news.data, path) ?? null }];
    const same = answer.version === version && get().status === 'ready';
    data = !answer.data || !data || moved ? answer.data : patched(data, changed);
    version = answer.version;
    const board = same ? boardNow() : data && readBoard(eventId, data);
    const ahead = answer.readAt - Date.now();
    if (!data && memory.get()) {
      gone = true;
      memory.clear();
    } else if (data) gone = false;
    set({ status: 'ready', board, asOf: answer.readAt, ahead, stale: false, gone });
    if (!same && data) memory.set({ at: answer.readAt, data });
    return same ? 'same' : 'changed';
  }

  /** Shows what was seen last in this browser, until there is an answer. */
  function showKept(): void {
    const state = get();
    const { at, data: seen } = memory.get() ?? {};
    if (state.status === 'ready') set({ ...state, stale: true });
    else if (!at || !seen) set({ status: 'failed' });
    else set({ status: 'ready', board: readBoard(eventId, seen), asOf: at, ahead: 0, stale: true });
  }

  async function ask(): Promise<void> {
    if (asking) return;
    asking = true;
    clearTimeout(timer);
    askedAt = Date.now();
    try {
      outcome = await fetchNews();
    } catch (error) {
      outcome = dataError(error).kind === 'busy' ? 'busy' : 'failed';
      showKept();
    }
    asking = false;
    wait = nextWait(boardNow(), wait, outcome, Date.now());
    schedule(wait);
  }

  function schedule(seconds: number): void {
    clearTimeout(timer);
    if (followers === 0 || document.hidden || !navigator.onLine) return;
    const most = eager > 0 && boardNow()?.promise ? eagerly : seconds;
    timer = setTimeout(() => void ask(), jittered(Math.min(seconds, most), Math.random()) * 1000);
  }

  /** Asks once this many seconds have passed since the last question, unless the server is busy. */
  function askAfter(seconds: number): void {
    if (asking || document.hidden || !navigator.onLine) return;
    if (outcome !== 'busy') wait = Math.min(wait, firstWait(boardNow()));
    const left = (outcome === 'busy' ? wait : seconds) - (Date.now() - askedAt) / 1000;
    if (left > 0) schedule(left);
    else void ask();
  }

  const arrive = () => (document.hidden || !navigator.onLine ? clearTimeout(timer) : askAfter(0));
  const touch = () => {
    if (outcome === 'same' && wait > firstWait(boardNow())) askAfter(firstWait(boardNow()));
  };

  function follow(forRoom = false): () => void {
    followers += 1;
    eager += Number(forRoom);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('visibilitychange', arrive, { signal });
    for (const name of ['online', 'offline']) addEventListener(name, arrive, { signal });
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, touch, { signal, passive: true });
    if (!asking) askAfter(firstWait(boardNow()));
    return () => {
      followers -= 1;
      eager -= Number(forRoom);
      listening.abort();
      if (followers === 0) clearTimeout(timer);
    };
  }

  // The build draws the page in its loading state.
  if (!import.meta.env.DRAWING) void ask();
  return { eventId, now: get, watch, follow, retry: () => void ask() };
}
