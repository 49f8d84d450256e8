import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import styles from './PasswordForm.module.css';
import { signInMessage } from './signInMessage.ts';

type Props = {
  action: string;
  busyAction: string;
  /** Lets somebody in, or throws a SignInError. */
  onSubmit: (password: string) => Promise<void>;
};

/** Asks for the password, and says why it was not accepted. */
export function PasswordForm({ action, busyAction, onSubmit }: Props) {
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
      refuse(signInMessage(error));
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
