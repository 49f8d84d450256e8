import { useState } from 'react';
import { ownName } from '../../../data/staff/session/ownName.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { OutreachEntry } from '../../../domain/outreach/outreachEntry.ts';
import type { Channel, ContactRole } from '../../../domain/outreach/outreachSchema.ts';
import { daysAgo } from '../../../domain/outreach/quiet.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import formLayout from '../../../ui/formLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { useCollegeName } from '../../parts/useCollege.ts';
import { ScheduleDialog } from '../schedule/ScheduleDialog.tsx';
import { MessagePart } from '../templates/MessagePart.tsx';
import styles from './LogDialog.module.css';
import { LogFieldset } from './LogFieldset.tsx';
import { LogHead } from './LogHead.tsx';
import { emptyEntry, LogEntry, type LogForm } from './logEntry.ts';
import { useLogDraft } from './useLogDraft.ts';
import { useLogging, useStanding } from './useLogging.ts';

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
 * Logs a contact. After a call two taps are enough: the outcome and Save. It can be undone, and what was
 * typed is kept until it is logged or discarded.
 */
export function LogDialog(props: Props) {
  const { collegeId, fraternity, channel, role, today, onClose, next, newest } = props;
  const name = useCollegeName(collegeId, fraternity.collegeName);
  const form = useSchemaForm(LogEntry, emptyEntry(fraternity, channel, role, ownName.get()));
  const draft = useLogDraft(`${collegeId}/${fraternity.id}`, form);
  const { now, isNews } = useStanding(collegeId, fraternity);
  const { busy, failure, log } = useLogging(collegeId, now, draft.discard);
  const [scheduling, setScheduling] = useState(false);
  const [contacted, outcome] = form.watch(['role', 'outcome']);

  function leave(): void {
    draft.discard();
    onClose();
  }

  const saveThen = (then: () => void) => form.submit((contact) => log(contact, then));

  if (scheduling) {
    return (
      <ScheduleDialog
        collegeId={collegeId}
        fraternity={now ?? fraternity}
        role={contacted === 'other' ? undefined : contacted}
        variant="dated"
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
              className={`${consoleLayout.clipped} ${styles.next}`}
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
        <p role="status" className={layout.muted}>
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
      <Message form={form} fraternity={now ?? fraternity} college={name} />
      <LogFieldset form={form} fraternity={fraternity} today={today} />
    </FormDialog>
  );
}

type MessageProps = { form: LogForm; fraternity: Fraternity; college: string };

/** The message to send, where the channel takes one and the chapter knows where to. */
function Message({ form, fraternity, college }: MessageProps) {
  const [sent, contacted, by, person] = form.watch(['channel', 'role', 'by', 'person']);
  // A day that was only proposed is for a step after the message.
  const promised = form.watch('ownStep') && form.watch('nextStepOn');
  if ((sent !== 'text' && sent !== 'e-mail') || contacted === 'other') return null;
  return (
    <MessagePart
      channel={sent}
      college={college}
      fraternity={{ name: fraternity.name, nextStepOn: promised || fraternity.nextStepOn }}
      person={person}
      by={by}
      onNameless={() => form.setFocus('by')}
      address={fraternity[`${contacted}${sent === 'text' ? 'Number' : 'Email'}`]}
    />
  );
}

/** Shows the entries that colleagues have logged since the dialog opened. */
function newsText({ name, nextStep, nextStepOn }: Fraternity, today: string): string {
  const step = nextStepOn ? ` Next step: ${nextStep || 'planned'}, ${daysAgo(nextStepOn, today)}.` : '';
  return `Someone else just logged a contact with ${name}.${step}`;
}
