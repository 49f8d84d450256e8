import type { Board, BoardPerson, BoardRound } from '../board/board.ts';
import { entrantsOf } from '../draw/closedList.ts';
import type { DrawInput, FixedSeat } from '../draw/draw.ts';
import { waveTables } from '../format/nightLength.ts';
import { type NightPlan, realTables } from '../format/nightPlan.ts';
import { tableSizes } from '../format/nightShape.ts';
import type { DrawPlan } from '../format/readPlan.ts';

/** Where and when a drawn table plays: the real table, and the wave, counted from 1. */
export type TablePlace = { at: number; wave: number };

type Drawn = Pick<Board, 'people' | 'rounds' | 'fixed' | 'apart'>;

/** Returns the list that a round was promised with, or would be: without those who came after its draw. */
export function listOf({ people, rounds }: Pick<Board, 'people' | 'rounds'>, number: number): BoardPerson[] {
  const late = new Set(
    rounds
      .filter((round) => round.number >= number)
      .flatMap(({ moves }) => moves.filter(({ kind }) => kind === 'late').map(({ no }) => no)),
  );
  return [...people.values()].filter(({ no }) => !late.has(no));
}

/** Returns the people of a round: the whole list, or those who went on from the round before. */
export function playersOf(board: Pick<Board, 'people' | 'rounds'>, number: number): BoardPerson[] {
  const people = listOf(board, number);
  if (number === 1) return people;
  const through = new Set(board.rounds[number - 2]?.through);
  return people.filter(({ no }) => through.has(no));
}

/** Returns the real table and wave of each table of a draw. Tables with fixed places are used first. */
function tablePlaces(
  tables: number,
  plan: Pick<NightPlan, 'tables' | 'skip'>,
  fixed: readonly FixedSeat[] = [],
): TablePlace[] {
  const real = realTables(plan);
  const wanted = new Set(fixed.map(({ table }) => table));
  const preferred = [
    ...real.filter((table) => wanted.has(table)),
    ...real.filter((table) => !wanted.has(table)),
  ];
  return waveTables(tables, plan.tables).flatMap((size, wave) =>
    preferred
      .slice(0, size)
      .sort((one, two) => one - two)
      .map((at) => ({ at, wave: wave + 1 })),
  );
}

/**
 * Returns what a round's draw depends on besides its numbers. A fixed place is in the first wave at its real
 * table.
 */
export function drawInput(board: Drawn, number: number, places: readonly TablePlace[]): DrawInput {
  const players = playersOf(board, number);
  const here = new Set(players.map(({ no }) => no));
  return {
    entrants: entrantsOf(players),
    // As many at a table as make this many tables.
    seats: Math.max(1, Math.ceil(players.length / Math.max(1, places.length))),
    fixed: board.fixed.flatMap(({ no, table, seat }) => {
      const at = places.findIndex((place) => place.at === table);
      const pin = { no, ...(at >= 0 && { table: at + 1 }), ...(seat !== undefined && { seat }) };
      return here.has(no) && (at >= 0 || seat !== undefined) ? [pin] : [];
    }),
    apart: board.apart.filter(([one, two]) => here.has(one) && here.has(two)),
    before: board.rounds.slice(0, number - 1).flatMap(metAt),
  };
}

/** Returns who sat together in a round. */
function metAt({ tables }: BoardRound): number[][] {
  return tables.map(({ seats }) => seats.filter((no) => no !== 0)).filter((people) => people.length > 1);
}

/** Returns where the tables of a round that is to be drawn play. */
export function placesFor(board: Drawn & { plan: DrawPlan }, number: number): TablePlace[] {
  const players = playersOf(board, number);
  const here = new Set(players.map(({ no }) => no));
  const fixed = board.fixed.filter(({ no }) => here.has(no));
  return tablePlaces(tableSizes(players.length, board.plan.seats).length, board.plan, fixed);
}
