import type { Participant } from '../../../domain/participants/participant.ts';
import type { SchemaForm } from '../../../hooks/useSchemaForm.ts';
import { Field } from '../../../ui/Field.tsx';

/** A person as they are typed. */
export type TypedPerson = { name: string; email: string };

/** Name and address of somebody on a list. */
export function PersonFields({ field }: Pick<SchemaForm<TypedPerson, TypedPerson>, 'field'>) {
  return (
    <>
      <Field {...field('name')} label="Name" autoComplete="off" autoCapitalize="words" />
      <Field
        {...field('email')}
        label="E-mail (optional)"
        type="email"
        inputMode="email"
        autoComplete="off"
      />
    </>
  );
}

/** The mistake of an address that somebody else on the list has. */
export function sameEmail({ name }: Participant): { message: string } {
  return { message: `${name} is on the list with this address` };
}
