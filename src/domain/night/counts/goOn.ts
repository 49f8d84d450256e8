import type { DecidedTie } from '../board/board.ts';
import { type Counted, firstOf, standing, type Tie } from '../board/standing.ts';
import { withTies } from './decidedTies.ts';

/** A table of a finished round; `hands`: how many it played. */
export type FinishedTable = { table: number; hands: number; people: readonly Counted[] };

/** Why someone goes on: their place at their table, or among the best of the others. */
export type Through = { no: number; table: number; chips: number; place: number; best: boolean };

/** A round's rule for going on. `final`: the first of its one table is the champion, even when out. */
export type GoOnRule = {
  k: number;
  others: number;
  timed: boolean;
  final?: boolean | undefined;
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
 * Returns who goes on (season design, 2.5): the first `k` of each table, then the `others` best. Tables that
 * can't fill their places leave them to the best others. `timed`: tables count as equal however far they
 * played.
 */
export function goOn(tables: readonly FinishedTable[], rule: GoOnRule): GoingOn {
  const { k, others, timed, final = false, ties = [] } = rule;
  const isLeft = ({ count }: Counted) => !count.out;
  const everyone = final || !tables.some(({ people }) => people.some(isLeft));
  const ranked = tables.map(({ table, people }) => {
    const playing = everyone ? people : people.filter(isLeft);
    const groups = withTies(standing(playing), ties);
    return { table, groups, ...firstOf(groups, k) };
  });
  const first = ranked.flatMap(({ table, first: people }) =>
    people.map(({ no, count }, at) => ({ no, table, chips: count.chips, place: at + 1, best: false })),
  );
  const unfilled = ranked.reduce(
    (sum, { first: people, tie }) => sum + k - people.length - (tie?.open ?? 0),
    0,
  );
  const best = bestOthers(ranked, others + unfilled, ties);
  return {
    through: [...first, ...best.named],
    next: best.next,
    tableTies: ranked.flatMap(({ table, tie }) => (tie ? [{ ...tie, table }] : [])),
    othersTie: best.tie,
    uneven: timed || others + unfilled === 0 ? [] : unevenTables(tables),
  };
}

type RankedTable = {
  table: number;
  groups: readonly (readonly Counted[])[];
  first: readonly Counted[];
  tie: Tie | null;
};
type Others = { named: Through[]; next: Through | null; tie: Tie | null };

/** Returns the best of those next in line; behind them, where places are left, the next of each table. */
function bestOthers(tables: readonly RankedTable[], places: number, ties: readonly DecidedTie[]): Others {
  const named: Through[] = [];
  const on = new Set(tables.flatMap(({ first }) => first.map(({ no }) => no)));
  for (;;) {
    const inLine = tables.flatMap(({ table, groups, tie }) => (tie ? [] : nextInLine(table, groups, on)));
    const line = withTies(standing(inLine.map(withoutPlayOffs)), ties);
    const { first, tie } = firstOf(line, places - named.length);
    const through = (person: Counted, best: boolean): Through => ({
      no: person.no,
      table: inLine.find(({ no }) => no === person.no)?.table ?? 0,
      chips: person.count.chips,
      place: inLine.find(({ no }) => no === person.no)?.place ?? 0,
      best,
    });
    for (const person of first) {
      named.push(through(person, true));
      on.add(person.no);
    }
    if (first.length > 0 && first.length === inLine.length) continue;
    const next = line.flat().find(({ no }) => !on.has(no));
    return { named, next: next && !tie ? through(next, false) : null, tie };
  }
}

function nextInLine(table: number, groups: readonly (readonly Counted[])[], on: ReadonlySet<number>) {
  const at = groups.findIndex((group) => group.some(({ no }) => !on.has(no)));
  const place = groups.slice(0, at).reduce((sum, group) => sum + group.length, 1);
  return (groups[at] ?? []).filter(({ no }) => !on.has(no)).map((person) => ({ ...person, table, place }));
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
