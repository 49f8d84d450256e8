import type { Entry } from './seasonEntries.ts';
import { strictestNames } from './strictestNames.ts';

/** What everyone is called in a season. */
export type Names = {
  /** As at the night where the player shows least; '' for one who is shown as a number. */
  player: (id: string) => string;
  school: (id: string) => string;
  chapter: (id: string) => string;
};

/** The newest entry of every player and chapter, and everyone's names. */
export type Newest = {
  player: ReadonlyMap<string, Entry>;
  chapter: ReadonlyMap<string, Entry>;
  names: Names;
};

/** Returns the newest of the entries, which are sorted oldest first, and the names in them. */
export function newestOf(entries: readonly Entry[]): Newest {
  const player = new Map(entries.map((entry) => [entry.player, entry]));
  const school = new Map(entries.map((entry) => [entry.schoolId, entry]));
  const chapter = new Map(entries.map((entry) => [entry.chapterId, entry]));
  const names = strictestNames(entries);
  return {
    player,
    chapter,
    names: {
      player: (id) => names.get(id) ?? '',
      school: (id) => (id && school.get(id)?.school) || '',
      chapter: (id) => (id && chapter.get(id)?.chapter) || '',
    },
  };
}
