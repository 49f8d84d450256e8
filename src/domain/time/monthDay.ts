const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The two parts of a calendar leaf: '2026-03-04' gives { month: 'Mar', day: '4' }; nothing for no date. */
export function monthDay(day: string | null): { month: string; day: string } | undefined {
  const [, month, date] = day?.split('-') ?? [];
  const name = months[Number(month) - 1];
  return name && date ? { month: name, day: String(Number(date)) } : undefined;
}
