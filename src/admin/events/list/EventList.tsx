import { useCallback } from 'react';
import type { WatchedList } from '../../../data/source.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Reach } from '../../../data/staff/search/readOn.ts';
import type { EventQuery } from '../../../domain/events/lists/eventQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { LiveList } from '../../parts/LiveList.tsx';
import { goThroughBoxes } from '../../parts/selection/goThroughBoxes.ts';
import { useWideSelection } from '../../parts/selection/useWideSelection.ts';
import { EventsHead } from './EventsHead.tsx';
import { ColumnHeads } from './rows/ColumnHeads.tsx';
import { EventRow } from './rows/EventRow.tsx';
import styles from './StaffEventsPage.module.css';
import { everyMatch, type useEventList } from './useEventList.ts';

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

const failed = 'Failed to load the other events. Please try again.';
const idOf = ({ id }: StaffEvent) => id;

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
  const readAll = useCallback(
    (onRead: (count: number) => void) => everyMatch(search, query, onRead),
    [search, query],
  );
  const selection = useWideSelection(shown, { keyOf: idOf, readAll, failed });
  const { picking } = selection;
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
          others={list.more && need === '' ? othersText(searching, filter, dates) : ''}
          selection={selection}
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

/** Returns what all events are that a list is of: 'all upcoming events'. */
function othersText(searching: boolean, filter: string, dates: string): string {
  if (searching) return 'all matches';
  return dates === '' ? `all ${filter === '' ? '' : `${filter} `}events` : 'all events of these dates';
}

function countText({ items, more, fromCache }: WatchedList<StaffEvent>, query: EventQuery): string {
  // The copy of this browser may hold a few of many.
  const where = fromCache ? ' saved on this device' : '';
  const all = `${items.length} ${items.length === 1 ? 'event' : 'events'}${where}`;
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
