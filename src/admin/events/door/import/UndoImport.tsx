import { useStore } from '../../../../hooks/useStore.ts';
import { useTimeout } from '../../../../hooks/useTimeout.ts';
import { Button } from '../../../../ui/Button.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import { lastImport, undoTime } from './lastImport.ts';
import { peopleText } from './peopleText.ts';
import styles from './UndoImport.module.css';

/** Offers to undo the last import of an event for some minutes, also when its message is gone. */
export function UndoImport({ eventId }: { eventId: string }) {
  const done = useStore(lastImport);
  const own = done?.eventId === eventId ? done : null;
  useTimeout(() => lastImport.set(null), own && Math.max(0, own.at + undoTime - Date.now()), own);
  if (!own) return null;
  return (
    <p className={`${consoleLayout.bar24} ${styles.undo}`}>
      {peopleText(own.added.length)} imported
      <Button tone="plain" onClick={own.undo}>
        Undo import
      </Button>
    </p>
  );
}
