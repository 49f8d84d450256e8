import { useMemo } from 'react';
import { pointsText } from '../../../domain/results/resultWords.ts';
import type { Player } from '../../../domain/season/player.ts';
import { formatDayShort } from '../../../domain/time/format.ts';
import { seasonName } from '../../../domain/time/seasonNames.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { paths } from '../../../paths.ts';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import recordLayout from '../../../ui/recordLayout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { useSeasonData } from '../parts/useSeasonData.ts';
import styles from './Players.module.css';

/** The results of a player in this and earlier seasons, newest first, with the name that each one shows. */
export function PlayerNights({ players }: { players: readonly Player[] }) {
  const { resultsOfPlayers } = useSeasonData();
  const ids = players.map(({ id }) => id).join('\n');
  const live = useLive(useMemo(() => resultsOfPlayers(ids.split('\n')), [resultsOfPlayers, ids]));
  if (live.status === 'loading') return <Skeleton height="8rem" />;
  if (live.status === 'error') {
    return (
      <FailedNotice message="Failed to load the results. Please try again later." onRetry={live.retry} />
    );
  }
  const own = new Set(ids.split('\n'));
  const rows = live.data.items
    .flatMap((night) => night.rows.filter(({ player }) => own.has(player)).map((row) => ({ night, row })))
    .sort((one, two) => (one.night.day < two.night.day ? 1 : -1));
  if (rows.length === 0) {
    return (
      <p>
        {live.data.fromCache ? "Their results aren't saved on this device yet." : 'No results are published.'}
      </p>
    );
  }
  return (
    <table className={`${layout.table} ${recordLayout.cells} ${styles.results}`}>
      <caption className="visually-hidden">Results</caption>
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col">Place</th>
          <th scope="col">Points</th>
          <th scope="col">Shown as</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ night, row }) => (
          <tr key={`${night.eventId} ${row.player}`}>
            <th scope="row">
              <Link to={paths.results(night.eventId)}>{night.title}</Link>
              <br />
              <span className={staffLayout.wrappedNote}>
                {formatDayShort(night.day)} · {seasonName(night.season)}
                {row.school && ` · ${row.school}`}
              </span>
            </th>
            <td>
              {row.place} of {night.players}
            </td>
            <td>{pointsText(row.points)}</td>
            <td>{row.name || (row.no > 0 ? `#${row.no}` : 'A player')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
