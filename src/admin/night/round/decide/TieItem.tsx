import { useState } from 'react';
import type { Board, BoardRound, BoardTable } from '../../../../domain/night/board/board.ts';
import type { Counted } from '../../../../domain/night/board/standing.ts';
import { namedTable, tableName } from '../../../../domain/night/board/tableName.ts';
import { seatsText } from '../../../../domain/night/captain/tableWords.ts';
import { isFinal } from '../../../../domain/night/counts/roundStanding.ts';
import { seatKey } from '../../../../domain/night/counts/seats.ts';
import { placeOf } from '../../../../domain/night/steps/seatMoves.ts';
import { decideTie } from '../../../../domain/night/steps/ties.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { Acts } from '../../parts/acts.ts';
import { chipsText, personText } from '../../parts/directorWords.ts';
import { OrderDialog } from '../../parts/OrderDialog.tsx';
import type { StaffCount } from '../enter/useCount.ts';
import { PlayOffDialog } from './PlayOffDialog.tsx';

type Props = {
  board: Board;
  round: BoardRound;
  /** null: they sit at several tables. */
  table: BoardTable | null;
  people: readonly Counted[];
  /** How many of them go on; null: one is out at a cut. */
  open: number | null;
  acts: Acts;
  count: (entry: StaffCount) => Promise<void>;
};

/** A tie at a cut or at the line: a play-off, or the cards. */
export function TieItem({ board, round, table, people: tied, open, acts, count }: Props) {
  const people = table ? inSeatOrder(table, tied) : tied;
  const [asking, setAsking] = useState<'play-off' | 'order' | null>(null);
  const chips = chipsText(people[0]?.count.chips ?? 0);
  const close = () => setAsking(null);
  const final = isFinal(round);
  /** The one who is named first goes on; at a cut they are out. */
  const orderFor = (no: number) => {
    const others = people.map((person) => person.no).filter((other) => other !== no);
    return open === null ? [...others, no] : [no, ...others];
  };

  async function decide(order: readonly number[], how: string): Promise<boolean> {
    if (open !== null) {
      const failed = 'Failed to decide the tie. Please try again.';
      const sent = await acts.act((night) => decideTie(night?.board ?? board, round.key, { order, how }), {
        failed,
      });
      return sent !== 'refused';
    }
    const last = people.find(({ no }) => no === order.at(-1));
    if (!table || !last) return false;
    const seat = seatKey(table.seats.indexOf(last.no));
    return count({
      round,
      table,
      seats: { [seat]: { ...last.count, out: true } },
      seen: { [seat]: last.count },
      note: how,
    }).then(
      () => true,
      () => false,
    );
  }

  return (
    <li>
      <p>
        <strong>{tieText(round, table, people)}</strong> {chips} chips each.{' '}
        {open === null
          ? 'One of them is out.'
          : open === 1
            ? `One of them ${final ? 'wins' : 'goes on'}.`
            : `${open} of them go on.`}
      </p>
      <p>{people.map(({ no }) => whereText(board, round, no, table === null)).join(', ')}</p>
      <div>
        {table && (
          <Button aria-haspopup="dialog" onClick={() => setAsking('play-off')}>
            Enter the play-off
          </Button>
        )}
        {people.length === 2 && open !== 2 ? (
          people.map(({ no }) => (
            <Button key={no} tone="plain" busy={acts.busy} onClick={() => void decide(orderFor(no), 'Cards')}>
              {personText(board, no)} {open === null ? 'is out' : final ? 'wins' : 'goes on'}, by cards
            </Button>
          ))
        ) : (
          <Button tone="plain" aria-haspopup="dialog" onClick={() => setAsking('order')}>
            {table ? 'Decide by cards' : 'Decide'}
          </Button>
        )}
      </div>
      {asking === 'play-off' && table && (
        <PlayOffDialog {...{ board, round, table, people, count }} isCut={open === null} onClose={close} />
      )}
      {asking === 'order' && (
        <OrderDialog
          board={board}
          people={people}
          lead={open === null ? 'The last one is out.' : 'From first to last.'}
          how={table ? 'Cards' : 'Play-off'}
          onDecide={decide}
          onClose={close}
        />
      )}
    </li>
  );
}

const inSeatOrder = ({ seats }: BoardTable, people: readonly Counted[]) =>
  people.toSorted((one, two) => seats.indexOf(one.no) - seats.indexOf(two.no));

/** Names somebody, and where they sit when the others sit elsewhere. */
function whereText(board: Board, round: BoardRound, no: number, apart: boolean): string {
  const place = apart ? placeOf(round, no) : null;
  return place ? `${personText(board, no)} (${namedTable(round, place.table)})` : personText(board, no);
}

function tieText(round: BoardRound, table: BoardTable | null, people: readonly Counted[]): string {
  if (!table) return 'The last of the best others needs a play-off or the cards.';
  const seats = people.map(({ no }) => table.seats.indexOf(no) + 1);
  return `${tableName(round, table)} needs a play-off: ${seatsText(seats)}.`;
}
