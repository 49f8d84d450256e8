import { addDays, daysOf, monthOf } from '../../time/day.ts';
import { parseDay } from '../../time/parse.ts';
import { thisWeek } from '../attention.ts';
import type { EventStatus } from '../eventStatus.ts';
import { eventTitle } from '../eventTitle.ts';

/** What the staff's list of events can be sorted by. */
export const eventOrders = ['date', 'title', 'college', 'status', 'participants'] as const;
export type EventOrder = (typeof eventOrders)[number];

/** Which events a list shows, and in which order. Days are 'YYYY-MM-DD', both included, '' for no limit. */
export type EventQuery = {
  status: EventStatus | '';
  from: string;
  to: string;
  by: EventOrder;
  direction: 'asc' | 'desc';
};

/** The choices of the date filter beside a range of days. */
export const datePresets = ['today', 'week', 'month', 'later', 'past'] as const;
type DatePreset = (typeof datePresets)[number];

/**
 * Returns a text of the address as a date filter: a preset, 'YYYY-MM-DD..YYYY-MM-DD' with open ends, or ''.
 */
export function readDates(text: string): string {
  if (presetOf(text)) return text;
  const [from = '', to = '', ...rest] = text.split('..');
  const isDay = (day: string) => day === '' || (/^\d{4}-\d\d-\d\d$/.test(day) && parseDay(day) === day);
  return text.includes('..') && from + to !== '' && rest.length === 0 && isDay(from) && isDay(to) ? text : '';
}

/** Returns the days that a date filter names, as '' where it sets no limit. */
export function rangeOf(dates: string, today: string): { from: string; to: string } {
  const preset = presetOf(dates);
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'later') return { from: today, to: '' };
  if (preset === 'past') return { from: '', to: addDays(today, -1) };
  if (preset === 'week' || preset === 'month') {
    const { first, last } = preset === 'week' ? thisWeek(today) : daysOf(monthOf(today));
    return { from: first, to: last };
  }
  const [from = '', to = ''] = dates.split('..');
  return { from, to };
}

function presetOf(text: string): DatePreset | undefined {
  return datePresets.find((preset) => preset === text);
}

/** Returns the order in a text of the address: 'title', '-title' for Z to A, or '' for the list's own. */
export function readSort(text: string): string {
  return eventOrders.some((order) => text === order || text === `-${order}`) ? text : '';
}

/** Returns what a list shows: newest first (specification 2.9), or soonest first from a day on. */
export function eventQuery(
  { status, dates, sort }: { status: EventStatus | ''; dates: string; sort: string },
  today: string,
): EventQuery {
  const range = rangeOf(dates, today);
  const order = eventOrders.find((one) => sort.endsWith(one)) ?? 'date';
  const usable = sort !== '' && (dates === '' || order === 'date');
  if (!usable) return { status, ...range, by: 'date', direction: range.from === '' ? 'desc' : 'asc' };
  return { status, ...range, by: order, direction: sort.startsWith('-') ? 'desc' : 'asc' };
}

type Listed = {
  id: string;
  title: string;
  eventName: string;
  collegeName: string;
  fraternityName: string;
  status: string;
  currentParticipants: number;
  date: string | null;
  sortDate: string;
};

/** Returns those of the events that a query asks for, in its order, as the server would. */
export function arranged<T extends Listed>(events: readonly T[], query: EventQuery): T[] {
  const { status, from, to, by, direction } = query;
  const sign = direction === 'asc' ? 1 : -1;
  const key = (event: T): string | number =>
    ({
      date: event.sortDate,
      title: eventTitle(event),
      college: event.collegeName,
      status: event.status,
      participants: event.currentParticipants,
    })[by];
  const within = ({ date }: T) =>
    from + to === '' || (date !== null && date >= from && (to === '' || date <= to));
  return events
    .filter((event) => (status === '' || event.status === status) && within(event))
    .sort((a, b) => sign * (compare(key(a), key(b)) || compare(a.id, b.id)));
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : Number(a > b);
}
