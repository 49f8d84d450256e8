import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { addParticipants, type NewParticipant } from '../../../data/staff/participants.ts';
import { findTwin } from '../../../domain/participants/findTwin.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { ParticipantInput } from '../../../domain/participants/participantSchema.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { attempt } from '../../parts/attempt.ts';
import styles from './AddParticipantDialog.module.css';
import { PersonFields, type PersonMistakes, personMistakes } from './PersonFields.tsx';

type Props = {
  event: StaffEvent;
  people: readonly Participant[];
  /** The name, as far as it is known. */
  initial: string;
  onCheckIn: (person: Participant) => void;
  onClose: () => void;
};

/** Adds somebody who is not on the list: they stand at the door, or are expected. */
export function AddParticipantDialog({ event, people, initial, onCheckIn, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState({ name: initial, email: '' });
  const [here, setHere] = useState(true);
  const [mistakes, setMistakes] = useState<PersonMistakes>({});
  const twin = findTwin(people, typed);
  const full = event.maxParticipants !== null && people.length >= event.maxParticipants;

  async function add(person: NewParticipant) {
    const failed = `Failed to add ${person.name}. Please try again.`;
    await attempt(() => addParticipants(event.id, [person]), { failed });
  }

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    const source = here ? 'walk-in' : 'manual';
    const parsed = v.safeParse(ParticipantInput, { ...typed, checkedIn: here, source });
    if (!parsed.success) {
      setMistakes(personMistakes(v.flatten<typeof ParticipantInput>(parsed.issues).nested));
    } else if (twin?.sameEmail) {
      setMistakes({ email: `${twin.person.name} is on the list with this address` });
    } else {
      // The line moves on: the row is there at once, and what goes wrong is told wherever one is.
      void add({ ...parsed.output, checkedInAt: here ? new Date() : null });
      showToast(`${parsed.output.name} was added${here ? ' and checked in' : ''}.`);
      onClose();
    }
  }

  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2 id={id}>Add walk-in</h2>
        {full && (
          <p className={styles.full}>
            The list is full: {people.length} of {event.maxParticipants}.
          </p>
        )}
        <PersonFields typed={typed} mistakes={mistakes} onType={setTyped} />
        {twin && (
          <div className={styles.twin}>
            <p>
              {twin.person.name} is on the list already
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
          Here now: check in
        </label>
        <div className={styles.buttons}>
          <Button tone="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{here ? 'Add and check in' : 'Add'}</Button>
        </div>
      </form>
    </Dialog>
  );
}
