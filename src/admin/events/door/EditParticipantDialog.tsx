import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { correctParticipant } from '../../../data/staff/participants.ts';
import { findTwin } from '../../../domain/participants/findTwin.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import {
  type ParticipantCorrection,
  ParticipantInput,
} from '../../../domain/participants/participantSchema.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { attempt } from '../../parts/attempt.ts';
import styles from './AddParticipantDialog.module.css';
import { PersonFields, type PersonMistakes, personMistakes } from './PersonFields.tsx';

type Props = {
  event: StaffEvent;
  people: readonly Participant[];
  person: Participant;
  onRemove: (person: Participant) => void;
  onClose: () => void;
};

const Correction = v.pick(ParticipantInput, ['name', 'email']);

/** Corrects the name and the address of somebody on the list, whether they are checked in or not. */
export function EditParticipantDialog({ event, people, person, onRemove, onClose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState({ name: person.name, email: person.email });
  const [mistakes, setMistakes] = useState<PersonMistakes>({});
  const twin = findTwin(people, typed, person.id);

  async function correct(change: ParticipantCorrection) {
    const name = change.name ?? (person.name || person.email);
    const failed = `Failed to correct ${name}. Please try again.`;
    await attempt(() => correctParticipant(event.id, person.id, change), {
      failed,
      done: `${name} was corrected.`,
    });
  }

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    const parsed = v.safeParse(Correction, typed);
    if (!parsed.success) {
      setMistakes(personMistakes(v.flatten<typeof Correction>(parsed.issues).nested));
    } else if (twin?.sameEmail) {
      setMistakes({ email: `${twin.person.name} is on the list with this address` });
    } else {
      const { name, email } = parsed.output;
      const change = { ...(name !== person.name && { name }), ...(email !== person.email && { email }) };
      // The line moves on: the row changes at once, and what goes wrong is told wherever one is.
      if (Object.keys(change).length > 0) void correct(change);
      onClose();
    }
  }

  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2 id={id}>Edit participant</h2>
        <PersonFields typed={typed} mistakes={mistakes} onType={setTyped} />
        {twin && (
          <p className={styles.twin}>
            {twin.person.name} is on the list {twin.sameEmail ? 'with this address' : 'already'}
            {!twin.sameEmail && twin.person.email && ` (${twin.person.email})`}.
          </p>
        )}
        <div className={styles.buttons}>
          <Button
            tone="plain"
            className={styles.apart}
            onClick={() => {
              onClose();
              onRemove(person);
            }}
          >
            Remove…
          </Button>
          <Button tone="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </Dialog>
  );
}
