import { type ComponentProps, useId } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { useCallerNames } from './useCallerNames.ts';

/** A field for a caller's name; the names known so far are offered. */
export function CallerField(props: ComponentProps<typeof Field>) {
  const list = useId();
  return (
    <>
      <Field {...props} list={list} autoComplete="off" maxLength={200} />
      <datalist id={list}>
        {useCallerNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
