/** The calendar day so many days later, earlier when negative: '2026-02-28' and 1 give '2026-03-01'. */
export function daysLater(day: string, days: number): string {
  // Counted in UTC, where every day has 24 hours.
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
