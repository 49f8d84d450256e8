import { searchText } from '../text/searchText.ts';
import type { Participant } from './participant.ts';
import { sortPeople } from './peopleFilter.ts';

/** A line of the printed door list. `hint`: the start of the email address, where two have one name. */
export type SheetLine = { person: Participant; hint: string };
export type SheetLetter = { letter: string; lines: readonly SheetLine[] };

/**
 * Returns the people of a list by first letter, for printing, without addresses: the list lies open on a
 * table.
 */
export function doorSheet(people: readonly Participant[]): readonly SheetLetter[] {
  const called = people.map((person) => ({ ...person, name: person.name || startOf(person.email) }));
  const times = new Map<string, number>();
  for (const { name } of called) times.set(searchText(name), (times.get(searchText(name)) ?? 0) + 1);
  const letters = new Map<string, SheetLine[]>();
  for (const person of sortPeople(called)) {
    const name = searchText(person.name);
    const hint = (times.get(name) ?? 0) > 1 ? startOf(person.email) : '';
    const first = name.charAt(0).toUpperCase();
    const letter = /\p{L}/u.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), { person, hint }]);
  }
  return [...letters].map(([letter, lines]) => ({ letter, lines }));
}

/** Returns the start of an address: 'ann.lee@college.example' gives 'ann.…'. */
function startOf(email: string): string {
  return email && `${(email.split('@')[0] ?? '').slice(0, 4)}…`;
}
