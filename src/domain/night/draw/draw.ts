import { tableSizes } from '../format/nightShape.ts';
import { type DrawKey, type DrawNumbers, drawNumbers, shuffled } from './drawNumbers.ts';

/** A person in the draw: their number on the list, school and chapter; '' for none. */
export type Entrant = { no: number; school: string; chapter: string };

/** A fixed seat: the table, counted from 1, the seat, counted from 1, or both. */
export type FixedSeat = { no: number; table?: number | undefined; seat?: number | undefined };

/** Everything that a draw depends on beside its numbers. */
export type DrawInput = {
  entrants: readonly Entrant[];
  /** How many play at a table at most. */
  seats: number;
  fixed: readonly FixedSeat[];
  /** Pairs of people who are kept apart like members of one chapter. */
  apart: readonly (readonly [number, number])[];
  /** The tables of the rounds before, as lists of numbers: whoever met there is kept apart. */
  before: readonly (readonly number[])[];
};

/** A drawn table: the numbers of its people by seat, and the seat that acts first, counted from 1. */
export type DrawnTable = { seats: readonly number[]; button: number };

/** Why a draw can't be made: more people are fixed at a table than it has seats. */
export class FixedSeatsError extends Error {
  readonly table: number;
  constructor(table: number) {
    super(`More people are fixed at table ${table} than it has room for.`);
    this.table = table;
  }
}

/** Members of a chapter weigh most, then people who met before, then schoolmates (season design, 2.3). */
const weights = { chapter: 10_000, met: 100, school: 1 } as const;
/** How many starts are compared once people have met before. */
const starts = 8;
/** How often two people trade places, for each person. */
const trades = 20;

/**
 * Returns the tables of a round by `draw-1` (season design, 2.3), whatever the order of people.
 * @throws FixedSeatsError
 */
export async function draw(input: DrawInput, key: DrawKey): Promise<DrawnTable[]> {
  const sorted = { ...input, entrants: [...input.entrants].sort((one, two) => one.no - two.no) };
  const number = sorted.entrants.length;
  const numbers = await drawNumbers(key, 1_000 + starts * number * (2 * trades + 10) * 2);
  const sizes = tableSizes(number, input.seats);
  const distance = distances(sorted);
  const tried = input.before.length > 0 ? starts : 1;
  let best: { tables: number[][]; cost: number } | undefined;
  for (let start = 0; start < tried; start++) {
    const pinned = new Set(tablePins(sorted).map(({ no }) => no));
    const tables = shake(dealt(sorted, sizes, distance, numbers), pinned, distance, numbers);
    const cost = tables.reduce((sum, table) => sum + costOf(table, distance), 0);
    if (!best || cost < best.cost) best = { tables, cost };
  }
  return (best?.tables ?? []).map((people, table) => {
    const seats = seated(people, table + 1, sorted.fixed, numbers);
    return { seats, button: numbers.below(seats.length) + 1 };
  });
}

/** Returns how bad a drawing is: 0 when nobody sits with someone they should be kept apart from. */
export function drawCost(tables: readonly (readonly number[])[], input: DrawInput): number {
  const distance = distances(input);
  return tables.reduce((sum, table) => sum + costOf(table, distance), 0);
}

type Distance = (one: number, two: number) => number;

/** Returns what it costs when two people sit at one table. */
function distances({ entrants, apart, before }: DrawInput): Distance {
  const people = new Map(entrants.map((entrant) => [entrant.no, entrant]));
  const pair = (one: number, two: number) => (one < two ? `${one} ${two}` : `${two} ${one}`);
  const kept = new Set(apart.map(([one, two]) => pair(one, two)));
  const met = new Map<string, number>();
  for (const table of before)
    for (const [at, one] of table.entries())
      for (const two of table.slice(at + 1)) met.set(pair(one, two), (met.get(pair(one, two)) ?? 0) + 1);
  const cost = (one: number, two: number) => {
    const [first, second] = [people.get(one), people.get(two)];
    if (!first || !second) return 0;
    const chapter = first.chapter !== '' && first.chapter === second.chapter;
    const school = first.school !== '' && first.school === second.school;
    return (
      (chapter || kept.has(pair(one, two)) ? weights.chapter : 0) +
      weights.met * (met.get(pair(one, two)) ?? 0) ** 2 +
      (school ? weights.school : 0)
    );
  };
  return remembered(cost, entrants);
}

/** Every pair is asked for thousands of times. */
function remembered(cost: Distance, entrants: readonly Entrant[]): Distance {
  const index = new Map(entrants.map(({ no }, at) => [no, at]));
  const size = entrants.length;
  const costs = new Uint32Array(size * size);
  for (const [one, first] of entrants.entries())
    for (const [two, second] of entrants.entries())
      if (one !== two) costs[one * size + two] = cost(first.no, second.no);
  return (one, two) => {
    const [first, second] = [index.get(one), index.get(two)];
    return first === undefined || second === undefined ? 0 : (costs[first * size + second] ?? 0);
  };
}

function costOf(table: readonly number[], distance: Distance): number {
  return table.reduce(
    (sum, one, at) => sum + table.slice(at + 1).reduce((some, two) => some + distance(one, two), 0),
    0,
  );
}

const costAt = (no: number, table: readonly number[], distance: Distance, but = 0) =>
  table.reduce((sum, other) => (other === no || other === but ? sum : sum + distance(no, other)), 0);

/** Returns the people with a fixed table that is in use. */
function tablePins({ entrants, fixed, seats }: DrawInput): (FixedSeat & { table: number })[] {
  const here = new Set(entrants.map(({ no }) => no));
  const tables = tableSizes(entrants.length, seats).length;
  return fixed.flatMap((pin) =>
    pin.table !== undefined && pin.table <= tables && here.has(pin.no) ? [{ ...pin, table: pin.table }] : [],
  );
}

