import { useSyncExternalStore } from 'react';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { eventPhase } from '../../domain/phase/eventPhase.ts';
import { type PhaseWords, phaseWords } from '../../domain/phase/phaseWords.ts';
import { watchClock } from '../../hooks/useToday.ts';

const minute = 60_000;
const minuteNow = () => Math.floor(Date.now() / minute) * minute;

/** Returns the present moment, to the minute; it changes while the page stays open. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(watchClock, minuteNow, minuteNow));
}

/** Returns what a screen says of an event now. */
export function usePhase(event: TourEvent): PhaseWords {
  return phaseNow(event, useNow());
}

/** Returns what a screen says of an event at a moment. */
export function phaseNow(event: TourEvent, now: Date): PhaseWords {
  return phaseWords(eventPhase(event, now), event);
}
