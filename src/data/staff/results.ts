import { deleteDoc, doc, serverTimestamp, writeBatch } from 'firebase/firestore';
import { readTournament } from '../../domain/readTournament.ts';
import type { TourEvent } from '../../domain/tourEvent.ts';
import type { Tournament } from '../../domain/tournament.ts';
import { completedTournament, type ResultInput } from '../../domain/tournamentResult.ts';
import type { Source, Watched } from '../source.ts';
import { staffDatabase } from './staffDatabase.ts';
import { watchDocument } from './watch.ts';

/** The tournament of an event, live: it has the same id. */
export function eventTournament(eventId: string): Source<Watched<Tournament>> {
  return watchDocument(['tournaments', eventId], readTournament);
}

type Recorded = {
  event: TourEvent;
  result: ResultInput;
  /** Also sets the event to completed. */
  complete: boolean;
};

/** Puts an event's result on the public list of tournaments; settles when the server has it: call it through `send`. */
export function recordResult({ event, result, complete }: Recorded): Promise<void> {
  const batch = writeBatch(staffDatabase);
  batch.set(doc(staffDatabase, 'tournaments', event.id), completedTournament(event, result), { merge: true });
  if (complete) {
    batch.update(doc(staffDatabase, 'events', event.id), {
      status: 'completed',
      updatedAt: serverTimestamp(),
    });
  }
  return batch.commit();
}

/** Takes an event's result off the public list; settles when the server has it: call it through `send`. */
export function removeResult(eventId: string): Promise<void> {
  return deleteDoc(doc(staffDatabase, 'tournaments', eventId));
}
