import { useMemo, useState } from 'react';
import type { Board } from '../../../domain/night/board/board.ts';
import { ticketNumber } from '../../../domain/night/live/ticketNumber.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import { stored } from '../../../lib/stored.ts';
import { useRemembered } from './useMyNumber.ts';

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
