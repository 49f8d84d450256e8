import { useMemo } from 'react';
import type { WatchedList } from '../../../data/source.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StoredNote } from '../../parts/StoredNote.tsx';
import { goThroughBoxes } from '../../parts/selection/goThroughBoxes.ts';
import { useSelection } from '../../parts/selection/useSelection.ts';
import { EventRow } from './EventRow.tsx';
import styles from './EventsPage.module.css';
import { ListHead } from './ListHead.tsx';

type Props = {
  list: WatchedList<StaffEvent>;
  shown: readonly StaffEvent[];
  searching: boolean;
  /** Whether a filter or a search leaves some out. */
  narrowed: boolean;
  onMore: () => void;
  onClear: () => void;
  onDetails: (eventId: string) => void;
  onDuplicate: (eventId: string) => void;
  onDelete: (event: StaffEvent) => void;
  onDeleteAll: (events: readonly StaffEvent[]) => void;
  onExport: (events: readonly StaffEvent[]) => void;
};

/** The rows, how many they are, what can be done with several of them, and the way to more. */
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
  const online = useOnline();
  const picking = useSelection(useMemo(() => shown.map(({ id }) => id), [shown]));
  return (
    <section aria-label="Events">
      <ListHead
        count={countText(list, shown.length, searching)}
        shown={shown}
        picking={picking}
        onDelete={onDeleteAll}
        onExport={onExport}
      />
      {list.fromCache && <StoredNote />}
      {shown.length === 0 ? (
        <Nothing list={list} narrowed={narrowed} online={online} onClear={onClear} />
      ) : (
        <ul className={styles.rows} onKeyDown={(event) => goThroughBoxes(event, picking)}>
          {shown.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              waiting={list.waiting.has(event.id)}
              picked={picking.picked.has(event.id)}
              onPick={picking.pick}
              {...actions}
            />
          ))}
        </ul>
      )}
      {list.more && (
        <p className={styles.more}>
          <Button tone="plain" busy={list.growing} onClick={onMore}>
            {searching ? 'Search older events' : 'Show more'}
          </Button>
        </p>
      )}
    </section>
  );
}

type NothingProps = Pick<Props, 'list' | 'narrowed' | 'onClear'> & { online: boolean };

/** No rows: because there are none, or because nobody could be asked. */
function Nothing({ list, narrowed, online, onClear }: NothingProps) {
  if (list.items.length === 0 && list.fromCache) {
    return (
      <Notice>
        <p>
          {online
            ? 'Failed to load events. Please try again later.'
            : 'You are offline, and this list is not stored in this browser yet.'}
        </p>
        <p>It appears here by itself as soon as the server answers.</p>
      </Notice>
    );
  }
  return (
    <Notice>
      <p>No events found</p>
      {narrowed ? (
        <Button tone="plain" onClick={onClear}>
          Show all events
        </Button>
      ) : (
        <p>Every event that is created appears here, newest first.</p>
      )}
    </Notice>
  );
}

function countText({ items, more }: WatchedList<StaffEvent>, shown: number, searching: boolean): string {
  const all = `${items.length} ${items.length === 1 ? 'event' : 'events'}`;
  if (searching) return `${shown} found among the ${more ? 'newest ' : ''}${all}`;
  return more ? `The newest ${all}` : all;
}
