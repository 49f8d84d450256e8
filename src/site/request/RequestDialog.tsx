import { useId, useState } from 'react';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { focusMounted } from '../../lib/focusMounted.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Suit } from '../../ui/Suit.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './RequestDialog.module.css';
import { RequestForm } from './RequestForm.tsx';

const done = { title: 'Request submitted successfully!', text: "We'll get back to you soon." };
/** How long the success message stays before the dialog closes itself, in milliseconds (specification 9). */
const shownFor = 2_000;

/** The dialog with the tournament request form (specification 2.6, 5.1). Typed text survives closing it. */
function RequestDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [sent, setSent] = useState(false);
  const isOpen = () => document.getElementById(id) !== null;

  const announce = () => showToast(`${done.title} ${done.text}`);
  const close = () => {
    onClose();
    if (sent) announce();
  };
  // The server may answer after the dialog has been closed.
  const onSent = () => (isOpen() ? setSent(true) : announce());
  const onFailed = (message: string) => {
    if (!isOpen()) showToast(message, 'alert');
  };

  return (
    <Dialog labelledBy={id} onClose={close} className={styles.dialog}>
      {sent ? (
        <Done id={id} onDone={close} />
      ) : (
        <div className={styles.body}>
          <h2 id={id}>Request Tournament</h2>
          <RequestForm onSent={onSent} onFailed={onFailed} />
        </div>
      )}
    </Dialog>
  );
}

function Done({ id, onDone }: { id: string; onDone: () => void }) {
  useTimeout(onDone, shownFor);
  return (
    <div className={`${styles.body} ${styles.done}`}>
      <Suit name="spade" />
      {/* The form that had the focus is gone. */}
      <h2 id={id} ref={focusMounted} tabIndex={-1}>
        {done.title}
      </h2>
      <p>{done.text}</p>
    </div>
  );
}

export { RequestDialog as Component };
