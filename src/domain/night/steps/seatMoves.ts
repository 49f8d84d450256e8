import { list, text } from '../../fields/storedFields.ts';
import { capitalized } from '../../text/capitalized.ts';
import { type Board, type BoardRound, type BoardTable, openRound } from '../board/board.ts';
import type { BoardData, Patch } from '../board/boardPatch.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import type { MoveKind, SeatMove, SeatPlace } from '../board/seatMove.ts';
import { namedTable, placeName, tableName } from '../board/tableName.ts';
import { boundHash, type ListedPlayer } from '../draw/drawList.ts';
import type { DrawKey } from '../draw/drawNumbers.ts';
import { brokenTable, lateSeat } from '../draw/seatChanges.ts';
import type { Act } from './act.ts';
import { Refusal } from './refusal.ts';
import { storedPerson } from './storedPeople.ts';

/** The reason of a change, which stays in the log, since it may name people; and when it happens. */
type Reason = { reason: string; at: number };

/** Returns the round whose seats can change. @throws Refusal */
function seatedRound(board: Board): BoardRound {
  const round = openRound(board);
  if (!round) throw new Refusal('No round is drawn.');
  return round;
}

/** Returns the place of somebody in a round, null when they have none. */
export function placeOf({ tables }: Pick<BoardRound, 'tables'>, no: number): SeatPlace | null {
  for (const { number, seats } of tables) {
    const at = seats.indexOf(no);
    if (at >= 0) return { table: number, seat: at + 1 };
  }
  return null;
}

/** Returns why the seats of a table can't change any more, '' when they can. */
export function settledTable(board: Board, round: BoardRound, number: number): string {
  const table = tableOf(round, number);
  if (!table) return 'That table is gone.';
  const name = tableName(round, table);
  if (table.wave <= round.wave) {
    return `${name}: its wave has begun. Seats there can't change anymore.`;
  }
  return board.counts[round.key]?.[table.key] ? `${name}: there are counts already.` : '';
}

const tableOf = ({ tables }: Pick<BoardRound, 'tables'>, number: number): BoardTable | undefined =>
  tables.find((table) => table.number === number);

/** Who came late, with the tag of their ticket, '' for none; `person` makes the public part for a number. */
type LateComer = { id: string; tag: string; person: (no: number) => ListedPlayer; at: number };

/**
 * Gives somebody who came after the list was closed the next free number and a seat by the draw's own numbers
 * (season design, 2.6). @throws Refusal
 */
export async function seatLate(
  { board, data }: { board: Board; data: BoardData },
  secret: DrawSecret | null,
  { id, tag, person, at }: LateComer,
): Promise<Act> {
  const round = seatedRound(board);
  if (round.number > 1) throw new Refusal('The first round is over. No one can join the night anymore.');
  if (round.wave >= round.waves.length) {
    throw new Refusal('All waves have begun. No one can join the night anymore.');
  }
  if (!secret) throw new Refusal("This device doesn't know who is in the draw yet. Connect and try again.");
  const no = Math.max(0, ...board.people.keys(), ...Object.keys(secret.numbers).map(Number)) + 1;
  const chance = chanceOf(round, `late ${no}`);
  // A no-show's seat is given away once no other is free.
  const where =
    (await lateSeat(seatsOf(board, round), no, chance)) ??
    (await lateSeat(seatsOf(board, round, board.gone), no, chance));
  if (!where) throw new Refusal("No seat is free in a wave that hasn't begun.");
  const listed = person(no);
  const { shown, school, chapter } = listed;
  const [schools, chapters] = [withName(data.schools, school), withName(data.chapters, chapter)];
  const to = { table: where.table, seat: where.seat };
  const h = await boundHash(secret.key, no, id);
  return {
    kind: 'late',
    note: `${no}: ${placeName(round, to)}`,
    patch: [
      { path: `people.${no}`, value: storedPerson(listed, { schools, chapters }, { h, tag }) },
      { path: `names.${no}`, value: shown },
      { path: 'schools', value: schools },
      { path: 'chapters', value: chapters },
      ...movePatch(round, [{ no, from: null, to }], 'late', at),
    ],
    line: `Someone came late and got a seat: ${placeName(round, to)}.`,
    secret: { ...secret, numbers: { ...secret.numbers, [no]: id } },
  };
}

/**
 * Marks somebody as a no-show: their seat stays empty, and they are not in the field. Until the second hand
 * of their table. @throws Refusal
 */
export function markAbsent(board: Board, no: number): Act {
  const round = seatedRound(board);
  const place = placeOf(round, no);
  if (round.number > 1) throw new Refusal("They played an earlier round, so they're in the field.");
  if (!place) throw new Refusal('They have no seat.');
  const count = board.counts[round.key]?.[`t${place.table}`]?.seats[`s${place.seat}`];
  if (count && count.hand > 1) throw new Refusal('They have played already.');
  return {
    kind: 'absent',
    note: `${no}: ${placeName(round, place)}`,
    patch: [{ path: `gone.${no}`, value: 'absent' }],
    line: `A seat stays empty: ${placeName(round, place)}, a no-show.`,
  };
}

/** Takes back that somebody is a no-show, or has left. @throws Refusal */
export function markPresent(board: Board, no: number): Act {
  const gone = board.gone.get(no);
  if (gone !== 'absent' && gone !== 'left') throw new Refusal("They aren't marked as gone anymore.");
  if (!placeOf(seatedRound(board), no)) throw new Refusal('Their seat was given to someone else.');
  return {
    kind: gone,
    note: `${no}: here after all`,
    patch: [{ path: `gone.${no}` }],
    line:
      gone === 'absent'
        ? 'Someone who was a no-show is here after all.'
        : 'Someone who had left is here after all.',
  };
}

