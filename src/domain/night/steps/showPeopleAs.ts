import type { Board } from '../board/board.ts';
import type { Act } from './act.ts';

/**
 * Shows some people on a board by another name, '' for their number alone; null when nothing changes. What
 * was shown before stays in the step, which only staff read. The hash of the names that was promised is then
 * of another text; what a draw depends on is not touched.
 */
export function showPeopleAs(
  { people }: Pick<Board, 'people'>,
  names: ReadonlyMap<number, string>,
): Act | null {
  const changed = [...names].filter(([no, name]) => {
    const person = people.get(no);
    return person !== undefined && person.shown !== name;
  });
  if (changed.length === 0) return null;
  return {
    kind: 'names',
    note: changed.map(([no]) => `#${no}`).join(', '),
    patch: changed.map(([no, value]) => ({ path: `names.${no}`, value })),
    line: 'Someone is shown another way, as they asked.',
  };
}
