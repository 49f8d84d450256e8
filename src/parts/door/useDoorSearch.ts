import { useCallback, useReducer } from 'react';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { stay } from './useShownPeople.ts';

/** `left`: what was searched for the guest who was just checked in. */
type State = { text: string; left: string };

/**
 * Holds the search, and for a moment that of the guest just checked in. `presses` restarts the moment,
 * `onLeave` ends it. Functions are stable.
 */
export function useDoorSearch(presses: number, onLeave: () => void) {
  const [{ text, left }, change] = useReducer(
    (state: State, next: Partial<State> | 'next'): State =>
      next !== 'next'
        ? { ...state, ...next }
        : state.text.trim() === ''
          ? state
          : { text: '', left: state.text.trim() },
    { text: '', left: '' },
  );
  useTimeout(
    () => {
      change({ left: '' });
      onLeave();
    },
    left ? stay : null,
    presses,
  );
  return {
    text,
    /** What the list is searched for. */
    search: text.trim() || left,
    find: useCallback((typed: string) => change({ text: typed, left: '' }), []),
    /** Empties the field for the next guest; the list stays for a moment. */
    next: useCallback(() => change('next'), []),
  };
}
