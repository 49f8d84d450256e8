import { useId, useMemo, useRef, useState } from 'react';
import { watchFraternity } from '../../data/staff/fraternities.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { contactsOf } from '../../domain/outreach/contacts.ts';
import type { Channel, ContactRole } from '../../domain/outreach/outreachSchema.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useToday } from '../../hooks/useToday.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { OutreachBadge } from '../../ui/OutreachBadge.tsx';
import { CollegeName } from './CollegeName.tsx';
import { ContactLine } from './ContactLine.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { LogDialog } from './LogDialog.tsx';
import { LogHistory } from './LogHistory.tsx';
import { NextStep } from './NextStep.tsx';
import styles from './OutreachPage.module.css';
import { useQuickPress } from './useQuickPress.ts';

type Props = { collegeId: string; fraternityId: string; onClose: () => void };

/** Outreach with one fraternity: its contacts, the next step, and all log entries, live. */
export function OutreachDialog({ collegeId, fraternityId, onClose }: Props) {
  const id = useId();
  const source = useMemo(() => watchFraternity(collegeId, fraternityId), [collegeId, fraternityId]);
  const live = useLive(source);
  const [logging, setLogging] = useState<{ channel: Channel; role: ContactRole } | null>(null);
  const today = useToday();
  const fraternity = live.status === 'ready' ? live.data.item : null;
  const body = useRef<HTMLDivElement>(null);
  const guard = useQuickPress(body, fraternity);
  return (
    <>
      <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
        <div ref={body} className={styles.body} {...guard}>
          <div>
            <h2 id={id} tabIndex={-1}>
              {fraternity?.name || 'Outreach'}
            </h2>
            <p className={styles.muted}>
              <CollegeName id={collegeId} />
            </p>
          </div>
          {live.status === 'loading' && <p role="status">Loading…</p>}
          {live.status === 'error' && (
            <>
              <p role="alert">Failed to load fraternities</p>
              <Button tone="plain" onClick={live.retry}>
                Retry
              </Button>
            </>
          )}
          {live.status === 'ready' && !fraternity && <p>This fraternity no longer exists.</p>}
          {fraternity && (
            <Whole
              collegeId={collegeId}
              fraternity={fraternity}
              today={today}
              onLog={(channel, role) => setLogging({ channel, role })}
            />
          )}
        </div>
      </Dialog>
      {fraternity && logging && (
        <LogDialog
          {...logging}
          collegeId={collegeId}
          fraternity={fraternity}
          today={today}
          onClose={() => setLogging(null)}
        />
      )}
    </>
  );
}

type WholeProps = {
  collegeId: string;
  fraternity: Fraternity;
  today: string;
  onLog: (channel: Channel, role: ContactRole) => void;
};

function Whole({ collegeId, fraternity, today, onLog }: WholeProps) {
  const contacts = contactsOf(fraternity, today);
  return (
    <>
      <p className={styles.badges}>
        <OutreachBadge status={fraternity.status} />
      </p>
      <NextStep collegeId={collegeId} fraternity={fraternity} today={today} />
      <ul className={styles.contacts}>
        {contacts.map((contact) => (
          <li key={contact.role}>
            <ContactLine collegeId={collegeId} fraternity={fraternity} contact={contact} today={today} />
            <div className={styles.ways}>
              <ContactLinks
                fraternity={fraternity}
                contact={contact}
                onTake={(channel) => onLog(channel, contact.role)}
              />
            </div>
          </li>
        ))}
      </ul>
      {contacts.length === 0 && (
        <>
          <p className={styles.muted}>No contact info</p>
          <div className={styles.ways}>
            <ContactLinks
              fraternity={fraternity}
              contact={null}
              onTake={(channel) => onLog(channel, 'other')}
            />
          </div>
        </>
      )}
      <div className={styles.historyHead}>
        <h3>What was said</h3>
        <Button tone="plain" onClick={() => onLog('call', contacts[0]?.role ?? 'other')}>
          Log contact
        </Button>
      </div>
      <LogHistory collegeId={collegeId} fraternity={fraternity} />
    </>
  );
}
