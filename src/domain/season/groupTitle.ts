import { seasonName } from '../time/seasonNames.ts';

/** Returns the title of the page of a school, a chapter (with its school) or a player in a season. */
export function groupTitle({ name, school }: { name: string; school?: string }, season: string): string {
  return `${name}${school ? ` at ${school}` : ''}, ${seasonName(season)}`;
}
