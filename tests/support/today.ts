import { addDays } from '../../src/domain/time/day.ts';
import { localDay } from '../../src/domain/time/parse.ts';

/** Returns the calendar day here, `days` from now. A browser test's page is in the same time zone. */
export function today(days = 0): string {
  return addDays(localDay(new Date()), days);
}
