import type { StaffEvent } from '../../../data/staff/events.ts';
import { stageOf } from '../../../domain/night/board/board.ts';
import { boardResults, type NightRecords } from '../../../domain/results/boardResults.ts';
import type { Results } from '../../../domain/results/results.ts';
import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import type { PublishActions } from '../../events/published/usePublish.ts';
import { FirstPublication } from './FirstPublication.tsx';
import { NoDay } from './NoDay.tsx';
import { Published } from './Published.tsx';

type Props = {
  event: StaffEvent;
  records: NightRecords;
  published: Results | null;
  actions: PublishActions;
};

const noIds: ReadonlyMap<number, string> = new Map();

/** What of a night is to be published, or what stands and what has changed since. */
export function PublishView({ event, records, published, actions }: Props) {
  const { board } = records;
  // The button that was pressed is gone then.
  useFocusKept(published ? 'published' : 'open', '#published, #publish-results');
  const isOver = stageOf(board) === 'done';
  const results = boardResults(records, noIds);
  if (published) {
    return <Published {...{ event, board, published, actions }} now={isOver ? results : null} />;
  }
  if (!isOver) return null;
  if (!results) return <NoDay eventId={event.id} />;
  return <FirstPublication results={results} rev={board.rev} actions={actions} />;
}
