import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { findTwin } from '../../domain/participants/findTwin.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import { addParticipants, type NewParticipant } from '../../domain/participants/participantChanges.ts';
import { ParticipantInput } from '../../domain/participants/participantSchema.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import { attempt } from '../attempt.ts';
import type { Door } from '../door.ts';
import { FormDialog } from '../FormDialog.tsx';
import styles from './AddParticipantDialog.module.css';
import { PersonFields, sameEmail, type TypedPerson } from './PersonFields.tsx';

type Props = {
  door: Door;
  people: readonly Participant[];
  /** The name as far as it is known. */
  initial: string;
  onCheckIn: (person: Participant) => void;
  onClose: () => void;
};

const Person = v.pick(ParticipantInput, ['name', 'email']);

/** Adds a person who is not on the list, at the door or in advance. */
export function AddParticipantDialog({ door, people, initial, onCheckIn, onClose }: Props) {
  const { event, self, staff } = door;
  const form = useSchemaForm(Person, { name: initial, email: '' }, { mode: 'onSubmit' });
  const [name, email] = useWatch({ control: form.control, name: ['name', 'email'] });
  const [here, setHere] = useState(true);
  const twin = findTwin(people, { name, email });
  const full = event.maxParticipants !== null && people.length >= event.maxParticipants;

  async function add(person: NewParticipant) {
    const failed = `Failed to add ${person.name}. Please try again.`;
    await attempt(() => addParticipants(event.id, [person]), { failed });
  }

  function save(typed: TypedPerson) {
    if (twin?.sameEmail) return form.setError('email', sameEmail(twin.person), { shouldFocus: true });
    // The line moves on: the row is there at once, and a failure is reported on any page.
    const source = here || !staff ? 'walk-in' : 'manual';
    void add({
      ...typed,
      checkedIn: here,
      source,
      checkedInAt: here ? new Date() : null,
      checkedInBy: here ? self : '',
    });
    showToast(`${typed.name} was added${here ? ' and checked in' : ''}.`);
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
        {full && (
          <p className={styles.full}>
            The event is full: {people.length} of {event.maxParticipants}.
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
