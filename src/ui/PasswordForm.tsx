import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './PasswordForm.module.css';

/** The props of the password input. */
type PasswordInput = { name: string; error: string; required: true; readOnly: boolean };

type Props = {
  action: string;
  busyAction: string;
  /** The text of the button after an attempt that failed for another reason than the password. */
  retryAction?: string;
  /** The message when nothing was typed. */
  missing?: string;
  /** Signs the user in, or throws. */
  onSubmit: (password: string) => Promise<void>;
  /** Returns the message for an error. */
  messageOf: (error: unknown) => string;
  /** Whether this error makes the typed text useless, so that it is cleared; otherwise it stays, selected. */
  isSpent?: (error: unknown) => boolean;
  className?: string | undefined;
  /** Renders the field itself. */
  children: (input: PasswordInput) => ReactNode;
};

/** Asks for a password, and says why it was not accepted. */
export function PasswordForm({
  action,
  busyAction,
  retryAction = action,
  missing = 'Enter the password',
  onSubmit,
  messageOf,
  isSpent,
  className = styles.form,
  children,
}: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [again, setAgain] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !form.current) return;
    const password = new FormData(form.current).get('password');
    setAgain(false);
    if (typeof password !== 'string' || password === '') return refuse(missing);
    setBusy(true);
    setFailure('');
    try {
      await onSubmit(password);
    } catch (error) {
      const spent = isSpent?.(error) ?? false;
      if (spent) form.current?.reset();
      setAgain(!spent);
      refuse(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  function refuse(message: string) {
    setFailure(message);
    const input = form.current?.querySelector('input');
    input?.focus();
    input?.select();
  }

  return (
    <form ref={form} className={className} onSubmit={submit} noValidate>
      {children({ name: 'password', error: failure, required: true, readOnly: busy })}
      <Button type="submit" busy={busy}>
        {busy ? busyAction : again ? retryAction : action}
      </Button>
    </form>
  );
}
