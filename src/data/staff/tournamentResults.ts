import {
  collection,
  type DocumentReference,
  doc,
  documentId,
  getDocsFromCache,
  getDocsFromServer,
  query,
  where,
} from 'firebase/firestore';
import { type Change, deleting, merging, serverNow, updating } from '../../domain/changes/change.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { readTournament } from '../../domain/tournaments/readTournament.ts';
import type { Tournament } from '../../domain/tournaments/tournament.ts';
import { completedTournament, type ResultInput } from '../../domain/tournaments/tournamentResult.ts';
import { withTimeout } from '../errors.ts';
import type { Source, Watched } from '../source.ts';
import { watchDocument } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

/** Returns the tournament of an event, live: it has the same id. */
export function eventTournament(eventId: string): Source<Watched<Tournament>> {
  return watchDocument(['tournaments', eventId], readTournament);
}

/** The maximum number of ids in one query. */
const idsAtOnce = 30;

/**
 * Returns which of these events have a tournament. Reads only those tournaments; without an answer it uses
 * this browser's data.
 */
export async function eventsWithTournament(eventIds: readonly string[]): Promise<Set<string>> {
  const tournaments = collection(staffDatabase, 'tournaments');
  const queries = [];
  for (let start = 0; start < eventIds.length; start += idsAtOnce)
    queries.push(query(tournaments, where(documentId(), 'in', eventIds.slice(start, start + idsAtOnce))));
  const found = await Promise.all(
    queries.map(async (batch) => {
      const known = () => getDocsFromCache(batch);
      return navigator.onLine ? withTimeout(getDocsFromServer(batch), 4_000).catch(known) : known();
    }),
  );
  return new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)));
}

/** Returns the document reference of an event's tournament. */
export function tournamentRef(eventId: string): DocumentReference {
  return doc(staffDatabase, 'tournaments', eventId);
}

type Recorded = {
  event: TourEvent;
  result: ResultInput;
  /** Also sets the event to completed. */
  complete: boolean;
};

/** Puts an event's result on the public list of tournaments. */
export function recordResult({ event, result, complete }: Recorded): Change {
  return {
    writes: [
      merging(tournamentRef(event.id).path, completedTournament(event, result)),
      // Always written, so that the result of an event that was deleted meanwhile is refused: no one could
      // remove it.
      updating(`events/${event.id}`, { ...(complete && { status: 'completed' }), updatedAt: serverNow }),
    ],
  };
}

/** Removes an event's result from the public list. */
export function removeResult(eventId: string): Change {
  return { writes: [deleting(tournamentRef(eventId).path)] };
}
