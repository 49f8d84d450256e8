import { knownState } from '../colleges/knownState.ts';
import { knownTimeZone, type TimeZone } from '../colleges/knownTimeZone.ts';
import { stateOfSchool } from '../colleges/stateOfSchool.ts';

type Placed = { state: string; location: string; collegeName: string; title: string };

/**
 * Returns an event's state code or '' (specification 3), from its own, its college or its title. Staff only:
 * it imports the keyword table.
 */
export function eventState(event: Placed): string {
  return knownState(event) || stateOfSchool(event.collegeName) || stateOfSchool(event.title);
}

type AtCampus = Placed & { collegeId: string };

/**
 * Returns the time zone of an event's day and time: its campus's, else its state's, or null when neither is
 * known. Staff only, as above.
 */
export function campusTimeZone(event: AtCampus): TimeZone | null {
  return knownTimeZone(event, eventState(event));
}
