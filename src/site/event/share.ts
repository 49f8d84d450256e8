import { eventTitle } from '../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { formatWhen } from '../../domain/time/format.ts';
import { showToast } from '../../ui/toast.ts';

/**
 * Shares the event's address with the device's share dialog, or copies it and shows a message. Rejects when
 * copying is not allowed.
 */
export async function share(event: TourEvent, url: string): Promise<void> {
  const message = { title: eventTitle(event), text: `${eventTitle(event)}, ${formatWhen(event)}`, url };
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
