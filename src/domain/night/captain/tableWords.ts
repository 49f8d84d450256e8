import type { RoundRule } from '../format/nightPlan.ts';
import { nextStop, stopAt } from './tableSheet.ts';

/** Returns a number of chips as people write it: '2,450'. */
export function chipsText(chips: number): string {
  return chips.toLocaleString('en-US');
}

/** Returns some seats in words, in their order: 'seat 2', 'seats 2 and 5', 'seats 2, 5 and 7'. */
export function seatsText(seats: readonly number[]): string {
  const inOrder = [...seats].sort((one, two) => one - two);
  const last = inOrder.at(-1);
  if (seats.length < 2) return `seat ${last ?? ''}`;
  return `seats ${inOrder.slice(0, -1).join(', ')} and ${last}`;
}

/**
 * Returns what comes after this many hands at a table that is counted up to another: 'Cut after hand 8',
 * 'Hand 30 is the last', 'Cut after hand 8: count now'.
 */
export function stopText(rule: RoundRule, hands: number, counted: number): string {
  const here = hands > counted ? stopAt(rule, hands) : null;
  if (here)
    return here === 'cut' ? `Cut after hand ${hands}: count now` : 'That was the last hand: count now';
  const next = nextStop(rule, hands);
  if (next === null) return 'Until time is called';
  return stopAt(rule, next) === 'cut' ? `Cut after hand ${next}` : `Hand ${next} is the last`;
}
