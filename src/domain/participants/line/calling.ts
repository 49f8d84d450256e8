import { callHours, freeSpots, type Line, mayTake, type Order, orderOf } from '../../signUp/line.ts';
import { hoursLater } from '../../time/parse.ts';
import type { WaitingPerson } from './waitingPerson.ts';

type Lined = Parameters<typeof mayTake>[0];
type Placed = Pick<WaitingPerson, 'place'>;

/** How many more people staff can call at once, and the place up to which that is; null for nobody. */
export type NextCalled = { count: number; place: number };

/**
 * Returns whom staff can call beside those who may take a spot already, as many as there are spots; `waiting`
 * in the order of the line. Null where nothing is free, or everybody may take one.
 */
export function nextCalled(event: Lined, waiting: readonly Placed[], now: Date): NextCalled | null {
  const more = waiting
    .filter(({ place }) => !mayTake(event, place, now))
    .slice(0, Math.min(freeSpots(event), waiting.length));
  const last = more.at(-1);
  return last ? { count: more.length, place: last.place } : null;
}

/** Returns since when who waits at a place may take a spot, null where they can't or it isn't known. */
export function mayTakeSince(event: Lined, place: number, now: Date): Date | null {
  const { calledAt } = event.line;
  if (!calledAt || !mayTake(event, place, now)) return null;
  // Every further call is some hours after the one before it.
  let since = calledAt;
  for (let next = since; next <= now && !mayTake(event, place, since); since = next)
    next = hoursLater(since, callHours);
  return since;
}

/** Returns how many of those who wait a new limit of people calls, beside those whom the old one does. */
export function calledByLimit(event: Lined, limit: number | null): number {
  const { waiting } = event.line;
  const called = (max: number | null) => Math.min(waiting, freeSpots({ ...event, maxParticipants: max }));
  return Math.max(0, called(limit) - called(event.maxParticipants));
}

/**
 * Returns what a line says of those who wait, by their places; null where what is stored says the same of
 * everybody.
 */
export function healedLine(line: Line, waiting: readonly Placed[]): (Order & { waiting: number }) | null {
  const places = waiting.map(({ place }) => place);
  const healed = { waiting: places.length, ...orderOf(places, line) };
  const isSame = (['waiting', 'gone', 'order'] as const).every((name) => healed[name] === line[name]);
  return isSame ? null : healed;
}

/** Returns the order of a line once somebody is back at their place. */
export function lineWith(place: number, line: Order): Order {
  const { gone, order } = line;
  const waiting = [...order].flatMap((one, at) => (one === 'w' ? gone + 1 + at : []));
  return orderOf([...waiting, place], line);
}
