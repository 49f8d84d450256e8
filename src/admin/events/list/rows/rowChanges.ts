import { type StaffEvent, setStatus, showOnLanding } from '../../../../data/staff/events.ts';
import { eventsWithTournament } from '../../../../data/staff/tournamentResults.ts';
import { type EventStatus, eventStatuses } from '../../../../domain/events/eventStatus.ts';
import { eventTitle } from '../../../../domain/events/eventTitle.ts';
import { attempt } from '../../../../parts/attempt.ts';

/** Shows an event on the landing page or hides it; the same button takes it back. */
export function setLanding({ id }: StaffEvent, shown: boolean): void {
  void attempt(() => showOnLanding(id, shown), {
    failed: 'Failed to change the landing page. Please try again.',
    subject: `landing ${id}`,
  });
}

/** Sets the status of an event, and offers to set it back. */
export function changeStatus(event: StaffEvent, status: EventStatus): void {
  const before = eventStatuses.find((known) => known === event.status);
  void attempt(async () => setStatus(event, status, (await eventsWithTournament([event.id])).has(event.id)), {
    failed: `Failed to change the status of "${eventTitle(event)}". Please try again.`,
    done: `"${eventTitle(event)}" set to ${status}.`,
    subject: `status ${event.id}`,
    // A legacy status can't be written any more.
    undo: before && (() => changeStatus({ ...event, status }, before)),
  });
}
