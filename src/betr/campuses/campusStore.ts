import { betrUnlocked } from '../../data/betr/betrSession.ts';
import { type CampusData, loadCampusData } from '../../data/betr/campusData.ts';
import { useStore } from '../../hooks/useStore.ts';
import { once } from '../../lib/once.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { showToast } from '../../ui/toast.ts';

/** The state of the colleges. `asOf`: when they were read; `refreshing`: they are being read again. */
export type CampusState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; data: CampusData; asOf: Date; refreshing: boolean };

/** Specification 8. */
const failure = 'Failed to load colleges. Please try again later.';

const loading: CampusState = { status: 'loading' };
const notAsked: CampusState = { status: 'failed' };
const campuses = createStore<CampusState>(loading);
let started = false;

/** Reads the colleges again; the old ones stay on the screen until then. */
export async function reloadCampuses(): Promise<void> {
  const state = campuses.get();
  if (started && (state.status === 'loading' || (state.status === 'ready' && state.refreshing))) return;
  started = true;
  const shown = state.status === 'ready' ? state : null;
  campuses.set(shown ? { ...shown, refreshing: true } : loading);
  try {
    const data = await loadCampusData();
    if (betrUnlocked.get()) campuses.set({ status: 'ready', data, asOf: new Date(), refreshing: false });
  } catch (error) {
    if (!betrUnlocked.get()) return;
    console.warn("The colleges couldn't be read.", error);
    if (shown) showToast(failure, 'alert');
    campuses.set(shown ? { ...shown, refreshing: false } : { status: 'failed' });
  }
}

/** Forgets the colleges whenever Betr is locked, so that nothing stays in memory. */
const followLock = once(() => {
  betrUnlocked.watch(() => {
    if (betrUnlocked.get()) return;
    started = false;
    campuses.set(loading);
  });
});

function watch(listener: () => void): () => void {
  followLock();
  if (!started) void reloadCampuses();
  return campuses.watch(listener);
}

/**
 * The colleges and their fraternities, shared by all tabs of Betr. They are read when the first tab needs
 * them, and again only by `reloadCampuses`, since a load costs a read for each college and fraternity.
 */
export function useCampuses(): CampusState {
  return useStore({ get: campuses.get, watch });
}

/** The same without reading anything: what the other tabs have loaded by now. */
export const loadedCampuses: Pick<Store<CampusState>, 'get' | 'watch'> = {
  get: () => (started ? campuses.get() : notAsked),
  watch: campuses.watch,
};
