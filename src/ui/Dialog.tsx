import { type ReactNode, useContext, useLayoutEffect, useRef } from 'react';
import { focusPlace } from '../lib/focusPlace.ts';
import { CrossIcon } from './CrossIcon.tsx';
import styles from './Dialog.module.css';
import { DialogDepth, ToastRegion } from './ToastRegion.tsx';

type Props = {
  /** The id of the heading inside that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
  className?: string | undefined;
};

/**
 * A modal dialog, open as long as it is mounted. Escape, the cross and a press on the backdrop call
 * `onClose`; the browser keeps the focus inside and gives it back to where it came from. When that is gone,
 * the row that took its place has the focus, or a heading.
 */
export function Dialog({ labelledBy, onClose, children, className = '' }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const depth = useContext(DialogDepth) + 1;
  const closing = useRef(false);

  // Closed before it leaves the page, for only close() gives the focus back.
  useLayoutEffect(() => {
    const dialog = element.current;
    const focusWhereItWas = focusPlace(document.activeElement);
    closing.current = false;
    dialog?.showModal();
    return () => {
      closing.current = true;
      dialog?.close();
      // What opened it may go at the same moment, and no element may have opened it.
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusWhereItWas();
      });
    };
  }, []);

  return (
    // The keyboard's way to what a press on the backdrop does is Escape, which <dialog> brings along.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={element}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // React passes the cancel of a dialog inside on to this one, and that of a file picker as well.
        if (event.target !== element.current) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
      onBlurCapture={(event) => {
        // Nobody left a field: React's StrictMode closes every dialog once and opens it again.
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
