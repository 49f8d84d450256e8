import { useSyncExternalStore } from 'react';
import { isBetrUnlocked, watchBetr } from '../../data/betr/betrSession.ts';
import { type CampusData, loadCampusData } from '../../data/betr/campusData.ts';
import { once } from '../../lib/once.ts';
import { showToast } from '../../ui/toast.ts';

/** How the colleges stand. `asOf`: when they were read; `refreshing`: they are being read again meanwhile. */
export type CampusState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: CampusData; asOf: Date; refreshing: boolean };

/** Specification 8. */
const failure = 'Failed to load colleges. Please try again later.';

let state: CampusState = { status: 'loading' };
let started = false;
const listeners = new Set<() => void>();

function setState(next: CampusState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the colleges anew; what is shown stays until they are there. */
export async function reloadCampuses(): Promise<void> {
  if (started && (state.status === 'loading' || (state.status === 'ready' && state.refreshing))) return;
  started = true;
  const shown = state.status === 'ready' ? state : null;
  setState(shown ? { ...shown, refreshing: true } : { status: 'loading' });
  try {
    const data = await loadCampusData();
    if (isBetrUnlocked()) setState({ status: 'ready', data, asOf: new Date(), refreshing: false });
  } catch (error) {
    if (!isBetrUnlocked()) return;
    console.warn('The colleges could not be read.', error);
    if (shown) showToast(failure, 'alert');
    setState(shown ? { ...shown, refreshing: false } : { status: 'failed' });
  }
}

/** Forgets the colleges whenever Betr is locked: nothing stays behind. */
export const startCampuses: () => void = once(() => {
  watchBetr(() => {
    if (isBetrUnlocked()) return;
    started = false;
    state = { status: 'loading' };
  });
});

function watch(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) void reloadCampuses();
  return () => listeners.delete(listener);
}

/**
 * The colleges and their fraternities as all tabs of Betr share them: read when the first tab asks, and again
 * only by `reloadCampuses`, since a load costs a read for each college and fraternity.
 */
export function useCampuses(): CampusState {
  return useSyncExternalStore(watch, () => state);
}
