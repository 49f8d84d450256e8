import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { findTwin } from '../../domain/participants/findTwin.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { ParticipantInput } from '../../domain/participants/participantSchema.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../FormDialog.tsx';
import styles from './PersonDialog.module.css';
import { PersonFields, sameEmail, type TypedPerson } from './PersonFields.tsx';

type Props = {
  people: readonly Participant[];
  /** The event's limit of participants, null for no limit. */
  limit: number | null;
  /** What was searched for: a name or an email address. */
  initial: string;
  onAdd: (person: TypedPerson & { checkedIn: boolean }) => void;
  onCheckIn: (person: Participant) => void;
  onClose: () => void;
};

const Person = v.pick(ParticipantInput, ['name', 'email']);

/** Adds a person who is not on the list, at the door or in advance. */
export function WalkInDialog({ people, limit, initial, onAdd, onCheckIn, onClose }: Props) {
  const known = initial.includes('@') ? { name: '', email: initial } : { name: initial, email: '' };
  const form = useSchemaForm(Person, known, { mode: 'onSubmit' });
  const [name, email] = useWatch({ control: form.control, name: ['name', 'email'] });
  const [here, setHere] = useState(true);
  const twin = findTwin(people, { name, email });
  const over = limit !== null && people.length >= limit;

  function save(typed: TypedPerson) {
    if (twin?.sameEmail) return form.setError('email', sameEmail(twin.person), { shouldFocus: true });
    // The line moves on: the row is there at once, and a failure is reported on any page.
    onAdd({ ...typed, checkedIn: here });
    onClose();
  }

  return (
    <FormDialog
      title="Add walk-in"
      dirty={form.formState.isDirty}
      onSubmit={form.submit(save)}
      onClose={onClose}
      action={here ? 'Add and check in' : 'Add'}
    >
      <div className={styles.fields}>
        {over && (
          <p className={styles.full}>
            Over capacity: {people.length + 1} of {limit}
          </p>
        )}
        <PersonFields field={form.field} />
        {twin && (
          <div className={styles.twin}>
            <p>
              {twin.person.name} is already on the list
              {twin.person.email && ` (${twin.person.email})`}
              {twin.person.checkedIn && ', checked in'}.
            </p>
            {!twin.person.checkedIn && (
              <Button
                tone="plain"
                onClick={() => {
                  onCheckIn(twin.person);
                  onClose();
                }}
              >
                Check in {twin.person.name}
              </Button>
            )}
          </div>
        )}
        <label className={styles.check}>
          <input type="checkbox" checked={here} onChange={({ target }) => setHere(target.checked)} />
          Check in now
        </label>
      </div>
    </FormDialog>
  );
}
