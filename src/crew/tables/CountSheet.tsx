import { useState } from 'react';
import type { Board, BoardRound, BoardTable } from '../../domain/night/board/board.ts';
import { tableInText, tableName } from '../../domain/night/board/tableName.ts';
import { newSlip } from '../../domain/night/captain/newSlip.ts';
import {
  brokeTogether,
  cutProposal,
  enteredSeats,
  entryCounts,
  entryTotal,
  isComplete,
  type TableEntry,
} from '../../domain/night/captain/tableEntry.ts';
import { neededPlayOff, tableSeats } from '../../domain/night/captain/tableSheet.ts';
import { chipsText, seatsText } from '../../domain/night/captain/tableWords.ts';
import { useWakeLock } from '../../hooks/screen/useWakeLock.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import styles from './CountSheet.module.css';
import type { Desk } from './desk.ts';
import { EntryRow } from './EntryRow.tsx';
import { HandStepper } from './HandStepper.tsx';
import { Keypad } from './Keypad.tsx';
import { useTyping } from './useTyping.ts';

type Props = {
  board: Board;
  round: BoardRound;
  table: BoardTable;
  desk: Desk;
  entry: TableEntry;
  /** The seat that is asked for first, '' for the first one that is empty. */
  first: string;
  onChange: (entry: TableEntry) => void;
  /** Leaves the sheet; what is typed stays. */
  onClose: () => void;
  /** Leaves the sheet after a count was sent. */
  onSent: () => void;
};

/** The sheet on which a captain counts a table: a row for each seat, and large keys. */
export function CountSheet({ board, round, table, desk, entry, first, onChange, onClose, onSent }: Props) {
  useWakeLock(true);
  const seats = tableSeats(board, round, table);
  const playOff = neededPlayOff(round, seats);
  const rows = enteredSeats(seats, entry, playOff);
  const together = brokeTogether(seats, entry);
  const typing = useTyping({ rows, together, entry, first, onChange });
  const [staying, setStaying] = useState('');

  const complete = isComplete(rows, entry);
  const { out, tied } = cutProposal(round, seats, entry, playOff);
  // Marked as out by this sheet or by hand: nothing is left to ask.
  const marked = rows.some(({ key }) => entry.out.includes(key));
  const asked = out && !marked && staying !== out.key ? out : null;
  const counts = entryCounts(rows, entry);
  const typed = Object.keys(counts).length;

  function send() {
    const from = { round: round.key, table: table.key, by: desk.uid };
    const slip = newSlip(board, from, counts, { now: new Date(), empty: entry.empty });
    desk.send(slip, `${tableInText(round, table)} after hand ${entry.hand}`);
    onSent();
  }

  return (
    <section aria-labelledby="count-sheet" className={`${layout.column2} ${styles.sheet}`}>
      <div className={`${layout.row2} ${styles.head}`}>
        <h1 id="count-sheet">
          <span>
            {tableName(round, table)}: {entry.playOff ? 'play-off' : 'count'}
          </span>{' '}
          After hand {entry.hand}
        </h1>
        {!entry.playOff && <HandStepper hand={entry.hand} onHand={(hand) => onChange({ ...entry, hand })} />}
        <Button tone="plain" onClick={onClose}>
          Back
        </Button>
      </div>
      <ul className={layout.stack1} aria-label="Seats">
        {rows.map((seat) => (
          <EntryRow
            key={seat.key}
            seat={seat}
            entry={entry}
            plan={board.plan}
            typing={typing}
            together={together.includes(seat)}
            lowest={out?.key === seat.key}
          />
        ))}
      </ul>
      <div className={`${layout.column2} ${styles.pad}`}>
        <div className={`${layout.row2} ${styles.sum}`}>
          {asked ? (
            <>
              <p role="status">
                Lowest: seat {asked.seat} ({asked.name}). Out?
              </p>
              <Button
                onClick={() => onChange({ ...entry, out: [...entry.out, asked.key] })}
                aria-label={`Seat ${asked.seat} is out`}
              >
                Out
              </Button>
              <Button
                tone="plain"
                onClick={() => setStaying(asked.key)}
                aria-label={`Seat ${asked.seat} stays in`}
              >
                Stays
              </Button>
            </>
          ) : (
            <>
              <p role="status">
                {tied.length > 0
                  ? `Tie: ${seatsText(tied.map(({ seat }) => seat))} need a play-off. Send this first.`
                  : `Total ${chipsText(entryTotal(entry))}`}
              </p>
              <Button tone={complete ? 'gold' : 'plain'} disabled={typed === 0} onClick={send}>
                {complete || typed === 0 ? 'Send' : `Send ${typed} of ${rows.length}`}
              </Button>
            </>
          )}
        </div>
        <Keypad typing={typing} />
      </div>
    </section>
  );
}
