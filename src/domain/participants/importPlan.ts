import { searchText } from '../text/searchText.ts';
import { emailId } from './emailKey.ts';
import { isCleared, personKey } from './personKey.ts';
import type { ImportedPerson } from './readPeople.ts';

/** A person who is not imported, because they are in an earlier row or already on the list. */
export type Duplicate = ImportedPerson & { of: number | 'list' };

/** A person who is imported. `maybe`: where the same name stands with another address or none. */
export type NewPerson = ImportedPerson & { maybe?: number | 'list' };

type Listed = { id?: string; name: string; email: string; player?: string };

/** Splits an import into new people and duplicates, by address (current or original) or else by name. */
export function importPlan(
  people: readonly ImportedPerson[],
  listed: readonly Listed[],
): { fresh: NewPerson[]; duplicates: Duplicate[] } {
  const seen = new Map<string, number | 'list'>(listed.map((person) => [personKey(person), 'list']));
  const ids = new Set(listed.map(({ id }) => id));
  const cleared = new Set(listed.filter(isCleared).map(personKey));
  const names = new Map<string, number | 'list'>(listed.map(({ name }) => [searchText(name), 'list']));
  const fresh: NewPerson[] = [];
  const duplicates: Duplicate[] = [];
  for (const person of people) {
    const isListed = ids.has(emailId(person.email)) || cleared.has(personKey({ ...person, email: '' }));
    const of = isListed ? 'list' : seen.get(personKey(person));
    if (of === undefined) {
      const name = searchText(person.name);
      const maybe = names.get(name);
      fresh.push(maybe === undefined ? person : { ...person, maybe });
      seen.set(personKey(person), person.row);
      if (maybe === undefined) names.set(name, person.row);
    } else duplicates.push({ ...person, of });
  }
  return { fresh, duplicates };
}
