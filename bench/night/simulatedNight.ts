import type { Random } from '../../sample/random.ts';
import { goOn } from '../../src/domain/night/counts/goOn.ts';
import { type DrawnTable, draw, type Entrant } from '../../src/domain/night/draw/draw.ts';
import type { NightPlan } from '../../src/domain/night/format/nightPlan.ts';
import { nightShape } from '../../src/domain/night/format/nightShape.ts';

/** What a night came to: who won, and the tables of each round. */
export type SimulatedNight = { champion: number; rounds: readonly (readonly DrawnTable[])[] };

/** Returns a night among people who all play equally well: drawn with this seed, counted by chance. */
export async function simulatedNight(
  field: readonly Entrant[],
  plan: NightPlan,
  seed: string,
  chance: Random,
): Promise<SimulatedNight> {
  const rounds: DrawnTable[][] = [];
  const before: (readonly number[])[] = [];
  let people = field;
  for (const [at, { k, others }] of nightShape(field.length, plan).entries()) {
    const key = { seed, listHash: 'simulated', cards: '', round: at + 1 };
    const tables = await draw({ entrants: people, seats: plan.seats, fixed: [], apart: [], before }, key);
    rounds.push(tables);
    before.push(...tables.map(({ seats }) => seats));
    const { through } = goOn(tables.map(counted(chance)), { k, others, timed: true });
    const on = new Set(through.map(({ no }) => no));
    people = people.filter(({ no }) => on.has(no));
  }
  return { champion: people[0]?.no ?? 0, rounds };
}

/** Stacks are of a billion chips, so that no two are the same. */
const counted =
  ({ whole }: Random) =>
  ({ seats }: DrawnTable, at: number) => ({
    table: at + 1,
    hands: 30,
    people: seats.map((no) => ({ no, count: { hand: 30, chips: whole(1, 1_000_000_000), out: false } })),
  });
