import { type DoorCounts, spotsText } from '../../../domain/participants/line/doorCounts.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

type Props = {
  person: WaitingPerson;
  counts: DoorCounts;
  onLetIn: (person: WaitingPerson) => void;
  onClose: () => void;
};

/** Asks before somebody is let in over the limit. */
export function LetInDialog({ person, counts, onLetIn, onClose }: Props) {
  return (
    <ConfirmDialog
      title="Let in"
      question={`${spotsText(counts)}. Let ${person.name || person.email} in anyway?`}
      action="Let in"
      onConfirm={async () => onLetIn(person)}
      onClose={onClose}
    />
  );
}
