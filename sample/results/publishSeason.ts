import type { StoredDocument } from '../../scripts/firestoreRest.ts';
import { readResults } from '../../src/domain/results/results.ts';
import { type Player, readPlayer, readSeasonSettings } from '../../src/domain/season/player.ts';
import {
  changeWrites,
  emptySeason,
  noSeasons,
  type SeasonChange,
  type StoredSeasons,
} from '../../src/domain/season/publish/changeWrites.ts';
import { publication } from '../../src/domain/season/publish/publication.ts';
import { readSeason } from '../../src/domain/season/season.ts';
import { seasonOf } from '../../src/domain/time/seasonNames.ts';
import { momentOn } from '../days.ts';
import type { SampleEvent } from '../eventDocuments.ts';
import { type Storage, storable, store } from '../night/storage.ts';
import { nightResults, type OverNight } from './nightResults.ts';

/** Players' ids are made with it; a real one is random. */
const secret = 'sample-secret-of-the-tour-0123456789-ABCDEF';

/**
 * Publishes the nights of a season by the app's own functions: all but the newest with a board, which waits
 * for somebody to do it. One of them is corrected afterwards, and somebody with two addresses is joined.
 * `documents`: those that publishing changes, such as tournaments.
 */
export async function publishSeason(
  over: readonly SampleEvent[],
  documents: readonly StoredDocument[],
): Promise<StoredDocument[]> {
  const nights: OverNight[] = [];
  for (const event of over) {
    const night = await nightResults(event, secret);
    if (night) nights.push(night);
  }
  const storage: Storage = new Map(documents.map(({ path, fields }) => [path, fields]));
  const days = new Map(nights.map(({ event }) => [event.id, event.date ?? '']));
  const newest = [...days.values()].sort().at(-1) ?? '';
  const commit = (change: SeasonChange) => {
    for (const write of changeWrites(stored(storage, days), change)) {
      const day = days.get(write.path.split('/')[1] ?? '') ?? newest;
      store(storage, { writes: [write] }, momentOn(day, 28).getTime());
    }
  };
  const corrected = nights.filter(({ night }) => night.results.source === 'typed').at(1);
  const first = nights.map((one) => (one === corrected ? { ...one, night: mistyped(one.night) } : one));
  commit(merged(first.map((one) => published(one, storage))));
  if (corrected) commit(published(corrected, storage, 'Third and fourth place were the other way around.'));
  commit({ players: new Map(twoAddresses(storage).slice(0, 2)) });
  return [...storage].map(([path, fields]) => ({
    path,
    fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storable(value)])),
  }));
}

/** Returns what is stored of the seasons that these days are in. */
function stored(storage: Storage, days: ReadonlyMap<string, string>): StoredSeasons {
  const seasons = [...new Set([...days.values()].map(seasonOf))];
  const results = [...days.keys()].flatMap((id) => {
    const data = storage.get(`results/${id}`);
    return data ? [readResults(id, data)] : [];
  });
  const settings = storage.get('settings/season');
  return {
    ...noSeasons(secret),
    ...(settings && { settings: readSeasonSettings(settings), isKept: true }),
    players: new Map(playersIn(storage).map((player) => [player.id, player])),
    seasons: seasons.map((season) => {
      const { rule, rev } = readSeason(season, storage.get(`seasons/${season}`));
      const own = results.filter((item) => item.season === season);
      return rev === 0 ? emptySeason(season) : { season, rev, rule, isOld: false, results: own };
    }),
  };
}

function published({ event, night }: OverNight, storage: Storage, line = ''): SeasonChange {
  const data = storage.get(`results/${event.id}`);
  const before = data ? readResults(event.id, data) : null;
  const at = momentOn(event.date ?? '', 40).getTime();
  const change = publication({ event, ...night, before, known: new Map(), season: [], line, at });
  if (!change) throw new Error(`The results of ${event.id} are published already.`);
  return change;
}

function merged(changes: readonly SeasonChange[]): SeasonChange {
  return {
    results: new Map(changes.flatMap(({ results }) => [...(results ?? [])])),
    players: new Map(changes.flatMap(({ players }) => [...(players ?? [])])),
    writes: changes.flatMap(({ writes }) => writes ?? []),
  };
}

/** Returns a night with the third and the fourth place the other way around. */
function mistyped(night: OverNight['night']): OverNight['night'] {
  const [first, second, third, fourth, ...rest] = night.results.rows;
  if (!first || !second || !third || !fourth) return night;
  const swapped = [
    { ...fourth, place: third.place, points: third.points },
    { ...third, place: fourth.place, points: fourth.points },
  ];
  return { ...night, results: { ...night.results, rows: [first, second, ...swapped, ...rest] } };
}

function playersIn(storage: Storage): Player[] {
  return [...storage].flatMap(([path, fields]) => {
    const [, id] = /^players\/(.+)$/.exec(path) ?? [];
    return id ? [readPlayer(id, fields)] : [];
  });
}

/** Returns how those with two addresses at one campus are joined, those with a plain address first. */
function twoAddresses(storage: Storage): [id: string, change: Pick<Player, 'aliasOf'>][] {
  const known = new Map<string, Player>();
  const players = playersIn(storage).sort((one, two) => two.email.length - one.email.length);
  return players.flatMap((player) => {
    const key = `${player.name} ${player.email.split('@')[1]}`;
    const first = known.get(key);
    if (first && !/\d/.test(first.email + player.email)) return [[player.id, { aliasOf: first.id }]];
    known.set(key, player);
    return [];
  });
}
