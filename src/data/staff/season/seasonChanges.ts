import type { Write } from '../../../domain/changes/change.ts';
import type { Fact } from '../../../domain/history/historyWrites.ts';
import type { Results } from '../../../domain/results/results.ts';
import { readSeasonSettings, type SeasonSettings } from '../../../domain/season/player.ts';
import {
  againWrites,
  plannedChange,
  type SeasonChange,
  type StoredSeason,
  type StoredSeasons,
} from '../../../domain/season/publish/changeWrites.ts';
import type { KnownPlayers } from '../../../domain/season/publish/publishedPeople.ts';
import { readSeason } from '../../../domain/season/season.ts';
import { DataError, isConflict, isRefused } from '../../errors.ts';
import { PartlyDone } from './partlyDone.ts';
import type { SeasonStore } from './seasonStore.ts';
import { type KnownResults, resultsPath, seasonPath, settingsPath, storedSeasons } from './storedSeasons.ts';

/** What a change of seasons is made from, as the server has it. */
export type SeasonReads = {
  /** With the secret of player ids, also before it is stored. */
  settings: SeasonSettings;
  /** The players who are joined to others or shown in a way of their own. */
  players: KnownPlayers;
  /** Returns the results of an event, or null. */
  resultsOf: (eventId: string) => Promise<Results | null>;
  /** Returns all results of a season. */
  resultsIn: (season: string) => Promise<readonly Results[]>;
  /** Returns all results in which one of these players has a place. */
  resultsWith: (players: readonly string[]) => Promise<Results[]>;
};

/** Makes a change of what the server has, null when nothing is to be changed. It may be called again. */
export type MakeSeasonChange = (reads: SeasonReads) => SeasonChange | null | Promise<SeasonChange | null>;

/** How often a change starts over, because somebody else was faster. */
const tries = 6;

/** The rules look up 20 documents for a commit, the results of each tournament that changes among them. */
const nightsAtOnce = 6;

/** What a commit left to do: an event whose winner is still named, and whose names stay as they are. */
type Left = { eventId: string; named: SeasonChange['named'] };

/** Returns the functions that change seasons in a database. */
export function seasonChanges(store: SeasonStore) {
  const { readPeople, withChanged, touchedSeasons, storedSeasonOf, resultsOf, resultsWith } =
    storedSeasons(store);

  /**
   * Changes results, players' records and everything that follows from them, in one transaction (season
   * design, 3.4): the only way in which they change. Needs a network. When somebody else was faster, it
   * starts over with what stands by then. Where it hides the winners of many other nights, further
   * transactions do the rest. Returns false when there was nothing to change. @throws DataError, PartlyDone
   * when the rest failed
   */
  async function changeSeasons(make: MakeSeasonChange): Promise<boolean> {
    const done = await changeOnce(make);
    if (done?.left) await changeRest(changeOnce, done.left);
    return done !== null;
  }

  function changeOnce(make: MakeSeasonChange): Promise<{ left: Left | undefined } | null> {
    return persist(async () => {
      const people = await readPeople();
      const known: KnownResults = new Map();
      const seasonOnce = onceEach(storedSeasonOf);
      const change = await make({
        ...people,
        resultsOf: (id) => resultsOf(id, known),
        resultsIn: async (season) => (await seasonOnce(season)).results,
        resultsWith: (ids) => resultsWith(ids, known),
      });
      if (!change) return null;
      const before: KnownResults = new Map();
      for (const id of change.results?.keys() ?? []) before.set(id, await resultsOf(id, known));
      const touched = await touchedSeasons(change, before, people.players);
      const [seasons, players] = await Promise.all([
        Promise.all(touched.map(seasonOnce)),
        withChanged(people.players, change),
      ]);
      if (!areAsRead(before, seasons)) throw new Moved();
      const stored = { ...people, players, seasons };
      const others = Math.max(0, nightsAtOnce - before.size);
      const { writes, left } = plannedChange(stored, change, others);
      await write(store, stored, writes, before, ruleFacts(change, seasons));
      return { left: left === undefined ? undefined : { eventId: left, named: change.named } };
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
        store,
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

  return { changeSeasons, computeAgain };
}

type ChangeOnce = (make: MakeSeasonChange) => Promise<{ left: Left | undefined } | null>;

/** Changes the names that a commit has left. @throws PartlyDone */
async function changeRest(changeOnce: ChangeOnce, first: Left): Promise<void> {
  let left: Left | undefined = first;
  while (left) {
    const rest: Left = left;
    const { eventId, named } = rest;
    try {
      const next = await changeOnce(async ({ resultsOf: of }) => {
        const results = await of(eventId);
        return results && { results: new Map([[eventId, results]]), named };
      });
      left = next?.left;
    } catch (error) {
      throw new PartlyDone(error, () => changeRest(changeOnce, rest));
    }
  }
}

/** Returns a function that reads each season once. */
function onceEach(read: (season: string) => Promise<StoredSeason>): typeof read {
  const found = new Map<string, Promise<StoredSeason>>();
  return (season) => {
    const known = found.get(season) ?? read(season);
    found.set(season, known);
    return known;
  };
}

/** Writes all of it in one transaction, unless something of what it was made from has moved. */
async function write(
  store: SeasonStore,
  { settings, isKept, seasons }: StoredSeasons,
  writes: readonly Write[],
  before: ReadonlyMap<string, Results | null>,
  facts: readonly Fact[] = [],
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
    await store.commit(check, writes, { writes: [], facts });
  } catch (error) {
    // The rules may see before the database does that somebody was faster.
    if (isRefused(error)) await check(store.get);
    throw isConflict(error) ? new Moved(error) : error;
  }
}

/** Returns what History tells of a season's rule. */
function ruleFacts({ rules }: SeasonChange, seasons: readonly StoredSeason[]): Fact[] {
  return seasons.flatMap(({ season, rule: before }) => {
    const now = new Map<string, unknown>(Object.entries(rules?.get(season) ?? before));
    return Object.entries(before).flatMap(([field, from]) => {
      const to = now.get(field);
      return to === from ? [] : [{ record: `season:${season}`, field, from, to }];
    });
  });
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
