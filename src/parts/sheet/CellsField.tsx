import { FieldFrame } from '../../ui/FieldFrame.tsx';
import styles from './CellsField.module.css';

type Props = {
  label: string;
  hint: string;
  error?: string;
  rows: number;
  placeholder?: string;
  className?: string | undefined;
  value: string;
  onType: (text: string) => void;
};

/** Takes cells of a sheet, typed or pasted. */
export function CellsField({ label, hint, error, className = '', onType, ...props }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(framed) => (
        <textarea
          {...framed}
          {...props}
          className={`${styles.cells} ${className}`}
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </FieldFrame>
  );
}
