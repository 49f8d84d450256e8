import { useEffect, useEffectEvent, useMemo } from 'react';
import { fetchDocument } from '../../../data/site/visitorReads.ts';
import { stageOf } from '../../../domain/night/board/board.ts';
import { type TicketNight, ticketNight } from '../../../domain/night/live/ticketNight.ts';
import { ticketTag } from '../../../domain/signUp/ticketKey.ts';
import { useLoaded } from '../../../hooks/useLoaded.ts';
import { boardOf, type LiveState } from '../../live/boardNews.ts';
import { liveNight } from '../../live/liveNight.ts';
import { useServerNow } from '../../records/useServerNow.ts';
import { resultsPath } from '../../results/resultsData.ts';
import { useSnapshot } from '../../routing/useSnapshot.ts';

type Options = {
  eventId: string;
  ticketId: string;
  /** Whether the event says that the results are published. */
  isPublished: boolean;
  /** Called when they are there before the event is known to say so. */
  onPublished: () => void;
};

/** A ticket's night: `stands` is what its holder is told by the board, null while that isn't known. */
export type NightOfTicket = { state: LiveState; stands: TicketNight | null; retry: () => void };

/** Follows the night of a ticket as the live page does; one with results is read once. */
export function useTicketNight({ eventId, ticketId, isPublished, onPublished }: Options): NightOfTicket {
  const night = liveNight(eventId);
  const state = useSnapshot(night);
  const board = boardOf(state);
  const tag = useLoaded(useMemo(() => () => ticketTag(ticketId, eventId), [ticketId, eventId]));
  const now = useServerNow(state.status === 'ready' ? state.ahead : 0);
  useEffect(() => (isPublished ? undefined : night.follow()), [night, isPublished]);
  const isOver = board !== null && stageOf(board) === 'done';
  usePublication(eventId, isOver && !isPublished && state.status === 'ready' ? state.asOf : 0, onPublished);
  return { state, stands: board && tag ? ticketNight(board, tag, now) : null, retry: night.retry };
}

/** Asks whether results are published, once for each answer about a night that is over. */
function usePublication(eventId: string, asOf: number, onPublished: () => void): void {
  const tell = useEffectEvent(onPublished);
  useEffect(() => {
    if (asOf === 0) return;
    let wanted = true;
    fetchDocument(resultsPath(eventId), ['version']).then(
      ({ data }) => wanted && data !== null && tell(),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [eventId, asOf]);
}
