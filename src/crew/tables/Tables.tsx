import { type ReactNode, useEffect, useState } from 'react';
import type { Board, BoardRound, BoardTable } from '../../domain/night/board/board.ts';
import { openRound, stageOf } from '../../domain/night/board/board.ts';
import { openSlips, slipFate } from '../../domain/night/captain/ownSlips.ts';
import { isTouched, newEntry, type TableEntry } from '../../domain/night/captain/tableEntry.ts';
import { tableId, withEntry, withSlips } from '../../domain/night/captain/tableNotes.ts';
import { roundIs } from '../../domain/night/plan/roundNames.ts';
import { Notice } from '../../ui/Notice.tsx';
import { CaptainTable } from './CaptainTable.tsx';
import { CountSheet } from './CountSheet.tsx';
import { DrawCards } from './DrawCards.tsx';
import type { Desk } from './desk.ts';
import { LateSlips } from './LateSlips.tsx';
import { TableChoice } from './TableChoice.tsx';

type Props = { board: Board; desk: Desk; heading: ReactNode };

/** The tables of the open round on a captain's phone: choose one, count it, go to the next. */
export function Tables({ board, desk, heading }: Props) {
  const { notes, keep } = desk;
  const round = openRound(board);
  const chosen = notes.table;
  const table = round?.tables.find(({ key }) => chosen?.round === round.key && chosen.key === key) ?? null;
  useSettled(board, desk);

  const choose = (next: BoardTable | null) =>
    keep((before) => ({
      ...before,
      table: next && round ? { round: round.key, key: next.key, at: next.at } : null,
    }));

  return (
    <>
      {round && table ? (
        <AtTable
          key={tableId(round.key, table.key)}
          board={board}
          round={round}
          table={table}
          desk={desk}
          heading={heading}
          onChoose={choose}
        />
      ) : (
        <>
          {heading}
          <LateSlips board={board} desk={desk} />
          {round ? (
            <TableChoice board={board} round={round} last={chosen?.at ?? null} onChoose={choose} />
          ) : (
            <>
              <Notice>{waitingWords(board)}</Notice>
              <DrawCards board={board} uid={desk.uid} />
            </>
          )}
        </>
      )}
    </>
  );
}

function waitingWords(board: Board): ReactNode {
  const last = roundIs(board.rounds.at(-1)?.name ?? 'round');
  switch (stageOf(board)) {
    case 'between':
      return (
        <>
          <p>{last} over.</p>
          <p>The next tables appear here as soon as they're drawn.</p>
        </>
      );
    case 'done':
      return (
        <>
          <p>That was the final table. The night is done!</p>
          <p>Thanks for keeping the tables.</p>
        </>
      );
    default:
      return (
        <>
          <p>The tables aren't drawn yet.</p>
          <p>They appear here by themselves.</p>
        </>
      );
  }
}

type AtTableProps = Props & {
  round: BoardRound;
  table: BoardTable;
  onChoose: (next: BoardTable | null) => void;
};

/** One table: how it stands, or the sheet on which it is counted. */
function AtTable({ board, round, table, desk, heading, onChoose }: AtTableProps) {
  const id = tableId(round.key, table.key);
  const typed = desk.notes.entries[id] ?? null;
  // What was typed before the page was closed is there again.
  const [counting, setCounting] = useState(typed !== null && isTouched(typed));
  const [first, setFirst] = useState('');
  const change = (entry: TableEntry | null) => desk.keep((before) => withEntry(before, id, entry));

  const left = typed && isTouched(typed) ? typed : null;

  function count(hand: number, { playOff = false, seat = '' } = {}) {
    // What is typed already comes first.
    if (!left) change(newEntry(hand, playOff));
    setFirst(seat);
    setCounting(true);
  }

  if (counting && typed)
    return (
      <CountSheet
        board={board}
        round={round}
        table={table}
        desk={desk}
        entry={typed}
        first={first}
        onChange={change}
        onClose={() => setCounting(false)}
        onSent={() => {
          change(null);
          setCounting(false);
        }}
      />
    );
  return (
    <>
      {heading}
      <LateSlips board={board} desk={desk} />
      <CaptainTable
        board={board}
        round={round}
        table={table}
        desk={desk}
        left={left}
        onCount={count}
        onDiscard={() => change(null)}
        onChoose={onChoose}
      />
    </>
  );
}

/** Forgets about slips that the board shows. */
function useSettled(board: Board, { notes, keep, confirmed }: Desk): void {
  useEffect(() => {
    if (!confirmed) return;
    const shown = openSlips(notes.slips).filter((slip) => slipFate(board, slip).kind === 'shown');
    if (shown.length > 0)
      keep((before) => withSlips(before, new Set(shown.map(({ id }) => id)), { settled: true }));
  }, [board, notes, keep, confirmed]);
}
