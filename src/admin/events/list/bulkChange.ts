import type { Sent } from '../../../data/changes/sender.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import type { Change } from '../../../domain/changes/change.ts';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import { inSteps } from '../../../lib/inSteps.ts';
import { submit } from '../../../parts/attempt.ts';

/** The outcome of a change of several events. `sent` is 'queued' when one of them waits. */
export type BulkOutcome = { changed: StaffEvent[]; failed: StaffEvent[]; sent: Sent };

/** How many events are changed at the same time. */
const atOnce = 25;

type Act = {
  change: (event: StaffEvent) => Change;
  prepare?: (events: readonly StaffEvent[]) => Promise<void>;
};

/**
 * Changes events in parts, each event by itself, so that a refused change doesn't block the others. `onPart`
 * gets the number done before a part; returning false stops. Never rejects.
 */
export async function bulkChange(
  events: readonly StaffEvent[],
  { change, prepare }: Act,
  onPart: (done: number) => boolean,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { changed: [], failed: [], sent: 'acknowledged' };
  await inSteps(
    events,
    atOnce,
    async (some) => {
      const isReady = await Promise.resolve(prepare?.(some)).then(
        () => true,
        () => false,
      );
      if (!isReady) return void outcome.failed.push(...some);
      const outcomes = await Promise.allSettled(some.map((event) => submitted(event, change)));
      for (const [place, event] of some.entries()) {
        const one = outcomes[place];
        if (one?.status === 'fulfilled') outcome.changed.push(event);
        else outcome.failed.push(event);
        if (one?.status === 'fulfilled' && one.value === 'queued') outcome.sent = 'queued';
      }
    },
    onPart,
  );
  return outcome;
}

function submitted(event: StaffEvent, change: (event: StaffEvent) => Change): Promise<Sent> {
  return submit(() => change(event), {
    failed: `Failed to change "${eventTitle(event)}". Please try again.`,
  });
}

/** Returns the number of events in words: '1 event', '12 events'. */
export function eventCount(number: number): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? 'event' : 'events'}`;
}
