import { type SubmitEvent, useId, useMemo, useState } from 'react';
import * as v from 'valibot';
import { eventTournament, recordResult } from '../../data/staff/results.ts';
import { send } from '../../data/staff/send.ts';
import type { TourEvent } from '../../domain/tourEvent.ts';
import type { Tournament } from '../../domain/tournament.ts';
import { ResultInput } from '../../domain/tournamentResult.ts';
import { useLive } from '../../hooks/useLive.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toast.ts';
import { RemoveResult } from './RemoveResult.tsx';
import styles from './ResultForm.module.css';

const failed = 'Failed to save the result. Please try again.';

/** Winner and runner-up of an event: recording them writes the tournament that visitors see among the previous ones. */
export function ResultForm({ event }: { event: TourEvent }) {
  const id = useId();
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
      {live.status === 'ready' && <Fields event={event} recorded={recordedResult(live.data.item)} />}
    </section>
  );
}

/** A tournament that is still to come has no result yet. */
function recordedResult(tournament: Tournament | null): ResultInput | null {
  return tournament?.status === 'completed' ? tournament : null;
}

type Mistakes = { winner?: string; runnerUp?: string };

function Fields({ event, recorded }: { event: TourEvent; recorded: ResultInput | null }) {
  // What is not typed here follows the database; somebody else may record at the same moment.
  const [typed, setTyped] = useState<Partial<ResultInput>>({});
  const [complete, setComplete] = useState(true);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [failure, setFailure] = useState('');
  const [saving, setSaving] = useState(false);
  const result = { winner: recorded?.winner ?? '', runnerUp: recorded?.runnerUp ?? '', ...typed };
  const active = event.status !== 'completed';

  async function submit(submitted: SubmitEvent): Promise<void> {
    submitted.preventDefault();
    if (saving) return;
    const parsed = v.safeParse(ResultInput, result);
    setMistakes(parsed.success ? {} : mistakesOf(parsed.issues));
    if (!parsed.success) return;
    setSaving(true);
    setFailure('');
    try {
      await send(() => recordResult({ event, result: parsed.output, complete: active && complete }), failed);
      setTyped({});
      showToast('Result saved. It is among the previous tournaments.');
    } catch {
      setFailure(failed);
    }
    setSaving(false);
  }

  const field = (name: 'winner' | 'runnerUp') => ({
    value: result[name],
    error: mistakes[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <form noValidate onSubmit={submit}>
      <p className={styles.hint}>
        {recorded ? (
          <>
            Recorded: it stands among the{' '}
            <a href={paths.tournaments('previous')} target="_blank" rel="noreferrer">
              previous tournaments
            </a>
            .
          </>
        ) : (
          'Not recorded yet. Visitors see it among the previous tournaments as soon as you save it.'
        )}
      </p>
      <Field label="Winner" required {...field('winner')} />
      <Field label="Runner-up" {...field('runnerUp')} />
      {active && (
        <label className={styles.check}>
          <input type="checkbox" checked={complete} onChange={({ target }) => setComplete(target.checked)} />
          Also set the event to completed
        </label>
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" busy={saving}>
          {saving ? 'Saving…' : failure ? 'Retry' : recorded ? 'Update result' : 'Record result'}
        </Button>
        {recorded && <RemoveResult event={event} />}
      </div>
    </form>
  );
}

function mistakesOf(issues: Parameters<typeof v.flatten<typeof ResultInput>>[0]): Mistakes {
  const { nested } = v.flatten<typeof ResultInput>(issues);
  const [winner, runnerUp] = [nested?.winner?.[0], nested?.runnerUp?.[0]];
  return { ...(winner && { winner }), ...(runnerUp && { runnerUp }) };
}
