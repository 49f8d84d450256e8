import { instant, number, readFields } from '../fields/storedFields.ts';
import { hoursLater } from '../time/parse.ts';

/*
 * Who waits for a spot. Places are counted up for ever. What is free calls by itself: one spot the first in
 * line, two the first two, and every six hours one more, so that nobody who sleeps stops the line. While
 * there are as many spots as people who wait, each of them may take one. firestore.rules, "Sign-up", says the
 * same.
 */

/** The waiting list of an event as its document counts it. */
export type Line = {
  /** How many wait. */
  waiting: number;
  /** The last place that was given. */
  queued: number;
  /** The place up to which nobody waits any more; others may have left behind it. */
  gone: number;
  /** The place up to which staff called people, whether others ahead of them sleep or not; 0 for none. */
  called: number;
  /** When a spot fell free last, or staff called. */
  calledAt: Date | null;
};

const fields = { waiting: number, queued: number, gone: number, called: number, calledAt: instant };

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

/** Returns how many are ahead of a place at most: who left between isn't known. */
export function mostAhead(place: number, { gone, waiting }: Line): number {
  return Math.max(0, Math.min(place - gone, waiting) - 1);
}

/** Whether who waits at a place may take a free spot at a moment. */
export function mayTake(event: Lined, place: number, now: Date): boolean {
  const { waiting, called } = event.line;
  const free = freeSpots(event);
  return free > 0 && (free >= waiting || place <= called || place <= calledBy(event, now));
}

/** Returns the place up to which the free spots have called people by a moment. */
export function calledBy(event: Lined, now: Date): number {
  const { gone, calledAt } = event.line;
  const hours = calledAt ? (now.getTime() - calledAt.getTime()) / 3_600_000 : 0;
  return gone + freeSpots(event) + Math.max(0, Math.floor(hours / callHours));
}

/** Returns when the free spots call one person more than now; null while there is no such moment. */
export function nextCall({ line: { calledAt } }: Lined, now: Date): Date | null {
  if (!calledAt) return null;
  const hours = (now.getTime() - calledAt.getTime()) / 3_600_000;
  return hoursLater(calledAt, (Math.max(0, Math.floor(hours / callHours)) + 1) * callHours);
}

/** Returns the place up to which nobody waits once who had `place` has left or taken a spot. */
export function goneWith(place: number, { gone }: Line): number {
  return place === gone + 1 ? place : gone;
}
