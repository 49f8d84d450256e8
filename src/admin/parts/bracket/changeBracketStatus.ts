import { setBracketStatus } from '../../../data/staff/brackets.ts';
import type { BracketStatus } from '../../../domain/events/bracketStatus.ts';
import { bracketStatuses } from '../../../domain/events/eventSchema.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { attempt } from '../../../parts/attempt.ts';

/** Sets the status of a bracket and offers Undo. Never rejects. */
export async function changeBracketStatus(event: TourEvent, status: BracketStatus): Promise<void> {
  // Nothing can be written for a bracket without a status.
  const before = bracketStatuses.find((one) => one === event.bracketStatus);
  await attempt(() => setBracketStatus(event.id, status), {
    failed: 'Failed to update the bracket status. Please try again.',
    done: `Bracket status updated to: ${status}`,
    kept: `Bracket status updated to: ${status}.`,
    undo: before && (() => void changeBracketStatus({ ...event, bracketStatus: status }, before)),
    subject: `bracket status ${event.id}`,
  });
}
