import { useEffect } from 'react';
import { betrUnlocked } from '../../data/betr/betrSession.ts';
import { loadChapters } from '../../data/betr/campusData.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { useStore } from '../../hooks/useStore.ts';
import { once } from '../../lib/once.ts';
import { createStore } from '../../lib/store.ts';
import { loadedCampuses } from './campusStore.ts';

/** The chapters of one college. */
export type ChaptersState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; chapters: readonly Fraternity[] };

const loading: ChaptersState = { status: 'loading' };
const byCollege = createStore<ReadonlyMap<string, ChaptersState>>(new Map());

/** Reads the chapters of a college, unless they have been read. */
export async function loadCollegeChapters(collegeId: string): Promise<void> {
  forgetWhenLocked();
  const known = byCollege.get().get(collegeId);
  if (known && known.status !== 'failed') return;
  keep(collegeId, loading);
  try {
    const chapters = await loadChapters(collegeId);
    if (betrUnlocked.get()) keep(collegeId, { status: 'ready', chapters });
  } catch (error) {
    if (!betrUnlocked.get()) return;
    console.warn("The chapters couldn't be read.", error);
    keep(collegeId, { status: 'failed' });
  }
}

function keep(collegeId: string, state: ChaptersState): void {
  byCollege.set(new Map([...byCollege.get(), [collegeId, state]]));
}

const forgetWhenLocked = once(() => {
  betrUnlocked.watch(() => {
    if (!betrUnlocked.get()) byCollege.set(new Map());
  });
});

/**
 * The chapters of a college: from what Home or the map have loaded, else by a read of its own at the first
 * time they are `wanted`.
 */
export function useChapters(collegeId: string, wanted: boolean): ChaptersState {
  const all = useStore(loadedCampuses);
  const own = useStore(byCollege).get(collegeId);
  // Of those that were not all read, a college's own are read by themselves.
  const shared = all.status === 'ready' && all.data.readTo === null ? all.data.colleges : null;
  const needed = wanted && all.status !== 'loading' && !shared && !own;
  useEffect(() => {
    if (needed) void loadCollegeChapters(collegeId);
  }, [needed, collegeId]);
  if (!shared) return own ?? loading;
  return { status: 'ready', chapters: shared.find(({ id }) => id === collegeId)?.fraternities ?? [] };
}
