import { useId, useMemo } from 'react';
import { type StaffEvent, staffEvent } from '../../data/staff/events.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { formatWhen } from '../../domain/time/format.ts';
import { useLive } from '../../hooks/useLive.ts';
import { paths } from '../../paths.ts';
import { staffPaths } from '../../staffPaths.ts';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import { ResultForm } from '../events/results/ResultForm.tsx';
import { BracketPicture } from '../parts/bracket/BracketPicture.tsx';
import { BracketStatusPicker } from '../parts/bracket/BracketStatusPicker.tsx';
import { useAskedDialog } from '../parts/useAskedDialog.ts';
import styles from './BracketsPage.module.css';
import { StatTiles } from './StatTiles.tsx';

type Props = {
  id: string;
  /** The event as the list has it. */
  listed: StaffEvent | undefined;
  onBusy: (busy: boolean) => void;
  onView: (event: StaffEvent) => void;
};

/** The bracket and the result of one event, even of one that the list hasn't loaded. */
export function ChosenEvent({ id, listed, onBusy, onView }: Props) {
  const live = useLive(useMemo(() => staffEvent(id), [id]));
  const known = live.status === 'ready' && live.data.item ? live.data.item : listed;
  if (known) return <Work event={known} onBusy={onBusy} onView={onView} />;
  if (live.status === 'loading') return <Skeleton height="20rem" />;
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load events. Please try again later." onRetry={live.retry} />;
  }
  return (
    <Notice>
      <p>
        {live.data.fromCache ? "This event isn't saved on this device yet." : 'This event no longer exists.'}
      </p>
    </Notice>
  );
}

function Work({ event, onBusy, onView }: Omit<Props, 'id' | 'listed'> & { event: StaffEvent }) {
  const id = useId();
  const title = eventTitle(event);
  const { open: showDetails } = useAskedDialog('event');
  return (
    <section className={`${layout.card} ${consoleLayout.stack5} ${styles.work}`} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{[formatWhen(event), event.location].filter(Boolean).join(' · ')}</p>
        </div>
        <p className={styles.links}>
          <button type="button" onClick={() => showDetails(event.id)}>
            View Details
          </button>
          <Link to={staffPaths.night(event.id)}>Tables</Link>
          <a href={paths.event(event.id)} target="_blank" rel="noreferrer">
            Public page
          </a>
        </p>
      </header>
      <StatTiles event={event} />
      {event.status !== 'active' && event.status !== 'completed' && (
        <p className={staffLayout.warning}>
          This event is {event.status}. Brackets are for active and completed events: set its status first.
        </p>
      )}
      <div className={styles.columns}>
        <BracketPicture event={event} onBusy={onBusy} onView={() => onView(event)} />
        <div className={styles.side}>
          <BracketStatusPicker event={event} />
          <ResultForm event={event} />
        </div>
      </div>
    </section>
  );
}
