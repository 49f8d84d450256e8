import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import type { StaffEvent } from '../../data/staff/events.ts';
import { addParticipants, type NewParticipant } from '../../data/staff/participants.ts';
import { send } from '../../data/staff/send.ts';
import { ParticipantInput } from '../../domain/participantSchema.ts';
import { emailKey } from '../../domain/participants/emailKey.ts';
import type { Participant } from '../../domain/readParticipant.ts';
import { searchText } from '../../domain/searchText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './AddParticipantDialog.module.css';

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
  const [name, setName] = useState(initial);
  const [email, setEmail] = useState('');
  const [here, setHere] = useState(true);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const twin = findTwin(people, name, email);
  const full = event.maxParticipants !== null && people.length >= event.maxParticipants;

  async function add(person: NewParticipant) {
    const failed = `Failed to add ${person.name}. Please try again.`;
    try {
      await send(() => addParticipants(event.id, [person]), failed);
    } catch {
      showToast(failed, 'alert', { label: 'Retry', run: () => add(person) });
    }
  }

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    const source = here ? 'walk-in' : 'manual';
    const parsed = v.safeParse(ParticipantInput, { name, email, checkedIn: here, source });
    if (!parsed.success) {
      setErrors(messages(v.flatten<typeof ParticipantInput>(parsed.issues).nested ?? {}));
    } else if (twin?.sameEmail) {
      setErrors({ email: `${twin.person.name} is on the list with this address` });
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
        <Field
          label="Name"
          autoComplete="off"
          autoCapitalize="words"
          value={name}
          error={errors.name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label="E-mail (optional)"
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          error={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
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

/** Somebody on the list who may be the same person: by the address, else by the name. */
function findTwin(people: readonly Participant[], name: string, email: string) {
  const key = emailKey(email);
  const words = searchText(name);
  const sameEmail = key ? people.find((person) => emailKey(person.email) === key) : undefined;
  const person = sameEmail ?? (words ? people.find((one) => searchText(one.name) === words) : undefined);
  return person && { person, sameEmail: person === sameEmail };
}

function messages(nested: Partial<Record<string, string[]>>): Record<string, string> {
  return Object.fromEntries(Object.entries(nested).map(([field, [message = ''] = []]) => [field, message]));
}
