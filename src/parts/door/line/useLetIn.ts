import { useCallback } from 'react';
import { backInLine, letIn, whoIsLetIn } from '../../../domain/participants/line/letIn.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import { type Participant, readParticipant } from '../../../domain/participants/participant.ts';
import { formatClock } from '../../../domain/time/format.ts';
import type { Act, Door } from '../../door.ts';
import { whyNotLetIn } from './notLetIn.ts';

type Toggle = (person: Participant, more: string) => void;

/**
 * Returns a stable function that lets in who waits. Its Undo puts them back in line, where this account may
 * and the server has them; otherwise it takes back the check-in alone, and says so.
 */
export function useLetIn(door: Door, act: Act, toggle: Toggle): (person: WaitingPerson) => void {
  return useCallback(
    function admit(person: WaitingPerson) {
      const { id, typed: _, place: _place, ...known } = person;
      const { event, self } = door;
      const name = person.name || person.email;
      const at = new Date();
      const change = letIn(event.id, person, self, at);
      let isStored = false;

      const undo = () => {
        // Nobody loses a spot that they took themselves, which a phone without a network can't know of.
        if (!door.mayPutBack || !isStored || !navigator.onLine) {
          const after = { ...known, checkedIn: true, checkedInAt: at, checkedInBy: self };
          return toggle(readParticipant(id, after), '. The spot stays theirs.');
        }
        void act(
          () => backInLine(event.id, person),
          { words: `${name} is back in line`, id, checkedIn: false, undo: null },
          { failed: `Failed to put ${name} back in line. Please try again.` },
        );
      };

      void act(
        () => door.adding?.(change, id) ?? change,
        { words: `${name} let in ${formatClock(at)}`, id, checkedIn: true, undo },
        {
          failed: `Failed to let ${name} in. Please try again.`,
          why: () => whyNotLetIn(whoIsLetIn(change)),
          retry: () => admit(person),
        },
      ).then((outcome) => {
        isStored = outcome === 'acknowledged';
      });
    },
    [door, act, toggle],
  );
}
