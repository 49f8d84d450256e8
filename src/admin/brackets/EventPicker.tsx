import type { WatchedList } from '../../data/source.ts';
import type { StaffEvent } from '../../data/staff/events.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { formatDayShort } from '../../domain/time/format.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import styles from './BracketsPage.module.css';

type Props = {
  list: WatchedList<StaffEvent>;
  value: string;
  disabled: boolean;
  onChange: (eventId: string) => void;
  onMore: () => void;
};

/** Chooses an event; only active and completed ones have brackets (specification 2.12). */
export function EventPicker({ list, value, disabled, onChange, onMore }: Props) {
  const online = useOnline();
  const options = list.items.map((event) => [event.id, optionText(event)] as const);
  // The address may name an event of a page that isn't loaded yet.
  const listed = value === '' || list.items.some(({ id }) => id === value);
  return (
    <section aria-label="Event" className={styles.picker}>
      <SelectField
        label="Select an event"
        value={value}
        disabled={disabled}
        options={[['', 'Choose…'], ...(listed ? [] : [[value, 'The event below'] as const]), ...options]}
        onChange={onChange}
      />
      {list.more && (
        <Button tone="plain" busy={list.growing} onClick={onMore}>
          Load older events
        </Button>
      )}
      {list.items.length === 0 && (
        <p className={styles.hint}>
          {list.fromCache && !online
            ? "You're offline, and these events aren't saved on this device yet."
            : 'No active or completed events yet. Set an event to active to manage its bracket.'}
        </p>
      )}
    </section>
  );
}

function optionText(event: StaffEvent): string {
  return [eventTitle(event), formatDayShort(event.date), event.status].join(' · ');
}
