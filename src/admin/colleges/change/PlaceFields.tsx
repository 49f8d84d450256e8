import type { ComponentProps } from 'react';
import { Field } from '../../../ui/Field.tsx';

type Given = Omit<ComponentProps<typeof Field>, 'label'>;

/** The fields of a college's place: its city and state as one text, and the code of the state. */
export function PlaceFields({ location, state }: { location: Given; state: Given }) {
  return (
    <>
      <Field label="City and state (optional)" {...location} autoComplete="off" placeholder="Ames, IA" />
      <Field label="State, two letters (optional)" {...state} autoComplete="off" maxLength={2} />
    </>
  );
}
