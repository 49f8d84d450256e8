import type { Board, BoardRound } from '../../../domain/night/board/board.ts';
import { drawAchieved } from '../../../domain/night/drawing/achieved.ts';
import { drawInput } from '../../../domain/night/drawing/drawInput.ts';

/** Says what a draw achieved: 'No chapter-mates together at 13 of 15 tables, and no draw could do better.' */
export function achievedText(board: Board, round: BoardRound): string {
  const { entrants, before } = drawInput(board, round.number, round.tables);
  const seated = round.tables.map(({ seats }) => seats.filter(Boolean)).filter((seats) => seats.length > 0);
  const { tables, withoutMates, best, metAgain } = drawAchieved(seated, entrants, before);
  if (tables === 1) return 'The final table.';
  const ending = best && withoutMates < tables ? ', and no draw could do better' : '';
  const where = withoutMates === tables ? 'at any table' : `at ${withoutMates} of ${tables} tables`;
  const mates = `No chapter-mates together ${where}${ending}.`;
  if (round.number === 1) return mates;
  return `${mates} ${metAgain === 0 ? 'No one meets again.' : `${pairs(metAgain)} again.`}`;
}

const pairs = (number: number) => (number === 1 ? '1 pair meets' : `${number} pairs meet`);
