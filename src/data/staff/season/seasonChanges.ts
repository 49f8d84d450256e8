import type { Write } from '../../../domain/changes/change.ts';
import { shownAs } from '../../../domain/night/draw/shownName.ts';
import { type Results, readResults } from '../../../domain/results/results.ts';
import {
  type Player,
  readPlayer,
  readSeasonSettings,
  type SeasonSettings,
} from '../../../domain/season/player.ts';
import { newSeasonSecret } from '../../../domain/season/playerId.ts';
import {
  againWrites,
  changeWrites,
  type SeasonChange,
  type StoredSeason,
  type StoredSeasons,
} from '../../../domain/season/publish/changeWrites.ts';
import { joinedWith, type KnownPlayers } from '../../../domain/season/publish/people.ts';
import { readSeason } from '../../../domain/season/season.ts';
import { DataError, isConflict, isRefused } from '../../errors.ts';
import type { SeasonStore, StoredDocument } from './seasonStore.ts';

/** What a change of seasons is made from, as the server has it. */
export type SeasonReads = {
  /** With the secret of player ids, also before it is stored. */
  settings: SeasonSettings;
  /** The players who are joined to others or shown in a way of their own. */
  players: KnownPlayers;
  /** Returns the results of an event, or null. */
  resultsOf: (eventId: string) => Promise<Results | null>;
  /** Returns all results in which one of these players has a place. */
  resultsWith: (players: readonly string[]) => Promise<Results[]>;
};

/** Makes a change of what the server has, null when nothing is to be changed. It may be called again. */
export type MakeSeasonChange = (reads: SeasonReads) => SeasonChange | null | Promise<SeasonChange | null>;

/** How often a change starts over, because somebody else was faster. */
const tries = 6;
/** The maximum number of values in one query. */
const valuesAtOnce = 30;

const settingsPath = 'settings/season';

/** Returns the functions that change seasons in a database. */
export function seasonChanges(store: SeasonStore) {
  /**
   * Changes results, players' records and everything that follows from them, in one transaction (season
   * design, 3.4): the only way in which they change. Needs a network. When somebody else was faster, it starts
   * over with what stands by then. Returns false when there was nothing to change. @throws DataError
   */
  function changeSeasons(make: MakeSeasonChange): Promise<boolean> {
    return persist(async () => {
      const people = await readPeople();
      const known = new Map<string, Results | null>();
      const change = await make({
        ...people,
        resultsOf: (id) => resultsOf(id, known),
        resultsWith: (ids) => resultsWith(ids, known),
      });
      if (!change) return false;
      const before = new Map<string, Results | null>();
      for (const id of change.results?.keys() ?? []) before.set(id, await resultsOf(id, known));
      const [seasons, players] = await Promise.all([
        readSeasons(await touchedSeasons(change, before, people.players)),
        withChanged(people.players, change),
      ]);
      if (!areAsRead(before, seasons)) throw new Moved();
      const stored = { ...people, players, seasons };
      await write(stored, changeWrites(stored, change), before);
      return true;
    });
  }

  /**
   * Computes a season again from its results and writes all of it, whatever stands there; what belongs to
   * nobody any more goes. Needs a network. @throws DataError
   */
  function computeAgain(season: string): Promise<void> {
    return persist(async () => {
      const people = await readPeople();
      const found = await storedSeasonOf(season);
      const parts = await Promise.all(
        ['players', 'schools', 'chapters'].map((part) => store.list(`seasons/${season}/${part}`)),
      );
      const stored = { ...people, seasons: [found] };
      await write(
        stored,
        againWrites(
          stored,
          found,
          parts.flat().map(({ path }) => path),
        ),
        new Map(),
      );
    });
  }

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

  /** Returns the seasons that a change touches: those of results before and after, and of those who are joined or separated. */
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

  function readSeasons(seasons: readonly string[]): Promise<StoredSeason[]> {
    return Promise.all(seasons.map(storedSeasonOf));
  }

  async function storedSeasonOf(season: string): Promise<StoredSeason> {
    // Before the results: whoever publishes in between raises its revision, and the transaction sees it.
    const { rev, rule } = readSeason(season, (await store.get(seasonPath(season))).data);
    const found = await store.list('results', ['season', '==', season]);
    return { season, rev, rule, results: found.map(({ id, data }) => readResults(id, data)) };
  }

  async function resultsOf(eventId: string, known: Map<string, Results | null>): Promise<Results | null> {
    const before = known.get(eventId);
    if (before !== undefined) return before;
    const { data } = await store.get(resultsPath(eventId));
    const results = data === undefined ? null : readResults(eventId, data);
    known.set(eventId, results);
    return results;
  }

  async function resultsWith(
    players: readonly string[],
    known = new Map<string, Results | null>(),
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

  /** Writes all of it in one transaction, unless something of what it was made from has moved. */
  async function write(
    { settings, isKept, seasons }: StoredSeasons,
    writes: readonly Write[],
    before: ReadonlyMap<string, Results | null>,
  ): Promise<void> {
    const check = async (get: SeasonStore['get']) => {
      const [people, revs, nights] = await Promise.all([
        get(settingsPath),
        Promise.all(seasons.map(({ season }) => get(seasonPath(season)))),
        Promise.all([...before.keys()].map((id) => get(resultsPath(id)))),
      ]);
      const now = readSeasonSettings(people.data);
      const isSame =
        now.secret === (isKept ? settings.secret : '') &&
        now.people === settings.people &&
        now.seasons.join() === settings.seasons.join() &&
        revs.every(({ id, data }, at) => readSeason(id, data).rev === seasons[at]?.rev) &&
        nights.every(({ id, data }) => (data === undefined) === (before.get(id) === null));
      if (!isSame) throw new Moved();
    };
    try {
      await store.commit(check, writes);
    } catch (error) {
      // The rules may see before the database does that somebody was faster.
      if (isRefused(error)) await check(store.get);
      throw isConflict(error) ? new Moved(error) : error;
    }
  }

  return { changeSeasons, computeAgain };
}

/** Somebody else has changed what a change was made from. */
class Moved extends DataError {
  constructor(cause?: unknown) {
    super('conflict', cause);
  }
}

/** Whether results that a change was made from are those that its seasons are computed from. */
function areAsRead(before: ReadonlyMap<string, Results | null>, seasons: readonly StoredSeason[]): boolean {
  const all = new Map(seasons.flatMap(({ results }) => results.map((item) => [item.eventId, item])));
  return [...before].every(([id, item]) => JSON.stringify(item) === JSON.stringify(all.get(id) ?? null));
}

/** Runs something again when it ends because somebody else was faster. */
async function persist<T>(run: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Moved) || left === 0) throw error;
    }
  }
}

const resultsPath = (eventId: string) => `results/${eventId}`;
const seasonPath = (season: string) => `seasons/${season}`;
const playerIn = ({ id, data }: StoredDocument): Player => readPlayer(id, data);

/** Returns the ids of the players of whom one of these fields changes. */
function peopleIn(
  { players = new Map() }: SeasonChange,
  names: readonly ('aliasOf' | 'shownAs')[],
): string[] {
  return [...players].flatMap(([id, fields]) => (names.some((name) => name in fields) ? [id] : []));
}
