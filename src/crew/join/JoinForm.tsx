import { useState } from 'react';
import { JoinInput } from '../../domain/crew/crewMember.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './JoinForm.module.css';
import { joinFailure } from './joinFailure.ts';

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
