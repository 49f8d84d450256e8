import { useState } from 'react';
import type { Board, BoardRound, BoardTable } from '../../../../domain/night/board/board.ts';
import type { Counted, SeatCount } from '../../../../domain/night/board/standing.ts';
import { tableName } from '../../../../domain/night/board/tableName.ts';
import { seatKey } from '../../../../domain/night/counts/seats.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { personText } from '../../parts/directorWords.ts';
import type { StaffCount } from '../enter/useCount.ts';

type Props = {
  board: Board;
  round: BoardRound;
  table: BoardTable;
  people: readonly Counted[];
  /** Whether the lowest is out by it, at a cut. */
  isCut: boolean;
  count: (entry: StaffCount) => Promise<void>;
  onClose: () => void;
};

/** Enters the chips of a play-off, which is a count like any other. */
export function PlayOffDialog({ board, round, table, people, isCut, count, onClose }: Props) {
  const [chips, setChips] = useState<readonly string[]>(people.map(() => ''));
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  async function send() {
    if (chips.some((text) => !/^\d{1,7}$/.test(text))) {
      setFailure('Enter the chips of everyone in the play-off.');
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      const seats = playedOff(table, people, chips.map(Number), isCut);
      await count({ round, table, seats, seen: {}, note: '' });
      onClose();
    } catch {
      setFailure('Failed to save the count. Please try again.');
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title={`Play-off at ${tableName(round, table)}`}
      lead={isCut ? 'The lowest is out.' : 'The chips after the extra hands, for this play-off only.'}
      dirty={chips.some(Boolean)}
      busy={busy}
      failure={failure}
      action="Send play-off"
      onSubmit={send}
      onClose={onClose}
    >
      {people.map(({ no }, index) => (
        <Field
          key={no}
          label={`Seat ${table.seats.indexOf(no) + 1}, ${personText(board, no)}`}
          inputMode="numeric"
          autoComplete="off"
          value={chips[index] ?? ''}
          onChange={(event) =>
            setChips(
              chips.map((text, at) => (at === index ? event.target.value.replace(/[,\s]/g, '') : text)),
            )
          }
        />
      ))}
    </FormDialog>
  );
}

/** Returns the counts after one more play-off; those who played fewer get 0 for the ones before. */
function playedOff(
  { seats }: BoardTable,
  people: readonly Counted[],
  chips: readonly number[],
  isCut: boolean,
): Record<string, SeatCount> {
  const before = Math.max(...people.map(({ count }) => count.playOffs?.length ?? 0));
  const lowest = Math.min(...chips);
  const alone = chips.filter((number) => number === lowest).length === 1;
  return Object.fromEntries(
    people.map(({ no, count }, index) => {
      const earlier = Array.from({ length: before }, (_, at) => count.playOffs?.[at] ?? 0);
      const own = chips[index] ?? 0;
      const playOffs = [...earlier, own];
      const out = count.out || (isCut && alone && own === lowest);
      return [seatKey(seats.indexOf(no)), { ...count, playOffs, out }];
    }),
  );
}
