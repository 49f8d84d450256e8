import { useState } from 'react';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { stay } from './useShownPeople.ts';

/**
 * Holds the text of the search, and for a moment the search of the guest who was just checked in: the field
 * is empty for the next one while the list still shows who it was. `presses` restarts that moment; `onLeave`
 * is called when it is over.
 */
export function useDoorSearch(presses: number, onLeave: () => void) {
  const [text, setText] = useState('');
  const [left, setLeft] = useState('');
  useTimeout(
    () => {
      setLeft('');
      onLeave();
    },
    left ? stay : null,
    presses,
  );
  return {
    text,
    /** What the list is searched for. */
    search: text.trim() || left,
    find: (typed: string) => {
      setText(typed);
      setLeft('');
    },
    /** Empties the field; the list stays for a moment. */
    next: () => {
      setLeft(text.trim());
      setText('');
    },
  };
}