/** Deals everybody to the table where they are furthest from people they should be kept apart from. */
function dealt(input: DrawInput, sizes: readonly number[], distance: Distance, numbers: DrawNumbers) {
  const pins = tablePins(input);
  const room = rooms(sizes, pins, numbers);
  const tables: number[][] = room.map(() => []);
  for (const { no, table } of pins) tables[table - 1]?.push(no);
  const placed = new Set(pins.map(({ no }) => no));
  for (const { no } of inGroups(input.entrants, numbers)) {
    if (placed.has(no)) continue;
    const open = tables.flatMap((people, at) => {
      const free = (room[at] ?? 0) - people.length;
      return free > 0 ? [{ people, rank: [costAt(no, people, distance), -free] as const }] : [];
    });
    const least = open.reduce<Rank>((low, { rank }) => (isLess(rank, low) ? rank : low), [Infinity, 0]);
    const equal = open.filter(({ rank }) => !isLess(least, rank));
    equal[numbers.below(equal.length)]?.people.push(no);
  }
  return tables;
}

type Rank = readonly [number, number];
const isLess = (one: Rank, two: Rank) => one[0] < two[0] || (one[0] === two[0] && one[1] < two[1]);

/** Shuffles the sizes over the tables. A table with fixed seats gets a larger size if it needs one. */
function rooms(sizes: readonly number[], pins: readonly { table: number }[], numbers: DrawNumbers): number[] {
  const room = shuffled(sizes, numbers);
  for (const [at, size] of room.entries()) {
    const needed = pins.filter(({ table }) => table === at + 1).length;
    if (needed <= size) continue;
    const other = room.findIndex(
      (there, index) => there >= needed && pins.filter(({ table }) => table === index + 1).length <= size,
    );
    const larger = room[other];
    if (larger === undefined) throw new FixedSeatsError(at + 1);
    room[other] = size;
    room[at] = larger;
  }
  return room;
}

/** Returns the people in random order of schools, of chapters within a school, of people within a chapter. */
function inGroups(entrants: readonly Entrant[], numbers: DrawNumbers): Entrant[] {
  // Someone without a school or chapter is a group of one.
  const schoolOf = ({ no, school }: Entrant) => school || `#${no}`;
  const chapterOf = ({ no, chapter }: Entrant) => chapter || `#${no}`;
  return mixedGroups(entrants, schoolOf, numbers).flatMap((school) =>
    mixedGroups(school, chapterOf, numbers).flatMap((chapter) => shuffled(chapter, numbers)),
  );
}

function mixedGroups(people: readonly Entrant[], keyOf: (of: Entrant) => string, numbers: DrawNumbers) {
  const groups = new Map<string, Entrant[]>();
  for (const person of people) {
    const group = groups.get(keyOf(person)) ?? [];
    group.push(person);
    groups.set(keyOf(person), group);
  }
  return shuffled([...groups.values()], numbers);
}

/** Whoever trades places with nobody moves to a smaller table. */
const nobody = 0;

/**
 * Trades people between tables many times when it makes nothing worse. A smaller table's free place is traded
 * too.
 */
function shake(
  dealt: readonly (readonly number[])[],
  fixed: ReadonlySet<number>,
  distance: Distance,
  numbers: DrawNumbers,
): number[][] {
  const size = Math.max(0, ...dealt.map(({ length }) => length));
  const tables = dealt.map((people) => [...people, ...(people.length < size ? [nobody] : [])]);
  const places = tables.flatMap((people, table) =>
    people.flatMap((no, seat) => (fixed.has(no) ? [] : [{ table, seat }])),
  );
  const people = dealt.reduce((sum, table) => sum + table.length, 0);
  for (let trade = 0; tables.length > 1 && places.length > 1 && trade < trades * people; trade++) {
    const [from, to] = [places[numbers.below(places.length)], places[numbers.below(places.length)]];
    if (!from || !to || from.table === to.table) continue;
    const [here, there] = [tables[from.table] ?? [], tables[to.table] ?? []];
    const [one = 0, two = 0] = [here[from.seat], there[to.seat]];
    const now = costAt(one, here, distance) + costAt(two, there, distance);
    const then = costAt(one, there, distance, two) + costAt(two, here, distance, one);
    const twoFree = here.includes(nobody) && there.includes(nobody) && (one === nobody || two === nobody);
    if (twoFree || then > now) continue;
    here[from.seat] = two;
    there[to.seat] = one;
  }
  return tables.map((table) => table.filter((no) => no !== nobody));
}

/**
 * Returns the people of a table by seat: fixed ones on their seat or the next free one, the others by chance.
 */
function seated(people: readonly number[], table: number, fixed: readonly FixedSeat[], numbers: DrawNumbers) {
  const seats: (number | undefined)[] = people.map(() => undefined);
  for (const { no, seat, table: of } of [...fixed].sort((one, two) => one.no - two.no)) {
    if (seat === undefined || !people.includes(no) || (of !== undefined && of !== table)) continue;
    const wanted = Math.min(seat, people.length) - 1;
    const free = seats.findIndex((taken, at) => at >= wanted && taken === undefined);
    seats[free >= 0 ? free : seats.indexOf(undefined)] = no;
  }
  const placed = new Set(seats);
  const others = shuffled(
    people.filter((no) => !placed.has(no)).sort((one, two) => one - two),
    numbers,
  );
  return seats.map((no) => no ?? others.shift() ?? 0);
}
