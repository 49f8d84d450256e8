import { eventTitle } from '../events/eventTitle.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { placeOf } from '../participants/placeOf.ts';
import { seasonOf } from '../time/seasonNames.ts';
import type { Results } from './results.ts';

/** What results say about their event. */
export type ResultsHost = Pick<
  Results,
  'eventId' | 'season' | 'day' | 'title' | 'place' | 'collegeId' | 'collegeName' | 'chapterId' | 'chapterName'
>;

/** What an event tells its results. */
export type HostEvent = Pick<
  TourEvent,
  'id' | 'title' | 'eventName' | 'collegeId' | 'collegeName' | 'fraternityName' | 'date' | 'location'
>;

/** Returns what results say about their event; null for one without a day, which belongs to no season. */
export function hostOf(event: HostEvent): ResultsHost | null {
  const { id: eventId, date: day, location: place, collegeId, collegeName, fraternityName } = event;
  if (day === null) return null;
  const known = collegeId ? [{ id: collegeId, name: collegeName }] : [];
  const { chapterId, chapterName } = placeOf({ collegeName, chapterName: fraternityName }, known, null);
  const title = eventTitle(event);
  return {
    eventId,
    season: seasonOf(day),
    day,
    title,
    place,
    collegeId,
    collegeName,
    chapterId,
    chapterName,
  };
}
