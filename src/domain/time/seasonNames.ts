/** Returns the season of a calendar day, '2026-27': from August 1 to July 31 (season design, 2.8). */
export function seasonOf(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '08-01' ? 1 : 0);
  return seasonFrom(year);
}

/** Returns the season before, '2025-26' for '2026-27'. */
export function seasonBefore(season: string): string {
  return seasonFrom(Number(season.slice(0, 4)) - 1);
}

/** Returns the season after, '2027-28' for '2026-27'. */
export function seasonAfter(season: string): string {
  return seasonFrom(Number(season.slice(0, 4)) + 1);
}

/** Whether a text names a season. */
export function isSeason(text: string): boolean {
  return /^20\d\d-\d\d$/.test(text) && text === seasonFrom(Number(text.slice(0, 4)));
}

/** Returns a season as it is printed, '2026–27'. */
export function seasonName(season: string): string {
  return season.replace('-', '–');
}

function seasonFrom(year: number): string {
  return `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
}
