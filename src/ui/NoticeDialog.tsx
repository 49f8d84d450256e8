import { type ReactNode, useId } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import formLayout from './formLayout.module.css';

type Props = { title: string; action: string; onClose: () => void; children: ReactNode };

/** A dialog with information that the user reads and closes. */
export function NoticeDialog({ title, action, onClose, children }: Props) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={`${formLayout.dialogBody} ${styles.body}`}>
        <h2 id={id}>{title}</h2>
        <p>{children}</p>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{action}</Button>
        </div>
      </div>
    </Dialog>
  );
}
