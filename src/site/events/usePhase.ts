import { useSyncExternalStore } from 'react';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { eventPhase } from '../../domain/phase/eventPhase.ts';
import { type PhaseWords, phaseWords } from '../../domain/phase/phaseWords.ts';
import { parseInstant } from '../../domain/time/parse.ts';
import { watchClock } from '../../hooks/useToday.ts';
import { drawnFile } from '../../lib/drawnFile.ts';

const minute = 60_000;
const minuteOf = (time: number) => Math.floor(time / minute) * minute;
const minuteNow = () => minuteOf(Date.now());
// While the app takes a drawn page over, the minute in which it was drawn.
const minuteDrawn = () => minuteOf((parseInstant(drawnFile().at) ?? new Date()).getTime());

/** Returns the present moment, to the minute; it changes while the page stays open. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(watchClock, minuteNow, minuteDrawn));
}

/** Returns what a screen says of an event now. */
export function usePhase(event: TourEvent): PhaseWords {
  return phaseNow(event, useNow());
}

/** Returns what a screen says of an event at a moment. */
export function phaseNow(event: TourEvent, now: Date): PhaseWords {
  return phaseWords(eventPhase(event, now), event);
}
