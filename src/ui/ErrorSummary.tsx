import { type Ref, useId } from 'react';
import styles from './ErrorSummary.module.css';

/** A field with a mistake: the id of its input, its label, and the message. */
export type Mistake = { id: string; label: string; message: string };

/** The mistakes of a form, each with a link to its field. Focus it when it appears. */
export function ErrorSummary({ mistakes, ref }: { mistakes: Mistake[]; ref: Ref<HTMLDivElement> }) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div ref={ref} className={styles.summary} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h3 id={titleId}>{mistakes.length === 1 ? 'Fix one field' : `Fix ${mistakes.length} fields`}</h3>
      <ul>
        {mistakes.map(({ id, label, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(id)?.focus();
              }}
            >
              {label}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
