import * as v from 'valibot';

/** The permission levels of staff accounts (specification 6). */
export const levels = ['super', 'regular'] as const;
export type Level = (typeof levels)[number];

/** The level of the signed-in account, and when its session ends (milliseconds since 1970). */
export type Session = { level: Level; expiresAt: number };

/** 30 minutes from login, not extended by activity (specification 9). */
export const sessionLength = 1_800_000;
/** How long before the end the notice appears, in milliseconds (specification-decisions, "Session"). */
export const noticeLength = 120_000;

const Stored = v.object({ level: v.picklist(levels), expiresAt: v.number() });

/** Returns the session for a password whose check began at `start`. */
export function sessionFrom(start: number, level: Level): Session {
  return { level, expiresAt: start + sessionLength };
}

/**
 * Whether the session still runs. A session that ends later than a full session from now was not made by us,
 * or the clock was set back since: it counts as over.
 */
export function isRunning({ expiresAt }: Session, now: number): boolean {
  return now < expiresAt && expiresAt - now <= sessionLength;
}

/** Whether it is time to ask for the password again. */
export function isEnding({ expiresAt }: Session, now: number): boolean {
  return expiresAt - now <= noticeLength;
}

/** Returns the session in an entry of the browser's storage, or null when it holds none. */
export function readSession(entry: string | null): Session | null {
  try {
    return v.parse(Stored, JSON.parse(entry ?? 'null'));
  } catch {
    return null;
  }
}
