import type { Board } from '../../domain/night/board/board.ts';
import { clockText, nightClock } from '../../domain/night/live/nightWords.ts';
import type { TvPage } from '../../domain/night/live/tvPages.ts';
import { capitalized } from '../../domain/text/capitalized.ts';
import { formatClock } from '../../domain/time/format.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import { useServerNow } from '../records/useServerNow.ts';
import { FittedText } from './FittedText.tsx';
import styles from './Tv.module.css';

type Time = {
  board: Board | null;
  /** When the board was fetched, and by how much the server's clock is ahead, in milliseconds. */
  asOf: number;
  ahead: number;
  /** Whether the last question had no answer. */
  stale: boolean;
  /** Which page it is, such as '2 of 6', or that it stays. */
  place: string;
};

type TimeProps = Time & {
  /** Whether the page calls people to their seats; the clock of the wave before would confuse them. */
  calling: boolean;
};

type Props = Time & {
  page: Pick<TvPage, 'kind' | 'title' | 'note'>;
  /** Where a phone finds the tables. */
  address: string;
};

/** What the page is about, the time, and the way to the tables on a phone. */
export function TvHead({ page, address, ...time }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        <h1>
          <FittedText text={page.title} />
        </h1>
        {page.kind !== 'message' && (
          <p className={styles.note}>
            <FittedText text={page.note} />
          </p>
        )}
      </div>
      <TvTime {...time} calling={page.kind === 'seating'} />
      <div className={styles.code}>
        <QrCode text={address} />
      </div>
    </header>
  );
}

/** The time and the clock of the round; or how old the tables are, when no news arrive. */
function TvTime({ board, asOf, ahead, stale, place, calling }: TimeProps) {
  const now = useServerNow(ahead, 1_000);
  const online = useOnline();
  const clock = board && !calling ? nightClock(board, now) : null;
  const old = !online ? 'This screen is offline' : stale ? 'Trying to reconnect' : '';
  const left = clock ? capitalized(clockText(clock)) : '';
  return (
    <div className={styles.time}>
      <p className={styles.clock}>
        <time>{formatClock(now)}</time>
      </p>
      <p className={styles.note}>
        <span role="status" className={styles.old}>
          {old && `${old}, as of ${formatClock(asOf)}`}
        </span>
        {!old && [left, place].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
