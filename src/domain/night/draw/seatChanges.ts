import { type DrawKey, drawNumbers } from './drawNumbers.ts';

/** A drawn table with the changes since: `seats` has 0 where nobody sits. */
export type SeatedTable = { wave: number; seats: readonly number[] };

/** Someone's new place: the table and the seat, both counted from 1. */
export type NewSeat = { no: number; table: number; seat: number };

/** What is known of a round when its seats change. */
export type SeatedRound = {
  tables: readonly SeatedTable[];
  /** How many play at a table at most. */
  seats: number;
  /** The first wave that has not begun; seats are only given there and later. */
  wave: number;
};

/** The numbers that one change of seats needs at most. */
const enough = 4_096;

/**
 * Returns a late person's seat, from the free ones at the smallest tables that haven't begun; null when none
 * is free (season design, 2.6).
 */
export async function lateSeat(round: SeatedRound, no: number, key: DrawKey): Promise<NewSeat | null> {
  const [seat] = (await newSeats(round, [no], key)) ?? [];
  return seat ?? null;
}

/**
 * Returns the new seats of a broken table's people, at the smallest tables of its wave or later; null without
 * room.
 */
export async function brokenTable(
  { tables, seats, wave }: SeatedRound,
  table: number,
  fixed: ReadonlySet<number>,
  key: DrawKey,
): Promise<NewSeat[] | null> {
  const broken = tables[table - 1];
  const people = (broken?.seats ?? []).filter((no) => no !== 0).sort((one, two) => one - two);
  const left = tables.map((other, at) => (at === table - 1 ? { ...other, seats: [], wave: -1 } : other));
  const first = people.filter((no) => !fixed.has(no));
  const last = people.filter((no) => fixed.has(no));
  const round = { tables: left, seats, wave: Math.max(wave, broken?.wave ?? wave) };
  return newSeats(round, [...first, ...last], key);
}

async function newSeats(
  round: SeatedRound,
  people: readonly number[],
  key: DrawKey,
): Promise<NewSeat[] | null> {
  const numbers = await drawNumbers(key, enough);
  const tables = round.tables.map(({ wave, seats }) => ({
    // A table where nobody sits was broken.
    open: wave >= round.wave && seats.some((no) => no !== 0),
    seats: Array.from({ length: round.seats }, (_, at) => seats[at] ?? 0),
  }));
  const found: NewSeat[] = [];
  for (const no of people) {
    const free = tables.flatMap(({ open, seats }, at) =>
      open && seats.includes(0)
        ? [{ table: at + 1, seats, size: seats.filter((seat) => seat !== 0).length }]
        : [],
    );
    const smallest = Math.min(...free.map(({ size }) => size));
    const places = free
      .filter(({ size }) => size === smallest)
      .flatMap(({ table, seats }) => seats.flatMap((seat, at) => (seat === 0 ? [{ table, seats, at }] : [])));
    const place = places[places.length > 0 ? numbers.below(places.length) : 0];
    if (!place) return null;
    place.seats[place.at] = no;
    found.push({ no, table: place.table, seat: place.at + 1 });
  }
  return found;
}
