import { useRef, useState } from 'react';
import type { Sent } from '../../../../data/changes/sender.ts';
import type { Completion } from '../../../../domain/participants/completions.ts';
import {
  type AddedParticipant,
  addParticipants,
  correctParticipants,
  newParticipantId,
  peopleAtOnce,
} from '../../../../domain/participants/participantChanges.ts';
import { useLeaving } from '../../../../hooks/useLeaving.ts';
import { useStore } from '../../../../hooks/useStore.ts';
import { createStore } from '../../../../lib/store.ts';
import { submit, tellSaved } from '../../../../parts/attempt.ts';
import { lastImport } from './lastImport.ts';
import { peopleText } from './peopleText.ts';
import type { PlacedPerson } from './placed.ts';
import { batchTimeout, importSubject, undoImport } from './undoImport.ts';

const failed = 'Failed to import participants. Please try again.';

/** An import whose page was left while it ran, by the sign-in that an ended session asks for too. */
const broken = createStore<{ eventId: string; text: string } | null>(null);

/**
 * Adds people batch by batch and reports progress; calls `onDone` when all are added. After a failure or a
 * stop, the people added so far are on the list, and importing the same file again adds the rest. Every
 * import can be undone.
 */
export function useImport(eventId: string, onDone: () => void) {
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null);
  const [failure, setFailure] = useState('');
  const stopped = useRef(false);
  const left = useRef(false);
  const brokenOff = useStore(broken);
  useLeaving(() => {
    stopped.current = true;
    left.current = true;
  });

  async function start(people: readonly PlacedPerson[], filled: readonly Completion[]) {
    stopped.current = false;
    setFailure('');
    broken.set(null);
    const total = people.length + filled.length;
    const added: AddedParticipant[] = [];
    let updated = 0;
    let sent: Sent = 'acknowledged';
    setRunning({ done: 0, total });
    try {
      while (added.length < people.length && !stopped.current) {
        const some = people.slice(added.length, added.length + peopleAtOnce).map(imported);
        // Each batch is awaited, so that a refusal is reported here.
        sent = await submit(() => addParticipants(eventId, some), { failed, timeout: batchTimeout });
        added.push(...some);
        setRunning({ done: added.length, total });
      }
      while (updated < filled.length && !stopped.current) {
        const some = filled.slice(updated, updated + peopleAtOnce);
        sent = await submit(() => correctParticipants(eventId, some), { failed, timeout: batchTimeout });
        updated += some.length;
        setRunning({ done: added.length + updated, total });
      }
      if (added.length + updated === total) onDone();
      else if (left.current) broken.set({ eventId, text: brokenText(added.length, people.length) });
    } catch {
      setFailure(added.length > 0 ? `${added.length} of ${people.length} were added. ${failed}` : failed);
    }
    tellDone(eventId, added, updated, sent);
    setRunning(null);
  }

  return {
    running,
    failure: failure || (running === null && brokenOff?.eventId === eventId ? brokenOff.text : ''),
    start,
    stop: () => {
      stopped.current = true;
    },
  };
}

function brokenText(done: number, all: number): string {
  const [some, whole, rest] = [done, all, all - done].map((number) => number.toLocaleString('en-US'));
  return `${some} of ${whole} were added, then this page was left. Add the other ${rest}.`;
}

function imported({ row: _row, ...person }: PlacedPerson): AddedParticipant {
  return { ...person, id: newParticipantId(person.email), checkedIn: false, source: 'import' };
}

function tellDone(eventId: string, added: readonly AddedParticipant[], updated: number, sent: Sent): void {
  const done = doneText(added.length, updated);
  const subject = importSubject(eventId);
  if (added.length === 0) {
    if (updated > 0) tellSaved(sent, { done, subject });
    return;
  }
  const undo = () => void undoImport(eventId, added);
  lastImport.set({ eventId, added, at: Date.now(), undo });
  tellSaved(sent, { done, undo, subject });
}

/** Returns '2 people added, 3 updated.' */
function doneText(added: number, updated: number): string {
  if (added === 0) return `${peopleText(updated)} updated.`;
  return `${peopleText(added)} added${updated > 0 ? `, ${updated} updated` : ''}.`;
}
