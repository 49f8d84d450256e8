import { useId } from 'react';
import { eventTitle } from '../../domain/events/eventTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './EventDialog.module.css';
import type { EventDialogProps } from './eventDialogProps.ts';

/** Says that an event has no sign-up form yet (specification 2.3). */
function ComingSoonDialog({ event, onClose }: EventDialogProps) {
  const id = useId();
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={id}>Sign-up Form Coming Soon!</h2>
        <p>
          Sign-ups for <bdi>{eventTitle(event)}</bdi> aren't open yet. Check back in a few days.
        </p>
        <Button onClick={onClose}>Got it</Button>
      </div>
    </Dialog>
  );
}

export { ComingSoonDialog as Component };
