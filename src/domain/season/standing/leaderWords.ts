import { seasonName } from '../../time/seasonNames.ts';
import type { Season } from '../season.ts';

/** The line on who leads a season: the name, and what it does. */
export type LeaderWords = { name: string; leads: string };

/** Returns who leads the schools of a season in words, null while no one does, or more than two. */
export function leaderWords({ season, schools }: Pick<Season, 'season' | 'schools'>): LeaderWords | null {
  const leaders = schools.filter(({ place, points }) => place === 1 && points > 0);
  if (leaders.length === 0 || leaders.length > 2) return null;
  const verb = leaders.length === 1 ? 'leads' : 'lead';
  return {
    name: leaders.map(({ name }) => name).join(' and '),
    leads: `${verb} the ${seasonName(season)} season`,
  };
}
