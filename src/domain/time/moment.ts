/**
 * The moment a stored value stands for, or null. Years 1 to 9999, as Firestore has them. Knows a Date,
 * Firestore's Timestamp (anything with whole `seconds`), a number of seconds or milliseconds, and an ISO
 * string with a time.
 */
export function moment(value: unknown): Date | null {
  const date = new Date(milliseconds(value));
  const year = date.getUTCFullYear();
  return year > 0 && year < 10_000 ? date : null;
}

function milliseconds(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  // Seconds stay under 1e11 until the year 5138; milliseconds are above it since 1973.
  if (typeof value === 'number') return Math.abs(value) < 1e11 ? value * 1000 : value;
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN;
  if (typeof value !== 'object' || value === null || !('seconds' in value)) return Number.NaN;
  const nanoseconds = 'nanoseconds' in value ? Number(value.nanoseconds) : 0;
  return typeof value.seconds === 'number'
    ? value.seconds * 1000 + Math.floor(nanoseconds / 1e6)
    : Number.NaN;
}
