import { type Ref, useEffect, useId, useRef, useState } from 'react';
import styles from './Field.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The key that leads to it, as screen readers announce it. */
  shortcut?: string;
  /** Called on every key, for updates that need no delay. */
  onType?: (value: string) => void;
  onFocus?: () => void;
  onBlur?: () => void;
  /** The input, for a component that focuses it. */
  ref?: Ref<HTMLInputElement>;
};

/** The pause after the last key before the search runs, in milliseconds. */
const pause = 200;

/** A search that runs when no key has been pressed for a moment. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  shortcut,
  onType,
  onFocus,
  onBlur,
  ref,
}: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const latest = useRef(value);

  // The address may change by other means: Back, Forward, a button that clears the search.
  useEffect(() => {
    if (value === latest.current) return;
    latest.current = value;
    setTyped(value);
    onType?.(value);
  }, [value, onType]);

  useEffect(() => {
    if (typed === latest.current) return;
    const waiting = new AbortController();
    const search = () => {
      waiting.abort();
      latest.current = typed;
      onChange(typed);
    };
    const timer = setTimeout(search, pause);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    // What is pressed next comes after this search: a button that clears it would be overtaken by the timer.
    for (const act of ['pointerdown', 'focusout'])
      addEventListener(act, search, { signal: waiting.signal, capture: true });
    return () => waiting.abort();
  }, [typed, onChange]);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        type="search"
        data-search
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
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
