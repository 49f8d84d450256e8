import type { Board, DecidedTie } from '../board/board.ts';
import type { Act } from './act.ts';
import { Refusal } from './refusal.ts';

/** Decides a tie. `tie.how`: how the order was found ('Cards', 'Play-off'). @throws Refusal */
export function decideTie(board: Pick<Board, 'rounds'>, roundKey: string, tie: DecidedTie): Act {
  const round = board.rounds.find(({ key }) => key === roundKey);
  if (!round) throw new Refusal('That round is gone.');
  const line = `${round.name}: a tie was decided${tie.how ? ` (${tie.how})` : ''}.`;
  return {
    kind: 'tie',
    note: `${tie.order.map((no) => `#${no}`).join(', ')}${tie.how ? `: ${tie.how}` : ''}`,
    patch: [{ path: `rounds.${roundKey}.ties`, value: [...round.ties, tie] }],
    line,
  };
}
