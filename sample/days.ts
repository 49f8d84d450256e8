const DAY_MS = 86_400_000;
const THURSDAY = 4;

/** Returns the calendar day 'YYYY-MM-DD' a number of days later (earlier when negative). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns this day, or a Thursday, Friday or Saturday soon after it, because no one plays on a Monday. */
export function eveningOut(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= THURSDAY ? day : addDays(day, THURSDAY - weekday + (weekday % 3));
}

/** Returns an instant on that day, the hour in UTC. */
export function momentOn(day: string, hour: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000);
}

/** Returns today's calendar day on this machine. */
export function today(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
}
