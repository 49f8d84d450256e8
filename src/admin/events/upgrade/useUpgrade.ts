import { useRef, useState } from 'react';
import { type Legacy, scanLegacy, upgradeDocument } from '../../../data/staff/upgrade.ts';
import { isIdle } from '../../../domain/upgrade/upgradePlan.ts';
import { useLeaving } from '../../../hooks/useLeaving.ts';
import { useSession } from '../../../hooks/useSession.ts';
import { forgetUnlisted } from './unlistedRecords.ts';

export type UpgradeState = {
  phase: 'idle' | 'scanning' | 'scanned' | 'upgrading';
  /** The number of documents read by the scan. */
  read: number;
  /** Whether the scan is complete. */
  whole: boolean;
  /** The documents still to upgrade, and those that staff have to check. */
  left: readonly Legacy[];
  /** How many documents of this run are upgraded, and the total. */
  done: number;
  of: number;
  /** The documents that were refused. */
  failed: ReadonlySet<Legacy>;
  message: string;
};

const kinds = ['events', 'tournaments', 'tournamentRequests'] as const;
const superKinds = [...kinds, 'colleges', 'fraternities'] as const;

const start: UpgradeState = {
  phase: 'idle',
  read: 0,
  whole: false,
  left: [],
  done: 0,
  of: 0,
  failed: new Set(),
  message: '',
};

/**
 * Scans for documents of older installations and upgrades them one after the other. Both can be stopped and
 * repeated.
 */
export function useUpgrade() {
  const superAdmin = useSession()?.level === 'super';
  const [state, setState] = useState(start);
  const going = useRef(false);
  useLeaving(() => {
    going.current = false;
  });

  function stop(): void {
    going.current = false;
  }

  async function scan(): Promise<void> {
    going.current = true;
    setState({ ...start, phase: 'scanning' });
    let message = '';
    let whole = false;
    try {
      for await (const { read, found } of scanLegacy(superAdmin ? superKinds : kinds)) {
        setState((before) => ({
          ...before,
          read: before.read + read,
          left: [...before.left, ...found],
        }));
        if (!going.current) break;
      }
      whole = going.current;
    } catch (error) {
      console.warn('The scan stopped.', error);
      message = 'Failed to read the documents. Please try again.';
    }
    setState((before) => ({ ...before, phase: 'scanned', whole, message }));
  }

  async function upgrade(): Promise<void> {
    going.current = true;
    const work = state.left.filter(({ plan }) => !isIdle(plan));
    setState((before) => ({
      ...before,
      phase: 'upgrading',
      done: 0,
      of: work.length,
      failed: new Set(),
      message: '',
    }));
    for (const legacy of work) {
      if (!going.current) break;
      const failure = await upgradeDocument(legacy).then(
        () => null,
        (error: unknown) => error ?? 'unknown',
      );
      if (failure !== null) console.warn(`${legacy.path} wasn't upgraded.`, failure);
      setState((before) => after(before, legacy, failure === null));
    }
    forgetUnlisted();
    setState((before) => ({ ...before, phase: 'scanned', message: summary(before) }));
  }

  return { state, scan, upgrade, stop };
}

function after(before: UpgradeState, legacy: Legacy, worked: boolean): UpgradeState {
  if (!worked) return { ...before, failed: new Set([...before.failed, legacy]) };
  // A document with unresolved problems stays on the list.
  const { problems } = legacy.plan;
  const rest = problems.length > 0 ? [{ ...legacy, plan: { ...nothingToDo, problems } }] : [];
  const left = before.left.flatMap((one) => (one === legacy ? rest : [one]));
  return { ...before, done: before.done + 1, left };
}

const nothingToDo = {
  set: {},
  removed: [],
  hidden: null,
  unlock: null,
  people: 0,

  changes: [],
};

function summary({ done, failed }: UpgradeState): string {
  if (failed.size === 0) return '';
  return `Failed to upgrade ${failed.size} of ${done + failed.size} documents. Please try again.`;
}
