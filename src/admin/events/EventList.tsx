import type { WatchedList } from '../../data/source.ts';
import type { StaffEvent } from '../../data/staff/events.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { EventRow } from './EventRow.tsx';
import styles from './EventsPage.module.css';

type Props = {
  list: WatchedList<StaffEvent>;
  shown: readonly StaffEvent[];
  searching: boolean;
  onMore: () => void;
  onClear: () => void;
  onDetails: (eventId: string) => void;
  onDuplicate: (eventId: string) => void;
  onDelete: (event: StaffEvent) => void;
};

/** The rows, how many they are, and the way to more of them. */
export function EventList({ list, shown, searching, onMore, onClear, ...actions }: Props) {
  const online = useOnline();
  return (
    <section aria-label="Events">
      <p className={styles.count} role="status">
        {countText(list, shown.length, searching)}
      </p>
      {list.fromCache && (
        <p className={styles.stored}>
          {online
            ? 'Shown as this browser stored it; the server has not answered yet.'
            : 'Shown as this browser stored it.'}
        </p>
      )}
      {shown.length === 0 ? (
        <Nothing list={list} online={online} onClear={onClear} />
      ) : (
        <ul className={styles.rows}>
          {shown.map((event) => (
            <EventRow key={event.id} event={event} waiting={list.waiting.has(event.id)} {...actions} />
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

type NothingProps = Pick<Props, 'list' | 'onClear'> & { online: boolean };

/** No rows: because there are none, or because nobody could be asked. */
function Nothing({ list, online, onClear }: NothingProps) {
  if (list.items.length === 0 && list.fromCache) {
    return (
      <div className={styles.notice}>
        <p>
          {online
            ? 'Failed to load events. Please try again later.'
            : 'You are offline, and this list is not stored in this browser yet.'}
        </p>
        <p>It appears here by itself as soon as the server answers.</p>
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      <p>No events found</p>
      <Button tone="plain" onClick={onClear}>
        Show all events
      </Button>
    </div>
  );
}

function countText({ items, more }: WatchedList<StaffEvent>, shown: number, searching: boolean): string {
  const all = `${items.length} ${items.length === 1 ? 'event' : 'events'}`;
  if (searching) return `${shown} found among the ${more ? 'newest ' : ''}${all}`;
  return more ? `The newest ${all}` : all;
}
