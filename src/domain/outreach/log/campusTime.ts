import type { TimeZone } from '../../colleges/knownTimeZone.ts';
import { campusTimeZone } from '../../events/eventState.ts';
import { formatTime } from '../../time/format.ts';

/** A college, as far as its time is told by it. */
export type Campus = { id: string; name: string; state: string };

/** The time of day at a campus, and whether it's unusual to call then: before 9 AM or from 9 PM on. */
export type CampusTime = { text: string; unusual: 'early' | 'late' | null };

const names: Record<TimeZone, string> = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
};

/** The first hour at which one calls, the hour from which one doesn't any more, and the end of the night. */
const [opens, closes, dawn] = [9, 21, 5];

/** Returns the time at a college, '3:40 PM there (Central)'; null when its state isn't known. */
export function campusTime({ id, name, state }: Campus, now: Date): CampusTime | null {
  const zone = campusTimeZone({ collegeId: id, collegeName: name, state, location: '', title: '' });
  if (!zone) return null;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
  const hour = Number(clock.slice(0, 2));
  return {
    text: `${formatTime(clock)} there (${names[zone]})`,
    unusual: hour >= closes || hour < dawn ? 'late' : hour < opens ? 'early' : null,
  };
}
