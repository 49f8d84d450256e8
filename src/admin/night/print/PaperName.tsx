import type { Board } from '../../../domain/night/board/board.ts';
import { personOf } from '../../../domain/night/live/tableRows.ts';

/** Somebody on paper as the screens show them: the name that they agreed to, with number and school. */
export function PaperName({ board, no }: { board: Board; no: number }) {
  const { shown, school } = personOf(board, no);
  return (
    <span>
      <strong>{shown || `#${no}`}</strong>{' '}
      <small>{[shown && `#${no}`, school].filter(Boolean).join(', ')}</small>
    </span>
  );
}
