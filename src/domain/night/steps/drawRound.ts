import type { Board } from '../board/board.ts';
import type { DrawSecret } from '../board/drawSecret.ts';
import { type DrawnTable, draw, FixedSeatsError } from '../draw/draw.ts';
import { sha256 } from '../draw/drawList.ts';
import { drawInput, placesFor, playersOf, type TablePlace } from '../drawing/drawInput.ts';
import { storedRule } from '../format/readPlan.ts';
import { fittedPlan } from '../plan/proposedPlan.ts';
import { aboutTime, timetable } from '../plan/timetable.ts';
import type { Act } from './act.ts';
import { promised, proofOf } from './promises.ts';
import { Refusal } from './refusal.ts';

/**
 * What the event says from then on. `cards`: those of a draw that nobody could see first, without a network;
 * '' where they were skipped, or stand on the board. `unsent`: the server doesn't have the board as it is
 * here.
 */
type Drawing = { cards: string; event: Act['event']; at: number; unsent?: boolean };

const minute = 60_000;

/** Returns the number of the round that is drawn next, and of all rounds as they are planned. */
export function nextRound(board: Pick<Board, 'people' | 'rounds' | 'plan'>): {
  number: number;
  rounds: number;
} {
  const number = board.rounds.length + 1;
  const players = playersOf(board, number).length;
  const left = timetable(players, fittedPlan(board.plan, players, number), 0, number).rounds.length;
  return { number, rounds: board.rounds.length + left };
}

/**
 * Draws the next round with the seed that was promised and the cards that stand (season design, 2.3).
 * @throws Refusal
 */
export async function drawRound(
  board: Board,
  secret: DrawSecret | null,
  { cards, event, at, unsent = false }: Drawing,
): Promise<Act> {
  const { promise } = board;
  if (!promise) throw new Refusal("There's no list to draw from. Close it first.");
  const seed = secret?.seed ?? '';
  if ((await sha256(seed)) !== promise.hash) {
    throw new Refusal("This device doesn't have the seed of the draw yet. Connect and try again.");
  }
  const number = board.rounds.length + 1;
  const places = placesFor(board, number);
  if (board.cards && unsent) throw new Refusal('The cards are on their way. Connect, and draw then.');
  const stands = proofOf(board, seed, unsent);
  const proof = board.cards ? stands : { ...stands, cards };
  const tables = await drawnTables(board, number, places, {
    seed,
    listHash: promise.list,
    cards: proof.cards,
    round: number,
  });
  const players = playersOf(board, number).length;
  const start = number === 1 ? board.startsAt : at + board.plan.turn * minute;
  const startsAt = start >= at ? start : aboutTime(at);
  const plan = fittedPlan(board.plan, players, number);
  const [round] = timetable(players, plan, number === 1 ? startsAt : aboutTime(startsAt), number).rounds;
  if (!round) throw new Refusal("There's no one to draw.");
  const value = {
    name: round.name,
    drawnAt: at,
    state: 'drawn',
    rule: { ...storedRule(round.rule), k: round.k },
    others: round.others,
    wave: 0,
    waves: round.waves.map((wave) => ({ startsAt: wave.startsAt, startedAt: 0 })),
    pausedAt: 0,
    paused: 0,
    tables: Object.fromEntries(
      tables.map((table, index) => [`t${index + 1}`, { ...table, ...places[index] }]),
    ),
    proof,
    moves: [],
    ties: [],
    through: [],
  };
  const made = `${count(tables.length, 'table')}${round.waves.length > 1 ? ` in ${round.waves.length} waves` : ''}`;
  return {
    kind: 'draw',
    note: `${round.name}, ${made}`,
    patch: [{ path: `rounds.r${number}`, value }, { path: 'open', value: `r${number}` }, ...promised(null)],
    line: `${round.name} drawn: ${made}.`,
    ...(secret && { secret: { ...secret, seed: '' } }),
    event,
  };
}

async function drawnTables(
  board: Board,
  number: number,
  places: readonly TablePlace[],
  key: Parameters<typeof draw>[1],
): Promise<DrawnTable[]> {
  try {
    return await draw(drawInput(board, number, places), key);
  } catch (error) {
    if (!(error instanceof FixedSeatsError)) throw error;
    const table = places[error.table - 1]?.at ?? error.table;
    throw new Refusal(
      `More people have a fixed place at table ${table} than it has seats. Change that in the list.`,
    );
  }
}

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;
