import type { Board } from '../../domain/night/board.ts';
import { clockText, nightClock } from '../../domain/night/live/nightWords.ts';
import type { TvPage } from '../../domain/night/live/tvPages.ts';
import { capitalized } from '../../domain/text/capitalized.ts';
import { formatClock } from '../../domain/time/format.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { useNow } from '../live/useNow.ts';
import { FittedText } from './FittedText.tsx';
import styles from './Tv.module.css';

type Props = {
  board: Board;
  page: TvPage;
  place: string;
  asOf: number;
  ahead: number;
  stale: boolean;
  /** Whether the pages don't turn. */
  stays: boolean;
  address: string;
};

/** What the page is about, the time, and the way to the tables on a phone. */
export function TvHead({ board, page, place, asOf, ahead, stale, stays, address }: Props) {
  const now = useNow(ahead, 1_000);
  const online = useOnline();
  const clock = nightClock(board, now);
  const old = !online ? 'This screen is offline' : stale ? 'Trying to reconnect' : '';
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        <h1>
          <FittedText text={page.title} />
        </h1>
        {page.kind !== 'message' && <p className={styles.note}>{page.note}</p>}
      </div>
      <div className={styles.time}>
        <p className={styles.clock}>
          <time>{formatClock(now)}</time>
        </p>
        <p className={styles.note} role="status">
          {old ? `${old}, as of ${formatClock(asOf)}` : clock && capitalized(clockText(clock))}
        </p>
      </div>
      <div className={styles.code}>
        <QrCode text={address} />
        <p>{[place, stays && 'stays'].filter(Boolean).join(', ')}</p>
      </div>
    </header>
  );
}
