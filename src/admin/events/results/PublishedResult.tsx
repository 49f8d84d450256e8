import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import type { Tournament } from '../../../domain/tournaments/tournament.ts';
import { paths } from '../../../paths.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './ResultForm.module.css';

type Props = { event: TourEvent; tournament: Pick<Tournament, 'winner' | 'runnerUp'> | null };

/** The result that follows from published places, with the way to correct them or to take them back. */
export function PublishedResult({ event, tournament }: Props) {
  return (
    <>
      {tournament?.winner && (
        <p>
          Winner <strong>{tournament.winner}</strong>
          {tournament.runnerUp && (
            <>
              , runner-up <strong>{tournament.runnerUp}</strong>
            </>
          )}
        </p>
      )}
      <p className={`${layout.note} ${styles.hint}`}>
        From the{' '}
        <a href={paths.results(event.id)} target="_blank" rel="noreferrer">
          published places
        </a>
        . Correct them or take them back where they're published.
      </p>
      <p className={`${consoleLayout.line3} ${styles.buttons}`}>
        <Link className={buttonClass('plain')} to={staffPaths.night(event.id, 'result')}>
          Places
        </Link>
      </p>
    </>
  );
}
