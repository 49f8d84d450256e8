import { type Board, stageOf } from '../board/board.ts';
import { hasTags, ticketNumber } from './ticketNumber.ts';
import { type Whereabouts, whereabouts } from './whereabouts.ts';

/**
 * What the holder of a ticket is told of a night. `out`: they aren't on its list; `search`: the board can't
 * say who they are, so they look for their name.
 */
export type TicketNight = { kind: 'told' | 'out'; no: number | null; told: Whereabouts } | { kind: 'search' };

/** Returns what the holder of the ticket with a tag is told by a board at a moment. */
export function ticketNight(board: Board, tag: string, now: number): TicketNight {
  const no = ticketNumber(board, tag);
  const told = no === null ? null : whereabouts(board, no, now);
  if (told) return { kind: 'told', no, told };
  if (!hasTags(board)) return { kind: 'search' };
  return { kind: 'out', no: null, told: canJoin(board) ? leftOut : notDrawn };
}

const leftOut: Whereabouts = {
  headline: "You're not in the draw",
  detail: "The list was closed without you. If you're here, tell the host.",
  seat: null,
};
const notDrawn: Whereabouts = {
  headline: "You weren't in the draw",
  detail: 'This night was played without you. Questions? Ask the host.',
  seat: null,
};

/** Whether somebody may still get a seat: until the last wave of the first round begins. */
function canJoin(board: Pick<Board, 'rounds' | 'open'>): boolean {
  const [first, ...later] = board.rounds;
  if (!first) return true;
  return later.length === 0 && stageOf(board) !== 'done' && first.wave < first.waves.length;
}
