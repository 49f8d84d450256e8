import type { Source, WatchedList } from '../../../data/source.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import { useLive } from '../../../hooks/useLive.ts';
import type { Door } from '../../door.ts';

/** The line as a door has it. */
export type DoorLine = {
  line: readonly WaitingPerson[];
  /** While people wait whom this device doesn't know: they are loading, or were never saved on it. */
  missing: '' | 'loading' | 'unsaved';
  /** Loads it again; null while it didn't fail. */
  retry: (() => void) | null;
};

const nobody: readonly WaitingPerson[] = [];
const noLine: Source<WatchedList<WaitingPerson>> = () => () => {};

/** Returns who waits at a door, the first in line first. */
export function useLine({ line = noLine, event }: Door): DoorLine {
  const live = useLive(line);
  const some = line !== noLine && event.line.waiting > 0;
  if (live.status === 'error') return { line: nobody, missing: '', retry: live.retry };
  if (live.status !== 'ready') return { line: nobody, missing: some ? 'loading' : '', retry: null };
  const { items, fromCache } = live.data;
  return { line: items, missing: some && fromCache && items.length === 0 ? 'unsaved' : '', retry: null };
}
