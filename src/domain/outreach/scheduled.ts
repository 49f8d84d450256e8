import type { Fraternity } from '../fraternities/fraternity.ts';
import { hasDeclined } from './listFields.ts';

/**
 * Returns the fields of a fraternity that change when an event is scheduled with it: its status and, after a
 * No, the No; those that are right already are left out. `today`: 'YYYY-MM-DD'.
 */
export function fraternityScheduled(before: Fraternity, today: string): Partial<Fraternity> {
  return {
    ...(before.status !== 'scheduled' && { status: 'scheduled' }),
    ...(hasDeclined(before, today) && { declinedOn: null }),
  };
}

/**
 * Returns the fields that change when the event is taken back. `before`: the fraternity when it was
 * scheduled, `now`: the current one, whose changes since then stay. A status that only older installations
 * wrote can't come back.
 */
export function fraternityUnscheduled(
  before: Fraternity,
  now: Fraternity,
  today: string,
): Partial<Fraternity> {
  if (now.status !== 'scheduled') return {};
  const wrote = fraternityScheduled(before, today);
  const said = 'declinedOn' in wrote && now.declinedOn === null;
  return {
    ...('status' in wrote && before.status !== 'scheduling' && { status: before.status }),
    ...(said && { declinedOn: before.declinedOn }),
  };
}
