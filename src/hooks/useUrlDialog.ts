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
 * A dialog that's open while the address has the parameter `name`. Opening it adds an entry to the history
 * and closing it goes back over that entry, so Back never stops at a dialog that was closed. If the page was
 * opened with the parameter already set, closing replaces the entry.
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
