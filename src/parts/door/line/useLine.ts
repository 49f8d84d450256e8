import type { Source, WatchedList } from '../../../data/source.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import { useLive } from '../../../hooks/useLive.ts';
import type { Door } from '../../door.ts';

/** The line as a door has it. */
export type DoorLine = {
  line: readonly WaitingPerson[];
  /** Whether people wait whom this device has not on its list. */
  missing: boolean;
  /** Loads it again; null while it didn't fail. */
  retry: (() => void) | null;
};

const nobody: readonly WaitingPerson[] = [];
const noLine: Source<WatchedList<WaitingPerson>> = () => () => {};

/** Returns who waits at a door, the first in line first. */
export function useLine({ line = noLine, event }: Door): DoorLine {
  const live = useLive(line);
  if (live.status !== 'ready')
    return { line: nobody, missing: false, retry: live.status === 'error' ? live.retry : null };
  const { items, fromCache } = live.data;
  return { line: items, missing: fromCache && items.length === 0 && event.line.waiting > 0, retry: null };
}
