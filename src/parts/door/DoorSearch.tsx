import { type Ref, useId } from 'react';
import styles from './DoorSearch.module.css';

type Props = {
  ref: Ref<HTMLInputElement>;
  text: string;
  onType: (text: string) => void;
  onFocus: () => void;
  onEnter: (key: { timeStamp: number }) => void;
};

/**
 * The door's search, run at every key. Escape clears it; names are capitalized.
 */
export function DoorSearch({ ref, text, onType, onFocus, onEnter }: Props) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id} className="visually-hidden">
        Search name or email
      </label>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="6" />
        <path d="M13 13l5 5" />
      </svg>
      <input
        ref={ref}
        id={id}
        type="search"
        placeholder="Name or email"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onFocus={onFocus}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(key) => {
          if (key.nativeEvent.isComposing) return;
          if (key.key === 'Enter') {
            // It may move the focus to a button, which the same key would press.
            key.preventDefault();
            if (!key.repeat) onEnter(key);
          }
          if (key.key !== 'Escape' || text === '') return;
          // Escape clears first; only then does it close a dialog around the list.
          key.preventDefault();
          key.stopPropagation();
          onType('');
        }}
      />
    </div>
  );
}
