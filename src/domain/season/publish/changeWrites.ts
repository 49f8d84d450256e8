import { deleting, merging, serverNow, setting, updating, type Write } from '../../changes/change.ts';
import { type Results, storedResults } from '../../results/results.ts';
import { playerTokens } from '../../search/playerSearch.ts';
import { computeSeason } from '../computeSeason.ts';
import { type Player, readPlayer, type SeasonSettings } from '../player.ts';
import { recordWrites } from '../recordWrites.ts';
import { storedSeason } from '../season.ts';
import { type SeasonRule, usualRule } from '../seasonRule.ts';
import { aliasesOf, asShown, type KnownPlayers } from './publishedPeople.ts';
import { shownAlike, winnerWrites } from './shownAlike.ts';

/** What changes of players' records and of the seasons that their results belong to. */
export type SeasonChange = {
  /** Results as they shall stand, null for those to take away, by the id of the event. */
  results?: ReadonlyMap<string, Results | null> | undefined;
  /** What changes in players' records, by id; a player who isn't there yet is created. */
  players?: ReadonlyMap<string, Partial<Omit<Player, 'id'>>> | undefined;
  /** The rules of seasons, by season. */
  rules?: ReadonlyMap<string, SeasonRule> | undefined;
  /** Players whose names in `results` are as they shall be, whatever other nights show. */
  named?: ReadonlySet<string> | undefined;
  /** The documents of results that come back as they were, but for names that were hidden since. */
  restored?: ReadonlyMap<string, object> | undefined;
  /** What is stored with it: a tournament, an event, a board. */
  writes?: readonly Write[] | undefined;
};

/**
 * A season as it is stored. `rev` 0: nothing is. `isOld`: its records were written
 * before a search found players, and before schools knew the numbers of the rule.
 */
export type StoredSeason = {
  season: string;
  rev: number;
  rule: SeasonRule;
  isOld: boolean;
  results: readonly Results[];
};

/** What a change starts from. */
export type StoredSeasons = {
  settings: SeasonSettings;
  /** Whether the settings, and with them the secret, are stored. */
  isKept: boolean;
  players: KnownPlayers;
  /** The seasons that the change touches; others stay as they are. */
  seasons: readonly StoredSeason[];
};

/** Returns what is stored before the first results of all: nothing but a secret. */
export function noSeasons(secret: string): StoredSeasons {
  return { settings: { secret, seasons: [], people: 0 }, isKept: false, players: new Map(), seasons: [] };
}

/** Returns a season before its first results. */
export function emptySeason(season: string): StoredSeason {
  return { season, rev: 0, rule: usualRule, isOld: false, results: [] };
}

/** One commit's writes, and an event whose results still name somebody whom other nights hide, if any. */
export type PlannedChange = { writes: Write[]; left: string | undefined };

/** Returns one commit's writes when results, players or rules change, with each season computed anew. */
export function changeWrites(stored: StoredSeasons, change: SeasonChange): Write[] {
  return plannedChange(stored, change, Number.POSITIVE_INFINITY).writes;
}

/**
 * Returns a change with each season computed anew and its people shown alike; `winners`: of how many other
 * nights the winners' names may change at once, since the rules look up the results of each.
 */
export function plannedChange(stored: StoredSeasons, change: SeasonChange, winners: number): PlannedChange {
  const players = playersAfter(stored.players, change);
  const results = shownResults(change, players);
  const changed = stored.seasons.map((season) => seasonAfter(season, { ...change, results }));
  const { after, writes: names, alike, left } = namesAfter(changed, { ...change, results }, players, winners);
  const settings = settingsAfter(stored, change, after);
  const writes = [
    ...[...results].map(([eventId, item]) => {
      const now = alike.get(eventId) ?? item;
      const back = now && change.restored?.get(eventId);
      return back
        ? setting(resultsPath(eventId), { ...back, names: namesOf(now) })
        : resultsWrite(eventId, now, stored);
    }),
    ...[...(change.players ?? [])].map(([id, fields]) => playerWrite(id, fields)),
    ...settingsWrites(stored, settings),
    ...after.flatMap((season, at) => {
      const before = stored.seasons[at] ?? null;
      return seasonWrites(season, {
        before: before && computed(before, stored.players),
        isOld: before?.isOld ?? false,
        players,
        seasons: settings.seasons,
      });
    }),
    ...(change.writes ?? []),
    ...names,
  ];
  return { writes, left };
}

/**
 * Returns the writes of a season computed again. `there`: the paths of its stored players, schools and
 * chapters.
 */
export function againWrites(stored: StoredSeasons, season: StoredSeason, there: readonly string[]): Write[] {
  const settings = settingsAfter(stored, {}, [season]);
  const writes = seasonWrites(season, {
    before: null,
    isOld: false,
    players: stored.players,
    seasons: settings.seasons,
  });
  const written = new Set(writes.map(({ path }) => path));
  const leftovers = there.filter((path) => !written.has(path));
  return [...settingsWrites(stored, settings), ...writes, ...leftovers.map(deleting)];
}

