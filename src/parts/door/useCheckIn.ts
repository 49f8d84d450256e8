import { useCallback, useState } from 'react';
import { type Participant, readParticipant } from '../../domain/participants/participant.ts';
import {
  addParticipants,
  checkIn,
  type NewParticipant,
  newParticipantId,
  undoCheckIn,
} from '../../domain/participants/participantChanges.ts';
import { formatClock } from '../../domain/time/format.ts';
import { attempt } from '../attempt.ts';
import type { Act, Door, LastAct } from '../door.ts';
import { useLetIn } from './line/useLetIn.ts';

/**
 * Returns functions to check in, undo, add a walk-in and let in who waits, and the last act. They are stable.
 * `onRemove` undoes a walk-in; without it Undo takes back its check-in.
 */
export function useCheckIn(door: Door, onRemove?: (person: Participant) => void) {
  const [last, setLast] = useState<LastAct | null>(null);

  const act: Act = useCallback(async (make, done, words) => {
    setLast(done);
    const outcome = await attempt(make, words);
    if (outcome === 'refused') setLast((now) => (now === done ? null : now));
    return outcome;
  }, []);

  const toggle = useCallback(
    function toggle(person: Participant, keeps = '') {
      const { id, checkedIn } = person;
      const name = person.name || person.email;
      if (checkedIn && !door.mayUndo(person)) {
        const words = `Someone else checked ${name} in. Staff can undo it.`;
        return setLast({ words, id, checkedIn, undo: null });
      }
      const at = new Date();
      const after = { ...person, checkedIn: !checkedIn, checkedInAt: at, checkedInBy: door.self };
      void act(
        () => (checkedIn ? undoCheckIn(door.event.id, person) : checkIn(door.event.id, id, door.self, at)),
        {
          words: checkedIn ? `Check-in undone for ${name}${keeps}` : `${name} checked in ${formatClock(at)}`,
          id,
          checkedIn: !checkedIn,
          undo: () => toggle(after),
        },
        {
          failed: `Failed to check ${name} ${checkedIn ? 'out' : 'in'}. Please try again.`,
          retry: () => toggle(person),
        },
      );
    },
    [door, act],
  );

  const add = useCallback(
    (typed: Omit<NewParticipant, 'source'>) => {
      const { name, email, checkedIn } = typed;
      const id = newParticipantId(email);
      const checkedInAt = checkedIn ? new Date() : null;
      // Only staff put people on the list in advance.
      const source = checkedIn || !onRemove ? ('walk-in' as const) : ('manual' as const);
      const checkedInBy = checkedIn ? door.self : '';
      const person = { ...typed, id, checkedInAt, checkedInBy, source };
      const after = readParticipant(id, person);
      const undo = onRemove ? () => onRemove(after) : checkedIn ? () => toggle(after) : null;
      const words = `${name} added${checkedIn ? ' and checked in' : ''}`;
      const added = addParticipants(door.event.id, [person]);
      const change = () => door.adding?.(added, id) ?? added;
      const failed = `Failed to add ${name}. Please try again.`;
      void act(change, { words, id, checkedIn, undo }, { failed });
    },
    [door, act, toggle, onRemove],
  );

  const admit = useLetIn(door, act, toggle);
  return { last, toggle, add, admit };
}
