import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { focused, focusPlace } from '../lib/focusPlace.ts';
import { followKeyboard } from '../lib/keyboard.ts';
import { CrossIcon } from './CrossIcon.tsx';
import styles from './Dialog.module.css';
import { DialogDepth, ToastRegion } from './ToastRegion.tsx';

type Props = {
  /** The id of the heading that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * A modal dialog, open as long as it is mounted. Escape, the close button and a press on the backdrop call
 * `onClose`. The browser keeps the focus inside and returns it when the dialog closes. If the element that
 * had it is gone, the focus moves to the row that took its place, or to a heading.
 */
export function Dialog({ labelledBy, onClose, children, className = '' }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const depth = useContext(DialogDepth) + 1;
  const closing = useRef(false);

  // Closed before it leaves the page, because only close() returns the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    const opener = focused();
    const focusWhereItWas = focusPlace(opener);
    closing.current = false;
    followKeyboard();
    dialog?.showModal();
    return () => {
      closing.current = true;
      dialog?.close();
      // The element that opened it may be removed in the same update, and the dialog may have opened without
      // one.
      queueMicrotask(() => {
        const { activeElement } = document;
        if (activeElement === document.body || (activeElement === before && before !== opener))
          focusWhereItWas();
      });
    };
  }, []);

  return (
    // On the keyboard, Escape does what a press on the backdrop does; <dialog> handles it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={element}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // React also passes on the cancel event of a nested dialog or of a file picker.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
      onBlurCapture={(event) => {
        // The user hasn't left a field: React's StrictMode closes every dialog once and opens it again.
        if (closing.current) event.stopPropagation();
      }}
    >
      <DialogDepth value={depth}>{children}</DialogDepth>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <CrossIcon />
      </button>
      <DialogDepth value={depth}>
        <ToastRegion place="dialog" />
      </DialogDepth>
    </dialog>
  );
}
