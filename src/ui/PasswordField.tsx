import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import styles from './PasswordField.module.css';

type Props = Omit<ComponentProps<typeof Field>, 'type'>;

/** A password field with a button that shows and hides the text. */
export function PasswordField(props: Props) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
      />
      <button
        type="button"
        aria-label={`${shown ? 'Hide' : 'Show'} password`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
