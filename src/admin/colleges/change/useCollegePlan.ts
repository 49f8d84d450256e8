import { useState } from 'react';
import { dataError, isConflict } from '../../../data/errors.ts';
import { type CollegePlan, maxWrites } from '../../../domain/colleges/change/storedColleges.ts';
import { useAttempt } from '../../../parts/useAttempt.ts';
import { useCollegeData } from './useCollegeData.ts';

type Step<T> = { make: () => Promise<CollegePlan<T>>; plan: CollegePlan<T> };

/**
 * Plans a change of colleges, shows the plan, and stores it. What a colleague changes in between is planned
 * again: the same plan is stored, and another one is shown first. `what` ends sentences: 'merge the records'.
 */
export function useCollegePlan<T>(what: string) {
  const { storePlan } = useCollegeData();
  const [step, setStep] = useState<Step<T> | null>(null);
  const { busy, failure, setFailure, run: busyRun } = useAttempt();
  const [isNew, setIsNew] = useState(false);

  async function run(act: () => Promise<void>): Promise<void> {
    await busyRun(act, { failed, what });
  }

  function failed(error: unknown): string {
    console.warn('A change of colleges failed.', error);
    return failureText(error, what);
  }

  async function stored({ make, plan }: Step<T>, again = true): Promise<boolean> {
    try {
      await storePlan(plan);
      return true;
    } catch (error) {
      if (!isConflict(error)) throw error;
      const now = { make, plan: await make() };
      setStep(now);
      if (again && isSamePlan(now.plan, plan)) return stored(now, false);
      setIsNew(true);
      return false;
    }
  }

  return {
    does: step?.plan.does ?? null,
    /** Whether the plan writes more than one commit holds. */
    isTooMuch: (step?.plan.writes.length ?? 0) > maxWrites,
    busy,
    failure,
    /** Whether a colleague's change made another plan of the one that was confirmed. */
    isNew,
    plan: (make: () => Promise<CollegePlan<T>>, isTrivial: (does: T) => boolean, onStored: () => void) =>
      run(async () => {
        setIsNew(false);
        const first = { make, plan: await make() };
        setStep(first);
        if (isTrivial(first.plan.does) && (await stored(first))) onStored();
      }),
    store: (onStored: () => void) =>
      run(async () => {
        if (step && (await stored(step))) onStored();
      }),
    forget: () => {
      setStep(null);
      setFailure('');
    },
  };
}

function failureText(error: unknown, what: string): string {
  switch (dataError(error).kind) {
    case 'unreachable':
      return `We couldn't reach the server to ${what}. Please try again.`;
    case 'missing':
      return 'Someone else has just merged or deleted a record. Nothing was changed.';
    case 'invalid':
      return "That's too much to change at once: 100 fraternities of the record that goes, at most.";
    default:
      return `Failed to ${what}. Please try again.`;
  }
}

function isSamePlan<T>(one: CollegePlan<T>, other: CollegePlan<T>): boolean {
  return JSON.stringify(one.does) === JSON.stringify(other.does);
}
