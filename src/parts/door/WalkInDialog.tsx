import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { findTwin } from '../../domain/participants/findTwin.ts';
import { standOf, type WaitingPerson } from '../../domain/participants/line/waitingPerson.ts';
import type { Participant } from '../../domain/participants/participant.ts';
import type { NewParticipant } from '../../domain/participants/participantChanges.ts';
import { PersonForm } from '../../domain/participants/participantSchema.ts';
import { likelyPlaces, ownSchools, placeOf } from '../../domain/participants/placeOf.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import { ShownField } from '../../ui/ShownField.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import type { Door } from '../door.ts';
import { FormDialog } from '../FormDialog.tsx';
import styles from '../person/PersonDialog.module.css';
import { PersonFields, sameEmail } from '../person/PersonFields.tsx';
import { SchoolFields } from '../person/SchoolFields.tsx';
import { useKnownNames } from '../person/useKnownNames.ts';
import { useFormDraft } from '../useFormDraft.ts';

type Props = {
  door: Door;
  people: readonly Participant[];
  line: readonly WaitingPerson[];
  /** What was searched for: a name or an email address. */
  initial: string;
  onAdd: (person: Omit<NewParticipant, 'source'>) => void;
  onCheckIn: (person: Participant) => void;
  onLetIn: (person: WaitingPerson) => void;
  onClose: () => void;
};

/** Adds a person who is not on the list, at the door or in advance. */
export function WalkInDialog({
  door: { event, colleges, keepsDrafts },
  people,
  line,
  initial,
  onAdd,
  onCheckIn,
  onLetIn,
  onClose,
}: Props) {
  const limit = event.maxParticipants;
  const known = initial.includes('@') ? { name: '', email: initial } : { name: initial, email: '' };
  const start: PersonForm = { ...known, collegeName: '', chapterName: '', shownAs: 'short' };
  const form = useSchemaForm(PersonForm, start, { mode: 'onSubmit' });
  const draft = useFormDraft(keepsDrafts ? `walk-in ${event.id}` : null, form, onClose);
  const { control, setValue, formState } = form;
  const [name, email] = useWatch({ control, name: ['name', 'email'] });
  const [collegeName, chapterName] = useWatch({ control, name: ['collegeName', 'chapterName'] });
  const shownAs = useWatch({ control, name: 'shownAs' });
  const [here, setHere] = useState(true);
  const names = useKnownNames(colleges);
  const likely = useMemo(() => likelyPlaces(event, people), [event, people]);
  const twin = findTwin(people, { name, email });
  const waits = twin ? undefined : findTwin(line, { name, email })?.person;
  const over = limit !== null && people.length >= limit;

  function save(typed: PersonForm) {
    if (twin?.sameEmail) return form.setError('email', sameEmail(twin.person), { shouldFocus: true });
    // The line moves on: the row is there at once, and a failure is reported on any page.
    onAdd({ ...typed, ...placeOf(typed, ownSchools(event, people), names), checkedIn: here });
    draft.close();
  }

  return (
    <FormDialog
      title="Add walk-in"
      dirty={formState.isDirty}
      onSubmit={form.submit(save)}
      draft={draft}
      onClose={draft.close}
      action={here ? 'Add and check in' : 'Add'}
    >
      <div className={layout.stack2}>
        {over && (
          <p className={`${staffLayout.warning} ${layout.stack2} ${styles.full}`}>
            Over capacity: {people.length + 1} of {limit}
          </p>
        )}
        <PersonFields field={form.field} />
        {twin && (
          <Known
            words={listedText(twin.person)}
            action={twin.person.checkedIn ? '' : `Check in ${twin.person.name}`}
            onAction={() => {
              onCheckIn(twin.person);
              draft.close();
            }}
          />
        )}
        {waits && (
          <Known
            words={`${waits.name} is ${standOf(line, waits)} in line.`}
            action={`Let in ${waits.name}`}
            onAction={() => {
              draft.close();
              onLetIn(waits);
            }}
          />
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
        <label className={`${staffLayout.row3} ${styles.check}`}>
          <input type="checkbox" checked={here} onChange={({ target }) => setHere(target.checked)} />
          Check in now
        </label>
      </div>
    </FormDialog>
  );
}

function listedText({ name, email, checkedIn }: Participant): string {
  return `${name} is already on the list${email && ` (${email})`}${checkedIn ? ', checked in' : ''}.`;
}

type KnownProps = { words: string; action: string; onAction: () => void };

/** Says that this person, or one of their name, is known here, and what to do instead. */
function Known({ words, action, onAction }: KnownProps) {
  return (
    <div className={`${staffLayout.warning} ${layout.stack2} ${styles.twin}`}>
      <p>{words}</p>
      {action && (
        <Button tone="plain" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  );
}
