import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

type Props = ComponentProps<'input'> & { label: string; hint?: string; error?: string };

/** An input with its label, and with a hint and a message that are read out together with it. */
export function Field({ label, hint, error, ...input }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        aria-invalid={Boolean(error)}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error`}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
    </div>
  );
}
