import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, type Firestore, getDoc, getFirestore } from 'firebase/firestore/lite';
import { countedHands, type Game, type Player, playedTo } from '../../sample/night/table.ts';
import type { Random } from '../../sample/random.ts';
import { HOST } from '../../scripts/ports.ts';
import { DEMO_PROJECT } from '../../scripts/project.ts';
import { counted } from '../../src/domain/crew/crewChanges.ts';
import {
  type Board,
  type BoardRound,
  type BoardTable,
  openRound,
  readBoard,
} from '../../src/domain/night/board/board.ts';
import type { SeatCount } from '../../src/domain/night/board/standing.ts';
import { newSlip } from '../../src/domain/night/captain/newSlip.ts';
import { countChange, slipChange } from '../../src/domain/night/counts/countChanges.ts';
import { seated } from '../../src/domain/night/counts/roundStanding.ts';
import { seatKey } from '../../src/domain/night/counts/seats.ts';
import { slipParts } from '../../src/domain/night/counts/slipParts.ts';
import { keptAtCut } from '../../src/domain/night/watch/cuts.ts';
import { commitChange } from '../../tests/support/commitChange.ts';
import { joinCrew } from '../../tests/support/crewActs.ts';
import { EVENT } from './people.ts';

/** The counts of a table's seats. */
export type Counts = Readonly<Record<string, SeatCount>>;

/**
 * Returns the database as a device or an account sees it, under the rules; without claims as anybody does.
 */
export function databaseAs(port: number, uid: string, claims: object | null): Firestore {
  const database = getFirestore(initializeApp({ projectId: DEMO_PROJECT, apiKey: 'demo' }, uid));
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const mockUserToken = { sub: uid, exp, ...claims };
  connectFirestoreEmulator(database, HOST, port, claims ? { mockUserToken } : {});
  return database;
}

/** A phone of the crew that works without its screen: as the app does, and under the rules. */
export type Helper = { uid: string; database: Firestore };

/** Joins the crew with the key of a pass. */
export async function join(port: number, pass: string, at: number): Promise<Helper> {
  const uid = `bench-phone-of-table-crew-${at}`;
  const database = databaseAs(port, uid, { firebase: { sign_in_provider: 'anonymous' } });
  await joinCrew(database, { eventId: EVENT, uid, fields: { pass, name: `Helper ${at}` } });
  return { uid, database };
}

/** Returns the board as it stands. */
export async function boardNow(database: Firestore): Promise<Board> {
  return readBoard(EVENT, (await getDoc(doc(database, 'boards', EVENT))).data());
}

/** Returns the open round; throws without one. */
export function opened(board: Board): BoardRound {
  const round = openRound(board);
  if (!round) throw new Error('No round is open.');
  return round;
}

/** Plays the tables of a round by chance. */
export class Dealer {
  readonly hands: readonly number[];
  readonly #game: Game;
  readonly round: BoardRound;

  constructor(board: Board, favorites: readonly number[], random: Random) {
    const round = opened(board);
    const { start, step } = board.plan;
    this.round = round;
    this.hands = countedHands(round.rule);
    this.#game = {
      start,
      step,
      rule: round.rule,
      kept: keptAtCut(round),
      random,
      favorites,
      taken: new Set(),
    };
  }

  /** Returns the counts of a table after a hand. `without`: the seat to which nobody came. */
  countsAt(board: Board, table: BoardTable, hand: number, without = ''): Counts {
    const stands = board.counts[this.round.key]?.[table.key]?.seats ?? {};
    const players = seated(table, board)
      .map(({ no, index }): Player => {
        const seat = seatKey(index);
        return { no, seat, count: stands[seat] ?? { hand: 0, chips: this.#game.start, out: false } };
      })
      .filter(({ seat }) => seat !== without);
    return Object.fromEntries(playedTo(hand, players, this.#game).map(({ seat, count }) => [seat, count]));
  }
}

/** Returns counts in which the second and the third of a table tie. */
export function tiedAtLine(counts: Counts): Counts {
  const ranked = Object.entries(counts).sort(([, one], [, two]) => two.chips - one.chips);
  const [, second, third] = ranked;
  if (!second || !third) throw new Error('Too few play at this table.');
  return { ...counts, [third[0]]: { ...third[1], chips: second[1].chips } };
}

/** What a phone counts at a table, and what it has seen there when that isn't what stands. */
export type Counting = { round: string; table: string; counts: Counts; at: number; seen?: Counts };

/** Sends a count as a phone does: its slips, which it counts, then what the board shows. */
export async function send(phone: Helper, board: Board, counting: Counting): Promise<void> {
  const { round, table, counts, at, seen } = counting;
  const from = { round, table, by: phone.uid };
  const slip = newSlip(board, from, counts, { now: new Date(at), ...(seen && { seen }) });
  for (const part of slipParts(slip)) {
    await commitChange(phone.database, counted(slipChange(EVENT, part), EVENT, phone.uid, part.id));
    const shown = commitChange(phone.database, countChange(EVENT, part));
    // A phone that contradicts another one is refused here; the director decides.
    await (seen ? shown.catch(() => {}) : shown);
  }
}
