import { seasonName } from '../time/seasonNames.ts';

/** Returns the title of a page of a school, a chapter (with its school) or a player; `season` may be ''. */
export function groupTitle({ name, school }: { name: string; school?: string }, season: string): string {
  const who = school ? `${name} at ${school}` : name;
  return season ? `${who}, ${seasonName(season)}` : who;
}
