import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogFoot } from './DialogFoot.tsx';

type Props = {
  /** Why the last attempt failed, '' for no failure; left out where nothing can fail. */
  failure?: string | undefined;
  /** The text of the submit button, and its text while it is busy. */
  action: string;
  busyAction?: string | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  onCancel: () => void;
  /** More buttons, before Cancel. */
  aside?: ReactNode;
};

/** The end of a form in a dialog: the failure, Cancel, and the button that submits or retries. */
export function FormFoot({ failure, action, busyAction, busy = false, disabled, onCancel, aside }: Props) {
  return (
    <DialogFoot failure={failure}>
      {aside}
      <Button tone="plain" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy} disabled={disabled}>
        {busy && busyAction ? busyAction : failure ? 'Retry' : action}
      </Button>
    </DialogFoot>
  );
}
