import {
  callUpTo,
  moveBack,
  moveUp,
  putBackInLine,
  removeFromLine,
} from '../../../../data/staff/line/waitingList.ts';
import type { TourEvent } from '../../../../domain/events/tourEvent.ts';
import type { NextCalled } from '../../../../domain/participants/line/calling.ts';
import type { WaitingPerson } from '../../../../domain/participants/line/waitingPerson.ts';
import { attempt, type MakeChange, type Words } from '../../../../parts/attempt.ts';

/** A change of the line, and what is said of it. */
export type LineAct = { change: MakeChange; words: Words };

const nameOf = ({ name, email }: WaitingPerson) => name || email;

/** Moves somebody up to the list. `over`: that it goes over the limit was asked about. */
export function movingUp(event: TourEvent, person: WaitingPerson, over: boolean): LineAct {
  const name = nameOf(person);
  return {
    change: () => moveUp(event, person, over),
    words: {
      failed: `Failed to move ${name} up. Please try again.`,
      done: `${name} is on the list.`,
      conflict: `${name} wasn't moved up: someone was faster. Look at the list again.`,
      undo: () =>
        void attempt(() => moveBack(event, person), {
          failed: `Failed to put ${name} back in line. Please try again.`,
          done: `${name} is back in line.`,
          conflict: `${name} has come, or isn't on the list any more.`,
        }),
      subject: `line ${person.id}`,
    },
  };
}

/** Takes somebody out of the line. */
export function removing(event: TourEvent, people: readonly WaitingPerson[]): LineAct {
  const [first] = people;
  const who = first && people.length === 1 ? nameOf(first) : `${people.length} people`;
  return {
    change: () => removeFromLine(event, people),
    words: {
      failed: `Failed to remove ${who}. Please try again.`,
      done: `${who} ${people.length === 1 ? 'was' : 'were'} removed.`,
      conflict: `Nothing was removed: someone was faster. Look at the list again.`,
      undo: () =>
        void attempt(() => putBackInLine(event, people), {
          failed: `Failed to put ${who} back in line. Please try again.`,
          done: `${who} ${people.length === 1 ? 'is' : 'are'} back in line.`,
          conflict: `${who} can't be put back: someone has done it, or changed the list.`,
        }),
      subject: `line ${first?.id}`,
    },
  };
}

/** Calls the next people in line, whoever is asleep ahead of them. */
export async function callNext(event: TourEvent, { count, place }: NextCalled): Promise<void> {
  await attempt(() => callUpTo(event, place), {
    failed: 'Failed to call them. Please try again.',
    done: count === 1 ? 'The next person was called.' : `The next ${count} were called.`,
    subject: `call ${event.id}`,
  });
}
