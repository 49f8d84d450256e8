import { useUrlDialog } from '../../hooks/useUrlDialog.ts';
import { notLoaded, useLazyDialog } from '../../ui/lazyCode.ts';
import { useCreateEvent } from '../parts/useCreateEvent.ts';
import { useShortcuts } from './useShortcuts.ts';

const load = () => import('./ShortcutsDialog.tsx');

type Props = { open: boolean; onOpen: () => void; onClose: () => void };

/** The shortcuts of the console, and the dialog that lists them. */
export function Shortcuts({ open, onOpen, onClose }: Props) {
  const createEvent = useCreateEvent();
  const edit = useUrlDialog('edit');
  useShortcuts({ onCreate: () => createEvent(), onEdit: edit.open, onHelp: onOpen });
  const ShortcutsDialog = useLazyDialog(open ? load : null, {
    failed: notLoaded('The shortcuts'),
    close: onClose,
    reopen: onOpen,
  });
  return ShortcutsDialog ? <ShortcutsDialog onClose={onClose} /> : null;
}
