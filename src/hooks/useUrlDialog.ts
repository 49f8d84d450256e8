import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUrlText } from './useUrlText.ts';

export type UrlDialog = {
  /** What the address says, '' while the dialog is closed. */
  value: string;
  open: (value: string) => void;
  close: () => void;
};

/**
 * A dialog that's open while the address has the parameter `name`. Opening it adds an entry to the history
 * and closing it goes back over that entry, so Back never stops at a dialog that was closed. Where the dialog
 * came with the address, closing replaces the entry.
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
