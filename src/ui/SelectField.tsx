import { useId } from 'react';
import styles from './Field.module.css';

type Props = {
  label: string;
  value: string;
  /** The value and the label of each choice. */
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
  disabled?: boolean;
};

/** A select field with its label. */
export function SelectField({ label, value, options, onChange, disabled }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value)}>
        {options.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
