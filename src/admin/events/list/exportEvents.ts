import type { StaffEvent } from '../../../data/staff/events.ts';
import { parseDay } from '../../../domain/time/parse.ts';
import { saveCsv } from '../../../ui/saveFile.ts';

/** Saves events as a CSV file named after today. Rejects when the export's code can't be loaded. */
export async function exportEvents(events: readonly StaffEvent[]): Promise<void> {
  const { eventsCsv } = await import('../../../domain/events/lists/eventsCsv.ts');
  saveCsv(`events-${parseDay(new Date())}.csv`, eventsCsv(events));
}
