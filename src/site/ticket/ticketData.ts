import { fetchTicket } from '../../data/site/ownTicket.ts';
import { isTicketText, ticketIdOf } from '../../domain/signUp/ticketKey.ts';
import { createStore } from '../../lib/store.ts';
import { paths } from '../../paths.ts';
import { keptTicket } from '../signUp/keptTicket.ts';
import { remember, type SeenTicket, type TicketAnswer, ticketMemory } from './ticketMemory.ts';

/** What is known of the ticket in the address. */
export type TicketNews = {
  /** 'failed': the server couldn't be asked just now. */
  status: 'loading' | 'ready' | 'failed';
  /** '' when the address has none, and this browser neither. */
  key: string;
  /** '' until it has been computed. */
  id: string;
  /** What the server said last in this visit. */
  said: TicketAnswer | null;
  seen: SeenTicket | null;
};

/** The ticket of an event. */
export type TicketData = {
  eventId: string;
  now: () => TicketNews;
  watch: (listener: () => void) => () => void;
  /** Shows the ticket whose key is this hash; any other hash leaves what is shown. */
  open: (hash: string) => void;
  /** Asks the server again; not within seconds of the last time when the page is only `returnedTo`. */
  ask: (returnedTo?: boolean) => void;
  /** Shows what the holder has just done. */
  become: (answer: TicketAnswer) => void;
  /** Takes the event's plan as known to the holder. */
  acknowledge: () => void;
};

let latest: TicketData | undefined;

/** Returns the ticket of the event with the id in the address, whose key stands in the hash. */
export function ticketData(eventId = ''): TicketData {
  if (latest?.eventId !== eventId) latest = startTicket(eventId);
  // Not while the build draws the page, nor when somebody has gone on before this code came.
  if (!import.meta.env.DRAWING && paths.ticket(eventId, '') === `${location.pathname}#`)
    latest.open(location.hash);
  return latest;
}

const none: TicketNews = { status: 'loading', key: '', id: '', said: null, seen: null };

/** How soon after a question a return to the page asks once more, in milliseconds. */
const soon = 15_000;

function startTicket(eventId: string): TicketData {
  const { get, set, watch } = createStore<TicketNews>(none);
  let askedAt = 0;

  async function ask(key: string): Promise<void> {
    askedAt = Date.now();
    const id = get().id || (await ticketIdOf(key));
    const isShown = () => get().key === key;
    if (!isShown()) return;
    if (get().id === '') set({ ...get(), id, seen: ticketMemory(id).get() });
    try {
      const said = await fetchTicket(eventId, key);
      if (isShown()) set({ status: 'ready', key, id, said, seen: remember({ eventId, key, id }, said) });
    } catch {
      if (isShown()) set({ ...get(), status: 'failed' });
    }
  }

  function open(hash: string): void {
    const typed = hash.slice(1);
    const { key: shown, status } = get();
    const key = isTicketText(typed) ? typed : shown || keptTicket(eventId).get()?.key || '';
    // The address is the ticket: a bookmark, and what one copies.
    if (key && key !== typed) history.replaceState(history.state, '', paths.ticket(eventId, key));
    if (key === shown && (key || status === 'ready')) return;
    set({ ...none, key, status: key ? 'loading' : 'ready' });
    if (key) void ask(key);
  }

  return {
    eventId,
    now: get,
    watch,
    open,
    ask: (returnedTo) => {
      const { key, status } = get();
      const isFresh = status === 'loading' || Date.now() - askedAt < soon;
      if (key && !(returnedTo && isFresh)) void ask(key);
    },
    become: (said) => {
      const { key, id } = get();
      set({ status: 'ready', key, id, said, seen: remember({ eventId, key, id }, said) });
    },
    acknowledge: () => {
      const { id, seen, said } = get();
      const plan = said?.event ?? seen?.event;
      if (!seen || !plan) return;
      const { date, time, location } = plan;
      const known = { ...seen, plan: { date, time, location } };
      ticketMemory(id).set(known);
      set({ ...get(), seen: known });
    },
  };
}
