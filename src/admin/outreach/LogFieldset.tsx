import { useId } from 'react';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { outcomesOf } from '../../domain/outreach/afterContact.ts';
import { channels, type OutreachInput } from '../../domain/outreach/outreachSchema.ts';
import { statusName } from '../../domain/outreach/statusName.ts';
import { addDays } from '../../domain/time/day.ts';
import { Choices } from '../../ui/Choices.tsx';
import { Field } from '../../ui/Field.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import styles from './LogDialog.module.css';
import { type LogEntry, peopleOf, withChannel, withOutcome, withRole } from './logEntry.ts';

type Mistakes = { [field in keyof OutreachInput]?: readonly string[] | undefined };
type Props = {
  fraternity: Fraternity;
  entry: LogEntry;
  today: string;
  mistakes: Mistakes | undefined;
  onChange: (entry: LogEntry) => void;
};

/** What came of a contact first, for that is what one has to give; the rest is filled in or proposed. */
export function LogFieldset({ fraternity, entry, today, mistakes, onChange }: Props) {
  const id = useId();
  const named = <T extends string>(values: readonly T[]) =>
    values.map((value) => [value, statusName(value)] as const);
  const step = (changes: Partial<LogEntry>) => onChange({ ...entry, ...changes, ownStep: true });
  return (
    <>
      <Choices
        legend="What came of it?"
        options={named(outcomesOf(entry.channel))}
        value={entry.outcome}
        error={mistakes?.outcome?.[0] && 'Choose what came of it'}
        onChange={(outcome) => onChange(withOutcome(entry, outcome, today))}
      />
      <fieldset className={styles.step}>
        <legend>Next step</legend>
        <Field
          label="What"
          autoComplete="off"
          placeholder="Nothing planned"
          value={entry.nextStep}
          error={mistakes?.nextStep?.[0]}
          onChange={(event) => step({ nextStep: event.target.value })}
        />
        <Field
          label="When"
          type="date"
          value={entry.nextStepOn}
          error={mistakes?.nextStepOn?.[0]}
          onChange={(event) => step({ nextStepOn: event.target.value })}
        />
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
              onClick={() => step({ nextStepOn: day, ...(day === '' && { nextStep: '' }) })}
            >
              {label}
            </button>
          ))}
        </p>
      </fieldset>
      <Choices
        legend="How"
        options={named(channels)}
        value={entry.channel}
        onChange={(channel) => onChange(withChannel(entry, channel))}
      />
      <Choices
        legend="Who"
        options={peopleOf(fraternity, today)}
        value={entry.role}
        onChange={(role) => onChange(withRole(entry, fraternity, role))}
      />
      {entry.role === 'other' && (
        <Field
          label="Name"
          autoComplete="off"
          value={entry.person}
          error={mistakes?.person?.[0]}
          onChange={(event) => onChange({ ...entry, person: event.target.value })}
        />
      )}
      <FieldFrame id={id} label="Note" error={mistakes?.note?.[0]}>
        {(framed) => (
          <textarea
            rows={3}
            {...framed}
            value={entry.note}
            onChange={(event) => onChange({ ...entry, note: event.target.value })}
          />
        )}
      </FieldFrame>
    </>
  );
}
