import { searchText } from '../text/searchText.ts';
import { emailId } from './emailKey.ts';
import { personKey } from './personKey.ts';
import type { ImportedPerson } from './readPeople.ts';

/** Somebody who is not imported, since they stand in an earlier row, or are on the list already. */
export type Duplicate = ImportedPerson & { of: number | 'list' };

/**
 * Somebody who is imported. `maybe`: the row, or the list, where the same name stands with another address or
 * none; they may be the same person, or there are two of that name.
 */
export type NewPerson = ImportedPerson & { maybe?: number | 'list' };

type Listed = { id?: string; name: string; email: string };

/**
 * Who of an import is new, and who would be on the list twice: the same e-mail address whatever its capitals,
 * or without one the same name. An address that was corrected on the list is still known by the id it gave.
 */
export function importPlan(
  people: readonly ImportedPerson[],
  listed: readonly Listed[],
): { fresh: NewPerson[]; duplicates: Duplicate[] } {
  const seen = new Map<string, number | 'list'>(listed.map((person) => [personKey(person), 'list']));
  const ids = new Set(listed.map(({ id }) => id));
  const names = new Map<string, number | 'list'>(listed.map(({ name }) => [searchText(name), 'list']));
  const fresh: NewPerson[] = [];
  const duplicates: Duplicate[] = [];
  for (const person of people) {
    const of = ids.has(emailId(person.email)) ? 'list' : seen.get(personKey(person));
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
