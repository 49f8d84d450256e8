import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { watchFraternity } from '../../data/staff/fraternities.ts';
import { logContact, newContact, unlogContact } from '../../data/staff/outreach.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { type Channel, type ContactRole, OutreachInput } from '../../domain/outreach/outreachSchema.ts';
import { daysAgo } from '../../domain/outreach/quiet.ts';
import { useLive } from '../../hooks/useLive.ts';
import { attempt } from '../parts/attempt.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useSubmit } from '../parts/useSubmit.ts';
import styles from './LogDialog.module.css';
import { LogFieldset } from './LogFieldset.tsx';
import { emptyEntry } from './logEntry.ts';

const failed = 'Failed to log the contact. Please try again.';
const undoFailed = 'Failed to take the contact back. Please try again.';

type Props = {
  collegeId: string;
  fraternity: Fraternity;
  channel: Channel;
  role: ContactRole;
  today: string;
  onClose: () => void;
};

/** Notes a contact: after a call two taps suffice, what came of it and Save. It can be taken back. */
export function LogDialog({ collegeId, fraternity, channel, role, today, onClose }: Props) {
  const [entry, setEntry] = useState(() => emptyEntry(fraternity, channel, role));
  const [mistakes, setMistakes] = useState<v.FlatErrors<typeof OutreachInput>['nested']>();
  const { busy, failure, submit } = useSubmit();
  const dirty = entry.outcome !== null || entry.note !== '';
  const live = useLive(useMemo(() => watchFraternity(collegeId, fraternity.id), [collegeId, fraternity.id]));
  const now = live.status === 'ready' ? live.data.item : fraternity;
  const [opened] = useState(fraternity.lastContactAt);
  const isNews = now?.lastContactAt && (!opened || now.lastContactAt > opened);

  async function save() {
    const parsed = v.safeParse(OutreachInput, { ...entry, nextStepOn: entry.nextStepOn || null });
    setMistakes(parsed.success ? undefined : v.flatten<typeof OutreachInput>(parsed.issues).nested);
    if (!parsed.success || !now) return;
    const contact = newContact(collegeId, now, parsed.output);
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
      dirty={dirty}
      onSubmit={save}
      onClose={onClose}
      failure={failure}
      action="Save"
      busyAction="Saving…"
      busy={busy}
      disabled={!now}
    >
      <p role="status" className={styles.news}>
        {now ? isNews && !busy && newsText(now, today) : `Someone else has deleted ${fraternity.name}.`}
      </p>
      <LogFieldset
        fraternity={fraternity}
        entry={entry}
        today={today}
        mistakes={mistakes}
        onChange={setEntry}
      />
    </FormDialog>
  );
}

/** What a colleague has logged since the dialog opened. */
function newsText({ name, nextStep, nextStepOn }: Fraternity, today: string): string {
  const step = nextStepOn ? ` Next step: ${nextStep || 'planned'}, ${daysAgo(nextStepOn, today)}.` : '';
  return `Someone else just logged a contact with ${name}.${step}`;
}
