import { searcher, searchText } from '../text/searchText.ts';
import type { Participant } from './participant.ts';

type Searched = { name: string; all: string };

const searched = new WeakMap<Participant, Searched>();

/** Returns the people who match a search, first those with a word that begins with it. */
export function findPeople(people: readonly Participant[], search: string): readonly Participant[] {
  const matches = searcher(search);
  const start = searchText(search);
  const [first, others]: [Participant[], Participant[]] = [[], []];
  for (const person of people) {
    const { name, all } = textsOf(person);
    if (matches(all)) (` ${name}`.includes(` ${start}`) ? first : others).push(person);
  }
  return [...first, ...others];
}

/** Normalizing 500 names takes longer than searching them, so each is done once. */
function textsOf(person: Participant): Searched {
  const known = searched.get(person);
  if (known) return known;
  const name = searchText(person.name);
  const texts = { name, all: searchText(`${person.name}\n${person.email}`) };
  searched.set(person, texts);
  return texts;
}
