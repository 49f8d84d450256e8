import { createContext, type ReactNode, useContext, useState } from 'react';
import { words } from '../../content/words.ts';
import { useUrlDialog } from '../../hooks/useUrlDialog.ts';
import { useLazyDialog } from '../../ui/lazyCode.ts';
import { loadRequestDialog } from './loadRequestDialog.ts';

/** Prefetches the dialog's code; if that fails, the press that follows shows the error. */
const prepare = () => void loadRequestDialog().catch(() => {});

/** Whether the dialog is open in the address, but its code hasn't loaded yet. */
const Loading = createContext(false);

/**
 * The request form of all public pages, open while the address has `?request=open` (specification 2.6). Its
 * code is fetched on demand.
 */
export function RequestProvider({ children }: { children: ReactNode }) {
  const { value, open, close } = useUrlDialog('request');
  const load = value === 'open' ? loadRequestDialog : null;
  const reopen = () => open('open');
  const Dialog = useLazyDialog(load, { failed: words.unreachable, close, reopen });
  return (
    <Loading value={load !== null && !Dialog}>
      {children}
      {Dialog && <Dialog onClose={close} />}
    </Loading>
  );
}

/** Returns what a button or link needs to open the request form where the visitor is. */
export function useRequestOpener() {
  const { open } = useUrlDialog('request');
  const loading = useContext(Loading);
  const [pressed, setPressed] = useState(false);
  return {
    busy: pressed && loading,
    opener: { 'aria-haspopup': 'dialog', onPointerEnter: prepare, onFocus: prepare } as const,
    open: () => {
      setPressed(true);
      open('open');
    },
  };
}
