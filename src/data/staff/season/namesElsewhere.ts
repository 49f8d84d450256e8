import { type Results, readResults } from '../../../domain/results/results.ts';
import type { KnownPlayers } from '../../../domain/season/publish/publishedPeople.ts';
import { shownAlike } from '../../../domain/season/publish/shownAlike.ts';
import { PartlyDone } from './partlyDone.ts';
import { seasonChanges } from './seasonChanges.ts';
import type { SeasonStore } from './seasonStore.ts';
import { showAsInResults } from './showOnBoards.ts';

/** Returns the functions that keep names alike where a publication itself doesn't reach. */
export function namesElsewhere(store: SeasonStore, by: () => string) {
  const { changeSeasons } = seasonChanges(store);

  /** Shows people on the boards of other nights as a night's new results have them. @throws DataError */
  async function showOthers(own: Results | null, season: readonly Results[], known: KnownPlayers) {
    if (!own) return;
    const nights = [own, ...season.filter(({ eventId }) => eventId !== own.eventId)];
    const alike = shownAlike(nights, known);
    for (const [at, night] of alike.entries())
      if (at > 0 && night !== nights[at] && night.source === 'board')
        await showAsInResults({ store, by }, night);
  }

  async function showOwn(eventId: string): Promise<void> {
    try {
      const { data } = await store.get(`results/${eventId}`);
      const results = readResults(eventId, data);
      if (results.source === 'board') await showAsInResults({ store, by }, results);
    } catch (error) {
      throw new PartlyDone(error, () => finish(eventId));
    }
  }

  /** Does what a publication has left: names in other results and on the own board. */
  async function finish(eventId: string): Promise<void> {
    try {
      await store.connected();
      await changeSeasons(async ({ resultsOf }) => {
        const results = await resultsOf(eventId);
        return results && { results: new Map([[eventId, results]]) };
      });
    } catch (error) {
      throw new PartlyDone(error, () => finish(eventId));
    }
    await showOwn(eventId);
  }

  /** Publishes, then shows people on the night's own board as there. @throws DataError, PartlyDone */
  async function withNames(eventId: string, publish: () => Promise<boolean>): Promise<boolean> {
    try {
      const isChanged = await publish();
      await showOwn(eventId);
      return isChanged;
    } catch (error) {
      throw error instanceof PartlyDone ? new PartlyDone(error, () => finish(eventId)) : error;
    }
  }

  return { showOthers, withNames };
}
