import { useId } from 'react';
import type { InferInput } from 'valibot';
import { addCollege } from '../../data/staff/colleges.ts';
import { collegesByName, type DirectoryCollege, sharesTile } from '../../domain/colleges/collegeDirectory.ts';
import { CollegeInput } from '../../domain/colleges/collegeSchema.ts';
import { schoolLetters } from '../../domain/colleges/schoolLetters.ts';
import { slug } from '../../domain/text/slug.ts';
import { useSchemaForm } from '../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { useFormDraft } from '../../parts/useFormDraft.ts';
import { useSubmit } from '../../parts/useSubmit.ts';
import { Field } from '../../ui/Field.tsx';
import layout from '../../ui/layout.module.css';
import { PlaceFields } from './change/PlaceFields.tsx';
import { ConferenceOptions } from './college/ConferenceOptions.tsx';

type Props = { directory: readonly DirectoryCollege[]; onClose: () => void };

const failed = 'Failed to add college. Please try again.';
type Fields = InferInput<typeof CollegeInput>;
const empty: Fields = { name: '', conference: '', logoPath: '', state: '', location: '' };

/** Adds a college to the directory (specification 5.6). */
export function AddCollegeDialog({ directory, onClose }: Props) {
  const id = useId();
  const { failure, submit } = useSubmit();
  const form = useSchemaForm(CollegeInput, empty);
  const draft = useFormDraft('new college', form, onClose);
  const { isDirty, isSubmitting } = form.formState;
  const { field } = form;

  async function add(college: CollegeInput): Promise<void> {
    const known = knownProblem(college.name, directory);
    if (known) return form.setError('name', { message: known }, { shouldFocus: true });
    const done = `${college.name} was added.`;
    await submit(() => addCollege(college), { failed, done, onSaved: draft.close });
  }

  return (
    <FormDialog
      title="Add College"
      dirty={isDirty}
      onSubmit={form.submit(add)}
      draft={draft}
      onClose={draft.close}
      failure={failure}
      action="Add College"
      busyAction="Adding…"
      busy={isSubmitting}
    >
      <div className={layout.stack2}>
        <Field label="Name" {...field('name')} autoComplete="off" required />
        <Field
          label="Conference"
          {...field('conference')}
          list={`${id}-conferences`}
          autoComplete="off"
          required
        />
        <ConferenceOptions id={`${id}-conferences`} />
        <PlaceFields location={field('location')} state={field('state')} />
        <Field
          label="Logo path (optional)"
          hint={`The https:// URL of an image. ${tileHint(form.watch('name'), directory)}`}
          {...field('logoPath')}
          inputMode="url"
          autoComplete="off"
        />
      </div>
    </FormDialog>
  );
}

function knownProblem(name: string, directory: readonly DirectoryCollege[]): string {
  if (slug(name) === '') return 'Enter a name with Latin letters or digits';
  const known = collegesByName(directory)(name);
  return known ? `${known.name} is already in the directory` : '';
}

/** Two schools with the same tile look like one, so nobody adds the second unknowingly. */
function tileHint(name: string, directory: readonly DirectoryCollege[]): string {
  if (name.trim() === '') return 'Without one, the college shows its initials.';
  const twin = sharesTile(name, directory);
  return `Without one, its tile says ${schoolLetters(name)}${twin ? `, as that of ${twin.name} does` : ''}.`;
}
