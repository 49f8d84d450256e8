import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Dialog } from '../../../ui/Dialog.tsx';
import layout from '../../../ui/layout.module.css';

type Props = {
  onStay: () => void;
  /** Saves a draft; absent where the draft would never be found again. */
  onKeep?: (() => void) | undefined;
  onDiscard: () => void;
};

/** Asks what to do with unsaved input before its form closes. */
export function UnsavedDialog({ onStay, onKeep, onDiscard }: Props) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onStay}>
      <div className={`${layout.stack4} ${consoleLayout.dialog}`}>
        <h2 id={id}>Unsaved changes</h2>
        <p>
          What you typed isn't saved yet.
          {onKeep && ' A draft stays on this device until you come back.'}
        </p>
        <div className={consoleLayout.foot3}>
          <Button tone="plain" onClick={onStay}>
            Keep editing
          </Button>
          {onKeep && (
            <Button tone="plain" onClick={onKeep}>
              Keep as draft
            </Button>
          )}
          <Button tone="danger" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
