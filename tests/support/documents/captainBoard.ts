import type { Stored } from '../../../scripts/firestoreRest.ts';
import { type Board, readBoard } from '../../../src/domain/night/board/board.ts';

const names = 'Ann L.,Bo D.,Cy P.,Dee I.,Ed F.,Flo G.,Gus H.,Hana K.,Ida M.,Jo N.,Kim O.,Lee R.'.split(',');
const rule = { hands: 30, cuts: [8, 16, 24], k: 2, want: 5 };
const first = Date.parse('2026-03-14T23:00:00Z');
const second = Date.parse('2026-03-15T00:10:00Z');

type Fields = Record<string, Stored>;

/**
 * Returns the stored board of a night in its first round: twelve people at three tables of four, the tables 1
 * and 2 in the first wave, table 3 at the real table 1 in the second. Thirty hands, cuts after 8, 16 and 24.
 */
export function captainBoardData(changes: Fields = {}, round: Fields = {}): Fields {
  return {
    title: 'Spring Open',
    day: '2026-03-14',
    place: 'Memorial Union',
    rev: 3,
    updatedAt: new Date(first),
    token: 'token-3',
    every: 20,
    hold: false,
    plan: {
      seats: 7,
      start: 2500,
      minBet: 50,
      maxBet: 1000,
      step: 25,
      tables: 2,
      pace: 0.55,
      turn: 10,
      rounds: [rule],
    },
    startsAt: first,
    promise: null,
    people: Object.fromEntries(names.map((_, at) => [String(at + 1), { s: at % 2, c: -1, h: '' }])),
    names: Object.fromEntries(names.map((name, at) => [String(at + 1), name])),
    schools: ['Purdue University', 'Iowa'],
    chapters: [],
    fixed: [],
    apart: [],
    gone: {},
    open: 'r1',
    rounds: {
      r1: {
        name: 'Round 1',
        drawnAt: first - 60_000,
        state: 'open',
        rule,
        others: 0,
        wave: 1,
        waves: [
          { startsAt: first, startedAt: first + 300_000 },
          { startsAt: second, startedAt: 0 },
        ],
        pausedAt: 0,
        paused: 0,
        tables: {
          t1: { at: 1, wave: 1, seats: [1, 2, 3, 4], button: 2 },
          t2: { at: 2, wave: 1, seats: [5, 6, 7, 8], button: 1 },
          t3: { at: 1, wave: 2, seats: [9, 10, 11, 12], button: 4 },
        },
        proof: { seed: 'seed', cards: '', list: 'list', algorithm: 'draw-1', promisedAt: first - 120_000 },
        moves: [],
        ties: [],
        through: [],
        ...round,
      },
    },
    counts: {},
    thrown: [],
    changes: {},
    lastSlip: '',
    ...changes,
  };
}

/** Returns the same board as the product reads it. */
export function captainBoard(changes: Fields = {}, round: Fields = {}): Board {
  return readBoard('cup', captainBoardData(changes, round));
}

/** Returns the stored counts of one table: the chips of each of its seats after a hand, null for none. */
export function counted(table: string, hand: number, chips: readonly (number | null)[], at = first): Fields {
  const seats = chips.flatMap((each, seat) =>
    each === null ? [] : [[`s${seat + 1}`, { hand, chips: each, out: false }] as const],
  );
  return { r1: { [table]: { at, ...Object.fromEntries(seats) } } };
}
