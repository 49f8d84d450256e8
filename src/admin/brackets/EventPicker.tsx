import { useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import type { StaffEvent } from '../../data/staff/events.ts';
import { collegeWords } from '../../domain/colleges/collegeWords.ts';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { fraternityWords } from '../../domain/fraternities/fraternityNames.ts';
import { capitalized } from '../../domain/text/capitalized.ts';
import { matchesSearch } from '../../domain/text/searchText.ts';
import { formatDayShort } from '../../domain/time/format.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import { type ComboChoice, ComboField } from '../../ui/ComboField.tsx';
import layout from '../../ui/layout.module.css';
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
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = list.items.find(({ id }) => id === value);
  // The address may name an event of a page that isn't loaded yet.
  const name = chosen ? eventTitle(chosen) : value && 'The event below';
  const found = list.items.filter((event) => isFound(event, typed ?? ''));
  return (
    <section aria-label="Event" className={`${layout.wrap3} ${styles.picker}`}>
      <ComboField
        label="Select an event"
        placeholder="Title, college or fraternity"
        disabled={disabled}
        value={typed ?? name}
        choicesFor={(text) => list.items.filter((event) => isFound(event, text)).map(choiceOf)}
        onChange={setTyped}
        onChoose={({ key = '' }) => {
          setTyped(null);
          onChange(key);
        }}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(null)}
      />
      {list.more && (
        <Button tone="plain" busy={list.growing} onClick={onMore}>
          Load older events
        </Button>
      )}
      {list.items.length > 0 && found.length === 0 && (
        <p role="status" className={layout.note}>
          No events found{list.more && ` among the newest ${list.items.length}`}
        </p>
      )}
      {list.items.length === 0 && (
        <p className={layout.note}>
          {list.fromCache && !online
            ? "You're offline, and these events aren't saved on this device yet."
            : 'No active or completed events yet. Set an event to active to manage its bracket.'}
        </p>
      )}
    </section>
  );
}

function isFound({ title, eventName, collegeName, state, fraternityName }: StaffEvent, text: string) {
  const college = collegeWords({ name: collegeName, state });
  return matchesSearch(text, title, eventName, college, fraternityWords({ name: fraternityName }));
}

function choiceOf(event: StaffEvent): ComboChoice {
  const about = `${formatDayShort(event.date)} · ${capitalized(event.status)}`;
  return { key: event.id, value: eventTitle(event), about };
}
