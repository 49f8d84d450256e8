import type { Board, BoardPerson } from '../../../domain/night/board/board.ts';
import { searcher, searchText } from '../../../domain/text/searchText.ts';

/**
 * Returns who is meant by a number, or by words of a shown name, school or chapter; those whose name begins so
 * come first.
 */
export function findPlayers({ people }: Pick<Board, 'people'>, typed: string): BoardPerson[] {
  const words = typed.trim().replace(/^#/, '');
  if (words === '') return [];
  const byNumber = people.get(Number(words));
  if (byNumber) return [byNumber];
  const isMeant = searcher(words);
  const begins = ({ shown }: BoardPerson) => searchText(shown).startsWith(searchText(words));
  return [...people.values()]
    .filter(({ shown, school, chapter }) => isMeant(searchText(`${shown}\n${school}\n${chapter}`)))
    .sort((one, two) => Number(begins(two)) - Number(begins(one)) || one.no - two.no);
}
