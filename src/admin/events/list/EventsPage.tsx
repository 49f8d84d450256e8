import { useCallback, useMemo, useState } from 'react';
import { type StaffEvent, staffEvents } from '../../../data/staff/events.ts';
import { collegeWords } from '../../../domain/colleges/collegeWords.ts';
import { fraternityWords } from '../../../domain/fraternities/fraternityNames.ts';
import { matchesSearch } from '../../../domain/text/searchText.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useUrlDialog } from '../../../hooks/useUrlDialog.ts';
import { useUrlState } from '../../../hooks/useUrlState.ts';
import { useUrlText } from '../../../hooks/useUrlText.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { offerRetry } from '../../../ui/toast.ts';
import { useCreateEvent } from '../../parts/useCreateEvent.ts';
import { UpgradeNotice } from '../upgrade/UpgradeNotice.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { DeleteEventsDialog } from './DeleteEventsDialog.tsx';
import { EventList } from './EventList.tsx';
import styles from './EventsPage.module.css';
import { readEventFilter } from './eventFilter.ts';
import { exportEvents } from './exportEvents.ts';
import { Filters } from './Filters.tsx';
import { LostEvents } from './LostEvents.tsx';
import { useKeptByVisit, type Visits } from './useKeptByVisit.ts';

const visits: Visits<ReturnType<typeof staffEvents>> = new Map();
const nothing: readonly StaffEvent[] = [];

function save(events: readonly StaffEvent[]): void {
  exportEvents(events).catch(() =>
    offerRetry('Failed to export the events. Please try again.', () => save(events)),
  );
}

/** Manage Events (specification 2.9): the list, live, newest first. */
function EventsPage() {
  const [filter, setFilter] = useUrlState('status', readEventFilter);
  const [search, setSearch] = useUrlText('q', { replace: true });
  const events = useKeptByVisit(visits, filter, staffEvents);
  const live = useLive(events.source);
  const { open: showDetails } = useUrlDialog('event');
  const createEvent = useCreateEvent();
  const [deleting, setDeleting] = useState(nothing);
  const [one, ...others] = deleting;
  const deleteOne = useCallback((event: StaffEvent) => setDeleting([event]), []);
  const deleteNone = () => setDeleting(nothing);
  const items = live.status === 'ready' ? live.data.items : nothing;
  const shown = useMemo(
    () =>
      items.filter((event) =>
        matchesSearch(
          search,
          event.title,
          event.eventName,
          collegeWords({ name: event.collegeName }),
          fraternityWords({ name: event.fraternityName }),
        ),
      ),
    [items, search],
  );

  return (
    <>
      <div className={styles.head}>
        <Filters filter={filter} onFilter={setFilter} search={search} onSearch={setSearch} />
        <Button aria-haspopup="dialog" onClick={() => createEvent()}>
          Create Event
        </Button>
      </div>
      <LostEvents />
      <UpgradeNotice />
      {live.status === 'loading' && (
        <SkeletonRows loading="Loading events..." rows={5} height="8.5rem" className={styles.rows} />
      )}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load events. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' && (
        <EventList
          list={live.data}
          shown={shown}
          searching={search !== ''}
          narrowed={search !== '' || filter !== ''}
          onMore={events.more}
          onDetails={showDetails}
          onDuplicate={createEvent}
          onDelete={deleteOne}
          onDeleteAll={setDeleting}
          onExport={save}
          onClear={() => {
            setFilter('');
            setSearch('');
          }}
        />
      )}
      {one && others.length === 0 && <DeleteEventDialog event={one} onClose={deleteNone} />}
      {others.length > 0 && <DeleteEventsDialog events={deleting} onClose={deleteNone} />}
    </>
  );
}

export { EventsPage as Component };
