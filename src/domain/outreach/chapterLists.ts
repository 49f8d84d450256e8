import { outreachStatuses } from '../fraternities/fraternitySchema.ts';
import { academicYear, addDays, startOf } from '../time/day.ts';
import { quietBefore } from './quiet.ts';

/**
 * The lists of chapters over all colleges: next steps that are due, chapters that have gone quiet, contacts
 * that no one has confirmed in this academic year, and chapters where no one has talked to the tour yet.
 */
export const chapterLists = ['today', 'quiet', 'confirm', 'unreached'] as const;
export type ChapterList = (typeof chapterLists)[number];

/** What narrows a list; '' filters nothing. */
export type ChapterFilter = {
  /** Two letters. */
  state: string;
  /** The full name of a conference. */
  conference: string;
  status: (typeof outreachStatuses)[number] | '';
  /** 'yes': there is a number, an email or an Instagram. */
  reachable: 'yes' | 'no' | '';
  /** The name of the caller who looks after the chapter, or `noOwner`. */
  owner: string;
};

/** The filter `owner` of the chapters that no caller looks after. */
export const noOwner = '-';

/** Filters nothing. */
export const noFilter: ChapterFilter = { state: '', conference: '', status: '', reachable: '', owner: '' };

/** Returns the list in an address; 'stale' is the third list in older ones. */
export function readChapterList(text: string): ChapterList {
  return chapterLists.find((name) => name === text) ?? (text === 'stale' ? 'confirm' : 'today');
}

/** Returns the status of a filter in an address, '' for none. */
export function readStatusFilter(text: string): ChapterFilter['status'] {
  return outreachStatuses.find((status) => status === text) ?? '';
}

/** What a query asks of a field. */
export type Condition = readonly [field: string, is: '==' | '<' | '<=' | 'in', value: unknown];

/**
 * Returns how the database finds the chapters of a list that fit a filter: its conditions and the field that
 * orders it, the longest overdue, quiet or unconfirmed first. `today`: 'YYYY-MM-DD'.
 */
export function chapterQuery(list: ChapterList, filter: ChapterFilter, today: string) {
  const { orderedBy, where } = members(list, filter.status, today);
  return { orderedBy, where: [...where, ...filterConditions(filter)] };
}

/** Returns how the database finds the chapters that fit a filter, in a list or in a search. */
export function filterConditions(filter: ChapterFilter): Condition[] {
  const { state, conference, status, reachable, owner } = filter;
  const values = {
    state: state || null,
    conference: conference || null,
    status: status || null,
    reachable: reachable === '' ? null : reachable === 'yes',
    owner: owner === noOwner ? '' : owner || null,
  };
  return Object.entries(values)
    .filter(([, value]) => value !== null)
    .map(([field, value]) => [field, '==', value]);
}

type Members = { orderedBy: string; where: readonly Condition[] };

function members(list: ChapterList, status: string, today: string): Members {
  if (list === 'today') return { orderedBy: 'nextStepOn', where: [['nextStepOn', '<=', today]] };
  if (list === 'confirm')
    return { orderedBy: 'confirmFrom', where: [['confirmFrom', '<', academicYear(today).first]] };
  if (list === 'unreached') {
    // After a No, the time since when it is quiet is to come.
    const now: Condition = ['quietSince', '<', startOf(addDays(today, 1))];
    return { orderedBy: 'quietSince', where: [['reached', '==', false], now] };
  }
  const quiet: Condition = ['quietSince', '<=', quietBefore(today)];
  const open: Condition = ['status', 'in', ['outreached', 'in contact']];
  return { orderedBy: 'quietSince', where: status === '' ? [open, quiet] : [quiet] };
}
