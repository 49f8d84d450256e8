import { shownAs } from '../../../domain/night/draw/shownName.ts';
import { type Results, readResults } from '../../../domain/results/results.ts';
import { type Player, readPlayer, readSeasonSettings } from '../../../domain/season/player.ts';
import { newSeasonSecret } from '../../../domain/season/playerId.ts';
import type {
  SeasonChange,
  StoredSeason,
  StoredSeasons,
} from '../../../domain/season/publish/changeWrites.ts';
import { joinedWith, type KnownPlayers } from '../../../domain/season/publish/publishedPeople.ts';
import { readSeason } from '../../../domain/season/season.ts';
import type { SeasonStore, StoredDocument } from './seasonStore.ts';

/** The results that a change has read so far, by event; null: there are none. */
export type KnownResults = Map<string, Results | null>;

/** The maximum number of values in one query. */
const valuesAtOnce = 30;

/** The path of the settings of all seasons. */
export const settingsPath = 'settings/season';

/** Returns the functions that read what a change of seasons is made from, as the server has it. */
export function storedSeasons(store: SeasonStore) {
  async function readPeople(): Promise<Omit<StoredSeasons, 'seasons'>> {
    // First: a player who is joined meanwhile raises its count, and the transaction sees it.
    const settings = readSeasonSettings((await store.get(settingsPath)).data);
    const found = await Promise.all([
      store.list('players', ['aliasOf', '>', '']),
      store.list('players', ['shownAs', 'in', [...shownAs]]),
    ]);
    return {
      settings: { ...settings, secret: settings.secret || newSeasonSecret() },
      isKept: settings.secret !== '',
      players: new Map(found.flat().map((player) => [player.id, playerIn(player)])),
    };
  }

  /** Returns the known players and those whose showing or joining changes. */
  async function withChanged(players: KnownPlayers, change: SeasonChange): Promise<KnownPlayers> {
    const ids = peopleIn(change, ['aliasOf', 'shownAs']).filter((id) => !players.has(id));
    const found = await Promise.all(ids.map((id) => store.get(`players/${id}`)));
    return new Map([...players, ...found.map((player): [string, Player] => [player.id, playerIn(player)])]);
  }

  /**
   * Returns the seasons that a change touches: those of results before and after, and of those who are joined
   * or separated.
   */
  async function touchedSeasons(
    change: SeasonChange,
    before: ReadonlyMap<string, Results | null>,
    players: KnownPlayers,
  ): Promise<string[]> {
    const { results = new Map<string, Results | null>(), rules = new Map() } = change;
    const moved = peopleIn(change, ['aliasOf']);
    const joined = await resultsWith([...moved, ...joinedWith(players, moved)]);
    const changed = [...before.values(), ...results.values(), ...joined];
    return [...new Set([...rules.keys(), ...changed.flatMap((item) => item?.season ?? [])])].sort();
  }

  async function storedSeasonOf(season: string): Promise<StoredSeason> {
    // Before the results: whoever publishes in between raises its revision, and the transaction sees it.
    const { rev, rule, totals } = readSeason(season, (await store.get(seasonPath(season))).data);
    const found = await store.list('results', ['season', '==', season]);
    const results = found.map(({ id, data }) => readResults(id, data));
    return { season, rev, rule, isOld: rev > 0 && totals.named === null, results };
  }

  async function resultsOf(eventId: string, known: KnownResults): Promise<Results | null> {
    const before = known.get(eventId);
    if (before !== undefined) return before;
    const { data } = await store.get(resultsPath(eventId));
    const results = data === undefined ? null : readResults(eventId, data);
    known.set(eventId, results);
    return results;
  }

  async function resultsWith(
    players: readonly string[],
    known: KnownResults = new Map(),
  ): Promise<Results[]> {
    const found = new Map<string, Results>();
    for (let start = 0; start < players.length; start += valuesAtOnce) {
      const some = players.slice(start, start + valuesAtOnce);
      for (const { id, data } of await store.list('results', ['ids', 'array-contains-any', some])) {
        const results = readResults(id, data);
        found.set(id, results);
        if (!known.has(id)) known.set(id, results);
      }
    }
    return [...found.values()];
  }

  return { readPeople, withChanged, touchedSeasons, storedSeasonOf, resultsOf, resultsWith };
}

/** Returns the path of an event's results. */
export const resultsPath = (eventId: string) => `results/${eventId}`;
/** Returns the path of a season's standings. */
export const seasonPath = (season: string) => `seasons/${season}`;
const playerIn = ({ id, data }: StoredDocument): Player => readPlayer(id, data);

/** Returns the ids of the players of whom one of these fields changes. */
function peopleIn(
  { players = new Map() }: SeasonChange,
  names: readonly ('aliasOf' | 'shownAs')[],
): string[] {
  return [...players].flatMap(([id, fields]) => (names.some((name) => name in fields) ? [id] : []));
}
