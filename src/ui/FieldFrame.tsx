import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './Field.module.css';

/**
 * Whether the messages of the fields below keep still because a summary that has the focus reads them all
 * out. Each field's message would interrupt it otherwise.
 */
export const Summarized = createContext(false);

/** What the input itself needs so that its label, hint and message belong to it. */
export type Framed = { id: string; 'aria-invalid': boolean; 'aria-describedby': string };

type Props = {
  /** The input's id, when somebody else links to it. */
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: (framed: Framed) => ReactNode;
};

/** The label, the hint and the message around an input; all are read out together with it. */
export function FieldFrame({ id: given, label, hint, error, children }: Props) {
  const own = useId();
  const summarized = useContext(Summarized);
  const id = given ?? own;
  const describedBy = `${hint ? `${id}-hint ` : ''}${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role={summarized ? undefined : 'alert'} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
