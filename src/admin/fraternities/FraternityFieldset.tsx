import type { UseFormReturn } from 'react-hook-form';
import type { FraternityEdit, FraternityFields } from '../../domain/fraternityForm.ts';
import { outreachStatuses } from '../../domain/fraternitySchema.ts';
import { heldRoles, roleNames } from '../../domain/outreach/contacts.ts';
import { Field } from '../../ui/Field.tsx';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { statusName } from '../outreach/statusName.ts';
import styles from './Fraternities.module.css';

type Form = UseFormReturn<FraternityFields, unknown, FraternityEdit>;
type Props = {
  form: Form;
  /** The stored status: older documents hold others than the four, or none. */
  status: string;
};

/** All that is known of a fraternity, as inputs (specification 3, 5.5). */
export function FraternityFieldset({ form, status }: Props) {
  const { errors } = form.formState;
  const field = (name: keyof FraternityFields, label: string) => ({
    ...form.register(name),
    label,
    error: errors[name]?.message,
    autoComplete: 'off',
  });
  const statuses = [...new Set([status, ...outreachStatuses])];
  return (
    <>
      <fieldset className={styles.part}>
        <legend>Fraternity</legend>
        <Field {...field('name', 'Name')} required />
        <Field {...field('letters', 'Letters')} />
        <Field {...field('chapterName', 'Chapter name')} />
        <Field {...field('size', 'Size')} inputMode="numeric" hint="How many members" />
        <FieldFrame label="Status" error={errors.status?.message}>
          {(framed) => (
            <select {...form.register('status')} {...framed}>
              {statuses.map((choice) => (
                <option key={choice} value={choice}>
                  {statusName(choice)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field {...field('joinDate', 'Join date')} type="date" />
        <Check {...form.register('active')} label="Active" />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>Instagram</legend>
        <Field {...field('instagramUsername', 'Instagram username')} autoCapitalize="none" />
        <Field {...field('instagramLink', 'Instagram link')} type="url" placeholder="https://" />
      </fieldset>
      {heldRoles.map((role) => (
        <fieldset key={role} className={styles.part}>
          <legend>{roleNames[role]}</legend>
          <Field {...field(`${role}Name`, `${roleNames[role]} name`)} />
          <Field {...field(`${role}Number`, `${roleNames[role]} number`)} type="tel" />
          <Field {...field(`${role}Email`, `${roleNames[role]} email`)} type="email" />
          <Check {...form.register(`${role}Contacted`)} label={`${roleNames[role]} contacted`} />
        </fieldset>
      ))}
      <fieldset className={styles.part}>
        <legend>Philanthropy and forms</legend>
        <Field {...field('philanthropy', 'Philanthropy')} />
        <span aria-hidden="true" />
        <Field {...field('signupFormUrl', 'Sign-up form URL')} type="url" placeholder="https://" />
        <Field {...field('signupSheetUrl', 'Sign-up sheet URL')} type="url" placeholder="https://" />
      </fieldset>
    </>
  );
}

type CheckProps = ReturnType<Form['register']> & { label: string };

function Check({ label, ...input }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      {label}
    </label>
  );
}
