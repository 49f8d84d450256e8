import { useMemo } from 'react';
import type { Watched } from '../../../data/source.ts';
import { staffRequest } from '../../../data/staff/staffRequests.ts';
import { requestName } from '../../../domain/requests/requestFilter.ts';
import type { TournamentRequest } from '../../../domain/requests/tournamentRequest.ts';
import { formatInstant } from '../../../domain/time/format.ts';
import { type Live, useLive } from '../../../hooks/useLive.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from './StaffEventPage.module.css';

/** The request that an event was made of: who asked, when, in which words. */
export function RequestOfEvent({ id }: { id: string }) {
  const live = useLive(useMemo(() => staffRequest(id), [id]));
  return (
    <section aria-labelledby="request" className={`${layout.column3} ${layout.card} ${styles.panel}`}>
      <h3 id="request">Request</h3>
      <Words live={live} />
    </section>
  );
}

function Words({ live }: { live: Live<Watched<TournamentRequest>> }) {
  if (live.status === 'loading') return <Skeleton height="3rem" />;
  if (live.status === 'error') return <p>The request couldn't be loaded.</p>;
  const { item, fromCache } = live.data;
  if (!item) {
    return <p>{fromCache ? "The request isn't saved on this device yet." : 'The request was deleted.'}</p>;
  }
  const { organizerName, createdAt, additionalInfo, note } = item;
  return (
    <>
      <p>
        <bdi>{organizerName || requestName(item)}</bdi>
        {createdAt && ` asked on ${formatInstant(createdAt)}`}
      </p>
      {additionalInfo && (
        <blockquote className={styles.words}>
          <bdi>{additionalInfo}</bdi>
        </blockquote>
      )}
      {note && <p className={styles.words}>Note: {note}</p>}
      <p>
        <Link to={staffPaths.staffRequest(item.id)}>Open request</Link>
      </p>
    </>
  );
}
