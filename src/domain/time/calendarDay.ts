import { moment } from './moment.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The calendar day a stored date stands for, as 'YYYY-MM-DD', or null when it names none ('TBD', '',
 * nonsense). A written date is that day whatever the time zone; a moment (Date, Timestamp) is read as its
 * local day.
 */
export function calendarDay(value: unknown): string | null {
  if (typeof value !== 'string') return localDay(moment(value));
  return writtenDay(value.trim());
}

function writtenDay(text: string): string | null {
  const iso = /^(\d{4})-(\d\d?)-(\d\d?)(?!\d)/.exec(text);
  if (iso) return existingDay(iso[1], iso[2], iso[3]);
  const american = /^(\d\d?)\/(\d\d?)\/(\d{4}|\d\d)$/.exec(text);
  if (american) return existingDay(fullYear(american[3]), american[1], american[2]);
  const words = /^(?:[a-z]+,? +)?([a-z]{3})[a-z]*\.? +(\d\d?)(?:st|nd|rd|th)?,? +(\d{4})$/i.exec(text);
  if (words) return existingDay(words[3], months.indexOf(`${words[1]}`.toLowerCase()) + 1, words[2]);
  return null;
}

function fullYear(year: string | undefined): string {
  return `${year}`.length === 2 ? `20${year}` : `${year}`;
}

function existingDay(year: unknown, month: unknown, day: unknown): string | null {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists && Number(year) > 99 ? iso(Number(year), Number(month), Number(day)) : null;
}

function localDay(date: Date | null): string | null {
  const year = date?.getFullYear();
  if (!date || !year || year < 100 || year > 9999) return null;
  return iso(year, date.getMonth() + 1, date.getDate());
}

function iso(year: number, month: number, day: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}
