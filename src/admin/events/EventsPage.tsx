import { useMemo, useState } from 'react';
import { type StaffEvent, staffEvents } from '../../data/staff/events.ts';
import { matchesSearch } from '../../domain/searchText.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { Button } from '../../ui/Button.tsx';
import { useCreateEvent } from '../useCreateEvent.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { EventList } from './EventList.tsx';
import { EventRowsSkeleton } from './EventRowsSkeleton.tsx';
import styles from './EventsPage.module.css';
import { readEventFilter } from './eventFilter.ts';
import { Filters } from './Filters.tsx';

const anyText = (text: string) => text;

/** Manage Events (specification 2.9): the list, live, newest first. */
function EventsPage() {
  const [filter, setFilter] = useUrlState('status', readEventFilter);
  const [search, setSearch] = useUrlState('q', anyText, { replace: true });
  const events = useMemo(() => staffEvents(filter), [filter]);
  const live = useLive(events.source);
  const [, showDetails] = useUrlState('event', anyText);
  const createEvent = useCreateEvent();
  const [deleting, setDeleting] = useState<StaffEvent | null>(null);

  return (
    <>
      <div className={styles.head}>
        <Filters filter={filter} onFilter={setFilter} search={search} onSearch={setSearch} />
        <Button aria-haspopup="dialog" onClick={() => createEvent()}>
          Create Event
        </Button>
      </div>
      {live.status === 'loading' && <EventRowsSkeleton />}
      {live.status === 'error' && (
        <div className={styles.notice}>
          <p role="alert">Failed to load events. Please try again later.</p>
          <Button tone="plain" onClick={live.retry}>
            Retry
          </Button>
        </div>
      )}
      {live.status === 'ready' && (
        <EventList
          list={live.data}
          shown={live.data.items.filter((event) =>
            matchesSearch(search, event.title, event.eventName, event.collegeName, event.fraternityName),
          )}
          searching={search !== ''}
          onMore={events.more}
          onDetails={showDetails}
          onDuplicate={createEvent}
          onDelete={setDeleting}
          onClear={() => {
            setFilter('');
            setSearch('');
          }}
        />
      )}
      {deleting && <DeleteEventDialog event={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

export { EventsPage as Component };
