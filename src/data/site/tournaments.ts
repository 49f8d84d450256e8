import { readTournament } from '../../domain/tournaments/readTournament.ts';
import type { Tournament, TournamentType } from '../../domain/tournaments/tournament.ts';
import { type Cursor, tournamentsQuery } from '../listQuery.ts';
import { fetchDocument, fetchPage, type Page } from './visitorReads.ts';

/**
 * Returns a page of the tournaments of a type, or of all types, the first or the one after `after`. @throws
 * DataError
 */
export function tournamentsByType(type?: TournamentType, after?: Cursor): Promise<Page<Tournament>> {
  return fetchPage(tournamentsQuery(type), readTournament, after);
}

/** Returns one tournament, or null for an unknown id. @throws DataError */
export async function tournamentById(id: string): Promise<Tournament | null> {
  const { data } = await fetchDocument(['tournaments', id]);
  return data && readTournament(id, data);
}
