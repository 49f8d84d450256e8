import { knownState } from '../colleges/knownState.ts';
import { stateOfSchool } from '../colleges/stateOfSchool.ts';

type Placed = { state: string; location: string; collegeName: string; title: string };

/**
 * Returns an event's state code or '' (specification 3), from its own, its college or its title. Staff only:
 * it imports the keyword table.
 */
export function eventState(event: Placed): string {
  return knownState(event) || stateOfSchool(event.collegeName) || stateOfSchool(event.title);
}
