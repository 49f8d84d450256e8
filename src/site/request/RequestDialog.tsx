import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Suit } from '../../ui/Suit.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './RequestDialog.module.css';
import { RequestForm } from './RequestForm.tsx';

const done = { title: 'Request submitted successfully!', text: "We'll get back to you soon." };
/** How long the success stays before the dialog closes itself (specification 9). */
const shownFor = 2_000;

/** The form to have a tournament hosted (specification 2.6, 5.1). What is typed survives closing it. */
function RequestDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [sent, setSent] = useState(false);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const announce = () => showToast(`${done.title} ${done.text}`);
  const close = () => {
    onClose();
    if (sent) announce();
  };
  // The answer may come when the dialog has been closed.
  const onSent = () => (open.current ? setSent(true) : announce());
  const onFailed = (message: string) => {
    if (!open.current) showToast(message, 'alert');
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
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    // The form that had the focus is gone.
    heading.current?.focus();
    const timer = setTimeout(finish, shownFor);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`${styles.body} ${styles.done}`}>
      <Suit name="spade" />
      <h2 id={id} ref={heading} tabIndex={-1}>
        {done.title}
      </h2>
      <p>{done.text}</p>
    </div>
  );
}

export { RequestDialog as Component };
