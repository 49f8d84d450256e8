import { useId } from 'react';
import { colleges } from '../../domain/lists/colleges.ts';
import { slug } from '../../domain/slug.ts';
import { Field } from '../../ui/Field.tsx';
import type { EventFieldProps } from './eventForm.ts';
import { eventLabels } from './eventLabels.ts';

/** The college of an event, found by typing a part of its name (specification 2.10). */
export function CollegeField({ form, id }: EventFieldProps) {
  const list = useId();
  const { onChange, ...input } = form.register('collegeName');
  return (
    <>
      <Field
        {...input}
        id={`${id}-collegeName`}
        label={eventLabels.collegeName}
        error={form.formState.errors.collegeName?.message}
        autoComplete="off"
        list={list}
        onChange={(event) => {
          form.setValue('collegeId', slug(event.target.value));
          return onChange(event);
        }}
      />
      <datalist id={list}>
        {colleges.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
