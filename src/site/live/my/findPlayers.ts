import type { BoardPerson } from '../../../domain/night/board/board.ts';
import { searcher, searchText } from '../../../domain/text/searchText.ts';

/** Returns who is meant by a number or words; names that begin so come first. Number 0 means none. */
export function findPlayers<Person extends BoardPerson>(people: readonly Person[], typed: string): Person[] {
  const words = typed.trim().replace(/^#/, '');
  if (words === '') return [];
  const byNumber = people.find(({ no }) => no > 0 && no === Number(words));
  if (byNumber) return [byNumber];
  const isMeant = searcher(words);
  const begins = ({ shown }: Person) => searchText(shown).startsWith(searchText(words));
  return people
    .filter(({ shown, school, chapter }) => isMeant(searchText(`${shown}\n${school}\n${chapter}`)))
    .sort((one, two) => Number(begins(two)) - Number(begins(one)) || one.no - two.no);
}
