import { useState } from 'react';
import type { Board, BoardRound, BoardTable } from '../../../../../domain/night/board/board.ts';
import type { Counted } from '../../../../../domain/night/board/standing.ts';
import { seatKey } from '../../../../../domain/night/counts/roundStanding.ts';
import { decideTie } from '../../../../../domain/night/steps/ties.ts';
import { Button } from '../../../../../ui/Button.tsx';
import type { Acts } from '../../parts/acts.ts';
import { chipsText, personText, tableText } from '../../parts/nightWords.ts';
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
export function TieItem({ board, round, table, people, open, acts, count }: Props) {
  const [asking, setAsking] = useState<'play-off' | 'order' | null>(null);
  const chips = chipsText(people[0]?.count.chips ?? 0);
  const close = () => setAsking(null);

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
        <strong>{tieText(table, people)}</strong> {chips} chips each.{' '}
        {open === null
          ? 'One of them is out.'
          : open === 1
            ? 'One of them goes on.'
            : `${open} of them go on.`}
      </p>
      <p>{people.map(({ no }) => personText(board, no)).join(', ')}</p>
      <div>
        {table && (
          <Button aria-haspopup="dialog" onClick={() => setAsking('play-off')}>
            Enter the play-off
          </Button>
        )}
        <Button tone="plain" aria-haspopup="dialog" onClick={() => setAsking('order')}>
          {table ? 'Decide by cards' : 'Decide'}
        </Button>
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

function tieText(table: BoardTable | null, people: readonly Counted[]): string {
  if (!table) return 'The last of the best others needs a play-off or the cards.';
  const seats = people.map(({ no }) => table.seats.indexOf(no) + 1).sort((one, two) => one - two);
  const last = seats.pop();
  return `${tableText(table)} needs a play-off: seats ${seats.join(', ')} and ${last}.`;
}
