import { LateDialog } from '../../parts/late/LateDialog.tsx';
import { lateCode } from '../../parts/late/lateCode.ts';
import { useAskedDialog } from '../parts/useAskedDialog.ts';
import { useCreateEvent } from '../parts/useCreateEvent.ts';
import { useShortcuts } from './useShortcuts.ts';

const shortcutsList = lateCode(() => import('./ShortcutsDialog.tsx'));

type Props = { open: boolean; onOpen: () => void; onClose: () => void };

/** The shortcuts of the console, and the dialog that lists them. */
export function Shortcuts({ open, onOpen, onClose }: Props) {
  const createEvent = useCreateEvent();
  const edit = useAskedDialog('edit');
  useShortcuts({ onCreate: () => createEvent(), onEdit: edit.open, onHelp: onOpen });
  if (!open) return null;
  return (
    <LateDialog code={shortcutsList} title="Keyboard shortcuts" what="The shortcuts" onClose={onClose}>
      {(ShortcutsDialog) => <ShortcutsDialog onClose={onClose} />}
    </LateDialog>
  );
}
