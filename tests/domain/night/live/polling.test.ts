import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, BoardRound } from '../../../../src/domain/night/board/board.ts';
import { firstWait, jittered, nextWait, type Outcome } from '../../../../src/domain/night/live/polling.ts';
import { aNight } from '../../../support/documents/boards.ts';

const { board: playing } = await aNight({ players: 20, minutes: 30 });
const { board: over } = await aNight({ players: 20, minutes: Number.POSITIVE_INFINITY });
const drawn: Board = { ...playing, rounds: playing.rounds.slice(0, 1).map(notBegun) };

const hour = 3_600_000;
const now = Date.UTC(2027, 1, 6, 4);

function notBegun(round: BoardRound): BoardRound {
  return { ...round, state: 'drawn', wave: 0 };
}

/** The waits of a page that is told the same again and again. */
function waits(board: Board | null, outcome: Outcome, questions = 20): number[] {
  const found: number[] = [];
  let wait = firstWait(board);
  for (let question = 0; question < questions; question++) {
    wait = nextWait(board, wait, outcome, now);
    found.push(wait);
  }
  return found;
}

describe('how long a page waits before it asks again', () => {
  test('half as long again while nothing changes, a minute at most, while a night plays', () => {
    expect(waits(playing, 'same', 5)).toEqual([30, 45, 60, 60, 60]);
  });

  test('as the board says after a change', () => {
    expect(nextWait(playing, 60, 'changed', now)).toBe(20);
    expect(nextWait({ ...playing, every: 45 }, 60, 'changed', now)).toBe(45);
  });

  test('up to five minutes before the first wave, and before there is a board', () => {
    for (const board of [drawn, { ...drawn, rounds: [] }, null])
      expect(waits(board, 'same').at(-1)).toBe(300);
  });

  test('twice as long while the server is busy, five minutes at most', () => {
    expect(waits(playing, 'busy', 6)).toEqual([40, 80, 160, 300, 300, 300]);
  });

  test('each minute for two hours after the last change of a night that is over, then every five minutes', () => {
    for (const outcome of ['changed', 'same'] as const) {
      expect(nextWait({ ...over, updatedAt: new Date(now - 2 * hour) }, 20, outcome, now)).toBe(60);
      expect(nextWait({ ...over, updatedAt: new Date(now - 2 * hour - 1) }, 60, outcome, now)).toBe(300);
    }
  });

  test('a night that was seen as over, without an answer now, is asked about again soon', () => {
    expect(nextWait(over, 20, 'failed', now)).toBe(30);
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
          for (const one of told) wait = nextWait(board, wait, one, now);
          expect(jittered(wait, chance)).toBeGreaterThanOrEqual(4);
          expect(jittered(wait, chance)).toBeLessThan(361);
        },
      ),
    );
  });
});
