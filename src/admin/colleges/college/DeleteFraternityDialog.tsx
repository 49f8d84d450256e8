import { deleteFraternity } from '../../../data/staff/fraternities.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { ConfirmChange } from '../../../parts/ConfirmChange.tsx';

type Props = {
  collegeId: string;
  fraternity: Fraternity;
  onClose: () => void;
};

const failed = 'Error deleting fraternity. Please try again.';

/**
 * Asks before a fraternity is deleted (specification 5.5). The title names it; the question is the
 * specification's.
 */
export function DeleteFraternityDialog({ collegeId, fraternity, onClose }: Props) {
  return (
    <ConfirmChange
      title={`Delete ${fraternity.name}`}
      question="Are you sure you want to delete this fraternity?"
      action="Delete"
      change={() => deleteFraternity(collegeId, fraternity.id)}
      words={{ failed }}
      onClose={onClose}
    />
  );
}