type Standing = {
  /** What was computed from the results before, null to write all of it. */
  before: ReturnType<typeof computeSeason> | null;
  isOld: boolean;
  players: KnownPlayers;
  seasons: readonly string[];
};

function seasonWrites(season: StoredSeason, { before, isOld, players, seasons }: Standing): Write[] {
  const after = computed(season, players);
  const fields = { ...storedSeason(after.season), rev: season.rev + 1, computedAt: serverNow, seasons };
  return [setting(`seasons/${season.season}`, fields), ...recordWrites(season.season, before, after, isOld)];
}

function computed({ season, results, rule }: StoredSeason, players: KnownPlayers) {
  return computeSeason({ season, results, rule, aliases: aliasesOf(players) });
}

/** Returns the players who are joined or shown in a way of their own, after a change. */
function playersAfter(before: KnownPlayers, { players = new Map() }: SeasonChange): KnownPlayers {
  const after = new Map(before);
  for (const [id, fields] of players) {
    after.set(id, { ...readPlayer(id, {}), ...before.get(id), ...fields });
  }
  return after;
}

function shownResults(
  { results = new Map() }: SeasonChange,
  players: KnownPlayers,
): ReadonlyMap<string, Results | null> {
  return new Map(
    [...results].map(([eventId, item]) => [
      eventId,
      item && { ...item, rows: item.rows.map((row) => asShown(players, row)) },
    ]),
  );
}

function seasonAfter(before: StoredSeason, { results = new Map(), rules }: SeasonChange): StoredSeason {
  const kept = before.results.filter(({ eventId }) => !results.has(eventId));
  const added = [...results.values()].filter((item) => item?.season === before.season);
  return {
    ...before,
    rule: rules?.get(before.season) ?? before.rule,
    results: [...kept, ...added.filter((item) => item !== null)],
  };
}

/** Returns seasons with everybody shown alike, the results that changed for it, and what else is written. */
function namesAfter(
  seasons: readonly StoredSeason[],
  { results, named }: SeasonChange,
  players: KnownPlayers,
  winners: number,
) {
  const writes: Write[] = [];
  const alike = new Map<string, Results>();
  let [left, free]: [string | undefined, number] = [undefined, winners];
  const after = seasons.map((season) => {
    const nights = shownAlike(season.results, players, (id) => !named?.has(id));
    const shown = nights.map((night, at) => {
      const before = season.results[at];
      if (before === undefined || night === before) return night;
      const isOther = !results?.has(night.eventId);
      const won = winnerWrites(before, night);
      if (isOther && won.length > 0 && free === 0) {
        left = night.eventId;
        return before;
      }
      if (isOther) {
        free -= won.length;
        writes.push(updating(resultsPath(night.eventId), { names: namesOf(night) }));
      }
      writes.push(...won);
      alike.set(night.eventId, night);
      return night;
    });
    return { ...season, results: shown };
  });
  return { after, writes, alike, left };
}

function settingsAfter(
  { settings }: StoredSeasons,
  { players }: SeasonChange,
  after: readonly StoredSeason[],
): SeasonSettings {
  const touched = new Map(after.map(({ season, results }) => [season, results.length > 0]));
  const others = settings.seasons.filter((season) => !touched.has(season));
  const lively = [...touched].flatMap(([season, isAlive]) => (isAlive ? [season] : []));
  const changed = [...(players?.values() ?? [])].some((fields) => 'aliasOf' in fields || 'shownAs' in fields);
  return {
    secret: settings.secret,
    seasons: [...others, ...lively].sort().reverse(),
    people: settings.people + (changed ? 1 : 0),
  };
}

function settingsWrites({ settings: before, isKept }: StoredSeasons, after: SeasonSettings): Write[] {
  if (!isKept) return [setting('settings/season', after)];
  const { secret: _, ...fields } = after;
  const isSame = before.people === after.people && before.seasons.join() === after.seasons.join();
  return isSame ? [] : [merging('settings/season', fields)];
}

function resultsWrite(eventId: string, item: Results | null, { seasons }: StoredSeasons): Write {
  const path = resultsPath(eventId);
  if (!item) return deleting(path);
  const before = seasons.flatMap(({ results }) => results).find((known) => known.eventId === eventId);
  const isNew = before?.version !== item.version;
  return setting(path, { ...storedResults(item), ...(isNew && { publishedAt: serverNow }) });
}

function playerWrite(id: string, fields: Partial<Omit<Player, 'id'>>): Write {
  const { name, email = '' } = fields;
  const found = name !== undefined && { searchTokens: playerTokens({ name, email }) };
  return merging(`players/${id}`, { ...fields, ...found });
}

const resultsPath = (eventId: string) => `results/${eventId}`;
const namesOf = ({ rows }: Results) => rows.map(({ name }) => name);
