import { useMemo, useState } from 'react';
import { watchFraternity } from '../../data/staff/fraternities.ts';
import { logContact, newContact, unlogContact } from '../../data/staff/outreach/outreach.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import type { Channel, ContactRole, OutreachInput } from '../../domain/outreach/outreachSchema.ts';
import { daysAgo } from '../../domain/outreach/quiet.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { attempt } from '../../parts/attempt.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { useSubmit } from '../../parts/useSubmit.ts';
import styles from './LogDialog.module.css';
import { LogFieldset } from './LogFieldset.tsx';
import { emptyEntry, LogEntry } from './logEntry.ts';

const failed = 'Failed to log the contact. Please try again.';
const undoFailed = 'Failed to undo. Please try again.';

type Props = {
  collegeId: string;
  fraternity: Fraternity;
  channel: Channel;
  role: ContactRole;
  today: string;
  onClose: () => void;
};

/** Logs a contact. After a call two taps are enough: the outcome and Save. It can be undone. */
export function LogDialog({ collegeId, fraternity, channel, role, today, onClose }: Props) {
  const form = useSchemaForm(LogEntry, emptyEntry(fraternity, channel, role));
  const { busy, failure, submit } = useSubmit();
  const live = useLive(useMemo(() => watchFraternity(collegeId, fraternity.id), [collegeId, fraternity.id]));
  const now = live.status === 'ready' ? live.data.item : fraternity;
  const [opened] = useState(fraternity.lastContactAt);
  const isNews = now?.lastContactAt && (!opened || now.lastContactAt > opened);

  async function save(entry: OutreachInput) {
    if (!now) return;
    const contact = newContact(collegeId, now, entry);
    await submit(() => logContact(contact), {
      failed,
      done: `Contact with ${fraternity.name} logged.`,
      undo: () => void attempt(() => unlogContact(contact), { failed: undoFailed }),
      onSaved: onClose,
    });
  }

  return (
    <FormDialog
      title={`Log contact: ${fraternity.name}`}
      className={styles.dialog}
      dirty={form.formState.isDirty}
      onSubmit={form.submit(save)}
      onClose={onClose}
      failure={failure}
      action="Save"
      busyAction="Saving…"
      busy={busy}
      disabled={!now}
    >
      <p role="status" className={styles.news}>
        {now ? isNews && !busy && newsText(now, today) : `Someone else deleted ${fraternity.name}.`}
      </p>
      <LogFieldset form={form} fraternity={fraternity} today={today} />
    </FormDialog>
  );
}

/** Shows the entries that colleagues have logged since the dialog opened. */
function newsText({ name, nextStep, nextStepOn }: Fraternity, today: string): string {
  const step = nextStepOn ? ` Next step: ${nextStep || 'planned'}, ${daysAgo(nextStepOn, today)}.` : '';
  return `Someone else just logged a contact with ${name}.${step}`;
}
