import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './Field.module.css';
import layout from './layout.module.css';

/**
 * Whether the fields below don't announce their messages, because a summary that has the focus reads them
 * all. Each field's message would interrupt it otherwise.
 */
export const Summarized = createContext(false);

/** The props that connect an input with its label, hint and message. */
export type Framed = { id: string; 'aria-invalid': boolean; 'aria-describedby': string };

type Props = {
  /** The input's id, when another element links to it. */
  id?: string | undefined;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (framed: Framed) => ReactNode;
};

/** The label, the hint and the message around an input; screen readers announce them together. */
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
        <p id={`${id}-hint`} className={layout.note}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role={summarized ? undefined : 'alert'} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
