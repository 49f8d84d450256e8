import { readEvent } from '../../domain/events/readEvent.ts';
import type { Tournament } from '../../domain/tournaments/tournament.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Link } from '../../ui/Link.tsx';
import { usePhase } from './usePhase.ts';

type Props = { tournament: Tournament; titleId: string };

/** The way to the tables of a tournament or to its results; nothing for one without either. */
export function LiveLink({ tournament, titleId }: Props) {
  const { id } = tournament;
  const { kind, label } = usePhase(readEvent(id, tournament)).action;
  if (kind !== 'tables' && kind !== 'results') return null;
  return (
    <Link
      to={kind === 'results' ? paths.results(id) : paths.live(id)}
      className={buttonClass('plain')}
      aria-describedby={titleId}
    >
      {label}
    </Link>
  );
}
