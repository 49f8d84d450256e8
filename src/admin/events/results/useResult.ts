import { useState } from 'react';
import * as v from 'valibot';
import { recordResult } from '../../../data/staff/results.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { ResultInput } from '../../../domain/tournaments/tournamentResult.ts';
import { useSubmit } from '../../parts/useSubmit.ts';

const failed = 'Failed to save the result. Please try again.';
const nothing: ResultInput = { winner: '', runnerUp: '' };

type Mistakes = { winner?: string; runnerUp?: string };

/**
 * A result as it is typed: what is not typed here follows the database, where somebody else may record as
 * well.
 */
export function useResult(event: TourEvent, recorded: ResultInput | null) {
  const stored = recorded ?? nothing;
  const [typed, setTyped] = useState<Partial<ResultInput>>({});
  const [seen, setSeen] = useState(stored);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const { busy: saving, failure, submit } = useSubmit();
  const result: ResultInput = { winner: stored.winner, runnerUp: stored.runnerUp, ...typed };
  const untouched = Object.keys(typed).length === 0;

  async function save(complete: boolean): Promise<void> {
    const parsed = v.safeParse(ResultInput, result);
    setMistakes(parsed.success ? {} : mistakesOf(parsed.issues));
    if (!parsed.success) return;
    await submit(() => recordResult({ event, result: parsed.output, complete }), {
      failed,
      done: 'Result saved. It is among the previous tournaments.',
      kept: '',
      onSaved: () => setTyped({}),
    });
  }

  return {
    result,
    type: (change: Partial<ResultInput>) => {
      if (untouched) setSeen(stored);
      setTyped((before) => ({ ...before, ...change }));
    },
    mistakes,
    /** What somebody else has recorded since the typing began, in words. */
    changed: untouched || saving || same(seen, stored) || same(result, stored) ? '' : recordedText(stored),
    failure,
    saving,
    save,
  };
}

function same(a: ResultInput, b: ResultInput): boolean {
  return a.winner === b.winner && a.runnerUp === b.runnerUp;
}

function recordedText({ winner, runnerUp }: ResultInput): string {
  if (winner === '') return 'Somebody removed the result meanwhile.';
  const second = runnerUp && `, runner-up ${runnerUp}`;
  return `Somebody recorded meanwhile: winner ${winner}${second}. Saving replaces it.`;
}

function mistakesOf(issues: Parameters<typeof v.flatten<typeof ResultInput>>[0]): Mistakes {
  const { nested } = v.flatten<typeof ResultInput>(issues);
  const [winner, runnerUp] = [nested?.winner?.[0], nested?.runnerUp?.[0]];
  return { ...(winner && { winner }), ...(runnerUp && { runnerUp }) };
}
