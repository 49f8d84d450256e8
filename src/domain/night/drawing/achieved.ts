import type { Entrant } from '../draw/draw.ts';

/** What a draw achieved. */
export type Achieved = {
  tables: number;
  /** Tables without two members of a chapter. */
  withoutMates: number;
  /** Whether no draw could have fewer pairs of chapter-mates. */
  best: boolean;
  /** Pairs of people who sat together in an earlier round. */
  metAgain: number;
};

/** Returns what a draw achieved. `before`: who sat together in earlier rounds. */
export function drawAchieved(
  tables: readonly (readonly number[])[],
  entrants: readonly Entrant[],
  before: readonly (readonly number[])[],
): Achieved {
  const chapterOf = new Map(entrants.map(({ no, chapter }) => [no, chapter]));
  const mates = tables.map((people) => pairs(people.map((no) => chapterOf.get(no) ?? '').filter(Boolean)));
  const met = new Set(before.flatMap((people) => pairsOf(people)));
  return {
    tables: tables.length,
    withoutMates: mates.filter((number) => number === 0).length,
    best: sum(mates) === fewestPairs(entrants, tables.length),
    metAgain: tables.flatMap((people) => pairsOf(people)).filter((pair) => met.has(pair)).length,
  };
}

/** Returns the pairs of chapter-mates that any draw has: every chapter spread evenly over the tables. */
function fewestPairs(entrants: readonly Entrant[], tables: number): number {
  const sizes = counted(entrants.map(({ chapter }) => chapter).filter(Boolean));
  return sum(
    sizes.map((size) => {
      const [low, more] = [Math.floor(size / tables), size % tables];
      return more * choose(low + 1) + (tables - more) * choose(low);
    }),
  );
}

const choose = (number: number) => (number * (number - 1)) / 2;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const pairs = (names: readonly string[]) => sum(counted(names).map(choose));

function counted(names: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts.values()];
}

function pairsOf(people: readonly number[]): string[] {
  const sorted = [...people].filter((no) => no !== 0).sort((one, two) => one - two);
  return sorted.flatMap((one, at) => sorted.slice(at + 1).map((two) => `${one} ${two}`));
}
