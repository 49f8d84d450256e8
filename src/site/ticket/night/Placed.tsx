import { useEffect, useState } from 'react';
import type { Board } from '../../../domain/night/board/board.ts';
import type { TicketNight } from '../../../domain/night/live/ticketNight.ts';
import { placeDetail, placeHeadline } from '../../../domain/results/ownPlace.ts';
import type { ResultRow, Results } from '../../../domain/results/results.ts';
import { pointsText, rowName } from '../../../domain/results/resultWords.ts';
import { hasPage } from '../../../domain/season/hasPage.ts';
import { leadsTo, readPlayerSeason } from '../../../domain/season/playerSeason.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { AsOf } from '../../lists/AsOf.tsx';
import styles from '../../live/my/MyTable.module.css';
import { SharePicture } from '../../results/share/SharePicture.tsx';
import { useSnapshot } from '../../routing/useSnapshot.ts';
import { seasonRecord } from '../../season/seasonRecord.ts';
import { placeToRemember, seenPlace } from './seenPlace.ts';

type Props = {
  ticketId: string;
  board: Board;
  stands: Exclude<TicketNight, { kind: 'search' }>;
  results: Results;
  /** When the copy that is shown was fetched; null for now. */
  at: Date | null;
  onRetry: () => void;
};

/** The place of a ticket's holder in the published results, and in the season. */
export function Placed({ ticketId, board, stands, results, at, onRetry }: Props) {
  const { no, told } = stands;
  const [row, ...others] = results.rows.filter((one) => one.no === no);
  const mine = row && others.length === 0 ? row : null;
  useEffect(() => {
    if (mine) seenPlace(ticketId).set(placeToRemember(mine, results));
  }, [ticketId, mine, results]);
  const isAway = no !== null && board.gone.get(no) === 'absent';
  const [headline, detail] = mine
    ? [placeHeadline(mine, results), placeDetail(mine, results)]
    : stands.kind === 'out'
      ? [told.headline, told.detail]
      : [
          'You have no place in the results',
          isAway ? "You're marked as not here." : 'Ask the host if you have questions.',
        ];
  return (
    <>
      <h1 tabIndex={-1} className={styles.headline}>
        {headline}
      </h1>
      <p className={styles.detail}>{detail}</p>
      {mine && (
        <>
          <p className={layout.muted}>
            As <bdi>{rowName(mine)}</bdi>
          </p>
          <SeasonPlace key={mine.player} row={mine} season={results.season} />
          <SharePicture row={mine} results={{ ...results, where: results.place }} label="Share picture" />
        </>
      )}
      {at && <AsOf what="results" at={at} onRetry={onRetry} />}
    </>
  );
}

/** The way to the standings, with the place there of who has a name in them. */
function SeasonPlace({ row, season }: { row: ResultRow; season: string }) {
  const isNamed = hasPage(row.name);
  return (
    <p>
      {isNamed && <PlaceOf player={row.player} season={season} />}
      <Link to={paths.standings(season)}>Season standings</Link>
    </p>
  );
}

function PlaceOf({ player, season }: { player: string; season: string }) {
  const [record] = useState(() => seasonRecord('players', player, season, readPlayerSeason, leadsTo));
  const found = useSnapshot(record.found);
  const { place = null, points = 0 } = (found.status === 'ready' && found.value.value) || {};
  if (place === null || points === 0) return null;
  return `${ordinal(place)} of the season with ${pointsText(points)} points. `;
}

/** The place that this browser remembers of a ticket's holder. */
export function SeenBefore({ ticketId }: { ticketId: string }) {
  const [seen] = useState(() => seenPlace(ticketId).get());
  if (!seen) return null;
  return (
    <section className={layout.column3} aria-labelledby="seen">
      <h2 id="seen">{seen.headline}</h2>
      <p className={styles.detail}>{seen.detail}</p>
      <SharePicture row={seen} results={seen} label="Share picture" />
    </section>
  );
}
