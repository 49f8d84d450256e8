import { type Board, stageOf } from '../board/board.ts';

/** What a question brought: something new, nothing new, a server that is busy, or no answer. */
export type Outcome = 'changed' | 'same' | 'busy' | 'failed';

/** The longest waits, in seconds: while a night plays, and before its first wave or for a busy server. */
const longest = { playing: 60, idle: 300 } as const;

/** How long after the last change a night that is over is asked about as often as one that plays. */
const lively = 2 * 3_600_000;

type Paced = Pick<Board, 'rounds' | 'open' | 'every' | 'updatedAt'>;

/**
 * Returns the seconds until the next question (season design, 3.6). `board` is null where there is none yet;
 * `now` in milliseconds. A night that is over is asked about slowly.
 */
export function nextWait(board: Paced | null, before: number, outcome: Outcome, now: number): number {
  if (outcome === 'busy') return Math.min(before * 2, longest.idle);
  const isOver = board !== null && stageOf(board) === 'done';
  const isIdle = isOver ? now - (board.updatedAt?.getTime() ?? 0) > lively : isBefore(board);
  const most = isIdle ? longest.idle : Math.max(longest.playing, firstWait(board));
  if (isOver && outcome !== 'failed') return most;
  return outcome === 'changed' ? firstWait(board) : Math.min(before * 1.5, most);
}

/** Returns the wait after a change or a touch, in seconds. */
export function firstWait(board: Pick<Board, 'every'> | null): number {
  return Math.min(Math.max(board?.every ?? 20, 5), longest.idle);
}

/** Returns a wait with a fifth more or less, so that phones don't ask in step; `chance` from 0 to 1. */
export function jittered(wait: number, chance: number): number {
  return wait * (0.8 + 0.4 * chance);
}

/** Whether the first wave of the night has not begun. */
function isBefore(board: Paced | null): boolean {
  return !board?.rounds.some(({ wave, state }) => wave > 0 || state === 'closed');
}
