import { localDay } from '../time/parse.ts';
import type { OutreachEntry } from './outreachEntry.ts';

/** Returns the entries of a log by the reader's calendar day, in their order; '' for those without a time. */
export function entryDays(entries: readonly OutreachEntry[]): [day: string, entries: OutreachEntry[]][] {
  const days = new Map<string, OutreachEntry[]>();
  for (const entry of entries) {
    const day = entry.at ? localDay(entry.at) : '';
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days];
}
