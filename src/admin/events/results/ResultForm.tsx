import { useId, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { eventTournament } from '../../../data/staff/results.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import type { Tournament } from '../../../domain/tournaments/tournament.ts';
import type { ResultInput } from '../../../domain/tournaments/tournamentResult.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ResultFields } from './ResultFields.tsx';
import styles from './ResultForm.module.css';

/**
 * Records the winner and the runner-up of an event, which writes the tournament that visitors see among the
 * previous ones.
 */
export function ResultForm({ event }: { event: TourEvent }) {
  const id = useId();
  const { search } = useLocation();
  const proposed = useMemo(() => proposedResult(search), [search]);
  const live = useLive(useMemo(() => eventTournament(event.id), [event.id]));
  return (
    <section className={styles.result} aria-labelledby={id}>
      <h3 id={id}>Result</h3>
      {live.status === 'loading' && <Skeleton height="11rem" />}
      {live.status === 'error' && (
        <div className={styles.failed}>
          <p role="alert">Failed to load the result. Please try again later.</p>
          <Button tone="plain" onClick={live.retry}>
            Retry
          </Button>
        </div>
      )}
      {live.status === 'ready' && (
        <ResultFields
          event={event}
          recorded={recordedResult(live.data.item)}
          listed={live.data.item?.status === 'completed'}
          proposed={proposed}
        />
      )}
    </section>
  );
}

/**
 * A tournament that is still to come has no result yet, unless its event was completed once and opened again.
 */
function recordedResult(tournament: Tournament | null): ResultInput | null {
  return tournament && (tournament.status === 'completed' || tournament.winner !== '') ? tournament : null;
}

/** The places of a night lead here with the names of the first two. */
function proposedResult(search: string): ResultInput | null {
  const given = new URLSearchParams(search);
  const winner = given.get('winner') ?? '';
  return winner ? { winner, runnerUp: given.get('runnerUp') ?? '' } : null;
}
