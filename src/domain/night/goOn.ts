import type { DecidedTie } from './board.ts';
import { withTies } from './decidedTies.ts';
import { type Counted, firstOf, standing, type Tie } from './standing.ts';

/** A table of a finished round; `hands`: how many it played. */
export type FinishedTable = { table: number; hands: number; people: readonly Counted[] };

/** Why someone goes on: their place at their table, or among the best of the others. */
export type Through = { no: number; table: number; chips: number; place: number; best: boolean };

/** What a round says about going on; `ties`: those that were decided. */
export type GoOnRule = {
  k: number;
  others: number;
  timed: boolean;
  ties?: readonly DecidedTie[] | undefined;
};

/** Who goes on, and what has to be decided first. */
export type GoingOn = {
  through: readonly Through[];
  /** The first of the others who does not go on, or null. */
  next: Through | null;
  /** Ties at a table's line. */
  tableTies: readonly (Tie & { table: number })[];
  /** A tie for the last of the best others. */
  othersTie: Tie | null;
  /** Tables that played another number of hands than most, so that chips can't be compared. */
  uneven: readonly number[];
};

/**
 * Returns who goes on (season design, 2.5): the first `k` of each table, then the `others` best of those next
 * in line. Nobody is named twice, and nobody in a tie at the line. `timed`: tables count as equal whatever
 * they played. `ties`: those that were decided.
 */
export function goOn(tables: readonly FinishedTable[], { k, others, timed, ties = [] }: GoOnRule): GoingOn {
  const ranked = tables.map((table) => {
    const groups = withTies(standing(table.people), ties);
    return { ...table, groups, ...firstOf(groups, k) };
  });
  const first = ranked.flatMap(({ table, first: people }) =>
    people.map(({ no, count }, at) => ({ no, table, chips: count.chips, place: at + 1, best: false })),
  );
  const inLine = ranked.flatMap(({ table, first: people, groups, tie }) => {
    const next = tie ? [] : (groups.find(([one]) => one && !people.includes(one)) ?? []);
    return next.map((person) => ({ ...person, table }));
  });
  const line = withTies(standing(inLine.map(withoutPlayOffs)), ties);
  const best = firstOf(line, others);
  const through = (person: Counted): Through => ({
    no: person.no,
    table: inLine.find(({ no }) => no === person.no)?.table ?? 0,
    chips: person.count.chips,
    place: k + 1,
    best: true,
  });
  const named = new Set(best.first.map(({ no }) => no));
  const next = line.flat().find(({ no }) => !named.has(no));
  return {
    through: [...first, ...best.first.map(through)],
    next: next && !best.tie ? { ...through(next), best: false } : null,
    tableTies: ranked.flatMap(({ table, tie }) => (tie ? [{ ...tie, table }] : [])),
    othersTie: best.tie,
    uneven: timed || others === 0 ? [] : unevenTables(tables),
  };
}

/** A play-off at one table says nothing against equal chips at another, where nobody played one. */
function withoutPlayOffs({ count: { playOffs, ...count }, ...person }: Counted): Counted {
  return { ...person, count };
}

function unevenTables(tables: readonly FinishedTable[]): number[] {
  const counts = new Map<number, number>();
  for (const { hands } of tables) counts.set(hands, (counts.get(hands) ?? 0) + 1);
  const [usual] = [...counts].sort((one, two) => two[1] - one[1] || two[0] - one[0])[0] ?? [0];
  return tables.flatMap(({ table, hands }) => (hands === usual ? [] : [table]));
}
