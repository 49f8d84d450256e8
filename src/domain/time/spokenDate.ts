const words = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', timeZone: 'UTC' });

/**
 * A calendar day as one says it (specification 2.17): '2023-03-03' gives 'Friday March 3rd'; 'TBD' when there
 * is none.
 */
export function spokenDate(day: string | null): string {
  // In UTC, so that the day never moves with the reader's time zone.
  const date = new Date(`${day}T00:00Z`);
  if (Number.isNaN(date.getTime())) return 'TBD';
  const part = (type: string) => words.formatToParts(date).find((found) => found.type === type)?.value ?? '';
  return `${part('weekday')} ${part('month')} ${ordinal(date.getUTCDate())}`;
}

function ordinal(day: number): string {
  const ending = day > 10 && day < 14 ? undefined : (['st', 'nd', 'rd'] as const)[(day % 10) - 1];
  return `${day}${ending ?? 'th'}`;
}
