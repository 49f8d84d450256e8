import { useWatch } from 'react-hook-form';
import {
  generatedPassword,
  isEasyToGuess,
  strongerPassword,
} from '../../../domain/events/generatedPassword.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import styles from './EventForm.module.css';
import type { EventFieldProps } from './eventForm.ts';
import { eventLabels } from './eventLabels.ts';

const name = 'registrationPassword';

/**
 * The password of an event, in plain text because it is handed out, with a button that generates one that
 * can't be guessed, and one that makes one up (specification 5.8).
 */
export function PasswordRow({ form, id }: EventFieldProps) {
  const [password, ...known] = useWatch({
    control: form.control,
    name: [name, 'title', 'collegeName', 'fraternityName'],
  });
  const fill = (made: string) => form.setValue(name, made, { shouldDirty: true, shouldValidate: true });
  return (
    <div className={styles.password}>
      <Field
        {...form.register(name)}
        id={`${id}-${name}`}
        label={eventLabels[name]}
        hint={
          isEasyToGuess(password, known)
            ? 'Easy to guess. Fine for keeping the form to your crowd; choose Make stronger to keep strangers out.'
            : undefined
        }
        error={form.formState.errors[name]?.message}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button tone="plain" onClick={() => fill(strongerPassword(form.getValues('fraternityName')))}>
        Make stronger
      </Button>
      <Button tone="plain" onClick={() => fill(generatedPassword(form.getValues('fraternityName')))}>
        Generate
      </Button>
    </div>
  );
}
