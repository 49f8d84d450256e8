import type { Board } from '../../domain/night/board/board.ts';
import { stageOf } from '../../domain/night/board/board.ts';
import { clockText, nightClock, statusLine } from '../../domain/night/live/nightWords.ts';
import { capitalized } from '../../domain/text/capitalized.ts';
import { formatClock, formatDayLong } from '../../domain/time/format.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import styles from './LiveHead.module.css';
import page from './LivePage.module.css';
import { useAnnouncement } from './useAnnouncement.ts';

type Props = {
  eventId: string;
  board: Board;
  now: number;
  asOf: number;
  /** Whether the last question had no answer. */
  stale: boolean;
  onRetry: () => void;
};

/** The way to the event, how the night stands and how fresh that is, in as few lines as fit. */
export function LiveHead({ eventId, board, now, asOf, stale, onRetry }: Props) {
  const clock = nightClock(board, now);
  const line = statusLine(board, now);
  const said = useAnnouncement(line);
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <Link to={paths.event(eventId)} className={`${layout.inline2} ${page.back}`}>
          About this event
        </Link>
        <Freshness over={stageOf(board) === 'done'} asOf={asOf} stale={stale} onRetry={onRetry} />
      </div>
      <h1 tabIndex={-1}>
        <bdi>{board.title || 'Blackjack tournament'}</bdi>
      </h1>
      <p className={`${layout.note} ${styles.where}`}>
        <bdi>{[board.day && formatDayLong(board.day), board.place].filter(Boolean).join(' · ')}</bdi>
      </p>
      <p className={styles.status}>
        <b>{line}</b> {clock && <span className={styles.clock}>{capitalized(clockText(clock))}</span>}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </header>
  );
}

type Fresh = Pick<Props, 'asOf' | 'stale' | 'onRetry'> & { over: boolean };

function Freshness({ over, asOf, stale, onRetry }: Fresh) {
  const online = useOnline();
  const state = !online ? 'offline' : stale ? 'stale' : over ? 'over' : 'live';
  const words = { offline: "You're offline", stale: 'Trying to reconnect', over: 'Final', live: 'Live' };
  return (
    <p className={`${layout.row2} ${layout.note} ${styles.fresh}`}>
      <span className={`${styles.dot} ${styles[state]}`} aria-hidden="true" />
      <span>
        {words[state]} · as of <time dateTime={new Date(asOf).toISOString()}>{formatClock(asOf)}</time>
      </span>
      {state === 'stale' && (
        <Button tone="plain" onClick={onRetry}>
          Retry
        </Button>
      )}
    </p>
  );
}
