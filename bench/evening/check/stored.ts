import { readBoard } from '../../../src/domain/night/board/board.ts';
import { boardDifferences } from '../../../tests/night/modelDifferences.ts';
import { toList, toMap, toNumber } from '../../../tests/night/plainModel.ts';
import { type PlainLine, plainRows, plainSeason, plainTenths } from '../../../tests/night/plainSeason.ts';
import { EVENT, HIDDEN } from '../people.ts';
import { type Documents, isPublic, logOf } from './documents.ts';
import type { PlainNight } from './plainNight.ts';

/** Returns the lines that only one of two lists has; `is`: who says the second one. */
export function unlike(should: readonly string[], is: readonly string[], who: string): string[] {
  return [
    ...should.filter((line) => !is.includes(line)).map((line) => `${who} doesn't say: ${line}`),
    ...is.filter((line) => !should.includes(line)).map((line) => `${who} says: ${line}`),
  ];
}

/** Returns where what is stored differs from the plain model, a line each. */
export function storedDifferences(documents: Documents, night: PlainNight, season: string): string[] {
  return [
    ...boardDifferences(readBoard(EVENT, documents.get(`boards/${EVENT}`)), logOf(documents)),
    ...resultDifferences(documents, night),
    ...winnerDifferences(documents, night),
    ...seasonDifferences(documents, season),
    ...recordDifferences(documents, night, season),
    ...hiddenDifferences(documents),
  ];
}

/** The results: every place with number, name, round and chips, and how many played. */
function resultDifferences(documents: Documents, { people, field }: PlainNight): string[] {
  const results = documents.get(`results/${EVENT}`);
  const text = (one: { no: number; place: number; round: number; name: string }, had: string) =>
    `#${one.no} "${one.name}" place ${one.place}, round ${one.round}, ${had} chips`;
  const should = people.map((one) => text(one, String(one.chips)));
  const is = plainRows(results).map((one) => text(one, one.chips));
  const players = toNumber(toMap(results).players);
  return [
    ...unlike(should, is, 'the results'),
    ...unlike([`${field} played`], [`${players} played`], 'the results'),
  ];
}

/** The winner and the runner-up under Previous tournaments. */
function winnerDifferences(documents: Documents, { people }: PlainNight): string[] {
  const { winner, runnerUp } = toMap(documents.get(`tournaments/${EVENT}`));
  const named = (place: number) => people.find((one) => one.place === place)?.name || 'A player';
  return unlike([named(1), named(2)], [String(winner), String(runnerUp)], 'the tournament');
}

/** The standings: every line that they list. */
function seasonDifferences(documents: Documents, season: string): string[] {
  const plain = plainSeason(documents, season);
  const stored = toMap(documents.get(`seasons/${season}`));
  const text = ({ id, place, tenths, wins }: PlainLine) =>
    `${id}: place ${place}, ${tenths / 10} points, ${wins} wins`;
  return (['players', 'schools', 'chapters'] as const).flatMap((kind) => {
    const is = toList(stored[kind]).map((line) => {
      const { id, place, points, wins } = toMap(line);
      return `${String(id)}: place ${String(place)}, ${String(points)} points, ${String(wins)} wins`;
    });
    // The standings list the first 200 players.
    const listed = kind === 'players' ? plain.players.filter(({ place }) => place <= 200) : plain[kind];
    const should = listed.map(text);
    const most = kind === 'players' ? Math.min(200, plain.players.length) : should.length;
    const missing = is.length === most ? [] : [`${kind}: ${is.length} lines instead of ${most}`];
    const wrong = is.filter((line) => !should.includes(line));
    return [...missing, ...wrong.map((line) => `the standing of ${kind} says: ${line}`)];
  });
}

/**
 * The record of everybody who played and has a page: place and points of the night, and the sum of their
 * best.
 */
function recordDifferences(documents: Documents, { people, field }: PlainNight, season: string): string[] {
  const rows = new Map(plainRows(documents.get(`results/${EVENT}`)).map((row) => [row.no, row]));
  const sums = new Map(plainSeason(documents, season).players.map(({ id, tenths }) => [id, tenths / 10]));
  return people.flatMap(({ no, place, name }) => {
    const player = rows.get(no)?.player ?? '';
    const path = `seasons/${season}/players/${player}`;
    const record = documents.get(path);
    if (name === '') return record === undefined ? [] : [`${path}: a page of somebody who is hidden`];
    const { points, results } = toMap(record);
    const own = toList(results)
      .map(toMap)
      .find(({ eventId }) => eventId === EVENT);
    const is = `${name}: place ${String(own?.place)}, ${String(own?.points)} points, ${String(points)} in all`;
    const should = `${name}: place ${place}, ${plainTenths(place, field) / 10} points, ${sums.get(player)} in all`;
    return unlike([should], [is], path);
  });
}

/** Words of the hidden name, and their address. */
export const hiddenWords = [...HIDDEN.name.split(' '), 'p002@'];

function hiddenDifferences(documents: Documents): string[] {
  return [...documents].flatMap(([path, data]) => {
    const text = isPublic(path) ? JSON.stringify(data) : '';
    const found = hiddenWords.filter((word) => text.includes(word));
    return found.map((word) => `${path} says "${word}"`);
  });
}
