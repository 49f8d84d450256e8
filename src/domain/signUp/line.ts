import { hoursLater } from '../time/parse.ts';
import { freeSpots, type Line, type Lined } from './spots.ts';

// Every page of a visitor has these; whose turn it is, one that waits or takes alone.
export { freeSpots, hasWaitingRoom, type Line, readLine, spareSpots } from './spots.ts';

/*
 * Who waits for a spot. Places are counted up for ever. What is free calls by itself: one spot the first in
 * line, two the first two, and every six hours one more, so that nobody who sleeps stops the line.
 * firestore.rules, "Sign-up", says the same.
 */

/** After so many hours in which a free spot isn't taken, it is one more person's to take. */
export const callHours = 6;

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
  return freeSpots(event) > 0 && (place <= line.called || turnOf(place, line) <= turnCalled(event, now));
}

/** Returns the last turn, as `turnOf` has it, that the free spots call by a moment. */
export function turnCalled(event: Lined, now: Date): number {
  // Whom the door has let in still stands in the order.
  return peopleCalled(event, now) + waitingIn(event.line.order) - event.line.waiting;
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
