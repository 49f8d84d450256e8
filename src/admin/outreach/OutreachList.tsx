import { useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import type { Contact } from '../../domain/outreach/contacts.ts';
import type { Channel } from '../../domain/outreach/outreachSchema.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { LogDialog } from './LogDialog.tsx';
import styles from './OutreachPage.module.css';
import { OutreachRow } from './OutreachRow.tsx';

type Props = {
  kind: 'today' | 'quiet';
  list: WatchedList<PlacedFraternity>;
  today: string;
  onMore: () => void;
  onOpen: (fraternity: PlacedFraternity) => void;
};

type Logging = { fraternity: PlacedFraternity; channel: Channel; contact: Contact | null };

const nothing = {
  today: 'Nothing is due. What you promise when you log a contact appears here on its day.',
  quiet: 'Nobody has gone quiet.',
};

/** The fraternities of a list with all that a call needs. */
export function OutreachList({ kind, list, today, onMore, onOpen }: Props) {
  // Here and not in the row: the row may leave the list while somebody writes about it.
  const [logging, setLogging] = useState<Logging | null>(null);
  return (
    <section aria-label={kind === 'today' ? 'Call today' : 'Gone quiet'}>
      <p role="status" className={styles.count}>
        {countText(list)}
      </p>
      {list.items.length === 0 ? (
        <Notice>
          <p>
            {list.fromCache
              ? 'This list is not stored in this browser. It appears as soon as the server answers.'
              : nothing[kind]}
          </p>
        </Notice>
      ) : (
        <ul className={styles.rows}>
          {list.items.map((fraternity) => (
            <OutreachRow
              key={`${fraternity.collegeId}/${fraternity.id}`}
              fraternity={fraternity}
              today={today}
              waiting={list.waiting.has(`colleges/${fraternity.collegeId}/fraternities/${fraternity.id}`)}
              onOpen={onOpen}
              onLog={(whom, channel, contact) => setLogging({ fraternity: whom, channel, contact })}
            />
          ))}
        </ul>
      )}
      {list.more && (
        <p className={styles.more}>
          <Button tone="plain" busy={list.growing} onClick={onMore}>
            Show more
          </Button>
        </p>
      )}
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
    </section>
  );
}

function countText({ items, more }: WatchedList<PlacedFraternity>): string {
  const all = `${items.length} ${items.length === 1 ? 'fraternity' : 'fraternities'}`;
  return more ? `The first ${all}` : all;
}
