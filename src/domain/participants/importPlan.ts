import { personKey } from './personKey.ts';
import type { ImportedPerson } from './readPeople.ts';

/** Somebody who is not imported, since they stand in an earlier row, or are on the list already. */
export type Duplicate = ImportedPerson & { of: number | 'list' };

/**
 * Who of an import is new, and who would be on the list twice: the same e-mail address whatever its capitals, or without
 * one the same name.
 */
export function importPlan(
  people: readonly ImportedPerson[],
  listed: readonly { name: string; email: string }[],
): { fresh: ImportedPerson[]; duplicates: Duplicate[] } {
  const seen = new Map<string, number | 'list'>(listed.map((person) => [personKey(person), 'list']));
  const fresh: ImportedPerson[] = [];
  const duplicates: Duplicate[] = [];
  for (const person of people) {
    const of = seen.get(personKey(person));
    if (of === undefined) {
      fresh.push(person);
      seen.set(personKey(person), person.row);
    } else duplicates.push({ ...person, of });
  }
  return { fresh, duplicates };
}
