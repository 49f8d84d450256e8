import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';

/** The way to the tables of an event that has some; nothing for other events. */
export function LiveLink({ event: { id, board, status }, titleId }: { event: TourEvent; titleId: string }) {
  if (board !== 'live') return null;
  return (
    <Link to={paths.live(id)} className={buttonClass('plain')} aria-describedby={titleId}>
      {status === 'completed' ? 'Results' : 'Live tables'}
    </Link>
  );
}
