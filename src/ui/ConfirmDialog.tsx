import { type ReactNode, useId, useState } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import formLayout from './formLayout.module.css';
import staffLayout from './staffLayout.module.css';

type Props = {
  title: string;
  /** The question, in the specification's words where it gives them. */
  question: string;
  /** The verb on the button that confirms. */
  action: string;
  danger?: boolean;
  /** Does it. When it throws, the dialog stays open with the message of `failed`. */
  onConfirm: () => Promise<void>;
  failed?: (error: unknown) => string;
  /** The content below the question, such as the items affected or the progress. */
  children?: ReactNode;
  onClose: () => void;
};

/** Asks before an action that can't be undone. The dialog closes when the action is done, or on Cancel. */
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
      setFailure(failed?.(error) ?? "That didn't work. Please try again.");
      setBusy(false);
    }
  }

  return (
    <Dialog labelledBy={`${id}-title`} onClose={onClose}>
      <div className={`${formLayout.dialogBody} ${styles.body}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{question}</p>
        {children}
        <p role="alert" className={`${staffLayout.danger} ${styles.failure}`}>
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
