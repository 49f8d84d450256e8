import { useState } from 'react';
import type { Board } from '../../../domain/night/board/board.ts';
import { namedTable } from '../../../domain/night/board/tableName.ts';
import { endFor } from '../../../domain/night/steps/corrections.ts';
import { placeOf } from '../../../domain/night/steps/seatMoves.ts';
import { FormDialog } from '../../../parts/FormDialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Acts } from '../parts/acts.ts';
import { personText } from '../parts/directorWords.ts';

type Props = { board: Board; acts: Acts; onClose: () => void };

/** Sends somebody out of the night: no place, and the next in line moves up. */
export function DisqualifyDialog({ board, acts: { act, busy }, onClose }: Props) {
  const [no, setNo] = useState('');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const people = inTheNight(board);

  async function send() {
    if (no === '' || reason.trim() === '') {
      setFailure('Choose a person and say why.');
      return;
    }
    setFailure('');
    const sent = await act(
      (night, at) => endFor(night?.board ?? board, Number(no), 'disqualified', { at, note: reason.trim() }),
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
        options={[['', 'Choose…'], ...people.map((no) => [String(no), optionText(board, no)] as const)]}
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

/** Returns who sits in the round that was drawn last, by number; before a draw everybody. */
function inTheNight({ people, gone, rounds }: Board): number[] {
  const round = rounds.at(-1);
  return [...people.keys()]
    .filter((no) => !gone.has(no) && (!round || placeOf(round, no)))
    .sort((one, two) => one - two);
}

function optionText(board: Board, no: number): string {
  const round = board.rounds.at(-1);
  const place = round && placeOf(round, no);
  const { school = '' } = board.people.get(no) ?? {};
  return [personText(board, no), school, place && namedTable(round, place.table)].filter(Boolean).join(', ');
}
