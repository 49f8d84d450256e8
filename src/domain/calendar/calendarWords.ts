import { formatDayLong } from '../time/format.ts';

/**
 * Returns a calendar day in words (specification 2.17): '2023-03-03' gives 'Friday March 3rd', null gives
 * 'TBD'.
 */
export function spokenDay(day: string | null): string {
  const [weekday = '', date] = formatDayLong(day).split(', ');
  return date ? `${weekday} ${date}${ending(Number(date.split(' ')[1]))}` : weekday;
}

function ending(day: number): string {
  return (day > 10 && day < 14 ? undefined : ['st', 'nd', 'rd'][(day % 10) - 1]) ?? 'th';
}

/** Returns a month in words: '2026-03' gives 'March 2026'. */
export function monthName(month: string): string {
  return formatDayLong(`${month}-01`).replace(/^\w+, (\w+) 1,/, '$1');
}
