import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';

type Props = ComponentProps<'input'> & {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
};

/** An input with its label, and with a hint and a message that screen readers announce with it. */
export function Field({ id, label, hint, error, ...input }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(framed) => <input {...input} {...framed} />}
    </FieldFrame>
  );
}
