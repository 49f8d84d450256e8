import type { Board, BoardRound } from '../board/board.ts';
import { playersOf } from '../drawing/drawInput.ts';
import { tableMinutes } from '../format/nightLength.ts';
import type { NightPlan } from '../format/nightPlan.ts';
import { fittedPlan } from './proposedPlan.ts';
import { type PlannedRound, type PlannedWave, type Timetable, timetable } from './timetable.ts';

const minute = 60_000;

/** Returns the drawn and planned rounds of a night, with its end. `plan`: for the rounds to come. */
export function boardTimetable(board: Board, plan: NightPlan, now: number): Timetable {
  const rounds = board.rounds.map((round) => drawnRound(board, round));
  const last = board.rounds.at(-1);
  if (!last) {
    const players = board.people.size;
    return timetable(players, fittedPlan(plan, players), board.startsAt);
  }
  const endsAt = rounds.at(-1)?.waves.at(-1)?.endsAt ?? now;
  if (last.tables.length === 1) return { rounds, endsAt };
  const planned = last.rule.k * last.tables.length + last.others;
  const players = last.state === 'closed' ? playersOf(board, last.number + 1).length : planned;
  const next = last.number + 1;
  const startsAt = Math.max(now, endsAt + plan.turn * minute);
  const rest = timetable(players, fittedPlan(plan, players, next), startsAt, next);
  return { rounds: [...rounds, ...rest.rounds], endsAt: rest.rounds.length > 0 ? rest.endsAt : endsAt };
}

function drawnRound({ plan, gone }: Board, round: BoardRound): PlannedRound {
  const sizes = round.tables.map(({ seats }) => seats.filter((no) => no !== 0 && !gone.has(no)).length);
  const waves = round.waves.map(({ startsAt, startedAt }, at): PlannedWave => {
    const playing = round.tables.flatMap(({ wave }, index) => (wave === at + 1 ? (sizes[index] ?? 0) : []));
    const minutes = Math.round(tableMinutes(Math.max(1, ...playing), round.rule, plan.pace));
    const from = startedAt || startsAt;
    return { tables: playing.length, startsAt: from, endsAt: from + minutes * minute + round.paused };
  });
  const players = sizes.reduce((sum, size) => sum + size, 0);
  const { number, name, rule, others } = round;
  const through = round.through.length || rule.k * round.tables.length + others;
  return { number, name, rule, waves, players, tables: sizes, k: rule.k, others, through };
}
