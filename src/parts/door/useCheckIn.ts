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
import { attempt, type MakeChange } from '../attempt.ts';
import type { Door } from '../door.ts';

/** The last act at this door on this device. `undo` works while the person is as it left them. */
export type LastAct = { words: string; id: string; checkedIn: boolean; undo: (() => void) | null };

/**
 * Returns functions to check in, undo and add a walk-in, and the last act. They are stable. `onRemove` undoes
 * a walk-in; without it Undo takes back its check-in.
 */
export function useCheckIn(door: Door, onRemove?: (person: Participant) => void) {
  const [last, setLast] = useState<LastAct | null>(null);

  const act = useCallback((make: MakeChange, failed: string, done: LastAct, retry?: () => void) => {
    setLast(done);
    void attempt(make, { failed, retry }).then((outcome) => {
      if (outcome === 'refused') setLast((now) => (now === done ? null : now));
    });
  }, []);

  const toggle = useCallback(
    function toggle(person: Participant) {
      const { id, checkedIn } = person;
      const name = person.name || person.email;
      if (checkedIn && !door.mayUndo(person)) {
        const words = `Someone else checked ${name} in. Staff can undo it.`;
        return setLast({ words, id, checkedIn, undo: null });
      }
      const at = new Date();
      const after = { ...person, checkedIn: !checkedIn, checkedInAt: at, checkedInBy: door.self };
      act(
        () => (checkedIn ? undoCheckIn(door.event.id, person) : checkIn(door.event.id, id, door.self, at)),
        `Failed to check ${name} ${checkedIn ? 'out' : 'in'}. Please try again.`,
        {
          words: checkedIn ? `Check-in undone for ${name}` : `${name} checked in ${formatClock(at)}`,
          id,
          checkedIn: !checkedIn,
          undo: () => toggle(after),
        },
        () => toggle(person),
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
      act(change, `Failed to add ${name}. Please try again.`, { words, id, checkedIn, undo });
    },
    [door, act, toggle, onRemove],
  );

  return { last, toggle, add };
}
