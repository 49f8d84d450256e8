import type { StaffEvent } from '../../../../data/staff/events.ts';
import { eventFilters } from '../../../../domain/events/lists/eventFilter.ts';
import { eventTone } from '../../../../ui/eventTone.ts';
import { Menu } from '../../../parts/Menu.tsx';
import styles from './EventRow.module.css';
import { changeStatus } from './rowChanges.ts';

/** The status of an event, which opens the list of those it can be set to. */
export function StatusMenu({ event }: { event: StaffEvent }) {
  return (
    <Menu
      name={`Status: ${event.status}`}
      className={styles.status}
      items={eventFilters.flatMap(([status, label]) =>
        status === '' || status === event.status ? [] : [{ label, run: () => changeStatus(event, status) }],
      )}
    >
      <span className={styles.dot} data-tone={eventTone(event.status)} />
      <span className={styles.word}>{event.status}</span>
    </Menu>
  );
}
