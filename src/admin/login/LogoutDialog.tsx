import { useId, useState } from 'react';
import { changeCount } from '../../domain/changes/outboxEntry.ts';
import { clearDrafts } from '../../parts/draftStore.ts';
import { Button } from '../../ui/Button.tsx';
import styles from '../../ui/ConfirmDialog.module.css';
import { Dialog } from '../../ui/Dialog.tsx';
import formLayout from '../../ui/formLayout.module.css';

type Props = {
  /** The number of changes that the server doesn't have. */
  unsent: number;
  /** The number of drafts in this browser. */
  drafts: number;
  onLeave: () => Promise<void>;
  onClose: () => void;
};

/** Asks before logging out what to do with the unsent changes and drafts in this browser. */
export function LogoutDialog({ unsent, drafts, onLeave, onClose }: Props) {
  const id = useId();
  const [busy, setBusy] = useState(false);

  function leave() {
    setBusy(true);
    void onLeave();
  }

  return (
    <Dialog labelledBy={`${id}-title`} onClose={onClose}>
      <div className={`${formLayout.dialogBody} ${styles.body}`}>
        <h2 id={`${id}-title`}>{unsent > 0 ? "Some changes aren't sent yet" : 'Keep your drafts?'}</h2>
        {unsent > 0 && (
          <p>
            {changeCount(unsent)} {unsent === 1 ? "isn't" : "aren't"} with the server yet. They stay in this
            browser until this account signs in here again.
          </p>
        )}
        {drafts > 0 && (
          <p>
            {drafts === 1 ? '1 draft is' : `${drafts} drafts are`} on this device. The next person who uses it
            can read what you keep, for a week at most.
          </p>
        )}
        <div className={styles.buttons}>
          <Button tone="plain" onClick={onClose}>
            Cancel
          </Button>
          {drafts > 0 && (
            <Button
              tone="plain"
              busy={busy}
              onClick={() => {
                clearDrafts();
                leave();
              }}
            >
              Remove drafts and log out
            </Button>
          )}
          <Button tone="gold" busy={busy} onClick={leave}>
            {drafts > 0 ? 'Keep drafts and log out' : 'Log out anyway'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
