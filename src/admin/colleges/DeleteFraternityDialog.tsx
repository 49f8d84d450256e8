import { useEffect } from 'react';
import { deleteFraternity } from '../../data/staff/fraternities.ts';
import { send } from '../../data/staff/send.ts';
import type { Fraternity } from '../../domain/readFraternity.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

type Props = { collegeId: string; fraternity: Fraternity; onClose: () => void };

const failed = 'Error deleting fraternity. Please try again.';

/** Asks before a fraternity is deleted (specification 5.5). Its title says which, the question is the specification's. */
export function DeleteFraternityDialog({ collegeId, fraternity, onClose }: Props) {
  // The button that opened the dialog goes with its card, and the focus with it.
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const heading = [...document.querySelectorAll<HTMLElement>('dialog h2, main h1')].at(-1);
      heading?.focus();
    },
    [],
  );
  return (
    <ConfirmDialog
      title={`Delete ${fraternity.name}`}
      question="Are you sure you want to delete this fraternity?"
      action="Delete"
      danger
      failed={() => failed}
      onConfirm={async () => {
        await send(() => deleteFraternity(collegeId, fraternity.id), failed);
      }}
      onClose={onClose}
    />
  );
}
