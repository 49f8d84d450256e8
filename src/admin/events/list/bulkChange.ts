import type { Sent } from '../../../data/changes/sender.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Change } from '../../../domain/changes/change.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { submit } from '../../../parts/attempt.ts';

/** The outcome of a change of several events. `sent` is 'queued' when one of them waits. */
export type BulkOutcome = { changed: StaffEvent[]; failed: StaffEvent[]; sent: Sent };

/** Changes events one by one, so that a refused change doesn't block the others. Never rejects. */
export async function bulkChange(
  events: readonly StaffEvent[],
  change: (event: StaffEvent) => Change,
): Promise<BulkOutcome> {
  const outcomes = await Promise.allSettled(
    events.map((event) =>
      submit(() => change(event), { failed: `Failed to change "${eventTitle(event)}". Please try again.` }),
    ),
  );
  const ended = (wanted: (outcome: PromiseSettledResult<Sent> | undefined) => boolean) =>
    events.filter((_, place) => wanted(outcomes[place]));
  return {
    changed: ended((outcome) => outcome?.status === 'fulfilled'),
    failed: ended((outcome) => outcome?.status === 'rejected'),
    sent: outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === 'queued')
      ? 'queued'
      : 'acknowledged',
  };
}

/** Returns the number of events in words: '1 event', '12 events'. */
export function eventCount(number: number): string {
  return `${number} ${number === 1 ? 'event' : 'events'}`;
}
