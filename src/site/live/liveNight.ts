import { dataError } from '../../data/errors.ts';
import { firstWait, jittered, nextWait, type Outcome } from '../../domain/night/live/polling.ts';
import { createStore } from '../../lib/store.ts';
import { boardNews, boardOf, type LiveState } from './boardNews.ts';

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

/** How often a screen for the room asks while the next draw is promised, in seconds. */
const eagerly = 5;

function startNight(eventId: string): LiveNight {
  const { get, set, watch } = createStore<LiveState>({ status: 'loading' });
  const news = boardNews(eventId);
  let wait = firstWait(null);
  let outcome: Outcome = 'same';
  let askedAt = 0;
  let asking = false;
  let followers = 0;
  let eager = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const boardNow = () => boardOf(get());

  async function ask(): Promise<void> {
    if (asking) return;
    asking = true;
    clearTimeout(timer);
    askedAt = Date.now();
    try {
      const { state, same } = await news.fetch(get());
      set(state);
      outcome = same ? 'same' : 'changed';
    } catch (error) {
      outcome = dataError(error).kind === 'busy' ? 'busy' : 'failed';
      set(news.unanswered(get()));
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
