import { Field } from '../../../ui/Field.tsx';

/** A person as they are typed. */
export type TypedPerson = { name: string; email: string };
/** What is wrong with it, field by field. */
export type PersonMistakes = { name?: string; email?: string };

type Props = { typed: TypedPerson; mistakes: PersonMistakes; onType: (typed: TypedPerson) => void };

/** Name and address of somebody on a list. */
export function PersonFields({ typed, mistakes, onType }: Props) {
  return (
    <>
      <Field
        label="Name"
        autoComplete="off"
        autoCapitalize="words"
        value={typed.name}
        error={mistakes.name}
        onChange={({ target }) => onType({ ...typed, name: target.value })}
      />
      <Field
        label="E-mail (optional)"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={typed.email}
        error={mistakes.email}
        onChange={({ target }) => onType({ ...typed, email: target.value })}
      />
    </>
  );
}

/** The first mistake of each field. */
export function personMistakes(
  found: { name?: readonly string[] | undefined; email?: readonly string[] | undefined } = {},
): PersonMistakes {
  const [name, email] = [found.name?.[0], found.email?.[0]];
  return { ...(name && { name }), ...(email && { email }) };
}
