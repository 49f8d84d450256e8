import { type ChangeEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { outcomesOf } from '../../../domain/outreach/afterContact.ts';
import { channels } from '../../../domain/outreach/outreachSchema.ts';
import { channelName, statusName } from '../../../domain/outreach/statusName.ts';
import { addDays, momentValue } from '../../../domain/time/day.ts';
import { Choices } from '../../../ui/Choices.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Field } from '../../../ui/Field.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { CallerField } from '../callers/CallerField.tsx';
import styles from './LogDialog.module.css';
import {
  hasNoStep,
  type LogEntry,
  type LogForm,
  peopleOf,
  withChannel,
  withMoment,
  withOutcome,
  withRole,
} from './logEntry.ts';

type Props = { form: LogForm; fraternity: Fraternity; today: string };

/**
 * The fields of a contact. The outcome comes first, as only that must be entered; the rest is filled in or
 * suggested.
 */
export function LogFieldset({ form, fraternity, today }: Props) {
  const { field } = form;
  const entry = form.watch();
  const outcome = useController({ control: form.control, name: 'outcome' });
  const named = <T extends string>(values: readonly T[]) =>
    values.map((value) => [value, statusName(value)] as const);
  const change = (changed: Partial<LogEntry>) => form.setValues(changed, { shouldDirty: true });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the inputs inside */}
      <div
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, altKey } = event;
          if (key.length > 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
          // Who begins to type means the note: a space between two words would choose an outcome.
          event.preventDefault();
          change({ note: entry.note + key });
          form.setFocus('note');
        }}
      >
        <Choices
          legend="How did it go?"
          options={named(outcomesOf(entry.channel))}
          ref={(input) => {
            outcome.field.ref(input);
            // The dialog opens with the focus here: a link stands before it.
            input?.setAttribute('autofocus', '');
          }}
          value={entry.outcome}
          error={outcome.fieldState.error?.message}
          onChange={(chosen) => {
            form.clearErrors('outcome');
            change(withOutcome(entry, chosen, today));
          }}
        />
        <p role="status" className={layout.muted}>
          {entry.outcome === 'not interested' && 'Leaves the lists until August.'}
        </p>
      </div>
      <NextStepFields form={form} entry={entry} today={today} change={change} />
      <TextAreaField {...field('note')} label="Note" rows={3} />
      <Choices
        legend="How"
        options={channels.map((channel) => [channel, channelName(channel)] as const)}
        value={entry.channel}
        onChange={(channel) => change(withChannel(entry, channel))}
      />
      <Choices
        legend="Who"
        options={peopleOf(fraternity, today)}
        value={entry.role}
        onChange={(role) => change(withRole(entry, fraternity, role))}
      />
      {entry.role === 'other' && <Field {...field('person')} label="Name" autoComplete="off" />}
      <Choices
        legend="When"
        options={[
          ['now', 'Now'],
          ['earlier', 'Earlier'],
        ]}
        value={entry.isNow ? 'now' : 'earlier'}
        onChange={(moment) => change(withMoment(entry, moment === 'now'))}
      />
      {!entry.isNow && (
        <Field
          {...field('at')}
          label="Date and time"
          type="datetime-local"
          min={`${addDays(today, -365)}T00:00`}
          max={momentValue(new Date())}
        />
      )}
      <By form={form} />
    </>
  );
}

type StepProps = {
  form: LogForm;
  entry: LogEntry;
  today: string;
  change: (changed: Partial<LogEntry>) => void;
};

function NextStepFields({ form, entry, today, change }: StepProps) {
  const stepField = (name: 'nextStep' | 'nextStepOn') => {
    const { onChange, ...input } = form.field(name);
    return {
      ...input,
      onChange: (event: ChangeEvent) => {
        form.setValue('ownStep', true);
        return onChange(event);
      },
    };
  };
  const days = [
    ['Tomorrow', addDays(today, 1)],
    ['In 3 days', addDays(today, 3)],
    ['Next week', addDays(today, 7)],
    ['No next step', ''],
  ] as const;
  return (
    <fieldset className={styles.step}>
      <legend>Next step</legend>
      <Field {...stepField('nextStep')} label="What" autoComplete="off" placeholder="Nothing planned" />
      <Field {...stepField('nextStepOn')} label="Due" type="date" />
      <p className={`${consoleLayout.wrap2} ${formLayout.picked} ${styles.days}`}>
        {days.map(([label, day]) => (
          <button
            key={label}
            type="button"
            aria-pressed={day === '' ? hasNoStep(entry) : entry.nextStepOn === day}
            onClick={() => change({ nextStepOn: day, ownStep: true, ...(day === '' && { nextStep: '' }) })}
          >
            {label}
          </button>
        ))}
      </p>
    </fieldset>
  );
}

/** Who logs it: asked once in a browser, then said, and changed at a press. */
function By({ form }: { form: LogForm }) {
  const [known] = useState(form.getValues('by'));
  const [changing, setChanging] = useState(known === '');
  if (changing) {
    const hint = known === '' ? 'So that everyone knows who called. Asked once.' : undefined;
    return <CallerField {...form.field('by')} label="Your name" hint={hint} />;
  }
  return (
    <p className={layout.muted}>
      Logging as {known}{' '}
      <button type="button" className={styles.change} onClick={() => setChanging(true)}>
        Not you?
      </button>
    </p>
  );
}
