import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type Props = ComponentProps<'textarea'> & { label: string; error?: string | undefined };

/** A field for a longer text with its label and its message. */
export function TextAreaField({ id, label, error, ...textarea }: Props) {
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(framed) => <textarea {...textarea} {...framed} />}
    </FieldFrame>
  );
}
