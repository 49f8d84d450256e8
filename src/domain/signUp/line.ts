import { instant, number, readFields } from '../fields/storedFields.ts';
import { hoursLater } from '../time/parse.ts';

/*
 * Who waits for a spot. Places are counted up for ever. What is free calls by itself: one spot the first in
 * line, two the first two, and every six hours one more, so that nobody who sleeps stops the line. Which
 * places are empty isn't known, only how many: whoever may be the first counts as the first.
 * firestore.rules, "Sign-up", says the same.
 */

/** The waiting list of an event as its document counts it. */
export type Line = {
  /** How many wait. */
  waiting: number;
  /** The last place that was given. */
  queued: number;
  /** The place up to which nobody waits any more. */
  gone: number;
  /** How many places behind that are empty too, since people left or took a spot out of turn, and the last. */
  left: number;
  leftTo: number;
  /** The place up to which staff called people, whether others ahead of them sleep or not; 0 for none. */
  called: number;
  /** When a spot fell free last, or staff called. */
  calledAt: Date | null;
};

const fields = {
  waiting: number,
  queued: number,
  gone: number,
  left: number,
  leftTo: number,
  called: number,
  calledAt: instant,
};

/** Returns the line in a stored event; an empty one where nobody ever waited. */
export function readLine(data: unknown): Line {
  return readFields(fields, data);
}

/** After so many hours in which a free spot isn't taken, it is one more person's to take. */
export const callHours = 6;

type Lined = { currentParticipants: number; maxParticipants: number | null; line: Line };

/** Returns how many spots are free, whoever they are kept for; Infinity without a limit. */
export function freeSpots({ maxParticipants, currentParticipants }: Omit<Lined, 'line'>): number {
  if (maxParticipants === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, maxParticipants - currentParticipants);
}

/** Returns how many spots are free for who comes now: those that nobody in line waits for. */
export function spareSpots(event: Lined): number {
  return Math.max(0, freeSpots(event) - event.line.waiting);
}

/** Whether the waiting list has room for one more; whether one has to wait, `spareSpots` says. */
export function hasWaitingRoom({
  line,
  waitingList,
  maxParticipants,
}: Omit<Lined, 'currentParticipants'> & { waitingList: number | null }): boolean {
  return line.waiting < (waitingList ?? maxParticipants ?? 0);
}

/** Returns how far from the front somebody waits, 1 for the first; never less than it is. */
export function turnOf(place: number, { gone, left, leftTo }: Line): number {
  return place - gone - (place > leftTo ? left : 0);
}

/** Returns how many are ahead of a place at most. */
export function mostAhead(place: number, line: Line): number {
  return Math.max(0, Math.min(turnOf(place, line), line.waiting) - 1);
}

/** Whether who waits at a place may take a free spot at a moment. */
export function mayTake(event: Lined, place: number, now: Date): boolean {
  const { waiting, queued, leftTo, called } = event.line;
  // If all the empty places that may be ahead of somebody are: else a spot could call nobody.
  const turn = place - queued + waiting + (place < leftTo ? 1 : 0);
  return freeSpots(event) > 0 && (place <= called || turn <= peopleCalled(event, now));
}

/** Returns how many people, from the front, the free spots call by a moment. */
export function peopleCalled(event: Lined, now: Date): number {
  return freeSpots(event) + calls(event.line, now);
}

/** Returns when the free spots call one person more than now; null while there is no such moment. */
export function nextCall({ line }: Lined, now: Date): Date | null {
  return line.calledAt && hoursLater(line.calledAt, (calls(line, now) + 1) * callHours);
}

function calls({ calledAt }: Line, now: Date): number {
  const hours = calledAt ? (now.getTime() - calledAt.getTime()) / 3_600_000 : 0;
  return Math.max(0, Math.floor(hours / callHours));
}

/** Returns what a line says of its empty places once who had `place` has left it, or taken a spot. */
export function lineWithout(place: number, line: Line): Pick<Line, 'gone' | 'left' | 'leftTo'> {
  const { gone, left, leftTo } = line;
  if (place <= gone) return { gone, left, leftTo };
  if (place > gone + 1) return { gone, left: left + 1, leftTo: Math.max(leftTo, place) };
  const isClosed = left > 0 && leftTo - place === left;
  return isClosed ? { gone: leftTo, left: 0, leftTo } : { gone: place, left, leftTo };
}
