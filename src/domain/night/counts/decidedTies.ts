import type { DecidedTie } from '../board/board.ts';
import type { Counted } from '../board/standing.ts';

/**
 * Returns a ranking with decided ties in order. The newest decision counts, while it names everybody who
 * ties.
 */
export function withTies(
  groups: readonly (readonly Counted[])[],
  ties: readonly DecidedTie[],
): readonly (readonly Counted[])[] {
  if (ties.length === 0) return groups;
  return groups.flatMap((group) => {
    const order = group.length > 1 ? decisionFor(group, ties) : undefined;
    if (!order) return [group];
    const place = ({ no }: Counted) => order.indexOf(no);
    return [...group].sort((one, two) => place(one) - place(two)).map((person) => [person]);
  });
}

function decisionFor(group: readonly Counted[], ties: readonly DecidedTie[]): readonly number[] | undefined {
  return ties.findLast(({ order }) => group.every(({ no }) => order.includes(no)))?.order;
}
