import { callHours, freeSpots, type Line, mayTake, turnOf } from '../../signUp/line.ts';
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

/** What a line counts of those who wait. */
export type LineCounts = Pick<Line, 'waiting' | 'gone' | 'left' | 'leftTo'>;

/**
 * Returns the counts of a line as those who wait have it, in their order; null where what is stored says the
 * same of everybody.
 */
export function healedLine(line: Line, waiting: readonly Placed[]): LineCounts | null {
  const healed = countsOf(line, waiting);
  const isSame =
    line.waiting === healed.waiting &&
    waiting.every(({ place }) => turnOf(place, line) === turnOf(place, { ...line, ...healed }));
  return isSame ? null : healed;
}

function countsOf({ queued }: Line, waiting: readonly Placed[]): LineCounts {
  const places = new Set(waiting.map(({ place }) => place));
  const last = Math.max(queued, ...places);
  const gone = waiting[0] ? waiting[0].place - 1 : last;
  const empty = Array.from({ length: last - gone }, (_, at) => gone + 1 + at).filter(
    (place) => !places.has(place),
  );
  return { waiting: waiting.length, gone, left: empty.length, leftTo: empty.at(-1) ?? gone };
}

/** Returns what a line says of its empty places once somebody is back at theirs. */
export function lineWith(place: number, { gone, left, leftTo }: Line): Omit<LineCounts, 'waiting'> {
  if (place > gone) return { gone, left: place <= leftTo ? Math.max(0, left - 1) : left, leftTo };
  return { gone: place - 1, left: left + gone - place, leftTo: left > 0 ? leftTo : gone };
}
