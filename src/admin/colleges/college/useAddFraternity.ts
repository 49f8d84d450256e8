import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { isConflict } from '../../../data/errors.ts';
import { addFraternity } from '../../../data/staff/fraternities.ts';
import { chapterPlace } from '../../../domain/colleges/change/chapterPlace.ts';
import { type DirectoryCollege, missingRecord } from '../../../domain/colleges/collegeDirectory.ts';
import { textInput } from '../../../domain/fields/inputFields.ts';
import { limits } from '../../../domain/fields/limits.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { listedFraternity } from '../../../domain/fraternities/fraternityNames.ts';
import { isNamed } from '../../../domain/fraternities/isNamed.ts';
import { fraternities as listed } from '../../../domain/lists/listedFraternities.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { submit } from '../../../parts/attempt.ts';
import { offerRetry } from '../../../ui/toast.ts';

const failed = 'Error adding fraternity. Please try again.';

/** The 36 national fraternities of Add Fraternity, and the choice to type another one. */
export const choices = listed.filter(({ addList }) => addList);
export const other = 'Other (Type Below)';

const Addition = v.object({ choice: v.string(), typed: textInput(limits.name) });

/** Adds a fraternity to a college. The choice and the typed name stay until it is stored. */
export function useAddFraternity(college: DirectoryCollege, present: readonly Fraternity[]) {
  const form = useSchemaForm(Addition, { choice: '', typed: '' }, { mode: 'onSubmit' });
  const [choice, typed] = useWatch({ control: form.control, name: ['choice', 'typed'] });
  const name = nameOf({ choice, typed });

  async function add(addition: Addition) {
    const added = nameOf(addition);
    const refuse = () =>
      form.setError(
        addition.choice === other ? 'typed' : 'choice',
        { message: `${added} is already listed at this college` },
        { shouldFocus: true },
      );
    if (present.some((known) => isNamed(known, added))) return refuse();
    try {
      const letters = listedFraternity(added)?.letters;
      const fraternity = letters ? { name: added, letters } : { name: added };
      const done = `${added} was added.`;
      await submit(
        () => addFraternity(college.id, fraternity, chapterPlace(college), missingRecord(college)),
        {
          failed,
          done,
        },
      );
      // A choice or a name entered meanwhile is for the next fraternity.
      if (form.getValues('choice') === choice) form.setValue('choice', '');
      if (form.getValues('typed') === typed) form.setValue('typed', '');
    } catch (cause) {
      if (isConflict(cause)) refuse();
      else offerRetry(failed, () => void add(addition));
    }
  }

  return { form, choice, name, add };
}

type Addition = v.InferOutput<typeof Addition>;

function nameOf({ choice, typed }: Addition): string {
  return choice === other ? typed.trim() : choice;
}
