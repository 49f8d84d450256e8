/** A moment: whole seconds since 1970 and nanoseconds (multiples of 1000) on top. */
export type Timestamp = { readonly seconds: number; readonly nanos: number };

const RFC_3339 =
  /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d\d):(\d\d))$/;
const FIRST_SECOND = Date.parse('0001-01-01T00:00:00Z') / 1000;
const LAST_SECOND = Date.parse('9999-12-31T23:59:59Z') / 1000;

/** The moment an RFC 3339 text names, cut to microseconds; null when it names none. */
export function parseTimestamp(text: string): Timestamp | null {
  const found = RFC_3339.exec(text);
  if (found === null) return null;
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHours, offsetMinutes] = found;
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(local) || new Date(local).getUTCDate() !== Number(day)) return null;
  const offset = sign === undefined ? 0 : (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60;
  const seconds = local / 1000 - (sign === '-' ? -offset : offset);
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND) return null;
  return { seconds, nanos: Number(fraction.padEnd(6, '0').slice(0, 6)) * 1000 };
}

/** RFC 3339 in UTC with 0, 3 or 6 digits of fraction. */
export function printTimestamp({ seconds, nanos }: Timestamp): string {
  const moment = new Date(seconds * 1000).toISOString().slice(0, -5);
  if (nanos === 0) return `${moment}Z`;
  const micros = String(nanos / 1000).padStart(6, '0');
  return `${moment}.${micros.endsWith('000') ? micros.slice(0, 3) : micros}Z`;
}

/** The moment that lies `micros` microseconds after 1970. */
export function fromMicros(micros: number): Timestamp {
  const seconds = Math.floor(micros / 1e6);
  return { seconds, nanos: (micros - seconds * 1e6) * 1000 };
}

/** Microseconds since 1970; exact for the years 1900 to 2200. */
export function toMicros({ seconds, nanos }: Timestamp): number {
  return seconds * 1e6 + nanos / 1000;
}

/** RFC 3339 of a number of microseconds since 1970. */
export function printMicros(micros: number): string {
  return printTimestamp(fromMicros(micros));
}
