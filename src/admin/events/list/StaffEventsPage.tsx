import { useCallback, useState } from 'react';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useAskedDialog } from '../../parts/useAskedDialog.ts';
import { useCreateEvent } from '../../parts/useCreateEvent.ts';
import { UpgradeNotice } from '../upgrade/UpgradeNotice.tsx';
import { unlistedEvents } from '../upgrade/unlistedRecords.ts';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';
import { DeleteEventsDialog } from './DeleteEventsDialog.tsx';
import { EventFilters } from './EventFilters.tsx';
import { EventList } from './EventList.tsx';
import { exportAll, exportEvents } from './exportEvents.ts';
import { HeldAddresses } from './HeldAddresses.tsx';
import { LostEvents } from './LostEvents.tsx';
import { NextStrip } from './next/NextStrip.tsx';
import styles from './StaffEventsPage.module.css';
import { found, useEventList } from './useEventList.ts';

const nothing: readonly StaffEvent[] = [];

/** Manage Events (specification 2.9): what is next, and the list, live, newest first. */
function EventsPage() {
  const list = useEventList();
  const { live, query, shown, state } = list;
  const { open: showDetails } = useAskedDialog('event');
  const createEvent = useCreateEvent();
  const [deleting, setDeleting] = useState(nothing);
  const [one, ...others] = deleting;
  const deleteOne = useCallback((event: StaffEvent) => setDeleting([event]), []);
  const deleteNone = () => setDeleting(nothing);

  return (
    <>
      <NextStrip next={list.next} today={list.today} chosen={state.need} />
      <div className={styles.head}>
        <EventFilters
          {...state}
          today={list.today}
          onFilter={list.setFilter}
          onDates={list.setDates}
          onSort={list.setSort}
          onSearch={list.setSearch}
        />
        <Button aria-haspopup="dialog" onClick={() => createEvent()}>
          Create Event
        </Button>
      </div>
      <LostEvents />
      <HeldAddresses today={list.today} />
      <UpgradeNotice unlisted={unlistedEvents} one="event" several="events" from="this list" />
      {live.status === 'loading' && (
        <SkeletonRows
          loading="Loading events..."
          rows={8}
          height="3rem"
          className={`${layout.stack2} ${styles.rows}`}
        />
      )}
      {live.status === 'error' && (
        <FailedNotice message="Failed to load events. Please try again later." onRetry={live.retry} />
      )}
      {live.status === 'ready' && (
        <EventList
          list={live.data}
          shown={shown}
          reach={list.reach}
          query={query}
          state={state}
          onSort={list.setSort}
          onMore={list.more}
          onDetails={showDetails}
          onDuplicate={createEvent}
          onDelete={deleteOne}
          onDeleteAll={setDeleting}
          onExport={(events) => void exportEvents(events)}
          onExportAll={() =>
            void (live.data.more
              ? exportAll(query, (events) => found(events, state.search))
              : exportEvents(shown))
          }
          onClear={list.clear}
        />
      )}
      {one && others.length === 0 && <DeleteEventDialog event={one} onClose={deleteNone} />}
      {others.length > 0 && <DeleteEventsDialog events={deleting} onClose={deleteNone} />}
    </>
  );
}

export { EventsPage as Component };
