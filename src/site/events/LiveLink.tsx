import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';

type Props = { event: Pick<TourEvent, 'id' | 'board' | 'status'>; titleId: string };

/** The way to the tables of a tournament or to its results; nothing for one without either. */
export function LiveLink({ event: { id, board, status }, titleId }: Props) {
  const published = board === 'results';
  if (!published && board !== 'live') return null;
  return (
    <Link
      to={published ? paths.results(id) : paths.live(id)}
      className={buttonClass('plain')}
      aria-describedby={titleId}
    >
      {published || status === 'completed' ? 'Results' : 'Live tables'}
    </Link>
  );
}
