import { eventTitle } from '../../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import type { HostChange } from '../../../domain/results/hostChanges.ts';
import type { PlaceChange } from '../../../domain/results/placeChanges.ts';
import { ordinal } from '../../../domain/text/ordinal.ts';
import { formatDayLong } from '../../../domain/time/format.ts';
import { seasonName, seasonOf } from '../../../domain/time/seasonNames.ts';

/** Returns how somebody's place has changed: '#17 Ann L.: 3rd, was 2nd'. */
export function movedText({ no, name, from, to }: PlaceChange): string {
  const who = [no > 0 && `#${no}`, name].filter(Boolean).join(' ') || 'A player';
  if (to === null) return `${who}: no place, was ${ordinal(from ?? 0)}`;
  return `${who}: ${ordinal(to)}, ${from === null ? 'had no place' : `was ${ordinal(from)}`}`;
}

/** Returns how an event differs from its published results, a line each. */
export function hostChangeTexts(changes: readonly HostChange[], event: TourEvent): string[] {
  const day = event.date ?? '';
  const texts: Record<HostChange, string> = {
    title: `It's called "${eventTitle(event)}" now.`,
    day: `It's on ${formatDayLong(day)} now, in the season ${day && seasonName(seasonOf(day))}.`,
    place: event.location ? `It's at ${event.location} now.` : 'It has no place any more.',
    host: 'Its host is another one now.',
  };
  return changes.map((change) => texts[change]);
}
