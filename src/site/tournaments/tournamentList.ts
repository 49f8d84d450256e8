import { tournamentsByType } from '../../data/site/tournaments.ts';
import { readTournament } from '../../domain/tournaments/readTournament.ts';
import {
  type Tournament,
  type TournamentType,
  tournamentTypes,
} from '../../domain/tournaments/tournament.ts';
import { lastSeen } from '../routing/lastSeen.ts';
import { type PagedList, pagedList } from '../routing/pagedList.ts';

/** The list of a type in the address, on its way, of all without one; null for a word that is none. */
export function tournamentList(
  word?: string,
): { type: TournamentType | undefined; list: PagedList<Tournament> } | null {
  const type = tournamentTypes.find((known) => known === word);
  if (word !== undefined && !type) return null;
  const fetch = tournamentsByType.bind(null, type);
  return { type, list: pagedList(fetch, lastSeen(`tournaments:${type ?? 'all'}`, readTournament)) };
}
