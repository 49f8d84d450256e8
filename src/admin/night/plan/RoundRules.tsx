import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Field } from '../../../ui/Field.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import styles from './Plan.module.css';
import type { TypedNight } from './usePlan.ts';

const number = { inputMode: 'numeric', autoComplete: 'off' } as const;

/** The choices for each round that isn't drawn yet. */
export function RoundRules({ typed, drawn }: { typed: TypedNight; drawn: number }) {
  const left = typed.times.rounds.filter((round) => round.number > drawn);
  if (left.length === 0) return null;
  return (
    <details className={`${formLayout.foldable} ${styles.more}`}>
      <summary>Hands and cuts of each round</summary>
      {left.map(({ number: round, name, tables }) => (
        <RuleFields
          key={name}
          typed={typed}
          name={name}
          at={tables.length === 1 ? 'final' : `early.${round - 1}`}
        />
      ))}
    </details>
  );
}

type RuleProps = { typed: TypedNight; name: string; at: 'final' | `early.${number}` };

function RuleFields({ typed, name, at }: RuleProps) {
  const { field } = typed.form;
  return (
    <fieldset className={styles.fields}>
      <legend>{name}</legend>
      <ChoiceField {...field(`${at}.by`)} label="Plays for">
        <option value="hands">Hands</option>
        <option value="minutes">Minutes</option>
      </ChoiceField>
      <Field {...field(`${at}.length`)} {...number} label="How many" />
      <Field {...field(`${at}.cuts`)} {...number} label="Cuts after hands" />
      {at !== 'final' && <Field {...field(`${at}.k`)} {...number} label="Go on from each table" />}
      {at !== 'final' && <Field {...field(`${at}.want`)} {...number} label="Smallest table after it" />}
    </fieldset>
  );
}
