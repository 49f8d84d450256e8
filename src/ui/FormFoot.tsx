import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { DialogFoot } from './DialogFoot.tsx';

type Props = {
  /** Why the last attempt failed, '' while there is nothing to say; left out where nothing can fail. */
  failure?: string | undefined;
  /** The words of the button that sends the form, and what they become while it is busy. */
  action: string;
  busyAction?: string | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  onCancel: () => void;
  /** What else can be done, before Cancel. */
  aside?: ReactNode;
};

/**
 * The end of a form in a dialog: what went wrong, Cancel, and the button that sends it, or sends it again.
 */
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
