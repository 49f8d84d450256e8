import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatDayLong, formatTime } from '../../domain/time/format.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Shares the event's address with the device's share dialog, or copies it and shows a message. Rejects when
 * copying is not allowed.
 */
export async function share(event: TourEvent, url: string): Promise<void> {
  const title = eventTitle(event);
  const when = event.date && formatDayLong(event.date);
  const time = event.time && formatTime(event.time);
  const text = [title, when, time, event.location].filter(Boolean).join(', ');
  const message = { title, text, url };
  if ('share' in navigator) {
    try {
      return await navigator.share(message);
    } catch (error) {
      // The visitor closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await navigator.clipboard.writeText(url);
  showToast('Link copied');
}
