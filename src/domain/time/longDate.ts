const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** A calendar day in long form, 'TBD' when there is none (specification 9): 'Saturday, March 14, 2026'. */
export function longDate(day: string | null): string {
  // Read and written in UTC, so that the day never moves with the reader's time zone.
  const date = new Date(`${day}T00:00Z`);
  return Number.isNaN(date.getTime()) ? 'TBD' : format.format(date);
}
