import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { recordResult } from '../../../data/staff/tournamentResults.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { ResultInput } from '../../../domain/tournaments/tournamentResult.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useSubmit } from '../../../parts/useSubmit.ts';

const failed = 'Failed to save the result. Please try again.';
const nothing: ResultInput = { winner: '', runnerUp: '' };

/**
 * The form of a result. Fields not edited here follow the database, since a colleague may record a result
 * too.
 */
export function useResult(event: TourEvent, recorded: ResultInput | null) {
  const stored = recorded ?? nothing;
  const form = useSchemaForm(ResultInput, stored, {
    mode: 'onSubmit',
    values: { winner: stored.winner, runnerUp: stored.runnerUp },
    resetOptions: { keepDirty: true, keepDirtyValues: true, keepErrors: true },
  });
  const { isDirty, isSubmitting } = form.formState;
  const [known, setKnown] = useState(stored);
  const { failure, submit } = useSubmit();
  const [winner, runnerUp] = useWatch({ control: form.control, name: ['winner', 'runnerUp'] });
  if (!isDirty && !same(known, stored)) setKnown(stored);

  async function save(result: ResultInput, complete: boolean): Promise<void> {
    await submit(() => recordResult({ event, result, complete }), {
      failed,
      done: 'Result published under Previous tournaments.',
      kept: '',
      onSaved: () => form.reset(result, { keepDirty: false, keepDirtyValues: false }),
    });
  }

  const isNews = isDirty && !isSubmitting && !same(known, stored) && !same({ winner, runnerUp }, stored);
  return {
    form,
    /** The result that a colleague has recorded since the typing began, in words. */
    changed: isNews ? recordedText(stored) : '',
    failure,
    save,
  };
}

function same(a: ResultInput, b: ResultInput): boolean {
  return a.winner === b.winner && a.runnerUp === b.runnerUp;
}

function recordedText({ winner, runnerUp }: ResultInput): string {
  if (winner === '') return 'Someone else removed the result.';
  const second = runnerUp && `, runner-up ${runnerUp}`;
  return `Someone else recorded winner ${winner}${second}. Saving will replace it.`;
}
