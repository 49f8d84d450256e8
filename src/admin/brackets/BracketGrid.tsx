import type { WatchedList } from '../../data/source.ts';
import type { StaffEvent } from '../../data/staff/events.ts';
import { bracketStatusLabel } from '../../domain/events/bracketStatus.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { formatDayShort } from '../../domain/time/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Image } from '../../ui/Image.tsx';
import layout from '../../ui/layout.module.css';
import { LiveList } from '../parts/LiveList.tsx';
import styles from './BracketsPage.module.css';

type Props = {
  list: WatchedList<StaffEvent>;
  chosen: string;
  disabled: boolean;
  onManage: (eventId: string) => void;
  onView: (event: StaffEvent) => void;
  onMore: () => void;
};

/** All brackets of the loaded events, newest first (specification 2.12). */
export function BracketGrid({ list, chosen, disabled, onManage, onView, onMore }: Props) {
  const events = list.items.filter(({ bracketImage }) => bracketImage !== '');
  return (
    <LiveList
      className={`${layout.stack4} ${styles.all}`}
      aria-labelledby="all-brackets"
      list={list}
      shown={events}
      things="brackets"
      head={<h2 id="all-brackets">All brackets</h2>}
      empty={<p>No brackets yet. Select an event above and upload its bracket.</p>}
      rows={{ className: styles.grid }}
      row={(event) => (
        <li key={event.id} aria-label={eventTitle(event)} aria-current={event.id === chosen || undefined}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`View the bracket of ${eventTitle(event)}`}
            onClick={() => onView(event)}
          >
            <Image src={event.bracketImage} alt="" />
          </button>
          <div className={styles.caption}>
            <h3>{eventTitle(event)}</h3>
            <p>
              <span>{formatDayShort(event.date)}</span>
              <Badge tone="blue">{bracketStatusLabel(event.bracketStatus)}</Badge>
            </p>
          </div>
          <Button
            tone="plain"
            disabled={disabled}
            aria-label={`Manage ${eventTitle(event)}`}
            onClick={() => onManage(event.id)}
          >
            Manage
          </Button>
        </li>
      )}
      onMore={onMore}
    />
  );
}
