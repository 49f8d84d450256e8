import type { FraternityEdit, FraternityFields } from '../../domain/fraternities/fraternityForm.ts';
import { outreachStatuses } from '../../domain/fraternities/fraternitySchema.ts';
import { heldRoles, roleNames } from '../../domain/outreach/contacts.ts';
import { statusName } from '../../domain/outreach/statusName.ts';
import type { SchemaForm } from '../../hooks/useSchemaForm.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import { Field } from '../../ui/Field.tsx';
import formLayout from '../../ui/formLayout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './Fraternities.module.css';
import { fraternityLabels } from './fraternityLabels.ts';

type Form = SchemaForm<FraternityFields, FraternityEdit>;
type Props = {
  form: Form;
  /** The stored status. Older documents hold other values than the four, or none. */
  status: string;
};

/** The inputs for all fields of a fraternity (specification 3, 5.5). */
export function FraternityFieldset({ form, status }: Props) {
  const field = (name: keyof FraternityFields) => ({
    ...form.field(name),
    label: fraternityLabels[name],
    autoComplete: 'off',
  });
  const statuses = [...new Set([status, ...outreachStatuses])];
  return (
    <>
      <fieldset className={styles.part}>
        <legend>Fraternity</legend>
        <Field {...field('name')} required />
        <Field {...field('letters')} />
        <Field {...field('chapterName')} />
        <Field {...field('size')} inputMode="numeric" hint="How many members" />
        <ChoiceField {...form.field('status')} label={fraternityLabels.status}>
          {statuses.map((choice) => (
            <option key={choice} value={choice}>
              {statusName(choice)}
            </option>
          ))}
        </ChoiceField>
        <Field {...field('joinDate')} type="date" />
        <Check {...form.register('active')} label={fraternityLabels.active} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Instagram</legend>
        <Field {...field('instagramUsername')} autoCapitalize="none" />
        <Field {...field('instagramLink')} type="url" placeholder="https://" />
      </fieldset>
      {heldRoles.map((role) => (
        <fieldset key={role} className={styles.part}>
          <legend>{roleNames[role]}</legend>
          <Field {...field(`${role}Name`)} />
          <Field {...field(`${role}Number`)} type="tel" />
          <Field {...field(`${role}Email`)} type="email" />
          <Check {...form.register(`${role}Contacted`)} label={fraternityLabels[`${role}Contacted`]} />
        </fieldset>
      ))}
      <fieldset className={styles.part}>
        <legend>Philanthropy and forms</legend>
        <Field {...field('philanthropy')} />
        <span aria-hidden="true" />
        <Field {...field('signupFormUrl')} type="url" placeholder="https://" />
        <Field {...field('signupSheetUrl')} type="url" placeholder="https://" />
      </fieldset>
    </>
  );
}

type CheckProps = ReturnType<Form['register']> & { label: string };

function Check({ label, ...input }: CheckProps) {
  return (
    <label className={`${staffLayout.row3} ${formLayout.linkBoxes} ${consoleLayout.tall}`}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
