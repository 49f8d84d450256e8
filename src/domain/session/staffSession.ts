import * as v from 'valibot';

/** What an account of the staff may do (specification 6). */
export const levels = ['super', 'regular'] as const;
export type Level = (typeof levels)[number];

/** Who is signed in, and until when (milliseconds since 1970). */
export type Session = { level: Level; expiresAt: number };

/** 30 minutes from login, not sliding (specification 9). */
export const sessionLength = 1_800_000;
/** How long before the end the notice appears (decisions, "Session"). */
export const noticeLength = 120_000;

const Stored = v.object({ level: v.picklist(levels), expiresAt: v.number() });

/** The session of somebody whose password went off to be checked at `start`. */
export function sessionFrom(start: number, level: Level): Session {
  return { level, expiresAt: start + sessionLength };
}

/**
 * Whether the session still runs. One that ends later than a whole session from now was not made by us, or
 * the clock was set back since: it counts as over.
 */
export function isRunning({ expiresAt }: Session, now: number): boolean {
  return now < expiresAt && expiresAt - now <= sessionLength;
}

/** Whether it is time to ask for the password again. */
export function isEnding({ expiresAt }: Session, now: number): boolean {
  return expiresAt - now <= noticeLength;
}

/** The session in an entry of the browser's storage, null when there is none in it. */
export function readSession(entry: string | null): Session | null {
  try {
    return v.parse(Stored, JSON.parse(entry ?? 'null'));
  } catch {
    return null;
  }
}
