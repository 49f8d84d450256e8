import { type Board, type BoardRound, openRound, stageOf } from '../board/board.ts';
import { goingOn, isFinal, seated } from '../counts/roundStanding.ts';
import { nightLength, tableMinutes } from '../format/nightLength.ts';
import type { NightPlan } from '../format/nightPlan.ts';
import { nightShape } from '../format/nightShape.ts';

const minute = 60_000;

/** When a night should have ended by its plan, and when it will, in milliseconds. */
export type NightEnd = { planned: number; expected: number };

/**
 * Returns when the night ends, and when it was planned to; null when it is over. `pace`: as a share of casino
 * pace.
 */
export function nightEnd(board: Board, now: number, pace: number | null): NightEnd | null {
  const last = board.rounds.at(-1);
  if (!last || stageOf(board) === 'done') return null;
  const players = [...board.people.keys()].filter((no) => board.gone.get(no) !== 'absent').length;
  const whole = nightLength(nightShape(players, board.plan), board.plan);
  const plan = { ...board.plan, pace: pace ?? board.plan.pace };
  const round = openRound(board);
  const from = round ? roundEnd(board, round, plan, now) : now;
  return {
    planned: board.startsAt + whole.minutes * minute,
    expected: from + rest(board, last, plan) * minute,
  };
}

/** Returns the minutes from the end of a round to the end of the night. */
function rest(board: Board, round: BoardRound, plan: NightPlan): number {
  if (isFinal(round)) return 0;
  const { through } = goingOn(board, round);
  const players = round.state === 'closed' ? round.through.length : goingOnAll(board, round, through.length);
  const rounds = plan.rounds.slice(Math.min(round.number, plan.rounds.length - 1));
  const after = { ...plan, rounds };
  return plan.turn + nightLength(nightShape(players, after, 1), after).minutes;
}

/** Ties that are still open don't change how many go on. */
function goingOnAll(board: Board, round: BoardRound, found: number): number {
  const tables = round.tables.filter((table) => seated(table, board).length > 0).length;
  return Math.max(found, tables * round.rule.k + round.others);
}

function roundEnd(board: Board, round: BoardRound, plan: NightPlan, now: number): number {
  const minutes = (wave: number) => {
    const sizes = round.tables
      .filter((table) => table.wave === wave)
      .map((table) => seated(table, board).length);
    return tableMinutes(Math.max(1, ...sizes), round.rule, plan.pace) * minute;
  };
  const turn = plan.turn * minute;
  const stood = round.paused + (round.pausedAt > 0 ? Math.max(0, now - round.pausedAt) : 0);
  let end =
    round.wave > 0
      ? Math.max(now, (round.waves[round.wave - 1]?.startedAt ?? now) + stood + minutes(round.wave))
      : Math.max(now, round.waves[0]?.startsAt ?? 0) - turn;
  for (let wave = round.wave + 1; wave <= round.waves.length; wave++) end += turn + minutes(wave);
  return end;
}
