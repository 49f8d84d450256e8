import { type ReactNode, useState } from 'react';
import { useLeaveWarning } from '../hooks/useLeaveWarning.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

/**
 * Prevents accidental loss of input: while `dirty`, `leave` asks before it calls `onClose`, and the browser
 * asks before it closes the page. Render `question` beside the dialog.
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
