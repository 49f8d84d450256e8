import { useRef, useState } from 'react';
import type { Sent } from '../../../../data/changes/sender.ts';
import {
  type AddedParticipant,
  addParticipants,
  newParticipantId,
  peopleAtOnce,
} from '../../../../domain/participants/participantChanges.ts';
import { useLeaving } from '../../../../hooks/useLeaving.ts';
import { submit, tellSaved } from '../../../../parts/attempt.ts';
import { lastImport } from './lastImport.ts';
import { peopleText } from './peopleText.ts';
import type { PlacedPerson } from './placed.ts';
import { batchTimeout, importSubject, undoImport } from './undoImport.ts';

const failed = 'Failed to import participants. Please try again.';

/**
 * Adds people batch by batch and reports progress; calls `onDone` when all are added. After a failure or a
 * stop, the people added so far are on the list, and importing the same file again adds the rest. Every
 * import can be undone.
 */
export function useImport(eventId: string, onDone: () => void) {
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null);
  const [failure, setFailure] = useState('');
  const stopped = useRef(false);
  useLeaving(() => {
    stopped.current = true;
  });

  async function start(people: readonly PlacedPerson[]) {
    stopped.current = false;
    setFailure('');
    const total = people.length;
    const added: AddedParticipant[] = [];
    let sent: Sent = 'acknowledged';
    setRunning({ done: 0, total });
    try {
      while (added.length < total && !stopped.current) {
        const some = people.slice(added.length, added.length + peopleAtOnce).map(imported);
        // Each batch is awaited, so that a refusal is reported here.
        sent = await submit(() => addParticipants(eventId, some), { failed, timeout: batchTimeout });
        added.push(...some);
        setRunning({ done: added.length, total });
      }
      if (added.length === total) onDone();
    } catch {
      setFailure(added.length > 0 ? `${added.length} of ${total} were added. ${failed}` : failed);
    }
    if (added.length > 0) offerUndo(eventId, added, sent);
    setRunning(null);
  }

  return {
    running,
    failure,
    start,
    stop: () => {
      stopped.current = true;
    },
  };
}

function imported({ row: _row, ...person }: PlacedPerson): AddedParticipant {
  return { ...person, id: newParticipantId(person.email), checkedIn: false, source: 'import' };
}

function offerUndo(eventId: string, added: readonly AddedParticipant[], sent: Sent): void {
  const done = `${peopleText(added.length)} added.`;
  const undo = () => void undoImport(eventId, added);
  lastImport.set({ eventId, added, at: Date.now(), undo });
  tellSaved(sent, { done, undo, subject: importSubject(eventId) });
}
