import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { allColleges } from '../../../data/staff/colleges.ts';
import {
  collegeDirectory,
  type DirectoryCollege,
  offeredColleges,
} from '../../../domain/colleges/collegeDirectory.ts';
import { colleges } from '../../../domain/lists/listedColleges.ts';
import { slug } from '../../../domain/text/slug.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { ComboField } from '../../../ui/ComboField.tsx';
import type { EventFieldProps } from './eventForm.ts';
import { eventLabels } from './eventLabels.ts';

type Choice = DirectoryCollege | undefined;

/**
 * The college of an event, found by typing a part of its name (specification 2.10). Choosing one fills in its
 * state and its logo unless others were entered.
 */
export function CollegeField({ form, id }: EventFieldProps) {
  const live = useLive(allColleges);
  const stored = live.status === 'ready' ? live.data.items : undefined;
  const choices = useMemo(() => collegeDirectory(colleges, stored ?? []), [stored]);
  const value = useWatch({ control: form.control, name: 'collegeName' });
  const { onBlur, name, ref } = form.register('collegeName');
  const named = (typed: string) =>
    choices.find((choice) => choice.name.toLowerCase() === typed.trim().toLowerCase());

  function change(typed: string) {
    const before = named(value);
    const now = named(typed);
    form.setValue('collegeName', typed, { shouldDirty: true });
    form.setValue('collegeId', now?.id ?? slug(typed));
    if (now) bringAlong('state', before, now);
    if (now) bringAlong('collegeLogo', before, now);
  }

  function bringAlong(field: 'state' | 'collegeLogo', before: Choice, now: Choice) {
    const of = (choice: Choice) => (field === 'state' ? choice?.state : choice?.logoPath) ?? '';
    const present = form.getValues(field);
    if (present === '' || present === of(before)) form.setValue(field, of(now), { shouldDirty: true });
  }

  return (
    <ComboField
      ref={ref}
      name={name}
      onBlur={onBlur}
      id={`${id}-collegeName`}
      label={eventLabels.collegeName}
      error={form.formState.errors.collegeName?.message}
      value={value}
      choicesFor={(typed) =>
        offeredColleges(choices, typed).map(({ name: value, location: about }) => ({ value, about }))
      }
      onChange={change}
    />
  );
}
