import type { Board, BoardPerson } from '../../../domain/night/board.ts';
import { searcher, searchText } from '../../../domain/text/searchText.ts';

/** Returns who is meant by a number, or by words of a shown name, school or chapter; the number's owner first. */
export function findPlayers({ people }: Pick<Board, 'people'>, typed: string): BoardPerson[] {
  const words = typed.trim().replace(/^#/, '');
  if (words === '') return [];
  const byNumber = people.get(Number(words));
  if (byNumber) return [byNumber];
  const isMeant = searcher(words);
  return [...people.values()]
    .filter(({ shown, school, chapter }) => isMeant(searchText(`${shown}\n${school}\n${chapter}`)))
    .sort((one, two) => one.no - two.no);
}
