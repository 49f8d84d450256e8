import { type ReactNode, useId, useState } from 'react';
import { useWakeLock } from '../../hooks/screen/useWakeLock.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import { QrCode } from '../../ui/QrCode.tsx';
import styles from './TicketPage.module.css';

type CodeProps = {
  eventId: string;
  id: string;
  /** Whether it's of who waits, whom the door may let in. */
  waits?: boolean;
};

/**
 * The code that the door scans, drawn from a ticket's id alone; '' leaves its room until that is computed. A
 * press enlarges it.
 */
export function TicketCode({ eventId, id, waits = false }: CodeProps) {
  const [large, setLarge] = useState(false);
  if (id === '') return <div className={styles.code} />;
  const code = <QrCode text={location.origin + paths.scanned(eventId, id)} />;
  return (
    <div className={`${layout.stack2} ${styles.show}`}>
      <button type="button" className={styles.code} aria-haspopup="dialog" onClick={() => setLarge(true)}>
        {code}
        <span className="visually-hidden">Make it larger</span>
      </button>
      <p className={layout.note}>
        {waits
          ? "You don't have a spot yet. If there's room, the door can let you in with this code."
          : 'Show this code at the door. Press it to make it larger.'}
      </p>
      {large && <LargeCode code={code} onClose={() => setLarge(false)} />}
    </div>
  );
}

type Props = { code: ReactNode; onClose: () => void };

/** The code over the whole screen, which stays on meanwhile. */
function LargeCode({ code, onClose }: Props) {
  const id = useId();
  useWakeLock(true);
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <div className={`${layout.stack2} ${styles.large}`}>
        <h2 id={id} className="visually-hidden">
          Your code
        </h2>
        {code}
        <p>Turn the brightness up.</p>
      </div>
    </Dialog>
  );
}
