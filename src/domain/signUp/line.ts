import { limits } from '../fields/limits.ts';
import { instant, number, readFields, text } from '../fields/storedFields.ts';
import { hoursLater } from '../time/parse.ts';

/*
 * Who waits for a spot. Places are counted up for ever. What is free calls by itself: one spot the first in
 * line, two the first two, and every six hours one more, so that nobody who sleeps stops the line.
 * firestore.rules, "Sign-up", says the same.
 */

/** The waiting list of an event as its document has it. */
export type Line = {
  /** How many wait. */
  waiting: number;
  /** The place up to which nobody waits any more. */
  gone: number;
  /** Every place after that, the first in line first: 'w' for who waits, 'x' for who left or took a spot. */
  order: string;
  /** The place up to which staff called people, whether others ahead of them sleep or not; 0 for none. */
  called: number;
  /** When a spot fell free last, or staff called. */
  calledAt: Date | null;
};

const fields = { waiting: number, gone: number, order: text, called: number, calledAt: instant };

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
  return line.waiting < (waitingList ?? maxParticipants ?? 0) && line.order.length < limits.linePlaces;
}

/** Returns how far from the front somebody waits, 1 for the first; never less than it is. */
export function turnOf(place: number, { gone, order }: Pick<Line, 'gone' | 'order'>): number {
  return waitingIn(order.slice(0, Math.max(0, place - gone)));
}

/** Returns how many are ahead of a place at most. */
export function mostAhead(place: number, line: Line): number {
  return Math.max(0, Math.min(turnOf(place, line), line.waiting) - 1);
}

/** Whether who waits at a place may take a free spot at a moment. */
export function mayTake(event: Lined, place: number, now: Date): boolean {
  const { line } = event;
  // Whom the door has let in still stands in the order.
  const turn = turnOf(place, line) - (waitingIn(line.order) - line.waiting);
  return freeSpots(event) > 0 && (place <= line.called || turn <= peopleCalled(event, now));
}

const waitingIn = (order: string) => order.replaceAll('x', '').length;

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

/** The order of a line: who waits, from which place on. */
export type Order = Pick<Line, 'gone' | 'order'>;

/** Returns the order of a line once who had `place` has left it, or taken a spot. */
export function lineWithout(place: number, { gone, order }: Order): Order {
  const at = place - gone - 1;
  return fromFront({ gone, order: at < 0 ? order : `${order.slice(0, at)}x${order.slice(at + 1)}` });
}

function fromFront({ gone, order }: Order): Order {
  const left = order.search(/w|$/);
  return { gone: gone + left, order: order.slice(left) };
}

/** Returns the order of a line with one more, and their place. */
export function lineWithOneMore({ waiting, gone, order }: Line): Order & { place: number } {
  const place = gone + order.length + 1;
  return { place, ...(waiting === 0 ? { gone: place - 1, order: 'w' } : { gone, order: `${order}w` }) };
}

/** Returns the order of a line in which people wait at these places; the next place stays what it is. */
export function orderOf(places: readonly number[], { gone, order }: Order): Order {
  const taken = new Set(places);
  const first = Math.min(gone + 1, ...taken);
  const last = Math.max(gone + order.length, ...taken);
  const all = Array.from({ length: last - first + 1 }, (_, at) => (taken.has(first + at) ? 'w' : 'x'));
  return fromFront({ gone: first - 1, order: all.join('') });
}
