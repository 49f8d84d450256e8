import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../hooks/useStore.ts';
import { type UrlDialog, useUrlDialog } from '../../hooks/useUrlDialog.ts';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { createStore } from '../../lib/store.ts';

/** The dialog asked for at an address, until that changes. */
type Asked = { name: string; value: string; at: string };

const nothing: Asked = { name: '', value: '', at: '' };
const asked = createStore(nothing);

/**
 * As `useUrlDialog`, but open from the press on: React Router shows an address in a transition, and until
 * then keys would act on the page below.
 */
export function useAskedDialog(name: string): UrlDialog {
  const { value, open: show, close: leave } = useUrlDialog(name);
  const navigate = useNavigate();
  const { key } = useLocation();
  const coming = useStore(asked);
  const now = useRef(key);
  useEffect(() => {
    now.current = key;
    if (asked.get().at !== key) asked.set(nothing);
  }, [key]);
  // Back, before the address was shown.
  useWindowEvent('popstate', () => asked.set(nothing));
  const open = useCallback(
    (next: string) => {
      asked.set({ name, value: next, at: now.current });
      show(next);
    },
    [name, show],
  );
  const close = useCallback(() => {
    if (asked.get().name !== name) return leave();
    // The entry of the history is there already.
    asked.set(nothing);
    navigate(-1);
  }, [name, leave, navigate]);
  return { value: value || (coming.name === name ? coming.value : ''), open, close };
}
