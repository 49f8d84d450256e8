import { useState } from 'react';
import type { Board } from '../../../../domain/night/board/board.ts';
import type { DrawSecret } from '../../../../domain/night/board/drawSecret.ts';
import { closedLast, reopenRound } from '../../../../domain/night/steps/closeRound.ts';
import { Refusal } from '../../../../domain/night/steps/refusal.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import type { Acts } from '../../parts/acts.ts';

type Props = { board: Board; secret: DrawSecret | null; acts: Acts; onClose: () => void };

/** Opens the last round again, while the next one isn't drawn. */
export function ReopenDialog({ board, secret, acts: { act, busy }, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const name = closedLast(board)?.name ?? 'The round';

  async function reopen() {
    if (reason.trim() === '') {
      setFailure('Say why, for the log.');
      return;
    }
    setFailure('');
    const sent = await act(
      (night, at) => {
        if (board.promise && !secret) {
          throw new Refusal("This device doesn't know the draw yet. Connect and try again.");
        }
        return reopenRound(night?.board ?? board, secret, { at, note: reason.trim() });
      },
      { failed: `Failed to reopen ${name}. Please try again.`, done: 'The round is open again.' },
    );
    if (sent !== 'refused') onClose();
  }

  return (
    <FormDialog
      title={`Reopen ${name}`}
      lead="Phones can count in it again. The promise of the next draw is thrown away, which everyone can see."
      dirty={reason !== ''}
      busy={busy}
      failure={failure}
      action="Reopen"
      onSubmit={reopen}
      onClose={onClose}
    >
      <Field
        label="Reason"
        value={reason}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
