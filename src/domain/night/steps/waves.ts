import { type Board, type BoardRound, openRound } from '../board/board.ts';
import type { Act } from './act.ts';
import { Refusal } from './refusal.ts';

/** Returns the number of the wave that can be started next, counted from 1; null when there is none. */
export function nextWave(board: Pick<Board, 'rounds' | 'open'>): { round: BoardRound; wave: number } | null {
  const round = openRound(board);
  if (!round || round.state === 'closed') return null;
  return round.wave < round.waves.length ? { round, wave: round.wave + 1 } : null;
}

/** Starts the next wave of the open round and moves the waves after it by the same delay. @throws Refusal */
export function startWave(board: Pick<Board, 'rounds' | 'open'>, at: number): Act {
  const next = nextWave(board);
  if (!next) throw new Refusal("There's no wave to start.");
  const { round, wave } = next;
  const late = at - (round.waves[wave - 1]?.startsAt || at);
  const waves = round.waves.map((known, index) => {
    if (index < wave - 1) return known;
    return { startsAt: known.startsAt + late, startedAt: index === wave - 1 ? at : 0 };
  });
  const path = `rounds.${round.key}`;
  return {
    kind: 'wave',
    note: round.waves.length > 1 ? `${round.name}, wave ${wave}` : round.name,
    patch: [
      { path: `${path}.state`, value: 'open' },
      { path: `${path}.wave`, value: wave },
      { path: `${path}.waves`, value: waves },
      // Every wave has the whole clock.
      { path: `${path}.pausedAt`, value: 0 },
      { path: `${path}.paused`, value: 0 },
    ],
  };
}

/** Stops the clock of the open round. @throws Refusal */
export function pauseClock(board: Pick<Board, 'rounds' | 'open'>, at: number): Act {
  const round = running(board);
  return { kind: 'pause', note: round.name, patch: [{ path: `rounds.${round.key}.pausedAt`, value: at }] };
}

/** Lets the clock of the open round run on. @throws Refusal */
export function resumeClock(board: Pick<Board, 'rounds' | 'open'>, at: number): Act {
  const { key, name, pausedAt, paused } = running(board);
  const stood = pausedAt > 0 ? Math.max(0, at - pausedAt) : 0;
  return {
    kind: 'resume',
    note: name,
    patch: [
      { path: `rounds.${key}.pausedAt`, value: 0 },
      { path: `rounds.${key}.paused`, value: paused + stood },
    ],
  };
}

function running(board: Pick<Board, 'rounds' | 'open'>): BoardRound {
  const round = openRound(board);
  if (!round || round.wave === 0) throw new Refusal('No round plays.');
  return round;
}
