import type { Board, BoardRound, BoardTable } from '../board/board.ts';
import { atCut, type Counted } from '../board/standing.ts';
import { countedTables } from '../counts/roundStanding.ts';
import { lastHand } from './missingCounts.ts';

/** What a cut at a table still needs: somebody to be marked as out, or a play-off of those who tie. */
export type OpenCut = { hand: number; out: Counted | null; tie: readonly Counted[] };

/**
 * Returns what the cut that a table has reached still needs; null when it needs nothing, or not everybody was
 * counted after its hand.
 */
export function openCut(board: Board, round: BoardRound, table: BoardTable): OpenCut | null {
  const hand = lastHand(board, round, table);
  if (!round.rule.cuts.includes(hand)) return null;
  const { people = [] } = countedTables(board, round).find(({ key }) => key === table.key) ?? {};
  const left = people.filter(({ count }) => !count.out);
  const isDone = people.some(({ count }) => count.out && count.hand === hand);
  if (isDone || left.some(({ count }) => count.hand !== hand)) return null;
  const { out, tie } = atCut(people, keptAtCut(round));
  return out || tie ? { hand, out, tie: tie?.people ?? [] } : null;
}

/** Returns how many are never cut at a table: who goes on, one more where best others count, two at least. */
export function keptAtCut({ rule, others }: Pick<BoardRound, 'rule' | 'others'>): number {
  return Math.max(2, rule.k + (others > 0 ? 1 : 0));
}
