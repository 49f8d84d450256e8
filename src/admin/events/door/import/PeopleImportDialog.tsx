import { useCallback, useId, useMemo } from 'react';
import { allColleges } from '../../../../data/staff/colleges.ts';
import { importsOf, lastImports } from '../../../../data/staff/imports/pastImports.ts';
import { knownNames } from '../../../../domain/participants/knownNames.ts';
import type { Participant } from '../../../../domain/participants/participant.ts';
import { ownSchools, placeOf, type TypedPlace } from '../../../../domain/participants/placeOf.ts';
import { useLive } from '../../../../hooks/useLive.ts';
import type { DoorEvent } from '../../../../parts/door.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { PastImports } from '../../../csv/PastImports.tsx';
import { ImportForm } from './ImportForm.tsx';
import styles from './PeopleImport.module.css';
import { usePeopleImport } from './usePeopleImport.ts';

type Props = {
  event: DoorEvent;
  people: readonly Participant[];
  onClose: () => void;
};

/** Imports people from a Google Form's sheet into a list. */
function PeopleImportDialog({ event, people, onClose }: Props) {
  const id = useId();
  const { progress, failure, start, stop } = usePeopleImport(event.id, onClose);
  const live = useLive(allColleges);
  const records = live.status === 'ready' ? live.data.items : undefined;
  const names = useMemo(() => knownNames(records ?? []), [records]);
  const own = useMemo(() => ownSchools(event, people), [event, people]);
  const imports = importsOf(event.id);
  const past = useMemo(() => lastImports(imports), [imports]);
  const place = useCallback((typed: TypedPlace) => placeOf(typed, own, names), [own, names]);
  return (
    <Dialog labelledBy={id} onClose={onClose} className={styles.dialog}>
      <ImportForm
        titleId={id}
        people={people}
        host={event.collegeName}
        place={place}
        maxParticipants={event.maxParticipants}
        running={progress}
        failure={failure}
        past={<PastImports place={imports} source={past} />}
        onAdd={start}
        onStop={stop}
        onCancel={onClose}
      />
    </Dialog>
  );
}

export { PeopleImportDialog as Component };
