import { useMemo } from 'react';
import type { Source, WatchedList } from '../../../../data/source.ts';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { countLine } from '../../../../data/staff/line/waitingList.ts';
import { lineOf } from '../../../../data/staff/participants.ts';
import { healedLine } from '../../../../domain/participants/line/calling.ts';
import type { WaitingPerson } from '../../../../domain/participants/line/waitingPerson.ts';
import { type Live, useLive } from '../../../../hooks/useLive.ts';
import { useOnline } from '../../../../hooks/useOnline.ts';
import { useTimeout } from '../../../../hooks/useTimeout.ts';

const nobody: Source<WatchedList<WaitingPerson>> = () => () => {};
/** How long the event and the list may tell of different moments, in milliseconds. */
const settling = 3_000;

/**
 * Returns who waits for a spot of an event, live; 'loading' for good where nobody ever can. What the event
 * counts of them is corrected when the list says otherwise.
 */
export function useWaitingList(event: StaffEvent): Live<WatchedList<WaitingPerson>> {
  const { id, line } = event;
  const isThere = event.signUp !== null;
  const live = useLive(useMemo(() => (isThere ? lineOf(id) : nobody), [isThere, id]));
  const online = useOnline();
  const list = live.status === 'ready' ? live.data : null;
  const isCertain = online && list && !list.fromCache && !list.more && list.waiting.size === 0;
  const healed = isCertain ? healedLine(line, list.items) : null;
  useTimeout(
    () => void countLine(id).catch((error) => console.warn("The line wasn't counted again.", error)),
    healed ? settling : null,
    JSON.stringify([line, healed]),
  );
  return live;
}
