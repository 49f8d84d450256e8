import { csvText } from '../text/csv.ts';
import type { PipelineEntry } from './pipelineEntry.ts';

/** Returns the cards of the sales pipeline as a CSV text; times in UTC (ISO 8601). */
export function pipelineCsv(entries: readonly PipelineEntry[]): string {
  return csvText(
    ['Stage', 'College', 'Fraternity', 'Contact', 'Role', 'Email', 'Phone', 'Added', 'Changed'],
    entries.map(({ status, collegeName, fraternityName, contact, createdAt, updatedAt }) => [
      status,
      collegeName,
      fraternityName,
      contact.name,
      contact.role,
      contact.email,
      contact.phone,
      createdAt?.toISOString() ?? null,
      updatedAt?.toISOString() ?? null,
    ]),
  );
}
