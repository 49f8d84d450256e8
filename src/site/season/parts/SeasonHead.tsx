import type { ReactNode } from 'react';
import { pointsText } from '../../../domain/results/resultWords.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { Suit, type SuitName } from '../../../ui/Suit.tsx';
import type { Seasons } from '../seasonRecord.ts';
import { Move } from './Move.tsx';
import styles from './SeasonHead.module.css';
import { SeasonSwitch } from './SeasonSwitch.tsx';

type Props = Seasons & {
  kicker: string;
  /** The tab of the standings that lists it; the first one when left out. */
  tab?: string;
  suit: SuitName;
  name: string;
  /** null beyond the places that the standings show. */
  place: number | null;
  /** Of how many, if it's known. */
  of?: number | undefined;
  before?: number | null | undefined;
  points: number;
  wins: number;
  /** More about it: words, then a number; nothing is said of a zero. */
  facts: readonly (readonly [words: string, value: number])[];
  /** What it belongs to. */
  children?: ReactNode;
};

/** The top of a record's page: its name, and its place as a card on the felt. */
export function SeasonHead({
  kicker,
  suit,
  name,
  place,
  of,
  before = null,
  points,
  wins,
  facts,
  ...more
}: Props) {
  const { season, present, linked, tab, to, children } = more;
  return (
    <header className={styles.head}>
      <div className={`${layout.column3} ${layout.wide} ${styles.inner}`}>
        <p className={styles.kicker}>
          <Link to={paths.standings(linked) + (tab ? `?tab=${tab}` : '')}>Standings</Link> / {kicker}
        </p>
        <h1 tabIndex={-1}>
          <bdi>{name}</bdi>
        </h1>
        {children && <p className={styles.of}>{children}</p>}
        <div className={styles.standing}>
          <p className={styles.card} data-suit={suit}>
            <Suit name={suit} />
            <b>{place === null || points === 0 ? '–' : ordinal(place)}</b>
            <span>{placeWords(place, of, points)}</span>
          </p>
          <dl className={styles.facts}>
            {[
              ['Points', pointsText(points)] as const,
              ['Wins', wins] as const,
              ...facts.filter(([, value]) => value > 0),
            ].map(([words, value]) => (
              <div key={words}>
                <dt>{words}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {points > 0 && <Move place={place} before={before} />}
        <SeasonSwitch season={season} present={present} to={to} />
      </div>
    </header>
  );
}

function placeWords(place: number | null, of: number | undefined, points: number): string {
  if (points === 0) return 'No points yet';
  if (place === null) return 'Not in the top 200';
  return of ? `of ${of.toLocaleString('en-US')}` : 'in the season';
}
