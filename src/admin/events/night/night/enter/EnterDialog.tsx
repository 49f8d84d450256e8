import { type KeyboardEvent, useEffect, useState } from 'react';
import type { StaffBoard } from '../../../../../data/staff/night.ts';
import type { SeatCount } from '../../../../../domain/night/board/standing.ts';
import { tableName } from '../../../../../domain/night/board/tableName.ts';
import { useSchemaForm } from '../../../../../hooks/useSchemaForm.ts';
import { FormDialog } from '../../../../../parts/FormDialog.tsx';
import consoleLayout from '../../../../../ui/consoleLayout.module.css';
import { Field } from '../../../../../ui/Field.tsx';
import formLayout from '../../../../../ui/formLayout.module.css';
import layout from '../../../../../ui/layout.module.css';
import { chipsText, countText, personText } from '../../parts/nightWords.ts';
import styles from './EnterDialog.module.css';
import {
  type Entered,
  EnterInput,
  enterRows,
  lowestRow,
  oddText,
  proposedHand,
  replaced,
  typedCounts,
} from './enterForm.ts';
import { GoOnEffect } from './GoOnEffect.tsx';
import type { StaffCount } from './useCount.ts';

type Props = {
  night: StaffBoard;
  at: Omit<Entered, 'board'>;
  /** Stores the count; rejects when it is refused. */
  count: (entry: StaffCount) => Promise<void>;
  onClose: () => void;
};

/** Enters a whole table by keyboard: the arrow keys move between the seats, Enter sends. */
export function EnterDialog({ night, at, count, onClose }: Props) {
  const entered: Entered = { ...at, board: night.board };
  const { round, table, board } = entered;
  // What stood when the typing began: what a phone counts meanwhile is no mistake of the director's.
  const [rows] = useState(() => enterRows(entered));
  const [failure, setFailure] = useState('');
  const [touched, setTouched] = useState(false);
  const form = useSchemaForm(
    EnterInput,
    {
      hand: proposedHand(entered),
      rows: rows.map(({ stands }) => ({
        chips: stands?.out ? String(stands.chips) : '',
        out: stands?.out ?? false,
        had: stands?.had === undefined ? '' : String(stands.had),
      })),
      note: '',
    },
    { mode: 'onSubmit' },
  );
  const { setFocus } = form;
  const firstOpen = rows.findIndex(({ stands }) => !stands?.out);
  // The dialog opens in a layout effect, and focuses its first field.
  useEffect(() => {
    if (firstOpen >= 0) setFocus(`rows.${firstOpen}.chips`);
  }, [firstOpen, setFocus]);
  const typed = form.watch();
  const lowest = touched ? -1 : lowestRow(entered, rows, typed);
  const isOut = (index: number) => typed.rows[index]?.out || index === lowest;
  const input = { ...typed, rows: typed.rows.map((row, index) => ({ ...row, out: isOut(index) })) };
  // Who is out already keeps the hand that they went out at.
  const seats = withoutEarlierOut(rows, typedCounts(rows, input));
  const seen = replaced(rows, seats);
  const broke = input.rows.filter(({ chips, out }) => out && chips === '0').length;

  async function send({ note }: EnterInput) {
    setFailure('');
    if (Object.keys(seats).length === 0) {
      setFailure('Enter the chips of at least one seat.');
      return;
    }
    if (Object.keys(seen).length > 0 && note === '') {
      form.setError('note', { message: 'Say why the count changes' }, { shouldFocus: true });
      return;
    }
    try {
      await count({ round, table, seats, seen, note });
      onClose();
    } catch {
      setFailure('Failed to save the count. Please try again.');
    }
  }

  return (
    <FormDialog
      title={tableName(round, table)}
      lead={round.name}
      className={styles.dialog}
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      failure={failure}
      action="Send count"
      onSubmit={form.submit(send)}
      onClose={onClose}
    >
      <Field {...form.field('hand')} label="After hand" inputMode="numeric" autoComplete="off" />
      <ol className={`${consoleLayout.list} ${layout.stack2} ${styles.rows}`} onKeyDown={moveByArrows}>
        {rows.map((row, index) => {
          const { chips = '' } = typed.rows[index] ?? {};
          const error = form.field(`rows.${index}.chips`).error;
          const odd = error ?? oddText(entered, row, chips, typed.hand);
          const noteId = `enter-${row.seat}`;
          return (
            <li key={row.seat}>
              <span className={styles.seat}>{row.number}</span>
              <span className={styles.who}>
                {personText(board, row.no)}
                <small>{row.stands ? shortText(row.stands) : 'not counted yet'}</small>
              </span>
              <input
                {...form.register(`rows.${index}.chips`)}
                aria-label={`Chips of seat ${row.number}, ${personText(board, row.no)}`}
                aria-describedby={noteId}
                aria-invalid={error ? true : undefined}
                data-chips
                inputMode="numeric"
                autoComplete="off"
                placeholder="Chips"
              />
              <label className={`${layout.row2} ${formLayout.goodBoxes} ${styles.out}`}>
                <input
                  type="checkbox"
                  checked={isOut(index)}
                  aria-label={`Seat ${row.number} is out`}
                  onChange={(event) => {
                    if (lowest >= 0 && lowest !== index) form.setValue(`rows.${lowest}.out`, true);
                    setTouched(true);
                    form.setValue(`rows.${index}.out`, event.target.checked, { shouldDirty: true });
                  }}
                />
                Out
              </label>
              {broke > 1 && isOut(index) && chips === '0' && (
                <label className={`${layout.row2} ${styles.had}`}>
                  Had before that hand
                  <input
                    {...form.register(`rows.${index}.had`)}
                    aria-label={`Seat ${row.number} had before that hand`}
                    inputMode="numeric"
                    autoComplete="off"
                  />
                </label>
              )}
              <small id={noteId} className={error ? `${consoleLayout.mistake} ${styles.wrong}` : styles.odd}>
                {odd || (index === lowest ? 'Lowest at the cut' : '')}
              </small>
            </li>
          );
        })}
      </ol>
      {Object.keys(seen).length > 0 && (
        <>
          <Field
            {...form.field('note')}
            label="Why the count changes"
            hint={`It replaces ${replacedText(rows, seen)}.`}
            autoComplete="off"
          />
          <GoOnEffect night={night} round={round} table={table} seats={seats} />
        </>
      )}
    </FormDialog>
  );
}

function shortText({ hand, chips, out }: SeatCount): string {
  return out ? `out, hand ${hand}` : `${chipsText(chips)}, hand ${hand}`;
}

function withoutEarlierOut(rows: ReturnType<typeof enterRows>, seats: ReturnType<typeof typedCounts>) {
  return Object.fromEntries(
    Object.entries(seats).filter(([seat, count]) => {
      const stands = rows.find((row) => row.seat === seat)?.stands;
      return !(stands?.out && count.out && stands.chips === count.chips && stands.had === count.had);
    }),
  );
}

function replacedText(rows: ReturnType<typeof enterRows>, seen: ReturnType<typeof replaced>): string {
  return rows
    .flatMap(({ seat, number }) => (seen[seat] ? [`seat ${number}: ${countText(seen[seat])}`] : []))
    .join('; ');
}

/** Moves between the fields of chips. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const fields = [...event.currentTarget.querySelectorAll<HTMLInputElement>('[data-chips]')];
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  const at = fields.findIndex((field) => row?.contains(field));
  const next = fields[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
