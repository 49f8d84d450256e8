import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Palette.module.css';

/** What the field of the palette has in common with its lines, whose code comes later. */
export type PaletteField = {
  /** The id of the palette; those of its lines begin with it. */
  id: string;
  typed: string;
  /** Set by the lines: what a key does to them. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  /** Whether Enter was pressed before there was a line to open. */
  entered: RefObject<boolean>;
  /** The lines tell the id of the marked one, '' for none. */
  onMarked: (lineId: string) => void;
};

type Props = {
  onClose: () => void;
  /** The lines and the foot. */
  children: (field: PaletteField) => ReactNode;
};

/**
 * The palette's dialog with its field, which is part of the console's frame: it takes the keys from the press
 * on that opens it (ARIA combobox with a list box).
 */
export function PaletteFrame({ onClose, children }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState('');
  const keys: PaletteField['keys'] = useRef(null);
  const entered = useRef(false);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (keys.current) return keys.current(event);
    if (event.key === 'Enter') entered.current = true;
  }

  return (
    <Dialog labelledBy={`${id}-title`} onClose={onClose} className={styles.palette}>
      <h2 id={`${id}-title`} className="visually-hidden">
        Search everything
      </h2>
      <div className={styles.head}>
        <input
          type="text"
          role="combobox"
          className={styles.input}
          aria-label="Search events, requests, people and screens"
          aria-expanded={marked !== ''}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={marked || undefined}
          aria-describedby={`${id}-status`}
          placeholder="Search events, requests, people…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => {
            entered.current = false;
            setTyped(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {children({ id, typed, keys, entered, onMarked: setMarked })}
    </Dialog>
  );
}
