import type { TourEvent } from '../events/tourEvent.ts';
import { searchText } from '../text/searchText.ts';
import type { CalendarItem } from './calendarItem.ts';

type Place = Pick<CalendarItem, 'date' | 'collegeName'>;

/** Returns the keys of the items that share college, day and time with another one. */
export function clashes(items: readonly CalendarItem[]): ReadonlySet<string> {
  const places = items
    .filter(({ time }) => time !== '')
    .flatMap((item) => {
      const place = placeOf(item);
      return place === null ? [] : [{ key: item.key, place: `${place}\n${item.time}` }];
    });
  const isTaken = ({ key, place }: (typeof places)[number]) =>
    places.some((other) => other.key !== key && other.place === place);
  return new Set(places.filter(isTaken).map(({ key }) => key));
}

/** Returns the events at the college and on the day of the one that is edited, without that one itself. */
export function eventsBeside<Event extends Pick<TourEvent, 'id' | 'date' | 'collegeName'>>(
  edited: Place & { id: string },
  events: readonly Event[],
): Event[] {
  const place = placeOf(edited);
  if (place === null) return [];
  return events.filter((event) => event.id !== edited.id && placeOf(event) === place);
}

/** Returns a college and a day as one text, null when one of them isn't known. */
function placeOf({ date, collegeName }: Place): string | null {
  return date === null || date === '' || collegeName === '' ? null : `${searchText(collegeName)}\n${date}`;
}
