import { eventTitle } from '../../src/domain/events/eventTitle.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { addDays } from '../../src/domain/time/day.ts';
import { localDay } from '../../src/domain/time/parse.ts';

/**
 * Returns the text that an event's file holds, from which its page is drawn and which the app starts with
 * (`site/event/findEvent.ts`). It names no player: who won comes with the answer. Pictures inside the
 * document are left to the app, because they may be as large as it allows.
 */
export function drawnData(event: TourEvent, now: Date): string {
  const today = localDay(now);
  const { date, board, status } = event;
  // From the day before on: a deploy a night may be late.
  const isSoon = board !== '' || status === 'completed' || (date !== null && date <= addDays(today, 1));
  const kept = Object.entries(event).filter(
    ([, value]) => value !== '' && value !== null && value !== false && !String(value).startsWith('data:'),
  );
  return JSON.stringify({ at: now, today, isSoon, event: Object.fromEntries(kept) });
}

/**
 * Returns the text that the files of a night's tables and results hold: what its heading says in every phase
 * (`site/records/nightAbout.ts`), and nothing that the answer decides.
 */
export function drawnNightData(event: TourEvent): string {
  const { id, date, location } = event;
  return JSON.stringify({ event: { id, title: eventTitle(event), date, location } });
}
