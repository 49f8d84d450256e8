import type { College } from '../../../domain/colleges/college.ts';
import { collegeWords } from '../../../domain/colleges/collegeWords.ts';
import { colleges as listed } from '../../../domain/lists/colleges.ts';
import { matchesSearch } from '../../../domain/text/searchText.ts';

/** A college that an event may belong to. */
export type CollegeChoice = {
  id: string;
  name: string;
  about: string;
  words: string;
  state: string;
  logo: string;
};

/**
 * Returns the colleges of the list and those that have a record, by name; a record takes precedence over the
 * list.
 */
export function collegeChoices(stored: readonly College[]): CollegeChoice[] {
  const choices = new Map<string, CollegeChoice>();
  for (const { id, name, shortName, nickname, conference, city, state } of listed) {
    const about = `${city}, ${state}`;
    choices.set(id, { id, name, about, words: `${shortName} ${nickname} ${conference}`, state, logo: '' });
  }
  for (const { id, name, conference, state, location, logoPath } of stored) {
    const known = choices.get(id);
    choices.set(id, {
      id,
      name: name || known?.name || id,
      about: known?.about || location || conference,
      words: `${known?.words ?? ''} ${conference}`,
      state: state || known?.state || '',
      logo: logoPath ?? '',
    });
  }
  return [...choices.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Returns the colleges that a text matches by name, short name, nickname, conference or place; names that
 * begin with it come first.
 */
export function findColleges(choices: readonly CollegeChoice[], typed: string): CollegeChoice[] {
  const found = choices.filter((choice) =>
    matchesSearch(typed, collegeWords(choice), choice.words, choice.about),
  );
  const start = typed.trim().toLowerCase();
  const begins = ({ name }: CollegeChoice) => Number(name.toLowerCase().startsWith(start));
  return found.sort((a, b) => begins(b) - begins(a));
}
