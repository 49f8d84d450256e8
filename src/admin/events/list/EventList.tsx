import { useMemo } from 'react';
import type { WatchedList } from '../../../data/source.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Reach } from '../../../data/staff/search/readOn.ts';
import type { EventQuery } from '../../../domain/events/lists/eventQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { LiveList } from '../../parts/LiveList.tsx';
import { goThroughBoxes } from '../../parts/selection/goThroughBoxes.ts';
import { useSelection } from '../../parts/selection/useSelection.ts';
import { EventsHead } from './EventsHead.tsx';
import { ColumnHeads } from './rows/ColumnHeads.tsx';
import { EventRow } from './rows/EventRow.tsx';
import styles from './StaffEventsPage.module.css';
import type { useEventList } from './useEventList.ts';

type Props = {
  list: WatchedList<StaffEvent>;
  shown: readonly StaffEvent[];
  /** How far the server's answer to the search reaches; null while only the loaded events are searched. */
  reach: Reach | null;
  query: EventQuery;
  state: ReturnType<typeof useEventList>['state'];
  onSort: (sort: string) => void;
  onMore: () => void;
  onClear: () => void;
  onDetails: (eventId: string) => void;
  onDuplicate: (eventId: string) => void;
  onDelete: (event: StaffEvent) => void;
  onDeleteAll: (events: readonly StaffEvent[]) => void;
  onExport: (events: readonly StaffEvent[]) => void;
  onExportAll: () => void;
};

/** The rows, their number, the actions for several of them, and the button for more. */
export function EventList({
  list,
  shown,
  reach,
  query,
  state,
  onSort,
  onMore,
  onClear,
  onDeleteAll,
  onExport,
  onExportAll,
  ...actions
}: Props) {
  const { filter, dates, need, search, sort } = state;
  const searching = search !== '';
  const picking = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  return (
    <LiveList
      aria-label="Events"
      list={list}
      shown={shown}
      things="events"
      head={
        <EventsHead
          count={searching ? foundText(list, shown.length, reach, query) : countText(list, query)}
          shown={shown}
          picking={picking}
          onDelete={onDeleteAll}
          onExport={onExport}
          onExportAll={onExportAll}
        />
      }
      columns={<ColumnHeads query={query} sort={sort} onSort={onSort} />}
      empty={
        <>
          <p>{reach === 'some' ? 'Not all were looked at. Add a word.' : 'No events found'}</p>
          {filter + dates + need + search !== '' ? (
            <Button tone="plain" onClick={onClear}>
              Show all events
            </Button>
          ) : (
            <p>New events appear here, newest first.</p>
          )}
        </>
      }
      rows={{
        className: `${layout.stack2} ${styles.rows}`,
        onKeyDown: (event) => goThroughBoxes(event, picking),
      }}
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
      moreText={
        !searching || reach === 'first'
          ? 'Show more'
          : query.direction === 'desc'
            ? 'Search older events'
            : 'Search more events'
      }
      onMore={onMore}
    />
  );
}

function countText({ items, more }: WatchedList<StaffEvent>, query: EventQuery): string {
  const all = `${items.length} ${items.length === 1 ? 'event' : 'events'}`;
  return more ? `The ${isNewestFirst(query) ? 'newest' : 'first'} ${all}` : all;
}

function foundText(
  list: WatchedList<StaffEvent>,
  found: number,
  reach: Reach | null,
  query: EventQuery,
): string {
  if (reach === 'all') return `${found} found`;
  if (reach === 'some') return `${found} found. Not all were looked at. Add a word.`;
  const order = isNewestFirst(query) ? ', newest first' : '';
  if (reach === 'first') return `First ${found} ${found === 1 ? 'match' : 'matches'}${order}`;
  return `${found} found among the ${countText(list, query).replace(/^The /, '')}`;
}

function isNewestFirst({ by, direction }: EventQuery): boolean {
  return by === 'date' && direction === 'desc';
}
