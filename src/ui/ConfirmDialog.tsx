import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  /** The question, in the specification's words where it has some. */
  question: string;
  /** The verb on the button that does it. */
  action: string;
  danger?: boolean;
  /** Does it. What it throws stays in the dialog, in the words of `failed`. */
  onConfirm: () => Promise<void>;
  failed?: (error: unknown) => string;
  /** What stands below the question: which things it is about, how far it has come. */
  children?: ReactNode;
  onClose: () => void;
};

/** Asks before something that cannot be taken back. It closes when it is done, or on Cancel. */
export function ConfirmDialog({
  title,
  question,
  action,
  danger,
  onConfirm,
  failed,
  children,
  onClose,
}: Props) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function confirm() {
    setBusy(true);
    setFailure('');
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(failed?.(error) ?? 'That did not work. Please try again.');
      setBusy(false);
    }
  }

  return (
    <Dialog labelledBy={`${id}-title`} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{question}</p>
        {children}
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
        <div className={styles.buttons}>
          <Button tone="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button tone={danger ? 'danger' : 'gold'} busy={busy} onClick={confirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
