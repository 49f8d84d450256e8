import { useId, useMemo } from 'react';
import { eventTournament } from '../../../data/staff/tournamentResults.ts';
import { isDecided } from '../../../domain/events/eventStatus.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import type { Tournament } from '../../../domain/tournaments/tournament.ts';
import type { ResultInput } from '../../../domain/tournaments/tournamentResult.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { Link } from '../../../ui/Link.tsx';
import layout from '../../../ui/layout.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PublishedResult } from './PublishedResult.tsx';
import { ResultFields } from './ResultFields.tsx';
import styles from './ResultForm.module.css';

/**
 * Records the winner and the runner-up of an event, which writes the tournament that visitors see among the
 * previous ones.
 */
export function ResultForm({ event }: { event: TourEvent }) {
  const id = useId();
  const live = useLive(useMemo(() => eventTournament(event.id), [event.id]));
  return (
    <section className={`${consoleLayout.top2} ${styles.result}`} aria-labelledby={id}>
      <h3 id={id}>Result</h3>
      {live.status === 'loading' && <Skeleton height="11rem" />}
      {live.status === 'error' && (
        <div className={consoleLayout.line3}>
          <p role="alert">Failed to load the result. Please try again later.</p>
          <Button tone="plain" onClick={live.retry}>
            Retry
          </Button>
        </div>
      )}
      {live.status === 'ready' && <EventResult event={event} tournament={live.data.item} />}
    </section>
  );
}

/**
 * A tournament that is still to come has no result yet, unless its event was completed once and opened again.
 */
function recordedResult(tournament: Tournament | null): ResultInput | null {
  return tournament && (tournament.status === 'completed' || tournament.winner !== '') ? tournament : null;
}

type ResultProps = { event: TourEvent; tournament: Tournament | null };

/**
 * The result of an event: with published results it follows from them, after a night at drawn tables it's
 * published with them, and otherwise it's recorded here.
 */
export function EventResult({ event, tournament }: ResultProps) {
  if (event.board === 'results') return <PublishedResult event={event} tournament={tournament} />;
  const fields = (
    <ResultFields
      event={event}
      recorded={recordedResult(tournament)}
      listed={tournament?.status === 'completed'}
    />
  );
  if (!isDecided(event)) {
    return (
      <>
        {fields}
        <TypeAll eventId={event.id} />
      </>
    );
  }
  return (
    <>
      <p>The final table is over. Publish the places, and the winner and the runner-up go with them.</p>
      <p className={`${consoleLayout.line3} ${styles.buttons}`}>
        <Link className={buttonClass('gold')} to={staffPaths.night(event.id, 'result')}>
          Publish the results
        </Link>
      </p>
      <details>
        <summary>Record only the winner</summary>
        {fields}
      </details>
    </>
  );
}

/** The way to all places, which count for the season; the winner and the runner-up alone don't. */
function TypeAll({ eventId }: { eventId: string }) {
  return (
    <p className={`${consoleLayout.line23} ${layout.note} ${styles.all}`}>
      <Link className={buttonClass('plain')} to={staffPaths.typedPlaces(eventId)}>
        Enter all places
      </Link>
      <span>They get a page of their own and count for the season.</span>
    </p>
  );
}
