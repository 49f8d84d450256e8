import { addDays } from '../../src/domain/time/day.ts';

const inNewYork = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

/** Returns the calendar day in the tests' browser, `days` from now. */
export function today(days = 0): string {
  return addDays(inNewYork.format(new Date()), days);
}
