import { knownState } from '../colleges/knownState.ts';
import { stateOfSchool } from '../colleges/stateOfSchool.ts';

type Placed = { state: string; location: string; collegeName: string; title: string };

/**
 * Returns the state code of an event, its short badge, or '' (specification 3): its own, else the one its
 * college's name or its title implies. This imports the keyword table; for visitors' pages src/data fills the
 * state in.
 */
export function eventState(event: Placed): string {
  return knownState(event) || stateOfSchool(event.collegeName) || stateOfSchool(event.title);
}
