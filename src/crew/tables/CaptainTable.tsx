import { useEffect, useRef } from 'react';
import type { Board, BoardRound, BoardTable } from '../../domain/night/board/board.ts';
import { tableInText, tableName } from '../../domain/night/board/tableName.ts';
import type { TableEntry } from '../../domain/night/captain/tableEntry.ts';
import { tableId, withHands } from '../../domain/night/captain/tableNotes.ts';
import {
  buttonSeat,
  countedHand,
  neededPlayOff,
  nextStop,
  nextTable,
  stopAt,
  tableSeats,
  tableState,
} from '../../domain/night/captain/tableSheet.ts';
import { seatsText } from '../../domain/night/captain/tableWords.ts';
import { formatClock } from '../../domain/time/format.ts';
import { useWakeLock } from '../../hooks/screen/useWakeLock.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './CaptainTable.module.css';
import type { Desk } from './desk.ts';
import { HandCounter } from './HandCounter.tsx';
import { LeftEntry } from './LeftEntry.tsx';
import { SeatList } from './SeatList.tsx';
import { SlipLines } from './SlipLines.tsx';

type Props = {
  board: Board;
  round: BoardRound;
  table: BoardTable;
  desk: Desk;
  /** What is typed and not sent, null for nothing. */
  left: TableEntry | null;
  onCount: (hand: number, options?: { playOff?: boolean; seat?: string }) => void;
  onDiscard: () => void;
  onChoose: (next: BoardTable | null) => void;
};

/** A captain's table between two counts: the hands, who sits where, what was sent, and what comes next. */
export function CaptainTable({ board, round, table, desk, left, onCount, onDiscard, onChoose }: Props) {
  useWakeLock(true);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const id = tableId(round.key, table.key);
  const seats = tableSeats(board, round, table);
  const counted = countedHand(seats);
  const hands = Math.max(counted, desk.notes.hands[id] ?? 0);
  const state = tableState(board, round, table);
  const playOff = neededPlayOff(round, seats);
  const next = state === 'done' ? nextTable(board, round, table) : null;
  const stop = nextStop(round.rule, counted) ?? Math.max(hands, counted + 1);
  const due = hands >= stop && stopAt(round.rule, stop) !== null;
  const seatOf = (no: number) => seats.find((seat) => seat.no === no)?.seat ?? 0;

  return (
    <section aria-labelledby="my-table" className={layout.column3}>
      <div className={`${staffLayout.row3} ${styles.head}`}>
        <div>
          <h2 id="my-table" ref={heading} tabIndex={-1}>
            {tableName(round, table)}
          </h2>
          <p>{round.name}</p>
        </div>
        <Button tone="plain" onClick={() => onChoose(null)}>
          Other table
        </Button>
      </div>
      {state === 'waiting' && <p className={styles.note}>{startText(round, table)}</p>}
      {state === 'playing' && (
        <HandCounter
          rule={round.rule}
          hands={hands}
          counted={counted}
          button={buttonSeat(table, seats, hands + 1)}
          due={due}
          onHands={(count) => desk.keep((before) => withHands(before, id, count))}
        />
      )}
      <SlipLines board={board} round={round} table={table} desk={desk} />
      <SeatList
        seats={seats}
        button={state === 'playing' ? buttonSeat(table, seats, hands + 1) : 0}
        onSeat={(seat) => onCount(Math.max(1, hands), { seat })}
      />
      <div className={`${layout.stack2} ${styles.next}`}>
        {left ? (
          <LeftEntry entry={left} onCount={onCount} onDiscard={onDiscard} />
        ) : (
          <>
            {state === 'play-off' && playOff && (
              <>
                <p role="status">
                  {playOff.kind === 'cut' ? 'Tied for last' : 'Tied for going on'}:{' '}
                  {seatsText(playOff.tie.people.map(({ no }) => seatOf(no)))} need a play-off hand.
                </p>
                <Button onClick={() => onCount(playOff.hand, { playOff: true })}>Count the play-off</Button>
              </>
            )}
            {(state === 'playing' || state === 'waiting') && (
              <Button tone={due || state === 'waiting' ? 'gold' : 'plain'} onClick={() => onCount(stop)}>
                Count after hand {stop}
              </Button>
            )}
            {state === 'done' && (
              <>
                <p role="status">
                  {tableName(round, table)} is done.{' '}
                  {next ? `Your next: ${tableInText(round, next)}?` : 'Thanks!'}
                </p>
                {next && <Button onClick={() => onChoose(next)}>Go to {tableInText(round, next)}</Button>}
              </>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function startText({ waves }: BoardRound, { wave }: BoardTable): string {
  const startsAt = waves[wave - 1]?.startsAt;
  const when = startsAt ? ` It should start about ${formatClock(startsAt)}.` : '';
  return `Wave ${wave} hasn't begun yet.${when}`;
}
