import type { Board, BoardRound } from '../board/board.ts';
import type { SeatMove } from '../board/seatMove.ts';
import { type DrawnTable, draw } from '../draw/draw.ts';
import { listText, namesText, sha256 } from '../draw/drawList.ts';
import { parseCards } from './cards.ts';
import { drawInput, listOf, placesFor } from './drawInput.ts';

/** A seat that is not what the draw and the host's moves say; 0 for nobody. */
export type WrongSeat = { table: number; seat: number; should: number; is: number };

/** What came of drawing a round again. */
export type DrawCheck = {
  round: BoardRound;
  /** Whether the draw is what it has to be; the names don't matter for that. */
  same: boolean;
  /** The SHA-256 of the seed: what had to be published before the draw. */
  promise: string;
  /** Whether all that the draw depends on is what was promised: people, fixed seats, pairs apart and plan. */
  sameList: boolean;
  /** Whether the names are those of the promise: they aren't once somebody is shown another way. */
  sameNames: boolean;
  /** Whether the tables play where and when the promised plan says. */
  samePlaces: boolean;
  /** Whether the cards were typed in the one order that counts. */
  sortedCards: boolean;
  /** The seats that differ, by the draw's table numbers; empty when all are the same. */
  wrong: readonly WrongSeat[];
  /** Tables whose first button is another. */
  buttons: readonly number[];
  /** How many changes of seats by the host are taken into account. */
  moves: number;
};

/**
 * Draws a round again from what is public, makes the host's moves, and compares the tables with the board's
 * (season design, 2.3).
 */
export async function checkDraw(board: Board, round: BoardRound): Promise<DrawCheck> {
  const { proof, number, tables, moves } = round;
  const key = { seed: proof.seed, listHash: proof.list, cards: proof.cards, round: number };
  const then = asDrawn(board, round);
  const again = await draw(drawInput(then, number, tables), key).catch(() => []);
  const players = listOf(board, number);
  const { fixed, apart } = board;
  const places = placesFor({ ...then, plan: proof.plan }, number);
  const should = moved(again, moves);
  const wrong = tables.flatMap(({ seats }, at) => {
    const expected = should[at] ?? [];
    const length = Math.max(seats.length, expected.length);
    return Array.from({ length }, (_, seat) => ({
      table: at + 1,
      seat: seat + 1,
      should: expected[seat] ?? 0,
      is: seats[seat] ?? 0,
    })).filter((one) => one.should !== one.is);
  });
  const buttons = tables.flatMap(({ button }, at) => (button === again[at]?.button ? [] : [at + 1]));
  const sameList = (await sha256(listText({ players, fixed, apart, plan: proof.plan }))) === proof.list;
  const samePlaces = tables.every(
    ({ at, wave }, index) => places[index]?.at === at && places[index]?.wave === wave,
  );
  const sortedCards = proof.cards === '' || parseCards(proof.cards) === proof.cards;
  return {
    round,
    same: sameList && samePlaces && sortedCards && wrong.length === 0 && buttons.length === 0,
    promise: await sha256(proof.seed),
    sameList,
    sameNames: (await sha256(namesText(players))) === proof.names,
    samePlaces,
    sortedCards,
    wrong,
    buttons,
    moves: moves.length,
  };
}

/** Returns the board as it was when a round was drawn: later corrections exchanged people who go on. */
function asDrawn(board: Board, { number, moves }: BoardRound): Board {
  const exchanged = moves.filter(({ kind }) => kind === 'through');
  const [left, joined] = [
    exchanged.filter(({ to }) => to === null).map(({ no }) => no),
    new Set(exchanged.filter(({ from }) => from === null).map(({ no }) => no)),
  ];
  const rounds = board.rounds.map((round) =>
    round.number === number - 1
      ? { ...round, through: [...new Set([...round.through.filter((no) => !joined.has(no)), ...left])] }
      : round,
  );
  return { ...board, rounds };
}

/** Returns the seats of a draw after the host's moves, in their order. */
function moved(drawn: readonly DrawnTable[], moves: readonly SeatMove[]): number[][] {
  const tables = drawn.map(({ seats }) => [...seats]);
  for (const { no, from, to } of moves) {
    const [old, next] = [from && tables[from.table - 1], to && tables[to.table - 1]];
    // Of two people who trade seats, the first already sits where the second one leaves.
    if (old && from && old[from.seat - 1] === no) old[from.seat - 1] = 0;
    if (!next || !to) continue;
    while (next.length < to.seat) next.push(0);
    next[to.seat - 1] = no;
  }
  // A no-show of a broken table moves nowhere.
  for (const { kind, from } of moves) if (kind === 'broken' && from) tables[from.table - 1]?.fill(0);
  return tables;
}
