import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type Props = ComponentProps<'select'> & { label: string; error?: string | undefined };

/** A select field of a form with its label and its message; the options are its children. */
export function ChoiceField({ id, label, error, ...select }: Props) {
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(framed) => <select {...select} {...framed} />}
    </FieldFrame>
  );
}
