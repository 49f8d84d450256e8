import { generatedPassword } from '../../domain/generatedPassword.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import styles from './EventForm.module.css';
import type { EventFieldProps } from './eventForm.ts';
import { eventLabels } from './eventLabels.ts';

/** The password of an event, in plain sight because it is handed out, with a button that makes one up (specification 5.8). */
export function PasswordRow({ form, id }: EventFieldProps) {
  const name = 'registrationPassword';
  return (
    <div className={styles.withButton}>
      <Field
        {...form.register(name)}
        id={`${id}-${name}`}
        label={eventLabels[name]}
        error={form.formState.errors[name]?.message}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button
        tone="plain"
        onClick={() =>
          form.setValue(name, generatedPassword(form.getValues('fraternityName')), {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      >
        Generate
      </Button>
    </div>
  );
}
