import { useMemo } from 'react';
import type { WatchedList } from '../../../data/source.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { Button } from '../../../ui/Button.tsx';
import { LiveList } from '../../parts/LiveList.tsx';
import { goThroughBoxes } from '../../parts/selection/goThroughBoxes.ts';
import { useSelection } from '../../parts/selection/useSelection.ts';
import { EventRow } from './EventRow.tsx';
import styles from './EventsPage.module.css';
import { ListHead } from './ListHead.tsx';

type Props = {
  list: WatchedList<StaffEvent>;
  shown: readonly StaffEvent[];
  searching: boolean;
  /** Whether a filter or a search leaves some events out. */
  narrowed: boolean;
  onMore: () => void;
  onClear: () => void;
  onDetails: (eventId: string) => void;
  onDuplicate: (eventId: string) => void;
  onDelete: (event: StaffEvent) => void;
  onDeleteAll: (events: readonly StaffEvent[]) => void;
  onExport: (events: readonly StaffEvent[]) => void;
};

/** The rows, their number, the actions for several of them, and the button for more. */
export function EventList({
  list,
  shown,
  searching,
  narrowed,
  onMore,
  onClear,
  onDeleteAll,
  onExport,
  ...actions
}: Props) {
  const picking = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  return (
    <LiveList
      aria-label="Events"
      list={list}
      shown={shown}
      things="events"
      head={
        <ListHead
          count={countText(list, shown.length, searching)}
          shown={shown}
          picking={picking}
          onDelete={onDeleteAll}
          onExport={onExport}
        />
      }
      empty={
        <>
          <p>No events found</p>
          {narrowed ? (
            <Button tone="plain" onClick={onClear}>
              Show all events
            </Button>
          ) : (
            <p>New events appear here, newest first.</p>
          )}
        </>
      }
      rows={{ className: styles.rows, onKeyDown: (event) => goThroughBoxes(event, picking) }}
      row={(event) => (
        <EventRow
          key={event.id}
          event={event}
          waiting={list.waiting.has(event.id)}
          picked={picking.picked.has(event.id)}
          onPick={picking.pick}
          {...actions}
        />
      )}
      moreText={searching ? 'Search older events' : 'Show more'}
      onMore={onMore}
    />
  );
}

function countText({ items, more }: WatchedList<StaffEvent>, shown: number, searching: boolean): string {
  const all = `${items.length} ${items.length === 1 ? 'event' : 'events'}`;
  if (searching) return `${shown} found among the ${more ? 'newest ' : ''}${all}`;
  return more ? `The newest ${all}` : all;
}
