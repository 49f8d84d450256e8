import { stateOfSchool } from './stateOfSchool.ts';

type Placed = { state: string; location: string; collegeName: string; title: string };

/**
 * The state code of an event, its short badge, or '' (specification 3): its own field, else two letters after the last
 * comma of its location, else what the college's name or the title tells.
 */
export function eventState({ state, location, collegeName, title }: Placed): string {
  const trailing = /,\s*([a-z]{2})\s*$/i.exec(location)?.[1] ?? '';
  return (state || trailing).toUpperCase() || stateOfSchool(collegeName) || stateOfSchool(title);
}
