import { eventById } from '../../data/events.ts';
import type { TourEvent } from '../../domain/tourEvent.ts';
import { type Settling, settling } from '../../hooks/settling.ts';

/** An event with how it ended; both empty as long as nothing is recorded. */
export type EventWithResult = TourEvent & { winner: string; runnerUp: string };

/** The event with the id in the address, on its way; null when there is none. */
export function findEvent(id = ''): Settling<EventWithResult | null> {
  return settling(eventById(id).then((event) => event && withResult(event)));
}

/** The result stands in the tournament of the same id. Without an answer the event is shown without it. */
async function withResult(event: TourEvent): Promise<EventWithResult> {
  const tournament = event.status === 'completed' ? await tournamentOf(event.id).catch(() => null) : null;
  return { ...event, winner: tournament?.winner ?? '', runnerUp: tournament?.runnerUp ?? '' };
}

async function tournamentOf(id: string) {
  const { tournamentById } = await import('../../data/tournaments.ts');
  return tournamentById(id);
}
