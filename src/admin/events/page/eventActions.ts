import { type StaffEvent, setStatus, showOnLanding } from '../../../data/staff/events.ts';
import { eventsWithTournament } from '../../../data/staff/results.ts';
import { type EventStatus, eventStatuses } from '../../../domain/events/eventStatus.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { attempt } from '../../../parts/attempt.ts';

/** Sets the status of an event and offers Undo. Never rejects. */
export async function changeStatus(event: StaffEvent, status: EventStatus): Promise<void> {
  const listed = await eventsWithTournament([event.id]);
  // A status of an older document can't be written any more.
  const before = eventStatuses.find((one) => one === event.status);
  await attempt(() => setStatus(event, status, listed.has(event.id)), {
    failed: `Failed to change the status of "${eventTitle(event)}". Please try again.`,
    done: `Status set to ${status}.`,
    undo: before && (() => void changeStatus({ ...event, status }, before)),
    subject: `status ${event.id}`,
  });
}

/** Shows an event on the landing page or hides it, and offers Undo. Never rejects. */
export async function changeLanding(eventId: string, shown: boolean): Promise<void> {
  await attempt(() => showOnLanding(eventId, shown), {
    failed: 'Failed to change the landing page. Please try again.',
    done: shown ? 'Shown on the landing page.' : 'Hidden from the landing page.',
    undo: () => void changeLanding(eventId, !shown),
    subject: `landing ${eventId}`,
  });
}
