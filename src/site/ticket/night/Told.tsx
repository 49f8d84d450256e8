import { type Board, stageOf } from '../../../domain/night/board/board.ts';
import { tableInText } from '../../../domain/night/board/tableName.ts';
import { shownTable } from '../../../domain/night/live/tableRows.ts';
import type { TicketNight } from '../../../domain/night/live/ticketNight.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import type { LiveState } from '../../live/boardNews.ts';
import styles from '../../live/my/MyTable.module.css';
import { Freshness } from '../../live/NightStatus.tsx';
import { TableRows } from '../../live/tables/TableRows.tsx';
import { useAnnouncement } from '../../live/useAnnouncement.ts';

type Props = {
  eventId: string;
  state: Extract<LiveState, { status: 'ready' }>;
  board: Board;
  stands: Exclude<TicketNight, { kind: 'search' }>;
  onRetry: () => void;
};

/** Where a ticket's holder sits, with whom, and how it stands, as the live page tells it. */
export function Told({ eventId, state, board, stands, onRetry }: Props) {
  const { no, told } = stands;
  const { headline, detail, seat } = told;
  const more = moreOf(board, stands);
  const said = useAnnouncement(`${headline}. ${detail}`);
  return (
    <>
      <h1 tabIndex={-1} className={styles.headline}>
        {unbroken(headline)}
      </h1>
      {detail && <p className={styles.detail}>{detail}</p>}
      {more && <p>{more}</p>}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {seat && (
        <TableRows
          shown={shownTable(board, seat.round, seat.table)}
          caption={`Who sits at ${tableInText(seat.round, seat.table)}`}
          mine={no}
        />
      )}
      <div className={layout.bar4}>
        <Freshness board={board} asOf={state.asOf} stale={state.stale} onRetry={onRetry} />
        {board.rounds.length > 0 && <Link to={paths.liveDraw(eventId)}>How was this drawn?</Link>}
      </div>
    </>
  );
}

/** What the ticket has to add: the door before the draw, the results after the night. */
function moreOf(board: Board, { kind }: Props['stands']): string {
  const stage = stageOf(board);
  if (stage === 'done') return 'Results soon.';
  return stage === 'closed' && kind === 'told' ? 'Not inside yet? Show your code at the door.' : '';
}

/** A number stays on the line of its word: 'Table 2', 'seat 3'. */
const unbroken = (text: string) => text.replace(/ (?=\d)/g, '\u00a0');
