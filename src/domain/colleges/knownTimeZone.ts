import { slug } from '../text/slug.ts';

const statesByZone = [
  ['America/New_York', 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'],
  ['America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
] as const;

/**
 * One zone for each clock that US campuses keep. Cities with a zone of their own but the same clock are
 * merged.
 */
export type TimeZone = (typeof statesByZone)[number][0];

const zoneOfState = new Map<string, TimeZone>(
  statesByZone.flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

/**
 * The campuses whose clock differs from most of their state. All 365 were checked by their coordinates (see
 * the test).
 */
const exceptions = new Map<string, readonly [state: string, zone: TimeZone]>([
  ['east-tennessee-state-university', ['TN', 'America/New_York']],
  ['murray-state-university', ['KY', 'America/Chicago']],
  ['university-of-evansville', ['IN', 'America/Chicago']],
  ['university-of-idaho', ['ID', 'America/Los_Angeles']],
  ['university-of-southern-indiana', ['IN', 'America/Chicago']],
  ['university-of-tennessee', ['TN', 'America/New_York']],
  ['university-of-tennessee-at-chattanooga', ['TN', 'America/New_York']],
  ['university-of-texas-at-el-paso', ['TX', 'America/Denver']],
  ['university-of-west-florida', ['FL', 'America/Chicago']],
  ['valparaiso-university', ['IN', 'America/Chicago']],
  ['western-kentucky-university', ['KY', 'America/Chicago']],
]);

type Placed = { collegeId: string; collegeName: string };

/** Returns the time zone of an event's campus, else of its state ('' for none), null for neither. */
export function knownTimeZone(event: Placed, state: string): TimeZone | null {
  const [home, zone] = exceptions.get(event.collegeId || slug(event.collegeName)) ?? [];
  if (zone && (state === home || state === '')) return zone;
  return zoneOfState.get(state) ?? null;
}
