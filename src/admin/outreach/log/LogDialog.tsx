import { useMemo, useState } from 'react';
import type { Watched } from '../../../data/source.ts';
import { watchFraternity } from '../../../data/staff/fraternities.ts';
import { logContact, newContact, unlogContact } from '../../../data/staff/outreach/outreach.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { OutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import type { Channel, ContactRole } from '../../../domain/outreach/outreachSchema.ts';
import { daysAgo } from '../../../domain/outreach/quiet.ts';
import { type Live, useLive } from '../../../hooks/useLive.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { attempt } from '../../../parts/attempt.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { useSubmit } from '../../../parts/useSubmit.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import formLayout from '../../../ui/formLayout.module.css';
import { ownName } from '../../parts/ownName/ownName.ts';
import { useCollegeName } from '../../parts/useCollege.ts';
import { introduceCaller } from '../callers/shareCaller.ts';
import { noteOwnChange } from '../ownChanges.ts';
import { ScheduleDialog } from '../schedule/ScheduleDialog.tsx';
import { MessagePart } from '../templates/MessagePart.tsx';
import styles from './LogDialog.module.css';
import { LogFieldset } from './LogFieldset.tsx';
import { LogHead } from './LogHead.tsx';
import { emptyEntry, LogEntry, type LogInput } from './logEntry.ts';
import { useLogDraft } from './useLogDraft.ts';

const failed = 'Failed to log the contact. Please try again.';
const undoFailed = 'Failed to undo. Please try again.';

type Props = {
  collegeId: string;
  fraternity: Fraternity;
  channel: Channel;
  role: ContactRole;
  today: string;
  onClose: () => void;
  /** The next chapter of the list: how it is called, and what opens it. */
  next?: { label: string; open: () => void } | undefined;
  /** The newest entry of its log, where the caller of this dialog has read it. */
  newest?: OutreachEntry | null | undefined;
};

/**
 * Logs a contact. After a call two taps are enough: the outcome and Save. It can be undone, and what was typed
 * is kept until it is logged or discarded.
 */
export function LogDialog(props: Props) {
  const { collegeId, fraternity, channel, role, today, onClose, next, newest } = props;
  const name = useCollegeName(collegeId, fraternity.collegeName);
  const form = useSchemaForm(LogEntry, emptyEntry(fraternity, channel, role, ownName.get()));
  const draft = useLogDraft(`${collegeId}/${fraternity.id}`, form);
  const { busy, failure, submit } = useSubmit();
  const live = useLive(useMemo(() => watchFraternity(collegeId, fraternity.id), [collegeId, fraternity.id]));
  const now = standing(live, fraternity);
  const [opened] = useState(fraternity.lastContactAt);
  const isNews = now?.lastContactAt && (!opened || now.lastContactAt > opened);

  const [scheduling, setScheduling] = useState(false);
  const [sent, contacted, outcome, by] = form.watch(['channel', 'role', 'outcome', 'by']);
  // A day that was only proposed is for a step after the message.
  const promised = form.watch('ownStep') && form.watch('nextStepOn');

  function leave(): void {
    draft.discard();
    onClose();
  }

  const saveThen = (then: () => void) =>
    form.submit(async ({ entry, at }: LogInput) => {
      if (!now) return;
      if (entry.by) introduceCaller(entry.by);
      const contact = newContact(collegeId, now, entry, at ?? undefined);
      await submit(() => logContact(contact), {
        failed,
        done: `Contact with ${fraternity.name} logged.`,
        undo: () => void attempt(() => unlogContact(contact), { failed: undoFailed, onSaved: noteOwnChange }),
        onSaved: () => {
          draft.discard();
          noteOwnChange();
          then();
        },
      });
    });

  if (scheduling) {
    return (
      <ScheduleDialog
        collegeId={collegeId}
        fraternity={now ?? fraternity}
        role={contacted === 'other' ? undefined : contacted}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      title={`Log contact: ${fraternity.name}`}
      lead={name}
      className={styles.dialog}
      dirty={form.formState.isDirty}
      onSubmit={saveThen(onClose)}
      onClose={leave}
      failure={failure}
      action="Save"
      busyAction="Saving…"
      busy={busy}
      disabled={!now}
      aside={
        <div className={`${consoleLayout.foot3} ${styles.asides}`}>
          {outcome === 'interested' && (
            <Button
              tone="plain"
              disabled={!now}
              aria-disabled={busy || undefined}
              onClick={() => void saveThen(() => setScheduling(true))()}
            >
              Save and schedule event
            </Button>
          )}
          {next && (
            <Button
              tone="plain"
              className={styles.next}
              disabled={!now}
              aria-disabled={busy || undefined}
              onClick={() =>
                void saveThen(() => {
                  onClose();
                  next.open();
                })()
              }
            >
              Save and next: {next.label}
            </Button>
          )}
        </div>
      }
    >
      <p role="status" className={formLayout.alert}>
        {now ? isNews && !busy && newsText(now, today) : `Someone else deleted ${fraternity.name}.`}
      </p>
      {draft.restored && (
        <p role="status" className={styles.muted}>
          This is what you typed before. It isn't logged yet.
        </p>
      )}
      <LogHead
        college={{ id: collegeId, name }}
        fraternity={now ?? fraternity}
        role={contacted}
        today={today}
        newest={newest ?? null}
      />
      {(sent === 'text' || sent === 'e-mail') && contacted !== 'other' && (
        <MessagePart
          channel={sent}
          college={name}
          fraternity={{ name: fraternity.name, nextStepOn: promised || (now ?? fraternity).nextStepOn }}
          person={form.watch('person')}
          by={by}
          onNameless={() => form.setFocus('by')}
          address={(now ?? fraternity)[`${contacted}${sent === 'text' ? 'Number' : 'Email'}`]}
        />
      )}
      <LogFieldset form={form} fraternity={fraternity} today={today} />
    </FormDialog>
  );
}

/** Returns the fraternity as it is stored now; null when it is known to be deleted. */
function standing(live: Live<Watched<Fraternity>>, before: Fraternity): Fraternity | null {
  if (live.status !== 'ready') return before;
  const { item, fromCache } = live.data;
  return item ?? (fromCache ? before : null);
}

/** Shows the entries that colleagues have logged since the dialog opened. */
function newsText({ name, nextStep, nextStepOn }: Fraternity, today: string): string {
  const step = nextStepOn ? ` Next step: ${nextStep || 'planned'}, ${daysAgo(nextStepOn, today)}.` : '';
  return `Someone else just logged a contact with ${name}.${step}`;
}
