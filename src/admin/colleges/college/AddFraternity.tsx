import type { DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { isNamed } from '../../../domain/fraternities/isNamed.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChoiceField } from '../../../ui/ChoiceField.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './CollegeDialog.module.css';
import { choices, other, useAddFraternity } from './useAddFraternity.ts';

type Props = { college: DirectoryCollege; fraternities: readonly Fraternity[] };

/** Adds one of 36 national fraternities, or one with a typed name (specification 5.4). */
export function AddFraternity({ college, fraternities }: Props) {
  const { form, choice, name, add } = useAddFraternity(college, fraternities);
  const isHere = (wanted: string) => fraternities.some((known) => isNamed(known, wanted));
  return (
    <form className={styles.add} noValidate aria-label="Add Fraternity" onSubmit={form.submit(add)}>
      <ChoiceField {...form.field('choice')} label="Fraternity">
        <option value="">Choose a fraternity</option>
        {choices.map((known) => (
          <option key={known.name} disabled={isHere(known.name)}>
            {known.name}
          </option>
        ))}
        <option>{other}</option>
      </ChoiceField>
      {choice === other && (
        <Field {...form.field('typed')} label="Name of the fraternity" autoComplete="off" />
      )}
      <Button type="submit" disabled={name === ''} busy={form.formState.isSubmitting}>
        Add Fraternity
      </Button>
    </form>
  );
}
