import type { ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { outcomesOf } from '../../domain/outreach/afterContact.ts';
import { channels } from '../../domain/outreach/outreachSchema.ts';
import { channelName, statusName } from '../../domain/outreach/statusName.ts';
import { addDays } from '../../domain/time/day.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import styles from './LogDialog.module.css';
import { type LogEntry, type LogForm, peopleOf, withChannel, withOutcome, withRole } from './logEntry.ts';

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
  const stepField = (name: 'nextStep' | 'nextStepOn') => {
    const { onChange, ...input } = field(name);
    return {
      ...input,
      onChange: (event: ChangeEvent) => {
        form.setValue('ownStep', true);
        return onChange(event);
      },
    };
  };
  return (
    <>
      <Choices
        legend="Outcome"
        options={named(outcomesOf(entry.channel))}
        ref={outcome.field.ref}
        value={entry.outcome}
        error={outcome.fieldState.error?.message}
        onChange={(chosen) => {
          form.clearErrors('outcome');
          change(withOutcome(entry, chosen, today));
        }}
      />
      <fieldset className={styles.step}>
        <legend>Next step</legend>
        <Field {...stepField('nextStep')} label="What" autoComplete="off" placeholder="Nothing planned" />
        <Field {...stepField('nextStepOn')} label="When" type="date" />
        <p className={styles.days}>
          {(
            [
              ['Tomorrow', addDays(today, 1)],
              ['In 3 days', addDays(today, 3)],
              ['Next week', addDays(today, 7)],
              ['No next step', ''],
            ] as const
          ).map(([label, day]) => (
            <button
              key={label}
              type="button"
              aria-pressed={entry.nextStepOn === day}
              onClick={() => change({ nextStepOn: day, ownStep: true, ...(day === '' && { nextStep: '' }) })}
            >
              {label}
            </button>
          ))}
        </p>
      </fieldset>
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
      <TextAreaField {...field('note')} label="Note" rows={3} />
    </>
  );
}
