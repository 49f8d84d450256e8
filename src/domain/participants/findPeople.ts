import { searcher, searchText } from '../text/searchText.ts';

type Named = { name: string; email: string };
type Searched = { name: string; all: string };

const searched = new WeakMap<Named, Searched>();

/** Returns the people who match a search, first those with a word that begins with it. */
export function findPeople<Person extends Named>(
  people: readonly Person[],
  search: string,
): readonly Person[] {
  const matches = searcher(search);
  const start = searchText(search);
  const [first, others]: [Person[], Person[]] = [[], []];
  for (const person of people) {
    const { name, all } = textsOf(person);
    if (matches(all)) (` ${name}`.includes(` ${start}`) ? first : others).push(person);
  }
  return [...first, ...others];
}

/** Normalizing 500 names takes longer than searching them, so each is done once. */
function textsOf(person: Named): Searched {
  const known = searched.get(person);
  if (known) return known;
  const name = searchText(person.name);
  const texts = { name, all: searchText(`${person.name}\n${person.email}`) };
  searched.set(person, texts);
  return texts;
}
