import type { ComponentProps } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type Props = ComponentProps<'textarea'> & { label: string; error?: string | undefined };

/** A text area with its label and its message. */
export function TextAreaField({ id, label, error, ...textarea }: Props) {
  return (
    <FieldFrame id={id} label={label} error={error}>
      {(framed) => <textarea {...textarea} {...framed} />}
    </FieldFrame>
  );
}
