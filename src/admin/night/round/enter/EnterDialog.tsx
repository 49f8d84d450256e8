import type { KeyboardEvent } from 'react';
import type { StaffBoard } from '../../../../data/staff/night.ts';
import type { SeatCount } from '../../../../domain/night/board/standing.ts';
import { tableName } from '../../../../domain/night/board/tableName.ts';
import { arrowStep } from '../../../../lib/arrowStep.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import { Field } from '../../../../ui/Field.tsx';
import formLayout from '../../../../ui/formLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import { chipsText, countText, personText } from '../../parts/directorWords.ts';
import styles from './EnterDialog.module.css';
import { type Entered, type enterRows, oddText, type replaced } from './enterForm.ts';
import { GoOnEffect } from './GoOnEffect.tsx';
import type { StaffCount } from './useCount.ts';
import { useEnterForm } from './useEnterForm.ts';

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
  const { form, rows, typed, lowest, isOut, markOut, seats, seen, broke, failure, send } = useEnterForm(
    entered,
    count,
    onClose,
  );

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
                  onChange={(event) => markOut(index, event.target.checked)}
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

function replacedText(rows: ReturnType<typeof enterRows>, seen: ReturnType<typeof replaced>): string {
  return rows
    .flatMap(({ seat, number }) => (seen[seat] ? [`seat ${number}: ${countText(seen[seat])}`] : []))
    .join('; ');
}

/** Moves between the fields of chips. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = arrowStep(event);
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
