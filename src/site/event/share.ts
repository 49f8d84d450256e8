import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';
import { shareLink } from '../../ui/shareLink.ts';

/** Shares the event's address. Rejects when it can be neither shared nor copied. */
export function share(event: TourEvent, url: string): Promise<void> {
  const title = eventTitle(event);
  const when = event.date && formatDayLong(event.date);
  const time = event.time && formatTime(event.time);
  const text = [title, when, time, event.location].filter(Boolean).join(', ');
  return shareLink({ title, text, url });
}
