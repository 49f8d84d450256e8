import { useState } from 'react';
import type { Board, BoardRound } from '../../../domain/night/board/board.ts';
import { Menu } from '../../parts/Menu.tsx';
import { PrintedSeating } from './PrintedSeating.tsx';
import { PrintedTables } from './PrintedTables.tsx';

type Props = {
  eventId: string;
  board: Board;
  round: BoardRound;
};

type Paper = 'cards' | 'name' | 'table';

/** What can be printed of a drawn round. */
export function PrintTools({ eventId, board, round }: Props) {
  const [paper, setPaper] = useState<Paper | null>(null);
  const done = () => setPaper(null);
  return (
    <>
      <Menu
        items={[
          { label: 'Table cards', run: () => setPaper('cards') },
          { label: 'Seating by name', run: () => setPaper('name') },
          { label: 'Seating by table', run: () => setPaper('table') },
        ]}
      >
        Print
      </Menu>
      {paper === 'cards' && <PrintedTables eventId={eventId} board={board} round={round} onDone={done} />}
      {(paper === 'name' || paper === 'table') && (
        <PrintedSeating by={paper} board={board} round={round} onDone={done} />
      )}
    </>
  );
}
