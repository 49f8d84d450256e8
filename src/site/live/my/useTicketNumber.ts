import { useEffect, useMemo, useState } from 'react';
import { type Board, stageOf } from '../../../domain/night/board/board.ts';
import { ticketNumber } from '../../../domain/night/live/ticketNumber.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import { stored } from '../../../lib/stored.ts';
import { numberMemory } from './useMyNumber.ts';

/**
 * The number of this browser's ticket on a board, null without one, and a function after which it's not
 * asked for any more.
 */
export function useTicketNumber(eventId: string, board: Board): [number | null, () => void] {
  const [wanted, setWanted] = useState(true);
  const load = useMemo(() => {
    const isKept = stored('localStorage', `ticket:${eventId}`, Boolean).get();
    return isKept
      ? () => import('./keptTag.ts').then(({ keptTag }) => keptTag(eventId)).catch(() => '')
      : null;
  }, [eventId]);
  const tag = useLoaded(wanted ? load : null);
  const no = tag ? ticketNumber(board, tag) : null;
  useRemembered(eventId, board, no);
  return [no, () => setWanted(false)];
}

/**
 * Remembers the number of this browser's ticket once a round is over, unless another was chosen: before that
 * a list that is closed again may give other numbers.
 */
export function useRemembered(eventId: string, board: Board | null, no: number | null): void {
  const stage = board && stageOf(board);
  const isFixed = stage === 'between' || stage === 'done';
  useEffect(() => {
    const memory = numberMemory(eventId);
    if (no !== null && isFixed && memory.get() === null) memory.set(no);
  }, [eventId, no, isFixed]);
}
