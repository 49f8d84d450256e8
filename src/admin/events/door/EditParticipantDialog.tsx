import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { findTwin } from '../../../domain/participants/findTwin.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { correctParticipant } from '../../../domain/participants/participantChanges.ts';
import {
  type ParticipantCorrection,
  ParticipantInput,
} from '../../../domain/participants/participantSchema.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { attempt } from '../../../parts/attempt.ts';
import styles from '../../../parts/door/PersonDialog.module.css';
import { PersonFields, sameEmail, type TypedPerson } from '../../../parts/door/PersonFields.tsx';
import type { DoorEvent } from '../../../parts/door.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { Button } from '../../../ui/Button.tsx';

type Props = {
  event: DoorEvent;
  people: readonly Participant[];
  person: Participant;
  onRemove: (person: Participant) => void;
  onClose: () => void;
};

const Correction = v.pick(ParticipantInput, ['name', 'email']);

/** Edits the name and the email address of a person on the list, checked in or not. */
export function EditParticipantDialog({ event, people, person, onRemove, onClose }: Props) {
  const form = useSchemaForm(Correction, { name: person.name, email: person.email }, { mode: 'onSubmit' });
  const [typedName, typedEmail] = useWatch({ control: form.control, name: ['name', 'email'] });
  const twin = findTwin(people, { name: typedName, email: typedEmail }, person.id);

  async function correct(change: ParticipantCorrection) {
    const name = change.name ?? (person.name || person.email);
    const failed = `Failed to update ${name}. Please try again.`;
    await attempt(() => correctParticipant(event.id, person.id, change), {
      failed,
      done: `${name} was updated.`,
    });
  }

  function save({ name, email }: TypedPerson) {
    if (twin?.sameEmail) return form.setError('email', sameEmail(twin.person), { shouldFocus: true });
    const change = { ...(name !== person.name && { name }), ...(email !== person.email && { email }) };
    // The line moves on: the row changes at once, and a failure is reported on any page.
    if (Object.keys(change).length > 0) void correct(change);
    onClose();
  }

  return (
    <FormDialog
      title="Edit participant"
      dirty={form.formState.isDirty}
      onSubmit={form.submit(save)}
      onClose={onClose}
      action="Save"
      aside={
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
      }
    >
      <div className={styles.fields}>
        <PersonFields field={form.field} />
        {twin && (
          <p className={styles.twin}>
            {twin.person.name} is already on the list{twin.sameEmail && ' with this email'}
            {!twin.sameEmail && twin.person.email && ` (${twin.person.email})`}.
          </p>
        )}
      </div>
    </FormDialog>
  );
}
