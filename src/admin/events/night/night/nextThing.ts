import { type Board, type BoardRound, openRound, stageOf } from '../../../../domain/night/board.ts';
import { seated } from '../../../../domain/night/roundStanding.ts';
import { nextWave } from '../../../../domain/night/steps/waves.ts';
import { isFinished } from '../../../../domain/night/watch/missingCounts.ts';

/** What the director does next. */
export type NextThing =
  | { kind: 'draw'; first: boolean }
  | { kind: 'decide'; count: number }
  | { kind: 'wave'; wave: number; waves: number; name: string }
  | { kind: 'close'; name: string }
  | { kind: 'play' }
  | { kind: 'places' };

/** Returns what the director does next; `decisions`: how many things are to decide. */
export function nextThing(board: Board, decisions: number): NextThing {
  const stage = stageOf(board);
  if (stage === 'done') return { kind: 'places' };
  if (stage === 'between' && decisions > 0) return { kind: 'decide', count: decisions };
  const round = openRound(board);
  if (stage === 'closed' || stage === 'between' || !round) return { kind: 'draw', first: stage === 'closed' };
  if (!isWaveFinished(board, round)) return { kind: 'play' };
  const next = nextWave(board);
  if (next) return { kind: 'wave', wave: next.wave, waves: round.waves.length, name: round.name };
  return decisions > 0 ? { kind: 'decide', count: decisions } : { kind: 'close', name: round.name };
}

/** Whether every table of the waves so far was counted to its end. */
function isWaveFinished(board: Board, round: BoardRound): boolean {
  return round.tables.every(
    (table) =>
      table.wave > round.wave || seated(table, board).length === 0 || isFinished(board, round, table),
  );
}
