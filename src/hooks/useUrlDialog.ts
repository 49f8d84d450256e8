import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlText } from './useUrlText.ts';

export type UrlDialog = {
  /** The parameter's value, '' while the dialog is closed. */
  value: string;
  open: (value: string) => void;
  close: () => void;
};

/**
 * A dialog that's open while the address has `name`. Opening adds an entry to the history, closing goes back
 * over it, or replaces it if the page began with it.
 */
export function useUrlDialog(name: string): UrlDialog {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [value, open] = useUrlText(name, { state: name });
  const [, remove] = useUrlText(name, { replace: true });
  const close = useCallback(() => {
    if (state === name) navigate(-1);
    else remove('');
  }, [state, name, navigate, remove]);
  return { value, open, close };
}
