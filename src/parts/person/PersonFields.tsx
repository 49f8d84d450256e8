import type { Participant } from '../../domain/participants/participant.ts';
import type { PersonForm } from '../../domain/participants/participantSchema.ts';
import type { SchemaForm } from '../../hooks/useSchemaForm.ts';
import { Field } from '../../ui/Field.tsx';

/** The fields for the name and the email address of a person on a list. */
export function PersonFields({ field }: Pick<SchemaForm<PersonForm, PersonForm>, 'field'>) {
  return (
    <>
      <Field {...field('name')} label="Name" autoComplete="off" autoCapitalize="words" />
      <Field {...field('email')} label="Email (optional)" type="email" inputMode="email" autoComplete="off" />
    </>
  );
}

/** The error for an email address that another person on the list has. */
export function sameEmail({ name }: Participant): { message: string } {
  return { message: `${name} is already on the list with this email` };
}
