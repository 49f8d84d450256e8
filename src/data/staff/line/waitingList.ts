import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import type { Made } from '../../changes/sender.ts';
import { lookHere } from '../changes/look.ts';
import { planned } from '../changes/planned.ts';
import { staffStore } from '../season/seasonStore.ts';
import { lineCounting } from './lineCounting.ts';
import { callingUpTo, movingBack, movingUp, puttingInLine, removingFromLine, standing } from './linePlans.ts';

/** Counts those who wait again, in the staff's database. */
export const countLine = lineCounting(staffStore);

/**
 * Moves somebody up to the list. `over`: the limit was asked about. @throws DataError 'conflict' when they
 * don't wait any more, or the last spot is gone meanwhile
 */
export function moveUp(seen: TourEvent, person: WaitingPerson, over: boolean): Promise<Made> {
  return planned(movingUp(seen, person, over));
}

/** Takes that back. @throws DataError 'conflict' when they have come, or aren't on the list any more */
export function moveBack(seen: TourEvent, person: WaitingPerson): Promise<Made> {
  return planned(movingBack(seen, person));
}

/** Takes people out of the line. @throws DataError 'conflict' when one of them doesn't wait any more */
export function removeFromLine(seen: TourEvent, people: readonly WaitingPerson[]): Promise<Made> {
  return planned(removingFromLine(seen, people));
}

/** Puts them back at their places. @throws DataError 'conflict' when somebody has done so */
export function putBackInLine(seen: TourEvent, people: readonly WaitingPerson[]): Promise<Made> {
  return planned(puttingInLine(seen, people));
}

/** Calls everybody up to a place; nothing happens when a colleague has called as far. */
export function callUpTo(seen: TourEvent, place: number): Promise<Made> {
  return planned(callingUpTo(seen, place));
}

/** Returns the event as this browser knows it now, with what it hasn't sent yet. */
export function knownEvent(seen: TourEvent): Promise<TourEvent> {
  return standing(lookHere, seen);
}
