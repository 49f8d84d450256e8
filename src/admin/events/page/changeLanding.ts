import { showOnLanding } from '../../../data/staff/events.ts';
import { attempt } from '../../../parts/attempt.ts';

/** Shows an event on the landing page or hides it, and offers Undo. Never rejects. */
export async function changeLanding(eventId: string, shown: boolean): Promise<void> {
  await attempt(() => showOnLanding(eventId, shown), {
    failed: 'Failed to change the landing page. Please try again.',
    done: shown ? 'Shown on the landing page.' : 'Hidden from the landing page.',
    undo: () => void changeLanding(eventId, !shown),
    subject: `landing ${eventId}`,
  });
}
