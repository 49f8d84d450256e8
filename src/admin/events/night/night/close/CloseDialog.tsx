import { useState } from 'react';
import type { StaffBoard } from '../../../../../data/staff/night.ts';
import type { BoardRound } from '../../../../../domain/night/board/board.ts';
import type { DrawSecret } from '../../../../../domain/night/board/drawSecret.ts';
import type { Through } from '../../../../../domain/night/counts/goOn.ts';
import { goingOn, isFinal, seated } from '../../../../../domain/night/counts/roundStanding.ts';
import { type CannotGoOn, closeRound } from '../../../../../domain/night/steps/closeRound.ts';
import { Refusal } from '../../../../../domain/night/steps/refusal.ts';
import { isFinished } from '../../../../../domain/night/watch/missingCounts.ts';
import { nextInLine } from '../../../../../domain/night/watch/nextInLine.ts';
import { ordinal } from '../../../../../domain/text/ordinal.ts';
import { FormDialog } from '../../../../../parts/FormDialog.tsx';
import type { Acts } from '../../parts/acts.ts';
import { chipsText, personText } from '../../parts/nightWords.ts';
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
  const [failure, setFailure] = useState('');
  const final = isFinal(round);
  const found = goingOn(board, round);
  const isOpenTie = found.tableTies.length > 0 || found.othersTie !== null;
  const unfinished = round.tables.filter(
    (table) => seated(table, board).length > 0 && !isFinished(board, round, table),
  );
  const cannot = insteadOf(night, round, found.through, unable);

  async function close() {
    if (isOpenTie) {
      setFailure('A tie at the line has to be decided first.');
      return;
    }
    setFailure('');
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
    const seat = `${ordinal(person.place)} at table ${person.table}, ${chipsText(person.chips)}`;
    return person.best ? `best of the others: ${seat}` : seat;
  };
  return (
    <FormDialog
      title={final ? 'Close the final table' : `Close ${round.name}`}
      lead={final ? 'The night is over after it.' : `${found.through.length} go on.`}
      className={styles.dialog}
      dirty={unable.size > 0}
      busy={busy}
      failure={failure}
      action={final ? 'Close the final table' : 'Close round'}
      onSubmit={close}
      onClose={onClose}
    >
      <ol className={styles.through} aria-label={final ? 'Champion' : 'Who goes on'}>
        {found.through.map((person) => {
          const instead = cannot.find(({ no }) => no === person.no)?.instead;
          return (
            <li key={person.no}>
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
        <p className={styles.next}>
          First who doesn't: {personText(board, found.next.no)}, {reason(found.next)}
        </p>
      )}
      {unfinished.length > 0 && (
        <p className={styles.warning}>
          No last count yet: {unfinished.map(({ number }) => `table ${number}`).join(', ')}
        </p>
      )}
      {found.uneven.length > 0 && (
        <p>
          {found.uneven.length > 1 ? 'Tables' : 'Table'} {found.uneven.join(', ')} played another number of
          hands than most.
        </p>
      )}
    </FormDialog>
  );
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
