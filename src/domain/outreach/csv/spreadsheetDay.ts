import { calendarDay } from '../../time/calendarDay.ts';

/**
 * The day in a cell as spreadsheets save one: '2026-01-17', '1/17/2026', '1/17/26', 'January 17, 2026', or
 * the number of days since December 30, 1899 (46039). Returns 'YYYY-MM-DD', null when it's none.
 */
export function spreadsheetDay(text: string): string | null {
  if (!/^\d{5}$/.test(text)) return calendarDay(text);
  return new Date(Date.UTC(1899, 11, 30) + Number(text) * 86_400_000).toISOString().slice(0, 10);
}
