import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './PasswordForm.module.css';

type Props = {
  action: string;
  busyAction: string;
  /** Lets somebody in, or throws. */
  onSubmit: (password: string) => Promise<void>;
  /** Says why not, in words. */
  messageOf: (error: unknown) => string;
  /** Whether what was typed is of no more use after this error; otherwise it stays, selected. */
  isSpent?: (error: unknown) => boolean;
};

/** Asks for the password, and says why it was not accepted. */
export function PasswordForm({ action, busyAction, onSubmit, messageOf, isSpent }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || !form.current) return;
    const password = new FormData(form.current).get('password');
    if (typeof password !== 'string' || password === '') return refuse('Enter the password');
    setBusy(true);
    setFailure('');
    try {
      await onSubmit(password);
    } catch (error) {
      if (isSpent?.(error)) form.current?.reset();
      refuse(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  function refuse(message: string) {
    setFailure(message);
    form.current?.querySelector('input')?.select();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <PasswordField label="Password" name="password" error={failure} required />
      <Button type="submit" busy={busy}>
        {busy ? busyAction : action}
      </Button>
    </form>
  );
}
