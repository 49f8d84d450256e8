import { type Ref, useId } from 'react';
import styles from './Choices.module.css';

type Props<T extends string> = {
  legend: string;
  /** The value and the label of each choice. */
  options: readonly (readonly [T, string])[];
  /** null while nothing is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  error?: string | undefined;
  /** The first choice, for a form that focuses a mistake. */
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A choice among a few radio buttons, all of them visible. */
export function Choices<T extends string>({ legend, options, value, onChange, error, ref }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={`${name}-error`}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(([choice, words], index) => (
          <label key={choice}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              checked={choice === value}
              onChange={() => onChange(choice)}
            />
            {words}
          </label>
        ))}
      </div>
      <p id={`${name}-error`} role="alert" className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
}
