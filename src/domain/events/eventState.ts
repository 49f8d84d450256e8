import { knownState } from '../colleges/knownState.ts';
import { stateOfSchool } from '../colleges/stateOfSchool.ts';

type Placed = { state: string; location: string; collegeName: string; title: string };

/**
 * The state code of an event, its short badge, or '' (specification 3): what it says itself, else what the
 * name of its college or its title tells. Brings the keyword table along; visitors' pages get it filled in by
 * src/data.
 */
export function eventState(event: Placed): string {
  return knownState(event) || stateOfSchool(event.collegeName) || stateOfSchool(event.title);
}
