import { useState } from 'react';
import { isRefused, isUnreachable } from '../../data/errors.ts';
import { SignInError } from '../../data/signInError.ts';
import { JoinInput } from '../../domain/crew/crewMember.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './JoinForm.module.css';

const offline = "You're offline. Connect once to join; after that it works without a network.";

/** Returns why joining failed, and what helps. */
function joinFailure(error: unknown): string {
  if (error instanceof SignInError) {
    if (error.problem === 'network') return offline;
    if (error.problem === 'missing')
      return "Phones can't join yet: anonymous sign-in is off for this site. Tell the tour's staff.";
    if (error.problem === 'tooMany') return 'Too many phones joined just now. Wait a minute and try again.';
  }
  if (isUnreachable(error)) return offline;
  if (isRefused(error))
    return 'Staff removed this phone, or closed the link just now. Ask them for a new one.';
  return "That didn't work. Please try again.";
}

type Props = {
  /** The name that was given on this device before. */
  known: string;
  /** Joins, or rejects. */
  onJoin: (name: string) => Promise<void>;
};

/** Asks for the name that the console shows, and joins. */
export function JoinForm({ known, onJoin }: Props) {
  const form = useSchemaForm(JoinInput, { name: known }, { mode: 'onSubmit' });
  const [failure, setFailure] = useState('');

  async function join({ name }: { name: string }) {
    setFailure('');
    try {
      await onJoin(name);
    } catch (error) {
      setFailure(joinFailure(error));
    }
  }

  return (
    <form className={staffLayout.stack3} onSubmit={form.submit(join)} noValidate>
      <Field {...form.field('name')} label="Your name" autoComplete="name" autoCapitalize="words" />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" busy={form.formState.isSubmitting}>
        Join the crew
      </Button>
    </form>
  );
}
