import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatWhen } from '../../domain/time/format.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Passes the event's address on, in the way of the device, or copies it and says so. Rejects when it may not
 * copy.
 */
export async function share(event: TourEvent, url: string): Promise<void> {
  const message = { title: eventTitle(event), text: `${eventTitle(event)}, ${formatWhen(event)}`, url };
  if ('share' in navigator) {
    try {
      return await navigator.share(message);
    } catch (error) {
      // Put away again by the reader.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await navigator.clipboard.writeText(url);
  showToast('Link copied');
}
