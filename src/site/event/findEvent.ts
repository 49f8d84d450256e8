import { isUnreachable } from '../../data/errors.ts';
import { eventById } from '../../data/site/publicEvents.ts';
import { eventStatuses } from '../../domain/events/eventStatus.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { readFields, text } from '../../domain/fields/storedFields.ts';
import { type Settling, settling } from '../../lib/settling.ts';
import { lastSeen, type Seen } from '../routing/lastSeen.ts';

/** An event with its result; both names are empty until the result is recorded. */
export type EventWithResult = TourEvent & { winner: string; runnerUp: string };

/** An event's page; `event` is null when there is none. `at`: when it was fetched, if not now. */
export type FoundEvent = { event: EventWithResult | null; at?: Date };

/** Fetches the event with the id in the address, or returns the copy last fetched in this browser. */
export function findEvent(id = ''): Settling<FoundEvent> {
  return settling(eventNow(id));
}

async function eventNow(id: string): Promise<FoundEvent> {
  const memory = lastSeen(`event:${id}`, readWithResult);
  try {
    const event = await eventById(id);
    if (!event) return { event };
    const whole = await withResult(event);
    memory.keep([whole]);
    return { event: whole };
  } catch (error) {
    const seen = isUnreachable(error) ? (memory.find() ?? seenOnList(id)) : null;
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
  const [latest] = copies.filter(({ items }) => items.length > 0).sort((a, b) => Number(b.at) - Number(a.at));
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
