import { isUnreachable } from '../../data/errors.ts';
import { eventById } from '../../data/site/publicEvents.ts';
import { eventStatuses } from '../../domain/events/eventStatus.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { flag, instant, readFields, text } from '../../domain/fields/storedFields.ts';
import { drawnFile } from '../../lib/drawnFile.ts';
import { type Settling, settling } from '../../lib/settling.ts';
import { lastSeen, type Seen } from '../routing/lastSeen.ts';

/** An event with its result; both names are empty until the result is recorded. */
export type EventWithResult = TourEvent & { winner: string; runnerUp: string };

/**
 * An event's page; `event` is null when there is none. `at`: when it was fetched, if not now. `isSettling`:
 * what one can do may have changed since the page's file was drawn. `isFresh`: the server has just said it.
 */
export type FoundEvent = {
  event: EventWithResult | null;
  at?: Date;
  isSettling?: boolean;
  isFresh?: boolean;
};

/** The events whose files this visit has used: what they hold is older than what was shown since. */
const used = new Set<string>();

/**
 * Fetches the event with the id in the address, or returns the copy last fetched in this browser. Until then
 * it's shown as the page's file has it.
 */
export function findEvent(id = ''): Settling<FoundEvent> {
  const drawn = drawnEvent(id);
  const first = drawn && !used.has(id) ? drawn : null;
  used.add(id);
  const value = first && { event: first.event, isSettling: first.isSoon };
  const answer = import.meta.env.DRAWING ? new Promise<never>(() => {}) : eventNow(id, drawn);
  return settling(answer, value ? { status: 'ready', value } : undefined);
}

const drawnFields = { at: instant, isSoon: flag };

/** Returns the event with this id if the file of this visit was drawn from it, and when that was. */
function drawnEvent(id: string) {
  const file = drawnFile();
  const { at, isSoon } = readFields(drawnFields, file);
  if (!at || Object(file.event).id !== id) return null;
  const event = readWithResult(id, file.event);
  return { event, items: [event], at, isSoon };
}

async function eventNow(id: string, drawn: Seen<EventWithResult> | null): Promise<FoundEvent> {
  const memory = lastSeen(`event:${id}`, readWithResult);
  try {
    const event = await eventById(id);
    if (!event) return { event, isFresh: true };
    const whole = await withResult(event);
    memory.keep([whole]);
    return { event: whole, isFresh: true };
  } catch (error) {
    const copies = isUnreachable(error) ? [memory.find() ?? seenOnList(id), drawn] : [];
    const seen = latestOf(copies);
    const [event] = seen?.items ?? [];
    if (seen && event) return { event, at: seen.at };
    throw error;
  }
}

/** Returns the copy of an event in the list that was fetched last; on a list the result is unknown. */
function seenOnList(id: string): Seen<EventWithResult> | null {
  const lists = ['home', ...eventStatuses.map((status) => `events:${status}`)].flatMap(
    (name) => lastSeen(name, readWithResult).find() ?? [],
  );
  const copies = lists.map(({ items, at }) => ({ items: items.filter((item) => item.id === id), at }));
  return latestOf(copies.filter(({ items }) => items.length > 0));
}

function latestOf(copies: (Seen<EventWithResult> | null)[]): Seen<EventWithResult> | null {
  const [latest] = copies.flatMap((copy) => copy ?? []).sort((a, b) => Number(b.at) - Number(a.at));
  return latest ?? null;
}

const result = { winner: text, runnerUp: text };

function readWithResult(id: string, data: unknown): EventWithResult {
  return { ...readEvent(id, data), ...readFields(result, data) };
}

/** The result is in the tournament with the same id. If that can't be read, the event is shown without it. */
async function withResult(event: TourEvent): Promise<EventWithResult> {
  const tournament = event.status === 'completed' ? await tournamentOf(event.id).catch(() => null) : null;
  return { ...event, winner: tournament?.winner ?? '', runnerUp: tournament?.runnerUp ?? '' };
}

async function tournamentOf(id: string) {
  const { tournamentById } = await import('../../data/site/tournaments.ts');
  return tournamentById(id);
}
