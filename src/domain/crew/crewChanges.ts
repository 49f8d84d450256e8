import { type Change, plus, serverNow, setting, updating } from '../changes/change.ts';
import { randomId } from '../changes/randomId.ts';
import { hoursLater } from '../time/parse.ts';
import type { CrewPass } from './pass.ts';

/** A pass as staff make it. */
export type NewPass = Pick<CrewPass, 'scopes' | 'label'> & { opensAt: Date; endsAt: Date };

/** Returns the key of a new pass: 132 random bits, which nobody guesses. */
export function newPassKey(): string {
  return randomId(22);
}

/** Creates a pass. */
export function createPass(eventId: string, key: string, pass: NewPass): Change {
  return {
    writes: [
      setting(passPath(eventId, key), {
        ...pass,
        closed: false,
        full: false,
        devices: 0,
        createdAt: serverNow,
      }),
    ],
  };
}

/** Changes what a pass opens, for whom and when. */
export function changePass(eventId: string, key: string, pass: NewPass): Change {
  return { writes: [updating(passPath(eventId, key), { ...pass })] };
}

/** Closes a pass, so that its devices can do nothing more, or takes that back. */
export function closePass(eventId: string, key: string, closed: boolean): Change {
  return { writes: [updating(passPath(eventId, key), { closed })] };
}

/** Lets a pass take no new phones, while those that joined go on, or takes that back. */
export function fillPass(eventId: string, key: string, full: boolean): Change {
  return { writes: [updating(passPath(eventId, key), { full })] };
}

/** Opens a pass for an hour from now, whatever ended it. */
export function openPassAgain(eventId: string, { key, opensAt }: CrewPass, now: Date): Change {
  const endsAt = hoursLater(now, 1);
  const early = opensAt && opensAt > now;
  return {
    writes: [updating(passPath(eventId, key), { closed: false, endsAt, ...(early && { opensAt: now }) })],
  };
}

/** Puts a pass back to how it stood. */
export function restorePass(eventId: string, { key, closed, opensAt, endsAt }: CrewPass): Change {
  return { writes: [updating(passPath(eventId, key), { closed, opensAt, endsAt })] };
}

/**
 * Returns the writes of a slip or a walk-in with the device's own count, which the rules check. `id`: the new
 * document's.
 */
export function counted(change: Change, eventId: string, uid: string, id: string): Change {
  const work = updating(`events/${eventId}/crew/${uid}`, { made: plus(1), last: id });
  return { ...change, writes: [...change.writes, work] };
}

/** Removes a device from the crew, or takes that back. */
export function removeMember(eventId: string, id: string, removed: boolean): Change {
  return { writes: [updating(`events/${eventId}/crew/${id}`, { removed })] };
}

function passPath(eventId: string, key: string): string {
  return `events/${eventId}/passes/${key}`;
}
