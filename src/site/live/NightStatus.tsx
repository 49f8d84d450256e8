import type { Board } from '../../domain/night/board/board.ts';
import { stageOf } from '../../domain/night/board/board.ts';
import { clockText, nightClock, statusLine } from '../../domain/night/live/nightWords.ts';
import { capitalized } from '../../domain/text/capitalized.ts';
import { formatClock } from '../../domain/time/format.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import styles from './LiveHead.module.css';
import { useAnnouncement } from './useAnnouncement.ts';

/** How a night stands, which is also said when it changes. */
export function NightStatus({ board, now }: { board: Board; now: number }) {
  const clock = nightClock(board, now);
  const line = statusLine(board, now);
  const said = useAnnouncement(line);
  return (
    <>
      <p className={styles.status}>
        <b>{line}</b> {clock && <span className={styles.clock}>{capitalized(clockText(clock))}</span>}
      </p>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

type Fresh = {
  board: Board;
  asOf: number;
  /** Whether the last question had no answer. */
  stale: boolean;
  onRetry: () => void;
};

/** Whether the page follows the night, and since when it knows what it shows. */
export function Freshness({ board, asOf, stale, onRetry }: Fresh) {
  const online = useOnline();
  const over = stageOf(board) === 'done';
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
