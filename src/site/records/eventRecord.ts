import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { eventPhase } from '../../domain/phase/eventPhase.ts';
import { type PhaseWords, phaseWords } from '../../domain/phase/phaseWords.ts';
import { recordNow } from './record.ts';

/** An event, and what screens say of it at a moment. */
export type EventRecord = { event: TourEvent; wordsAt: (now: number) => PhaseWords };

/** Returns a public event by a plain read, or the copy in this browser; null for none. @throws DataError */
export async function eventRecord(id: string): Promise<EventRecord | null> {
  const { value: event } = await recordNow(['events', id], (data) => readEvent(id, data));
  return event && { event, wordsAt: (now) => phaseWords(eventPhase(event, new Date(now)), event) };
}
