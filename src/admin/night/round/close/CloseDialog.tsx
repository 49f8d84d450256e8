import { useState } from 'react';
import type { StaffBoard } from '../../../../data/staff/night.ts';
import type { BoardRound } from '../../../../domain/night/board/board.ts';
import type { DrawSecret } from '../../../../domain/night/board/drawSecret.ts';
import { namedTable, tablesInText } from '../../../../domain/night/board/tableName.ts';
import type { GoingOn, Through } from '../../../../domain/night/counts/goOn.ts';
import { goingOn, isFinal } from '../../../../domain/night/counts/roundStanding.ts';
import { type CannotGoOn, closeRound } from '../../../../domain/night/steps/closeRound.ts';
import { Refusal } from '../../../../domain/night/steps/refusal.ts';
import { unfinishedTables } from '../../../../domain/night/watch/missingCounts.ts';
import { nextInLine } from '../../../../domain/night/watch/nextInLine.ts';
import { ordinal } from '../../../../domain/text/ordinal.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import consoleLayout from '../../../../ui/consoleLayout.module.css';
import formLayout from '../../../../ui/formLayout.module.css';
import layout from '../../../../ui/layout.module.css';
import staffLayout from '../../../../ui/staffLayout.module.css';
import type { Acts } from '../../parts/acts.ts';
import { chipsText, personText } from '../../parts/directorWords.ts';
import styles from './CloseDialog.module.css';

type Props = {
  night: StaffBoard;
  round: BoardRound;
  secret: DrawSecret | null;
  acts: Acts;
  onClose: () => void;
};

/** Shows who goes on and why before the round is closed; nothing happens by itself. */
export function CloseDialog({ night, round, secret, acts: { act, busy }, onClose }: Props) {
  const { board } = night;
  const [unable, setUnable] = useState<ReadonlySet<number>>(new Set());
  const final = isFinal(round);
  const found = goingOn(board, round);
  const unfinished = unfinishedTables(board, round);
  const missing = tablesInText(round, unfinished);
  const ties = tieText(round, found);
  const cannot = insteadOf(night, round, found.through, unable);

  async function close() {
    const sent = await act(
      (now, at) => {
        // The numbers of the people are in the same document as the seed, and must not be lost.
        if (!final && !secret) {
          throw new Refusal("This device doesn't know the draw yet. Connect and try again.");
        }
        const note = [...unable].map((no) => `#${no} can't go on`).join(', ');
        return closeRound(now?.board ?? board, secret, { at, cannot, note });
      },
      { failed: `Failed to close ${round.name}. Please try again.`, done: 'The round is closed.' },
    );
    if (sent !== 'refused') onClose();
  }

  const reason = (person: Through) => {
    const seat = `${ordinal(person.place)} at ${namedTable(round, person.table)}, ${chipsText(person.chips)}`;
    return person.best ? `best of the others: ${seat}` : seat;
  };
  return (
    <FormDialog
      title={final ? 'Close the final table' : `Close ${round.name}`}
      lead={final ? 'The night is over after it.' : `${found.through.length} go on.`}
      className={styles.dialog}
      dirty={unable.size > 0}
      busy={busy}
      action={actionText(final, missing)}
      disabled={ties !== ''}
      onSubmit={close}
      onClose={onClose}
    >
      {ties !== '' && (
        <p className={staffLayout.danger}>{ties} Decide that first; then the round can be closed.</p>
      )}
      {missing !== '' && <p className={staffLayout.danger}>No last count yet: {missing}.</p>}
      <ol
        className={`${consoleLayout.list} ${formLayout.goodBoxes} ${formLayout.checks} ${styles.through}`}
        aria-label={final ? 'Champion' : 'Who goes on'}
      >
        {found.through.map((person) => {
          const instead = cannot.find(({ no }) => no === person.no)?.instead;
          return (
            <li key={person.no} className={consoleLayout.bar24}>
              <span>
                <strong>{personText(board, person.no)}</strong>
                <small>{final ? `Champion, ${chipsText(person.chips)}` : reason(person)}</small>
                {instead !== undefined && (
                  <small role="status">
                    {instead === null ? 'No one is next in line.' : `Instead: ${personText(board, instead)}`}
                  </small>
                )}
              </span>
              {!final && (
                <label>
                  <input
                    type="checkbox"
                    checked={unable.has(person.no)}
                    aria-label={`${personText(board, person.no)} can't go on`}
                    onChange={({ target }) => setUnable(withOrWithout(unable, person.no, target.checked))}
                  />
                  Can't go on
                </label>
              )}
            </li>
          );
        })}
      </ol>
      {found.next && (
        <p className={layout.muted}>
          First who doesn't: {personText(board, found.next.no)}, {reason(found.next)}
        </p>
      )}
      {found.uneven.length > 0 && (
        <p>
          Another number of hands than most:{' '}
          {tablesInText(
            round,
            round.tables.filter(({ number }) => found.uneven.includes(number)),
          )}
          .
        </p>
      )}
    </FormDialog>
  );
}

function actionText(final: boolean, missing: string): string {
  const what = final ? 'Close the final table' : 'Close round';
  if (missing === '') return what;
  return final ? 'Close without a last count' : `Close without ${missing}`;
}

/** Returns which ties keep the round open, '' for none. */
function tieText(round: BoardRound, { tableTies, othersTie }: GoingOn): string {
  const tables = round.tables.filter(({ number }) => tableTies.some(({ table }) => table === number));
  const at = tables.length > 0 ? `A tie at the line: ${tablesInText(round, tables)}.` : '';
  const others = othersTie ? 'A tie for the last of the best others.' : '';
  return [at, others].filter(Boolean).join(' ');
}

function insteadOf(
  { board }: StaffBoard,
  round: BoardRound,
  through: readonly Through[],
  unable: ReadonlySet<number>,
): CannotGoOn[] {
  const taken = new Set([...through.map(({ no }) => no), ...unable]);
  return [...unable].map((no) => {
    const instead = nextInLine(board, round, no, taken);
    if (instead !== null) taken.add(instead);
    return { no, instead };
  });
}

function withOrWithout(set: ReadonlySet<number>, no: number, isIn: boolean): ReadonlySet<number> {
  return isIn ? new Set([...set, no]) : new Set([...set].filter((one) => one !== no));
}
