import type { Board } from '../board/board.ts';

/**
 * Returns the number on a board of the ticket with a tag: null where nobody has it, or more than one person,
 * which no holder could tell apart.
 */
export function ticketNumber({ people }: Pick<Board, 'people'>, tag: string): number | null {
  const [found, ...others] = [...people.values()].filter((person) => person.tag === tag);
  return found && others.length === 0 ? found.no : null;
}

/** Whether a board says of anybody that they have a ticket; those of before tickets don't. */
export function hasTags({ people }: Pick<Board, 'people'>): boolean {
  return [...people.values()].some(({ tag }) => tag !== undefined);
}
