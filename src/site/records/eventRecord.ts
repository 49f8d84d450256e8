import { eventTitle } from '../../domain/events/eventTitle.ts';
import { whenWords } from '../../domain/events/page/whenWords.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { eventPhase } from '../../domain/phase/eventPhase.ts';
import { isSignUp, type PhaseWords, phaseWords } from '../../domain/phase/phaseWords.ts';
import { signUpState } from '../../domain/signUp/signUp.ts';
import { recordNow } from './record.ts';

/** An event with its title and its day in words, and what screens say of it at a moment. */
export type EventRecord = {
  event: TourEvent;
  title: string;
  when: string;
  wordsAt: (now: number) => PhaseWords;
  /** Whether one can sign up on this site then, if only to wait. */
  opensHereAt: (now: number) => boolean;
};

/** Returns a public event by a plain read, or the copy in this browser; null for none. @throws DataError */
export async function eventRecord(id: string): Promise<EventRecord | null> {
  const { value: event } = await recordNow(['events', id], (data) => readEvent(id, data));
  if (!event) return null;
  const wordsAt = (now: number) => phaseWords(eventPhase(event, new Date(now)), event);
  const opensHereAt = (now: number) =>
    isSignUp(wordsAt(now).action) && signUpState(event, new Date(now)) === 'open';
  return { event, title: eventTitle(event), when: whenWords(event), wordsAt, opensHereAt };
}
