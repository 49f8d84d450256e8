import { eventTitle } from '../../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { type DoorCounts, spotsText } from '../../../domain/participants/line/doorCounts.ts';
import type { DoorLists, ScanResult } from '../../../domain/participants/line/scanned.ts';
import { standOf } from '../../../domain/participants/line/waitingPerson.ts';
import { dayAndTime, formatClock, formatDay, formatInstant } from '../../../domain/time/format.ts';

/** A result as the door shows and sounds it: `good` goes on by itself. */
export type ScanTone = 'good' | 'warning' | 'bad';

const tones: Record<ScanResult['kind'], ScanTone> = {
  in: 'good',
  already: 'warning',
  waiting: 'warning',
  queued: 'warning',
  unlisted: 'warning',
  newer: 'warning',
  offline: 'warning',
  canceled: 'bad',
  removed: 'bad',
  another: 'bad',
  unknown: 'bad',
};

/** Returns how a result looks and sounds (design of the door: green, amber, red). */
export function scanTone({ kind }: ScanResult): ScanTone {
  return tones[kind];
}

type Known = {
  /** The account of this device. */
  self: string;
  /** How many are at the door, with whom the code has let in. */
  counts: DoorCounts;
  line: DoorLists['line'];
  /** When this device's list was last the server's, null while it is or where nobody knows. */
  listOf: Date | null;
  /** The event of a ticket that is for another, null while or where it isn't known. */
  other: TourEvent | null;
  now: Date;
};

/** Returns what a result says: the first line large, the second what to do. */
export function scanWords(result: ScanResult, known: Known): { title: string; note: string } {
  const { self, counts, line, listOf, other, now } = known;
  switch (result.kind) {
    case 'in':
      return { title: nameOf(result.person), note: `${counts.here} of ${counts.registered}` };
    case 'already': {
      const { checkedInAt, checkedInBy } = result.person;
      const when = checkedInAt ? ` at ${clockOf(checkedInAt, now)}` : ' already';
      const where = checkedInBy === self ? 'on this device' : 'on another device';
      return {
        title: `${nameOf(result.person)} came${when}`,
        note: checkedInBy ? `Checked in ${where}` : '',
      };
    }
    case 'waiting':
      return {
        title: `${nameOf(result.person)} waits, ${standOf(line, result.person)}`,
        note: spotsText(counts),
      };
    case 'queued':
      return { title: 'Waits for a spot, but not on this list yet', note: search };
    case 'canceled':
      return {
        title: `Canceled${result.at ? ` at ${clockOf(result.at, now)}` : ''}`,
        note: 'Not on the list',
      };
    case 'removed':
      return {
        title: `Taken off the list${result.at ? ` at ${clockOf(result.at, now)}` : ''}`,
        note: 'By the host',
      };
    case 'another': {
      const day = other?.date ? `, ${formatDay(other.date)}` : '';
      return {
        title: other ? `This ticket is for ${eventTitle(other)}${day}` : 'This ticket is for another event',
        note: '',
      };
    }
    case 'unlisted':
      return { title: 'Signed up, but not on this list yet', note: search };
    case 'newer':
      return { title: 'A newer kind of ticket', note: 'Reload this page, or search the name.' };
    case 'offline':
      return {
        title: `Not on this phone's list${listOf ? ` of ${clockOf(listOf, now)}` : ''}`,
        note: search,
      };
    case 'unknown':
      return { title: 'Not a ticket of this tour', note: '' };
  }
}

const search = 'Search the name, or let in and write it down.';

const nameOf = ({ name, email }: { name: string; email: string }) => name || email || 'No name';

/** Returns the time of an instant, with its day where that isn't today's. */
function clockOf(instant: Date, now: Date): string {
  const day = (date: Date) => dayAndTime(date, null).day;
  return day(instant) === day(now) ? formatClock(instant) : formatInstant(instant);
}
