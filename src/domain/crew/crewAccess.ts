import type { CrewMember } from './crewMember.ts';
import type { CrewPass } from './pass.ts';

/** How a pass stands: it runs, opens later, is over, was closed by staff, or does not exist. */
export type PassState = 'running' | 'early' | 'ended' | 'closed' | 'unknown';

/** Whether a device may work for its event, and if not, why. */
export type CrewAccess = PassState | 'removed';

/** Returns how a pass stands at a moment, null being a pass that does not exist. */
export function passState(pass: CrewPass | null, now: Date): PassState {
  if (!pass?.opensAt || !pass.endsAt) return 'unknown';
  if (pass.closed) return 'closed';
  if (now < pass.opensAt) return 'early';
  return now < pass.endsAt ? 'running' : 'ended';
}

/** Returns the access of a device that has joined; null when its place or its event was deleted. */
export function crewAccess(member: CrewMember | null, pass: CrewPass | null, now: Date): CrewAccess {
  if (!member) return 'unknown';
  return member.removed ? 'removed' : passState(pass, now);
}

/** Returns how long until a pass opens or ends, in milliseconds; null when its state no longer changes. */
export function untilChange(pass: CrewPass | null, now: Date): number | null {
  const state = passState(pass, now);
  const next = state === 'early' ? pass?.opensAt : state === 'running' ? pass?.endsAt : null;
  return next ? next.getTime() - now.getTime() : null;
}
