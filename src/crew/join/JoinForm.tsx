import { useState } from 'react';
import { joinCrew } from '../../data/crew/crew.ts';
import { knownName } from '../../data/crew/places.ts';
import { JoinInput } from '../../domain/crew/crewMember.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './JoinForm.module.css';
import { joinFailure } from './joinFailure.ts';

type Props = { eventId: string; passKey: string };

/** Asks for the name that the console shows, and joins. */
export function JoinForm({ eventId, passKey }: Props) {
  const form = useSchemaForm(JoinInput, { name: knownName() }, { mode: 'onSubmit' });
  const [failure, setFailure] = useState('');

  async function join({ name }: { name: string }) {
    setFailure('');
    try {
      await joinCrew(eventId, passKey, name);
    } catch (error) {
      setFailure(joinFailure(error));
    }
  }

  return (
    <form className={styles.form} onSubmit={form.submit(join)} noValidate>
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
