import type { InferInput } from 'valibot';
import * as v from 'valibot';
import { collegesByName, type DirectoryCollege } from '../../../domain/colleges/collegeDirectory.ts';
import { CollegeInput } from '../../../domain/colleges/collegeSchema.ts';
import type { PlaceEffect } from '../../../domain/cross/changedPlace.ts';
import { colleges as listed } from '../../../domain/lists/listedColleges.ts';
import { counted } from '../../../domain/text/counted.ts';
import { slug } from '../../../domain/text/slug.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { useFormDraft } from '../../../parts/useFormDraft.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import layout from '../../../ui/layout.module.css';
import { showToast } from '../../../ui/toast.ts';
import styles from './Change.module.css';
import { ChangeEffects, EventEffects } from './ChangeEffects.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { useCollegeData } from './useCollegeData.ts';
import { useCollegePlan } from './useCollegePlan.ts';

type Props = { college: DirectoryCollege; directory: readonly DirectoryCollege[]; onClose: () => void };

const Place = v.pick(CollegeInput, ['name', 'location', 'state']);

/** Renames a college or moves it. What else that changes is shown before it is saved. */
export function EditCollegeDialog({ college, directory, onClose }: Props) {
  const data = useCollegeData();
  const { id, name, location, state } = college;
  const initial: InferInput<typeof Place> = { name, location, state };
  const form = useSchemaForm(Place, initial);
  const draft = useFormDraft(`college ${id}`, form, onClose);
  const { field, formState } = form;
  const { does, isTooMuch, busy, failure, isNew, plan, store, forget } =
    useCollegePlan<PlaceEffect>('save the college');
  const listing = listed.find((school) => school.id === id);

  function onStored() {
    showToast('The college is saved.');
    draft.close();
  }
  async function look(to: v.InferOutput<typeof Place>): Promise<void> {
    const problem = nameProblem(to.name, college, directory);
    if (problem) return form.setError('name', { message: problem }, { shouldFocus: true });
    const isTrivial = ({ events, chapters }: PlaceEffect) => events.length === 0 && chapters === 0;
    await plan(() => data.plannedPlace(id, name, to, listing), isTrivial, onStored);
  }

  return (
    <FormDialog
      title="Edit college"
      dirty={formState.isDirty}
      onSubmit={does ? () => store(onStored) : form.submit(look)}
      draft={draft}
      onClose={draft.close}
      failure={failure}
      action={does ? 'Save changes' : 'Continue'}
      busy={busy}
      disabled={isTooMuch || !formState.isDirty}
      aside={
        does && (
          <Button tone="plain" onClick={forget}>
            Back
          </Button>
        )
      }
    >
      {!does && (
        <div className={layout.stack4}>
          <Field label="Name" {...field('name')} autoComplete="off" required />
          <PlaceFields location={field('location')} state={field('state')} />
        </div>
      )}
      {does && (
        <>
          {isNew && <Changed />}
          <p>
            <strong>{does.before.name}</strong> becomes <strong>{does.after.name}</strong>
            {does.after.location && `, ${does.after.location}`}.
          </p>
          {isTooMuch && <TooMuch />}
          <ChangeEffects label="What changes">
            {does.chapters > 0 && (
              <li>{counted(does.chapters, 'fraternity', 'fraternities')} will be found under it</li>
            )}
            <EventEffects {...does} />
          </ChangeEffects>
        </>
      )}
    </FormDialog>
  );
}

/** Says that a colleague's change made another plan. */
export function Changed() {
  return (
    <p role="alert" className={styles.note}>
      Someone changed this college a moment ago. Nothing is saved yet: here's what happens now.
    </p>
  );
}

/** Says that a change is too much for one commit. */
export function TooMuch() {
  return (
    <p role="alert" className={styles.note}>
      That's too much to change at once: 500 records at most, log entries included.
    </p>
  );
}

function nameProblem(
  name: string,
  college: DirectoryCollege,
  directory: readonly DirectoryCollege[],
): string {
  if (slug(name) === '') return 'Enter a name with Latin letters or digits';
  const known = collegesByName(directory.filter(({ id }) => id !== college.id))(name);
  return known ? `${known.name} is in the directory already. Merge the two records instead.` : '';
}

export { EditCollegeDialog as Component };
