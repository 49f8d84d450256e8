import { eventTitle } from '../events/eventTitle.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { plainWords, tellingWords } from '../text/searchText.ts';

/** What visitors find events by. */
export const groupKinds = ['college', 'city', 'state', 'fraternity'] as const;
export type GroupKind = (typeof groupKinds)[number];

/** The events of a college, of a city's colleges, of a state or of a fraternity. */
export type EventGroup = {
  kind: GroupKind;
  /** Unique within its kind, as it stands in the address: 'purdue-university', 'waco-tx', 'TX'. */
  id: string;
  name: string;
  /** A short description, '' without one: 'Waco, TX'. */
  about: string;
  /** The stored field that all its events share, and the values that count. */
  field: 'collegeId' | 'state' | 'fraternityName';
  values: readonly string[];
};

/** Returns the events whose titles have each word of a text, or one that begins so; at most eight. */
export function titledEvents(events: readonly TourEvent[], typed: string): TourEvent[] {
  const words = tellingWords(plainWords(typed).split(' '));
  const isTitled = (event: TourEvent) => {
    const title = ` ${plainWords(eventTitle(event))}`;
    return words.every((word) => word !== '' && title.includes(` ${word}`));
  };
  return events.filter(isTitled).slice(0, 8);
}
