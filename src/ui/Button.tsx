import type { ComponentProps } from 'react';
import { type ButtonTone, buttonClass } from './buttonClass.ts';

type Props = ComponentProps<'button'> & { tone?: ButtonTone; busy?: boolean };

/** A button. While `busy` it keeps its focus and its accessible name, but does nothing. */
export function Button({ tone, busy, className = '', onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(tone)} ${className}`}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
