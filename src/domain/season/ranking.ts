import { type BestRule, counting, sumOfPoints } from './counting.ts';
import { byCode, type Entry } from './seasonEntries.ts';

/** A result, and whether it counts. */
export type Judged = Entry & { counts: boolean };

/** A player, school or chapter in the order of a standing. */
export type Ranked = {
  id: string;
  name: string;
  /** Shared places are equal (1, 2, 2, 4). */
  place: number;
  /** The place without the newest day's nights; null for someone who wasn't on the list. */
  before: number | null;
  points: number;
  /** First places in fields that give points. */
  wins: number;
  /** Those that count, best first, then the others, best first. */
  results: readonly Judged[];
};

/** What is ranked: the id and the name that an entry counts for, and the rule. */
export type RankedBy = { idOf: (entry: Entry) => string; nameOf: (id: string) => string; rule: BestRule };

/**
 * Returns everyone in the order of a standing (season design, 2.8): points, wins, best results; equals share
 * a place. `entries`: oldest first.
 */
export function ranking(entries: readonly Entry[], by: RankedBy): Ranked[] {
  const newest = entries.at(-1)?.day;
  const earlier = placed(
    entries.filter(({ day }) => day !== newest),
    by,
  );
  const before = new Map(earlier.map(({ id, place }) => [id, place]));
  return placed(entries, by).map((one) => ({ ...one, before: before.get(one.id) ?? null }));
}

type Placed = Omit<Ranked, 'before'>;

function placed(entries: readonly Entry[], { idOf, nameOf, rule }: RankedBy): Placed[] {
  const all = [...grouped(entries, idOf)].map(([id, earned]): Placed => {
    const counted = counting(earned, rule);
    return {
      id,
      name: nameOf(id),
      place: 0,
      points: sumOfPoints(counted),
      wins: earned.filter(({ place, points }) => place === 1 && points > 0).length,
      results: judged(earned, counted),
    };
  });
  all.sort((one, two) => byMerit(one, two) || byName(one, two));
  let place = 0;
  return all.map((one, at) => {
    const ahead = all[at - 1];
    if (!ahead || byMerit(ahead, one) !== 0) place = at + 1;
    return { ...one, place };
  });
}

/** Returns the entries by id, in their order, without those that have none. */
export function grouped<T>(entries: readonly T[], idOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const id = idOf(entry);
    if (id === '') continue;
    const group = groups.get(id);
    if (group) group.push(entry);
    else groups.set(id, [entry]);
  }
  return groups;
}

function judged(earned: readonly Entry[], counted: readonly Entry[]): Judged[] {
  const counts = new Set(counted);
  const others = earned.filter((entry) => !counts.has(entry));
  others.sort((one, two) => two.points - one.points || one.place - two.place);
  return [
    ...counted.map((entry) => ({ ...entry, counts: true })),
    ...others.map((entry) => ({ ...entry, counts: false })),
  ];
}

function byMerit(one: Placed, two: Placed): number {
  return two.points - one.points || two.wins - one.wins || byBest(one, two);
}

function byBest(one: Placed, two: Placed): number {
  for (const [at, { points }] of one.results.entries()) {
    const other = two.results[at];
    if (!other?.counts) break;
    if (other.points !== points) return other.points - points;
  }
  return 0;
}

/** Those without a name come last. */
function byName(one: Placed, two: Placed): number {
  return (
    Number(one.name === '') - Number(two.name === '') || byCode(one.name, two.name) || byCode(one.id, two.id)
  );
}
