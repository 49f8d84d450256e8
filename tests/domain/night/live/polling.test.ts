import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, BoardRound } from '../../../../src/domain/night/board/board.ts';
import { firstWait, jittered, nextWait, type Outcome } from '../../../../src/domain/night/live/polling.ts';
import { aNight } from '../../../support/documents/boards.ts';

const { board: playing } = await aNight({ players: 20, minutes: 30 });
const { board: over } = await aNight({ players: 20, minutes: Number.POSITIVE_INFINITY });
const drawn: Board = { ...playing, rounds: playing.rounds.slice(0, 1).map(notBegun) };

function notBegun(round: BoardRound): BoardRound {
  return { ...round, state: 'drawn', wave: 0 };
}

/** The waits of a page that is told the same again and again. */
function waits(board: Board | null, outcome: Outcome, questions = 20): (number | null)[] {
  const found: (number | null)[] = [];
  let wait: number | null = firstWait(board);
  for (let question = 0; question < questions && wait !== null; question++) {
    wait = nextWait(board, wait, outcome);
    found.push(wait);
  }
  return found;
}

describe('how long a page waits before it asks again', () => {
  test('half as long again while nothing changes, a minute at most, while a night plays', () => {
    expect(waits(playing, 'same', 5)).toEqual([30, 45, 60, 60, 60]);
  });

  test('as the board says after a change', () => {
    expect(nextWait(playing, 60, 'changed')).toBe(20);
    expect(nextWait({ ...playing, every: 45 }, 60, 'changed')).toBe(45);
  });

  test('up to five minutes before the first wave, and before there is a board', () => {
    for (const board of [drawn, { ...drawn, rounds: [] }, null])
      expect(waits(board, 'same').at(-1)).toBe(300);
  });

  test('twice as long while the server is busy, five minutes at most', () => {
    expect(waits(playing, 'busy', 6)).toEqual([40, 80, 160, 300, 300, 300]);
  });

  test('never again once the final table is over', () => {
    expect(nextWait(over, 20, 'changed')).toBeNull();
    expect(nextWait(over, 20, 'same')).toBeNull();
  });

  test('a night that was seen as over, without an answer now, is asked about again', () => {
    expect(nextWait(over, 20, 'failed')).toBe(30);
  });

  test('whatever happens, a page asks at most every four seconds and at least every six minutes', () => {
    const outcome = fc.constantFrom<Outcome>('changed', 'same', 'busy', 'failed');
    const every = fc.integer({ min: -10, max: 10_000 });
    fc.assert(
      fc.property(
        every,
        fc.array(outcome),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (seconds, told, chance) => {
          const board = { ...playing, every: seconds };
          let wait = firstWait(board);
          for (const one of told) wait = nextWait(board, wait, one) ?? wait;
          expect(jittered(wait, chance)).toBeGreaterThanOrEqual(4);
          expect(jittered(wait, chance)).toBeLessThan(361);
        },
      ),
    );
  });
});
