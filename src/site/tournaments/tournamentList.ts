import { tournamentsByType } from '../../data/site/tournaments.ts';
import { readTournament } from '../../domain/tournaments/readTournament.ts';
import {
  type Tournament,
  type TournamentType,
  tournamentTypes,
} from '../../domain/tournaments/tournament.ts';
import { lastSeen } from '../routing/lastSeen.ts';
import { type PagedList, pagedList } from '../routing/publicList.ts';

/**
 * Starts to fetch the tournaments of the type in the address, in any case, or all without one; null for an
 * unknown type.
 */
export function tournamentList(
  word?: string,
): { type: TournamentType | undefined; list: PagedList<Tournament> } | null {
  const type = tournamentTypes.find((known) => known === word?.toLowerCase());
  if (word !== undefined && !type) return null;
  const fetch = tournamentsByType.bind(null, type);
  return { type, list: pagedList(fetch, lastSeen(`tournaments:${type ?? 'all'}`, readTournament)) };
}
