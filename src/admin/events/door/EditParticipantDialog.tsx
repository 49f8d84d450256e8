import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { findTwin } from '../../../domain/participants/findTwin.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import { correctParticipant } from '../../../domain/participants/participantChanges.ts';
import type { ParticipantCorrection } from '../../../domain/participants/participantSchema.ts';
import { changesOf, PersonEdit, personFields } from '../../../domain/participants/personEdit.ts';
import { likelyPlaces, ownSchools, placeOf } from '../../../domain/participants/placeOf.ts';
import { formatInstant } from '../../../domain/time/format.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { attempt } from '../../../parts/attempt.ts';
import type { Door } from '../../../parts/door.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import styles from '../../../parts/person/PersonDialog.module.css';
import { PersonFields, sameEmail } from '../../../parts/person/PersonFields.tsx';
import { SchoolFields } from '../../../parts/person/SchoolFields.tsx';
import { useKnownNames } from '../../../parts/person/useKnownNames.ts';
import { useFormDraft } from '../../../parts/useFormDraft.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { ShownField } from '../../../ui/ShownField.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { SeatFields } from './SeatFields.tsx';

type Props = {
  door: Door;
  people: readonly Participant[];
  person: Participant;
  onRemove: (person: Participant) => void;
  onClose: () => void;
};

/** Edits a person on the list, checked in or not: who they are, how they are shown and where they sit. */
export function EditParticipantDialog({ door: { event, colleges }, people, person, ...props }: Props) {
  const { onRemove, onClose } = props;
  const form = useSchemaForm(PersonEdit, personFields(person, people), { mode: 'onSubmit' });
  const draft = useFormDraft(`participant ${event.id}/${person.id}`, form, onClose);
  const { control, setValue, formState } = form;
  const [name, email] = useWatch({ control, name: ['name', 'email'] });
  const [collegeName, chapterName] = useWatch({ control, name: ['collegeName', 'chapterName'] });
  const [shownAs, seat, apart] = useWatch({ control, name: ['shownAs', 'seat', 'apart'] });
  const names = useKnownNames(colleges);
  const likely = useMemo(() => likelyPlaces(event, people), [event, people]);
  const twin = findTwin(people, { name, email }, person.id);

  async function correct(change: ParticipantCorrection) {
    const called = change.name ?? (person.name || person.email);
    const failed = `Failed to update ${called}. Please try again.`;
    await attempt(() => correctParticipant(event.id, person.id, change, people), {
      failed,
      done: `${called} was updated.`,
    });
  }

  function save(typed: PersonEdit) {
    if (twin?.sameEmail) return form.setError('email', sameEmail(twin.person), { shouldFocus: true });
    const place = placeOf(typed, ownSchools(event, people), names);
    const change = changesOf(person, { ...typed, ...place }, people);
    // The line moves on: the row changes at once, and a failure is reported on any page.
    if (Object.keys(change).length > 0) void correct(change);
    draft.close();
  }

  return (
    <FormDialog
      title="Edit participant"
      dirty={formState.isDirty}
      onSubmit={form.submit(save)}
      draft={draft}
      onClose={draft.close}
      action="Save"
      aside={
        <Button
          tone="plain"
          className={styles.apart}
          onClick={() => {
            draft.close();
            onRemove(person);
          }}
        >
          Remove…
        </Button>
      }
    >
      <div className={layout.stack2}>
        {person.source === 'sign-up' && person.createdAt && (
          <p className={layout.note}>Signed up on this site, {formatInstant(person.createdAt)}</p>
        )}
        <PersonFields field={form.field} />
        {twin && (
          <p className={`${staffLayout.warning} ${layout.stack2} ${styles.twin}`}>
            {twin.person.name} is already on the list{twin.sameEmail && ' with this email'}
            {!twin.sameEmail && twin.person.email && ` (${twin.person.email})`}.
          </p>
        )}
        <ShownField
          name={name}
          value={shownAs}
          onChange={(how) => setValue('shownAs', how, { shouldDirty: true })}
        />
        <SchoolFields
          value={{ collegeName, chapterName }}
          errors={formState.errors}
          likely={likely}
          names={names}
          onChange={(place) => {
            setValue('collegeName', place.collegeName, { shouldDirty: true });
            setValue('chapterName', place.chapterName, { shouldDirty: true });
          }}
        />
        <SeatFields
          tableField={form.field('table')}
          seat={seat}
          apart={apart}
          apartError={formState.errors.apart?.message}
          others={people.filter(({ id }) => id !== person.id)}
          open={person.table !== null || person.seat !== null || apart.length > 0}
          onSeat={(next) => setValue('seat', next, { shouldDirty: true })}
          onApart={(next) => setValue('apart', next, { shouldDirty: true })}
        />
      </div>
    </FormDialog>
  );
}
