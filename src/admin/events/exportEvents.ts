import type { StaffEvent } from '../../data/staff/events.ts';
import { saveFile } from '../../ui/saveFile.ts';

/** Saves events as a CSV file named after today; rejects when its code cannot be fetched. */
export async function exportEvents(events: readonly StaffEvent[]): Promise<void> {
  const { eventsCsv } = await import('../../domain/eventsCsv.ts');
  const [today] = new Date().toISOString().split('T');
  saveFile(`events-${today}.csv`, eventsCsv(events), 'text/csv');
}
