import type { ResultRow, Results } from '../../../domain/results/results.ts';
import { pointsText } from '../../../domain/results/resultWords.ts';
import layout from '../../../ui/layout.module.css';
import { Suit, type SuitName } from '../../../ui/Suit.tsx';
import { type NightAbout, nightAbout } from '../../records/nightAbout.ts';
import { SharePicture } from '../share/SharePicture.tsx';
import { PlayerName } from './PlayerName.tsx';
import styles from './Podium.module.css';

/** The night's title with its champion and runner-up: an ace and a king, which are a blackjack. */
export function Podium({ results, titleId }: { results: Results; titleId: string }) {
  const { rows, season } = results;
  const first = rows.filter((row) => row.place === 1);
  const second = rows.filter((row) => row.place === 2);
  return (
    <header className={`${layout.column2} ${styles.felt}`}>
      <ResultsOf about={nightAbout(results)} titleId={titleId} />
      {rows.length === 0 && <p>No places were published.</p>}
      <ul className={`${layout.column4} ${styles.cards}`}>
        {first.map((row, at) => (
          <PlayingCard
            key={row.player}
            row={row}
            season={season}
            rank="A"
            suit={at % 2 ? 'heart' : 'spade'}
          />
        ))}
        {second.map((row, at) => (
          <PlayingCard
            key={row.player}
            row={row}
            season={season}
            rank="K"
            suit={at % 2 ? 'diamond' : 'heart'}
          />
        ))}
      </ul>
      {first.length === 1 && first[0] && (
        <SharePicture row={first[0]} results={results} label="Share the champion" />
      )}
    </header>
  );
}

/** Whose results a page shows. */
export function ResultsOf({ about, titleId }: { about: NightAbout; titleId?: string }) {
  return (
    <>
      <p className={styles.kicker}>Results</p>
      <h1 id={titleId} tabIndex={-1}>
        <bdi>{about.title}</bdi>
      </h1>
      <p className={styles.where}>
        <bdi>{about.where}</bdi>
      </p>
    </>
  );
}

type Props = { row: ResultRow; season: string; rank: 'A' | 'K'; suit: SuitName };

function PlayingCard({ row, season, rank, suit }: Props) {
  const corner = (
    <span className={styles.corner} aria-hidden="true">
      {rank}
      <Suit name={suit} />
    </span>
  );
  return (
    <li className={styles.card} data-rank={rank} data-suit={suit}>
      {corner}
      <div className={styles.words}>
        <p className={styles.label}>{rank === 'A' ? 'Champion' : 'Runner-up'}</p>
        <p className={styles.name}>
          <PlayerName row={row} season={season} />
        </p>
        {row.school && (
          <p className={styles.group}>
            <bdi>{row.school}</bdi>
          </p>
        )}
        {row.chapter && (
          <p className={styles.group}>
            <bdi>{row.chapter}</bdi>
          </p>
        )}
        {row.points > 0 && <p className={styles.points}>{pointsText(row.points)} points</p>}
      </div>
      {corner}
    </li>
  );
}
