import { useMemo, useState } from 'react';
import { bracketEvents } from '../../data/staff/brackets.ts';
import type { StaffEvent } from '../../data/staff/events.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BracketViewer } from '../parts/bracket/BracketViewer.tsx';
import { BracketGrid } from './BracketGrid.tsx';
import styles from './BracketsPage.module.css';
import { ChosenEvent } from './ChosenEvent.tsx';
import { EventPicker } from './EventPicker.tsx';

/** Manage Brackets (specification 2.12): the bracket and the result of one event, and the brackets of all. */
function BracketsPage() {
  const [eventId, setEventId] = useUrlText('bracket');
  const events = useMemo(bracketEvents, []);
  const live = useLive(events.source);
  // While an image is uploading, its event stays chosen.
  const [busy, setBusy] = useState(false);
  const [viewed, setViewed] = useState<StaffEvent | null>(null);

  function manage(id: string): void {
    setEventId(id);
    document.querySelector('main h1')?.scrollIntoView();
  }

  if (live.status === 'loading') return <Loading />;
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load events. Please try again later." onRetry={live.retry} />;
  }
  return (
    <div className={styles.page}>
      <EventPicker
        list={live.data}
        value={eventId}
        disabled={busy}
        onChange={setEventId}
        onMore={events.more}
      />
      {eventId && (
        <ChosenEvent
          key={eventId}
          id={eventId}
          listed={live.data.items.find(({ id }) => id === eventId)}
          onBusy={setBusy}
          onView={setViewed}
        />
      )}
      <BracketGrid
        list={live.data}
        chosen={eventId}
        disabled={busy}
        onManage={manage}
        onView={setViewed}
        onMore={events.more}
      />
      {viewed && <BracketViewer event={viewed} onClose={() => setViewed(null)} />}
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.page}>
      <p role="status" className="visually-hidden">
        Loading events...
      </p>
      <Skeleton height="4rem" />
      <Skeleton height="20rem" />
    </div>
  );
}

export { BracketsPage as Component };
