import { readTournament } from '../../domain/tournaments/readTournament.ts';
import type { Tournament, TournamentType } from '../../domain/tournaments/tournament.ts';
import { type Cursor, tournamentsQuery } from '../listQuery.ts';
import { fetchDocument, fetchPage, type Page } from './visitorReads.ts';

/**
 * A page of the tournaments of a type, of all without one, the first or the one behind `after`. @throws
 * DataError
 */
export function tournamentsByType(type?: TournamentType, after?: Cursor): Promise<Page<Tournament>> {
  return fetchPage(tournamentsQuery(type), readTournament, after);
}

/** One tournament, null when there is none with this id. @throws DataError */
export function tournamentById(id: string): Promise<Tournament | null> {
  return fetchDocument(['tournaments', id], readTournament);
}
