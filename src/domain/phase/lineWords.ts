import { mayTake, mostAhead, nextCall, turnCalled, turnOf } from '../signUp/line.ts';
import { freeSpots } from '../signUp/spots.ts';
import { formatClock } from '../time/format.ts';
import type { Phased } from './eventPhase.ts';

type Waiting = Pick<Phased, 'currentParticipants' | 'maxParticipants' | 'line'>;

/** What a ticket says of its place in line. */
export type LineWords = {
  /** Whether a spot is free for it. */
  called: boolean;
  heading: string;
  /** Who else may take that spot, and when one more may; '' where nobody waits for one. */
  line: string;
};

/**
 * Returns what a ticket with a place in line says of an event as it was at a moment. `missed`: a spot was
 * free for it when its holder looked before.
 */
export function lineWords(event: Waiting, place: number, now: Date, missed: boolean): LineWords {
  if (mayTake(event, place, now))
    return { called: true, heading: 'A spot is free for you', line: sharedWords(event, now) };
  const ahead = mostAhead(place, event.line);
  const next = ahead === 0 ? "you're next" : `at most ${ahead.toLocaleString('en-US')} ahead of you`;
  const taken = ahead === 0 ? "It was taken. You're next." : `It was taken: ${next}`;
  return { called: false, heading: missed ? taken : `Waiting list: ${next}`, line: '' };
}

/** Returns who else may take a free spot now, and from when on the next in line may too. */
function sharedWords(event: Waiting, now: Date): string {
  const { line } = event;
  const free = freeSpots(event);
  if (free >= line.waiting) return line.waiting > 1 ? "There's one for everyone who waits." : '';
  const byHours = turnCalled(event, now);
  const byStaff = turnOf(line.called, line);
  const called = Math.min(line.waiting, Math.max(byHours, byStaff));
  const others = called === 2 ? '1 other' : `${called - 1} others`;
  const shared =
    free > 1 ? `${free} spots are free, for you and at most ${others}` : `And for at most ${others}`;
  const at = called < line.waiting && byHours >= byStaff ? nextCall(event, now) : null;
  const next = at ? `rom ${formatClock(at)} also for the next in line` : '';
  const parts = called > free ? [shared, next && `f${next}`] : [next && `F${next}`];
  return parts
    .filter(Boolean)
    .join('; ')
    .concat(parts.some(Boolean) ? '.' : '');
}
