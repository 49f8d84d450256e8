import type { Fraternity } from '../fraternities/fraternity.ts';
import { chapterTokens, searchedChapterFields } from '../search/chapterSearch.ts';
import { confirmations } from './contacts.ts';
import { listFields } from './listFields.ts';

/** Fields of a fraternity that change. */
export type ChapterChanges = { [Name in keyof Omit<Fraternity, 'id'>]?: Fraternity[Name] | undefined };

/**
 * Returns all fields that changes of a fraternity write: with the confirmations of contacts that were typed
 * or removed, its search tokens if its words change, and the fields of the lists where they change. `today`:
 * 'YYYY-MM-DD'.
 */
export function written<T extends ChapterChanges>(
  collegeId: string,
  before: Fraternity,
  changes: T,
  today: string,
): T & Record<string, unknown> {
  const confirmed = { ...confirmations(changes, today, before), ...changes };
  const after = { ...before, ...defined(confirmed) };
  const isSearched = searchedChapterFields.some((name) => name in changes);
  const stored = new Map<string, unknown>(Object.entries(before));
  const lists = Object.entries(listFields(after)).filter(([name, value]) => !isSame(stored.get(name), value));
  return {
    ...confirmed,
    ...(isSearched && { searchTokens: chapterTokens(collegeId, after) }),
    ...Object.fromEntries(lists),
  };
}

/** Whether two values of a chapter's field are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() === other.getTime() : one === other;
}

function defined<T extends object>(changes: T): Partial<Fraternity> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
