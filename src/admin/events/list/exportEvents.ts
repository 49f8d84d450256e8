import { allStaffEvents, maxExported, type StaffEvent } from '../../../data/staff/events.ts';
import type { EventQuery } from '../../../domain/events/lists/eventQuery.ts';
import { parseDay } from '../../../domain/time/parse.ts';
import { saveCsv } from '../../../ui/saveFile.ts';
import { dismissToast, offerRetry, showToast } from '../../../ui/toast.ts';
import { eventCount } from './bulkChange.ts';

const subject = 'export of events';

/** Saves events as a CSV file named after today. */
export function exportEvents(events: readonly StaffEvent[]): Promise<void> {
  return exporting(async () => {
    await save(events);
    showToast(`Exported ${eventCount(events.length)}.`, 'status', [], subject);
  });
}

/**
 * Reads all events that a query asks for, saves those that `choose` returns, and shows how many were read
 * meanwhile.
 */
export function exportAll(
  query: EventQuery,
  choose: (events: readonly StaffEvent[]) => readonly StaffEvent[],
): Promise<void> {
  return exporting(async () => {
    let progress = 0;
    const read = await allStaffEvents(query, (count) => {
      progress = showToast(`Exporting: ${eventCount(count)} read…`, 'status', [], subject);
    });
    const chosen = choose(read);
    await save(chosen);
    dismissToast(progress);
    const limit =
      read.length < maxExported
        ? ''
        : ` These are from the first ${maxExported.toLocaleString('en-US')}; narrow the list for the others.`;
    showToast(`Exported ${eventCount(chosen.length)}.${limit}`, 'status', [], subject);
  });
}

async function exporting(run: () => Promise<void>): Promise<void> {
  await run().catch(() => {
    const offline = navigator.onLine ? '' : " You're offline.";
    offerRetry(
      `Failed to export the events. Please try again.${offline}`,
      () => void exporting(run),
      subject,
    );
  });
}

async function save(events: readonly StaffEvent[]): Promise<void> {
  const { eventsCsv } = await import('../../../domain/events/lists/eventsCsv.ts');
  saveCsv(`events-${parseDay(new Date())}.csv`, eventsCsv(events));
}
