import { useState } from 'react';
import { planned } from '../../../../data/staff/changes/planned.ts';
import { keepingOf } from '../../../../data/staff/imports/importedChanges.ts';
import { importsOf } from '../../../../data/staff/imports/pastImports.ts';
import { addingPeople, fillingPeople } from '../../../../data/staff/imports/peopleImport.ts';
import { randomId } from '../../../../domain/changes/randomId.ts';
import type { Completion } from '../../../../domain/participants/completions.ts';
import {
  type AddedParticipant,
  newParticipantId,
  peopleAtOnce,
} from '../../../../domain/participants/participantChanges.ts';
import type { ImportHead } from '../../../../domain/sheet/importRecord.ts';
import { useStore } from '../../../../hooks/useStore.ts';
import { createStore } from '../../../../lib/store.ts';
import { tellSaved } from '../../../../parts/attempt.ts';
import { type SheetPart, useSending } from '../../../../parts/sheet/useSending.ts';
import { importSubject, undoPastImport } from '../../../csv/undoPastImport.ts';
import { peopleText } from './peopleText.ts';
import type { PlacedPerson } from './placed.ts';

const failed = 'Failed to import participants. Please try again.';
/** How long to wait for a batch of people, in milliseconds, and for one that is read first. */
const batchTimeout = 30_000;
const partTimeout = 20_000;

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
    const { id, parts } = partsOf(eventId, people, filled);
    const { sent, done, of, waits, refused, conflict, hasLeft } = await send(parts);
    const added = sent.flatMap((part) => part.added);
    if (done === of) onDone();
    else if (refused || conflict)
      setFailure(added.length > 0 ? `${added.length} of ${people.length} were added. ${failed}` : failed);
    else if (hasLeft) broken.set({ eventId, text: brokenText(added.length, people.length) });
    if (done === 0) return;
    tellSaved(waits ? 'queued' : 'acknowledged', {
      done: doneText(added.length, done - added.length),
      undo: () => void undoPastImport(importsOf(eventId), id),
      subject: importSubject(id),
    });
  }

  return {
    progress,
    failure: failure || (progress === null && brokenOff?.eventId === eventId ? brokenOff.text : ''),
    start,
    stop,
  };
}

type PeoplePart = SheetPart & { added: readonly AddedParticipant[] };

/** Returns the parts of an import, each of which keeps beside the list what undoes it. */
function partsOf(eventId: string, people: readonly PlacedPerson[], filled: readonly Completion[]) {
  const head: ImportHead = { of: randomId(), what: 'people', rows: people.length + filled.length };
  const adding = batches(people).map((some) => some.map(imported));
  const keeping = (at: number) => keepingOf(importsOf(eventId), head, at);
  const parts: PeoplePart[] = [
    ...adding.map((added, at) => ({
      rows: added.length,
      added,
      make: () => addingPeople(eventId, added, keeping(at)),
    })),
    ...batches(filled).map((some, at) => ({
      rows: some.length,
      added: [],
      make: () => planned(fillingPeople(eventId, some, keeping(adding.length + at)), partTimeout),
    })),
  ];
  return { id: head.of, parts };
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

/** Returns '2 people added, 3 updated.' */
function doneText(added: number, updated: number): string {
  if (added === 0) return `${peopleText(updated)} updated.`;
  return `${peopleText(added)} added${updated > 0 ? `, ${updated} updated` : ''}.`;
}
