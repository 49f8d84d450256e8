import { type ReactNode, useState } from 'react';
import { useLeaveWarning } from '../hooks/useLeaveWarning.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/**
 * Asks before typed text is lost: `leave` while `dirty`, and the browser. Render `question` beside the
 * dialog.
 */
export function useUnsaved(dirty: boolean, onClose: () => void): { leave: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);

  useLeaveWarning(() => dirty);

  const question = asking && (
    <ConfirmDialog
      title="Discard changes?"
      question="Your changes aren't saved."
      action="Discard"
      danger
      onConfirm={async () => onClose()}
      onClose={() => setAsking(false)}
    />
  );
  return { leave: () => (dirty ? setAsking(true) : onClose()), question };
}
