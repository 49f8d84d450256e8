import { Button } from './Button.tsx';
import { DialogFoot } from './DialogFoot.tsx';

type Props = {
  /** Why the last attempt failed, '' while there is nothing to say. */
  failure: string;
  /** The words of the button that sends the form, and what they become while it is busy. */
  action: string;
  busyAction: string;
  busy: boolean;
  disabled?: boolean;
  onCancel: () => void;
};

/**
 * The end of a form in a dialog: what went wrong, Cancel, and the button that sends it, or sends it again.
 */
export function FormFoot({ failure, action, busyAction, busy, disabled, onCancel }: Props) {
  return (
    <DialogFoot failure={failure}>
      <Button tone="plain" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" busy={busy} disabled={disabled}>
        {busy ? busyAction : failure ? 'Retry' : action}
      </Button>
    </DialogFoot>
  );
}