/** Moves somebody to a free seat by hand. @throws Refusal */
export function moveSeat(board: Board, no: number, to: SeatPlace, { reason, at }: Reason): Act {
  const round = seatedRound(board);
  const from = placeOf(round, no);
  if (!from) throw new Refusal('They have no seat.');
  const settled = settledTable(board, round, from.table) || settledTable(board, round, to.table);
  if (settled) throw new Refusal(settled);
  if (to.seat < 1 || to.seat > board.plan.seats) throw new Refusal(`There's no seat ${to.seat}.`);
  if (tableOf(round, to.table)?.seats[to.seat - 1]) throw new Refusal('Someone sits there already.');
  return {
    kind: 'move',
    note: `${no}: ${placeName(round, from)} to ${placeName(round, to)}. ${reason}`,
    patch: movePatch(round, [{ no, from, to }], 'moved', at),
    line: `Moved by the host: ${placeName(round, from)} to ${placeName(round, to)}.`,
  };
}

/** Lets two people trade their seats. @throws Refusal */
export function swapSeats(board: Board, one: number, two: number, { reason, at }: Reason): Act {
  const round = seatedRound(board);
  if (one === two) throw new Refusal('Choose two people.');
  const [first, second] = [placeOf(round, one), placeOf(round, two)];
  if (!first || !second) throw new Refusal('One of them has no seat.');
  const settled = settledTable(board, round, first.table) || settledTable(board, round, second.table);
  if (settled) throw new Refusal(settled);
  const moves = [
    { no: one, from: first, to: second },
    { no: two, from: second, to: first },
  ];
  return {
    kind: 'move',
    note: `${one} and ${two} swapped. ${reason}`,
    patch: movePatch(round, moves, 'swapped', at),
    line: `Swapped by the host: ${placeName(round, first)} and ${placeName(round, second)}.`,
  };
}

/**
 * Breaks a table before its wave begins: its people go to the smallest tables of its wave or a later one, and
 * nobody else moves. As many go on as before. @throws Refusal
 */
export async function breakTable(board: Board, number: number, { reason, at }: Reason): Promise<Act> {
  const round = seatedRound(board);
  const settled = settledTable(board, round, number);
  if (settled) throw new Refusal(settled);
  if (round.tables.filter(({ seats }) => seats.some(Boolean)).length < 2) {
    throw new Refusal("It's the only table.");
  }
  const fixed = new Set(board.fixed.map(({ no }) => no));
  const chance = chanceOf(round, `break ${number}`);
  const places = await brokenTable(seatsOf(board, round, board.gone), number, fixed, chance);
  if (!places)
    throw new Refusal(`The other tables have no room for the people of ${namedTable(round, number)}.`);
  const moves = places.map(({ no, table, seat }) => ({ no, from: placeOf(round, no), to: { table, seat } }));
  return {
    kind: 'break',
    note: `${capitalized(namedTable(round, number))}. ${reason}`,
    patch: [
      ...movePatch(round, moves, 'broken', at, [number]),
      { path: `rounds.${round.key}.others`, value: round.others + round.rule.k },
    ],
    line: `${capitalized(namedTable(round, number))} was broken; its people sit at other tables.`,
  };
}

/** Returns the chance of a change of seats: the draw's own, told apart by what happens. */
function chanceOf({ proof, number }: BoardRound, what: string): DrawKey {
  return { seed: proof.seed, listHash: proof.list, cards: `${proof.cards} ${what}`.trim(), round: number };
}

/** Returns the seats as they may change: broken tables take nobody, and a no-show's seat stays empty. */
function seatsOf(board: Board, round: BoardRound, gone: ReadonlyMap<number, unknown> = new Map()) {
  const tables = round.tables.map(({ wave, seats, number }) => {
    const isBroken = !seats.some(Boolean);
    const isSettled = isBroken || settledTable(board, round, number) !== '';
    return { wave: isSettled ? 0 : wave, seats: seats.map((no) => (gone.has(no) && no ? 0 : no)) };
  });
  return { tables, seats: board.plan.seats, wave: round.wave + 1 };
}

type Move = Pick<SeatMove, 'no' | 'from' | 'to'>;

/** Returns the patch of some moves. `emptied`: tables where nobody sits afterwards. */
export function movePatch(
  round: BoardRound,
  moves: readonly Move[],
  kind: MoveKind,
  at: number,
  emptied: readonly number[] = [],
): Patch {
  const seats = new Map(round.tables.map(({ number, seats }) => [number, [...seats]]));
  for (const { from } of moves) if (from) seats.get(from.table)?.fill(0, from.seat - 1, from.seat);
  for (const number of emptied) seats.get(number)?.fill(0);
  for (const { no, to } of moves) {
    const table = to && seats.get(to.table);
    if (!table) continue;
    while (table.length < to.seat) table.push(0);
    table[to.seat - 1] = no;
  }
  const touched = new Set([...moves.flatMap(({ from, to }) => [from?.table, to?.table]), ...emptied]);
  return [
    ...round.tables
      .filter(({ number }) => touched.has(number))
      .map(({ number, key }) => ({
        path: `rounds.${round.key}.tables.${key}.seats`,
        value: seats.get(number) ?? [],
      })),
    {
      path: `rounds.${round.key}.moves`,
      value: [...round.moves, ...moves.map((move) => ({ ...move, kind, at, note: '' }))],
    },
  ];
}

/** Returns stored names with one more; the others keep their place, since people name them by it. */
function withName(stored: unknown, name: string): string[] {
  const names = list(stored).map(text);
  return name === '' || names.includes(name) ? names : [...names, name];
}
