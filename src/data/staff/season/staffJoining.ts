import { readResults } from '../../../domain/results/results.ts';
import { type JoinEffect, joinEffect } from '../../../domain/season/joining/joinEffect.ts';
import { type AliasChange, joinedTo } from '../../../domain/season/joining/joining.ts';
import { type Player, readPlayer } from '../../../domain/season/player.ts';
import { canonicalId, joinedWith } from '../../../domain/season/publish/publishedPeople.ts';
import { readSeason } from '../../../domain/season/season.ts';
import { seasonChanges } from './seasonChanges.ts';
import type { SeasonStore } from './seasonStore.ts';

/** A join that is asked about: its change, and what it does to each season. */
export type PlannedJoin = {
  change: AliasChange;
  effects: readonly JoinEffect[];
};

/** Returns the functions that join and separate players in a database. */
export function joining(store: SeasonStore) {
  const { changeSeasons } = seasonChanges(store);

  /** Joins or separates records, and computes their seasons again. Needs a network. @throws DataError */
  async function changeAliases(change: AliasChange): Promise<void> {
    await store.connected();
    await changeSeasons(({ players }) => {
      // Somebody may have joined them the other way round meanwhile.
      const isCircle = [...change].some(
        ([id, { aliasOf }]) => aliasOf && canonicalId(players, aliasOf) === id,
      );
      return isCircle ? null : { players: change };
    });
  }

  /**
   * Returns what joining a record to another would do to the standings of every season in which it has
   * results, newest first. Reads all results of those seasons. @throws DataError
   */
  async function plannedJoin(kept: Player, other: Player): Promise<PlannedJoin> {
    const found = await store.list('players', ['aliasOf', '>', '']);
    const players = new Map(found.map(({ id, data }) => [id, readPlayer(id, data)]));
    const change = joinedTo(kept.id, other.id);
    const moved = [other.id, ...joinedWith(players, [other.id])];
    const nights = await resultsWhere(['ids', 'array-contains-any', moved.slice(0, 30)]);
    const seasons = [...new Set(nights.map(({ season }) => season))].sort().reverse();
    const effects = seasons.map(async (season) => {
      const [standings, results] = await Promise.all([
        store.get(`seasons/${season}`),
        resultsWhere(['season', '==', season]),
      ]);
      const { rule } = readSeason(season, standings.data);
      return joinEffect({ season, results, rule, players }, [kept.id, other.id], change);
    });
    return { change, effects: await Promise.all(effects) };
  }

  async function resultsWhere(condition: Parameters<SeasonStore['list']>[1]) {
    return (await store.list('results', condition)).map(({ id, data }) => readResults(id, data));
  }

  return { changeAliases, plannedJoin };
}
