import { useId, useMemo } from 'react';
import { storedCollege } from '../../data/staff/colleges.ts';
import { useLive } from '../../hooks/useLive.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './Fraternities.module.css';

/** Shows the stored document of a college (specification 2.16), live. */
export function DebugDialog({ collegeId, onClose }: { collegeId: string; onClose: () => void }) {
  const id = useId();
  const source = useMemo(() => storedCollege(collegeId), [collegeId]);
  const live = useLive(source);
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.wide}>
      <div className={styles.body}>
        <div>
          <h2 id={id}>Raw college document</h2>
          <p className={layout.muted}>colleges/{collegeId}</p>
        </div>
        {live.status === 'loading' && <p role="status">Loading…</p>}
        {live.status === 'error' && (
          <>
            <p role="alert" className={staffLayout.danger}>
              Failed to load the document.
            </p>
            <Button tone="plain" onClick={live.retry}>
              Retry
            </Button>
          </>
        )}
        {live.status === 'ready' && (
          <pre className={styles.raw}>
            {live.data.item === null
              ? "This document doesn't exist."
              : JSON.stringify(live.data.item, null, 2)}
          </pre>
        )}
      </div>
    </Dialog>
  );
}
