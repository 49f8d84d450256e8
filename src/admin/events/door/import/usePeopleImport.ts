import { useState } from 'react';
import type { Sent } from '../../../../data/changes/sender.ts';
import type { Completion } from '../../../../domain/participants/completions.ts';
import {
  type AddedParticipant,
  addParticipants,
  correctParticipants,
  newParticipantId,
  peopleAtOnce,
} from '../../../../domain/participants/participantChanges.ts';
import { useStore } from '../../../../hooks/useStore.ts';
import { createStore } from '../../../../lib/store.ts';
import { tellSaved } from '../../../../parts/attempt.ts';
import { type SheetPart, useSending } from '../../../../parts/sheet/useSending.ts';
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
export function usePeopleImport(eventId: string, onDone: () => void) {
  const [failure, setFailure] = useState('');
  const brokenOff = useStore(broken);
  const { progress, send, stop } = useSending({ failed, timeout: batchTimeout, stopsAtFailure: true });

  async function start(people: readonly PlacedPerson[], filled: readonly Completion[]) {
    setFailure('');
    broken.set(null);
    const parts = [...addingParts(eventId, people), ...fillingParts(eventId, filled)];
    const { sent, done, of, waits, refused, conflict, hasLeft } = await send(parts);
    const added = sent.flatMap((part) => part.added);
    if (done === of) onDone();
    else if (refused || conflict)
      setFailure(added.length > 0 ? `${added.length} of ${people.length} were added. ${failed}` : failed);
    else if (hasLeft) broken.set({ eventId, text: brokenText(added.length, people.length) });
    tellDone(eventId, added, done - added.length, waits ? 'queued' : 'acknowledged');
  }

  return {
    progress,
    failure: failure || (progress === null && brokenOff?.eventId === eventId ? brokenOff.text : ''),
    start,
    stop,
  };
}

type PeoplePart = SheetPart & { added: readonly AddedParticipant[] };

function addingParts(eventId: string, people: readonly PlacedPerson[]): PeoplePart[] {
  return batches(people).map((some) => {
    const added = some.map(imported);
    return { rows: added.length, added, make: () => addParticipants(eventId, added) };
  });
}

function fillingParts(eventId: string, filled: readonly Completion[]): PeoplePart[] {
  return batches(filled).map((some) => ({
    rows: some.length,
    added: [],
    make: () => correctParticipants(eventId, some),
  }));
}

function batches<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / peopleAtOnce);
  return Array.from({ length: count }, (_, at) => items.slice(at * peopleAtOnce, (at + 1) * peopleAtOnce));
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
