import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  get,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';

type Options<Fields extends FieldValues> = Pick<
  UseFormProps<Fields>,
  'mode' | 'criteriaMode' | 'shouldFocusError' | 'values' | 'resetOptions'
>;

/** The props an input needs to be a field of the form, and the message about it. */
type FormField<Name extends string> = UseFormRegisterReturn<Name> & { error: string | undefined };

/** React Hook Form's form with the helpers that the fields and the form element need. */
export type SchemaForm<Fields extends FieldValues, Input> = UseFormReturn<Fields, unknown, Input> & {
  /** Returns the props of the field `name`. */
  field: <Name extends FieldPath<Fields>>(name: Name) => FormField<Name>;
  /**
   * Returns a form's submit handler, one attempt at a time. `onMistakes` is called when mistakes are on the
   * page.
   */
  submit: (
    save: (input: Input) => void | Promise<void>,
    onMistakes?: () => void,
  ) => (event?: { preventDefault: () => void }) => Promise<void>;
};

/** A form whose fields `schema` checks on blur and on submit; a failed submit focuses the first mistake. */
export function useSchemaForm<Fields extends FieldValues, Input>(
  schema: GenericSchema<Fields, Input>,
  defaultValues: DefaultValues<Fields>,
  options: Options<Fields> = {},
): SchemaForm<Fields, Input> {
  const resolver = useMemo(() => valibotResolver<Fields, unknown, Input>(schema), [schema]);
  const form = useForm<Fields, unknown, Input>({ mode: 'onTouched', ...options, resolver, defaultValues });
  const busy = useRef(false);
  const { errors } = form.formState;

  return {
    ...form,
    field: (name) => {
      const problem: FieldError | undefined = get(errors, name);
      return { ...form.register(name), error: problem?.message };
    },
    submit: (save, onMistakes) => async (event) => {
      event?.preventDefault();
      if (busy.current) return;
      busy.current = true;
      const found: ('valid' | 'mistaken')[] = [];
      const check = form.handleSubmit(
        (input) => {
          found.push('valid');
          return save(input);
        },
        () => {
          found.push('mistaken');
        },
      );
      try {
        // React Hook Form drops an attempt without a word when live data reset the form while it was checked.
        while (found.length === 0) await check();
      } finally {
        busy.current = false;
      }
      if (found.includes('mistaken')) onMistakes?.();
    },
  };
}
