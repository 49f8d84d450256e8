import { useState } from 'react';
import type { Board } from '../../../../domain/night/board/board.ts';
import { disqualify } from '../../../../domain/night/steps/corrections.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import type { Acts } from '../parts/acts.ts';
import { personText } from '../parts/nightWords.ts';

type Props = { board: Board; acts: Acts; onClose: () => void };

/** Sends somebody out of the night: no place, and the next in line moves up. */
export function DisqualifyDialog({ board, acts: { act, busy }, onClose }: Props) {
  const [no, setNo] = useState('');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const people = [...board.people.values()].filter((person) => !board.gone.has(person.no));

  async function send() {
    if (no === '' || reason.trim() === '') {
      setFailure('Choose a person and say why.');
      return;
    }
    setFailure('');
    const sent = await act(
      (night, at) => disqualify(night?.board ?? board, Number(no), { at, note: reason.trim() }),
      {
        failed: 'Failed to disqualify them. Please try again.',
        done: `${personText(board, Number(no))} is out.`,
      },
    );
    if (sent !== 'refused') onClose();
  }

  return (
    <FormDialog
      title="Disqualify someone"
      lead="They get no place. If they would go on, the next in line at their table moves up. You can undo it in the log."
      dirty={no !== '' || reason !== ''}
      busy={busy}
      failure={failure}
      action="Disqualify"
      onSubmit={send}
      onClose={onClose}
    >
      <SelectField
        label="Who"
        value={no}
        options={[
          ['', 'Choose…'],
          ...people.map((person) => [String(person.no), personText(board, person.no)] as const),
        ]}
        onChange={setNo}
      />
      <Field
        label="Reason"
        hint="Only staff see it."
        value={reason}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
