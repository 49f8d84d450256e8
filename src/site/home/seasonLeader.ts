import { fetchDocument } from '../../data/site/visitorReads.ts';
import { readSeason } from '../../domain/season/season.ts';
import { type LeaderWords, leaderWords } from '../../domain/season/standing/leaderWords.ts';
import { shownSeason } from '../season/shownSeason.ts';

/**
 * Reads who leads the present season, null when it has no results. One document, of which only the schools
 * are sent. @throws DataError
 */
export async function seasonLeader(): Promise<LeaderWords | null> {
  const season = shownSeason();
  const { data } = await fetchDocument(['seasons', season], ['schools']);
  return leaderWords(readSeason(season, data));
}
