import { useId } from 'react';
import type { Participant } from '../../../../domain/participants/participant.ts';
import type { DoorEvent } from '../../../../parts/door.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import styles from './ImportDialog.module.css';
import { ImportForm } from './ImportForm.tsx';
import { useImport } from './useImport.ts';

type Props = {
  event: DoorEvent;
  people: readonly Participant[];
  onClose: () => void;
};

/** Imports people from a Google Form's sheet into a list. */
function ImportDialog({ event, people, onClose }: Props) {
  const id = useId();
  const { running, failure, start, stop } = useImport(event.id, onClose);
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <ImportForm
        titleId={id}
        people={people}
        maxParticipants={event.maxParticipants}
        running={running}
        failure={failure}
        onAdd={start}
        onStop={stop}
        onCancel={onClose}
      />
    </Dialog>
  );
}

export { ImportDialog as Component };
