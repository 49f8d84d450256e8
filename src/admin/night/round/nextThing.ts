import {
  type Board,
  type BoardRound,
  type BoardTable,
  openRound,
  stageOf,
} from '../../../domain/night/board/board.ts';
import { nextWave } from '../../../domain/night/steps/waves.ts';
import { countedHands, lastHand, playingTables } from '../../../domain/night/watch/missingCounts.ts';

/** What the director does next. */
export type NextThing =
  | { kind: 'draw'; first: boolean }
  | { kind: 'decide'; count: number }
  | { kind: 'wave'; wave: number; waves: number; name: string }
  | { kind: 'close'; round: BoardRound }
  /** The tables play; `after`: the next hand after which most are counted, 0 for none. */
  | { kind: 'play'; after: number }
  | { kind: 'places' };

/** Returns what the director does next; `decisions`: how many things are to decide. */
export function nextThing(board: Board, decisions: number): NextThing {
  const stage = stageOf(board);
  if (stage === 'done') return { kind: 'places' };
  if (stage === 'between' && decisions > 0) return { kind: 'decide', count: decisions };
  const round = openRound(board);
  if (stage === 'closed' || stage === 'between' || !round) return { kind: 'draw', first: stage === 'closed' };
  const playing = playingTables(board, round);
  if (playing.length > 0) return { kind: 'play', after: handAhead(board, round, playing) };
  const next = nextWave(board);
  if (next) return { kind: 'wave', wave: next.wave, waves: round.waves.length, name: round.name };
  return decisions > 0 ? { kind: 'decide', count: decisions } : { kind: 'close', round };
}

/** Returns the next hand after which the table that is furthest behind is counted; 0 for none. */
function handAhead(board: Board, round: BoardRound, playing: readonly BoardTable[]): number {
  const behind = Math.min(...playing.map((table) => lastHand(board, round, table)));
  return countedHands(round).find((hand) => hand > behind) ?? 0;
}
