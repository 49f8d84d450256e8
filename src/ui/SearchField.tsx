import { type Ref, useEffect, useId, useRef, useState } from 'react';
import styles from './Field.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Told at every key, for what can follow at once. */
  onType?: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** The field itself, for whoever gives it the focus. */
  ref?: Ref<HTMLInputElement>;
};

/** How long somebody pauses before the search follows. */
const pause = 200;

/** A search that follows what is typed, once a moment passes without another key. */
export function SearchField({ label, value, onChange, onType, onFocus, onBlur, ref }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const told = useRef(value);

  // The address may change by itself: back, forward, a button that clears the search.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
    onType?.(value);
  }, [value, onType]);

  useEffect(() => {
    if (typed === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed;
      onChange(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, onChange]);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        type="search"
        autoComplete="off"
        value={typed}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={(event) => {
          setTyped(event.target.value);
          onType?.(event.target.value);
        }}
      />
    </div>
  );
}
