import { useRef, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import type { Contact, HeldRole } from '../../domain/outreach/contacts.ts';
import type { Channel } from '../../domain/outreach/outreachSchema.ts';
import { LiveList } from '../parts/LiveList.tsx';
import { LogDialog } from './LogDialog.tsx';
import styles from './OutreachPage.module.css';
import { OutreachRow } from './OutreachRow.tsx';
import { type ListName, outreachLists } from './outreachLists.ts';
import { useQuickPress } from './useQuickPress.ts';

type Props = {
  kind: ListName;
  /** The role whose contact the list is about; null for the best one to contact. */
  role: HeldRole | null;
  list: WatchedList<PlacedFraternity>;
  today: string;
  onMore: () => void;
  onOpen: (fraternity: PlacedFraternity) => void;
};

type Logging = { fraternity: PlacedFraternity; channel: Channel; contact: Contact | null };

/** The fraternities of a list with everything a call needs. */
export function OutreachList({ kind, role, list, today, onMore, onOpen }: Props) {
  // Here and not in the row: the row may leave the list while its contact is being logged.
  const [logging, setLogging] = useState<Logging | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  const guard = useQuickPress(rows, list.items);
  return (
    <>
      <LiveList
        aria-label={outreachLists[kind].label}
        list={list}
        things="fraternities"
        head={
          <p role="status" className={styles.count}>
            {countText(list)}
          </p>
        }
        empty={<p>{outreachLists[kind].nothing}</p>}
        rows={{ ref: rows, className: styles.rows, ...guard }}
        row={(fraternity) => (
          <OutreachRow
            key={`${fraternity.collegeId}/${fraternity.id}`}
            fraternity={fraternity}
            role={role}
            today={today}
            waiting={list.waiting.has(`colleges/${fraternity.collegeId}/fraternities/${fraternity.id}`)}
            onOpen={onOpen}
            onLog={(whom, channel, contact) => setLogging({ fraternity: whom, channel, contact })}
          />
        )}
        onMore={onMore}
      />
      {logging && (
        <LogDialog
          collegeId={logging.fraternity.collegeId}
          fraternity={logging.fraternity}
          channel={logging.channel}
          role={logging.contact?.role ?? 'other'}
          today={today}
          onClose={() => setLogging(null)}
        />
      )}
    </>
  );
}

function countText({ items, more }: WatchedList<PlacedFraternity>): string {
  const all = `${items.length} ${items.length === 1 ? 'fraternity' : 'fraternities'}`;
  return more ? `The first ${all}` : all;
}
