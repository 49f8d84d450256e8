import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import { useStore } from '../../hooks/useStore.ts';
import { createStore } from '../../lib/store.ts';
import { chapterKey } from './chapterKey.ts';

type Place = Pick<PlacedFraternity, 'collegeId' | 'id'>;

/** The keys of the chapters that are being changed at a press, until the server has answered. */
const busy = createStore<ReadonlySet<string>>(new Set());

/** Whether one of several chapters is being changed. */
export function isBusy(chapters: readonly Place[]): boolean {
  return chapters.some((chapter) => busy.get().has(chapterKey(chapter)));
}

/** Marks chapters as being changed for as long as `work` takes. */
export async function whileBusy<T>(chapters: readonly Place[], work: Promise<T>): Promise<T> {
  const keys = new Set(chapters.map(chapterKey));
  busy.set(new Set([...busy.get(), ...keys]));
  try {
    return await work;
  } finally {
    busy.set(new Set([...busy.get()].filter((key) => !keys.has(key))));
  }
}

/** Returns whether a chapter is being changed. `key`: of `chapterKey`. */
export function useIsBusy(key: string): boolean {
  return useStore({ get: () => busy.get().has(key), watch: busy.watch });
}
