import { useState } from 'react';
import { keepsNothingWords, waitingWords } from '../../domain/changes/outboxEntry.ts';
import type { Level } from '../../domain/session/staffSession.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useStore } from '../../hooks/useStore.ts';
import { keepsChanges } from '../../parts/attempt.ts';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
// Loaded ahead of time: there is no network when it is needed.
import { OutboxDialog } from '../outbox/OutboxDialog.tsx';
import { dismissRefusals } from '../outbox/useLateNews.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import styles from './NetworkStatus.module.css';

/**
 * Says that there is no network, and which changes the server doesn't have: those that wait and those it
 * refused.
 */
export function NetworkStatus({ level }: { level: Level }) {
  const online = useOnline();
  const own = useOutbox().filter((entry) => entry.account === level);
  const waiting = own.filter(({ refused }) => !refused).length;
  const refused = own.length - waiting;
  const [open, setOpen] = useState(false);
  const keeps = useStore(keepsChanges);
  function show() {
    dismissRefusals();
    setOpen(true);
  }

  const sentences = [
    !keeps && keepsNothingWords,
    !online &&
      (keeps
        ? "You're offline. Changes are saved on this device and sent when you're back online."
        : "You're offline. Changes are sent when you're back online."),
    online && waiting > 0 && keeps && waitingWords,
  ].filter(Boolean);
  const counts = [
    waiting > 0 && (waiting === 1 ? '1 change pending.' : `${waiting} changes pending.`),
    refused > 0 && (refused === 1 ? '1 change was refused.' : `${refused} changes were refused.`),
  ].filter(Boolean);
  return (
    <>
      <div role="status" data-refused={refused > 0 || undefined}>
        {(sentences.length > 0 || counts.length > 0) && (
          <div className={`${consoleLayout.line04} ${styles.status}`}>
            {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
            {/* Offline, the line is there before the first change, so that nothing moves under a finger. */}
            <p className={`${layout.row2} ${styles.changes}`}>
              {counts.join(' ')}
              {counts.length > 0 && (
                <button type="button" aria-haspopup="dialog" onClick={show}>
                  Show changes
                </button>
              )}
            </p>
          </div>
        )}
      </div>
      {open && <OutboxDialog level={level} onClose={() => setOpen(false)} />}
    </>
  );
}
