import type { ComponentProps } from 'react';
import { type ButtonTone, buttonClass } from './buttonClass.ts';
import { useWaiting } from './waiting.ts';

type Props = ComponentProps<'button'> & { tone?: ButtonTone | undefined; busy?: boolean };

/**
 * A button. While `busy` it keeps its focus and its accessible name, but does nothing; after 150 ms it shows
 * a spinner (base.css), and the page's live region says that one has to wait.
 */
export function Button({ tone, busy, className = '', onClick, ...rest }: Props) {
  useWaiting(busy === true);
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
