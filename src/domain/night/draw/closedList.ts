import { text as readText } from '../../fields/storedFields.ts';
import { searchText } from '../../text/searchText.ts';
import type { Entrant, FixedSeat } from './draw.ts';
import type { ListedPlayer } from './drawList.ts';
import { type ShownAs, shownName } from './shownName.ts';

/** A person who may be drawn, as the list of participants has them. */
export type DrawnPerson = {
  id: string;
  name: string;
  collegeId: string;
  collegeName: string;
  chapterName: string;
  shownAs: ShownAs;
  table: number | null;
  seat: number | 'last' | null;
  apart: readonly string[];
};

/** The list of a night once it is closed. `numbers` says who is who and is secret; the rest is public. */
export type ClosedList = {
  players: readonly ListedPlayer[];
  fixed: readonly FixedSeat[];
  apart: readonly (readonly [number, number])[];
  numbers: ReadonlyMap<number, string>;
};

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/**
 * Returns the closed list of these people, numbered by name from 1 (season design, 2.3). `seats`: seats at a
 * table.
 */
export function closedList(people: readonly DrawnPerson[], seats: number): ClosedList {
  const sorted = [...people].sort(
    (one, two) => byName.compare(one.name, two.name) || (one.id < two.id ? -1 : 1),
  );
  const names = groupNames(people);
  const numberOf = new Map(sorted.map(({ id }, at) => [id, at + 1]));
  return {
    players: sorted.map((person, at) => shownPlayer(person, at + 1, names)),
    fixed: sorted.flatMap((person, at) => fixedSeat(person, at + 1, seats) ?? []),
    apart: pairsApart(sorted).map(([one, two]) => [numberOf.get(one) ?? 0, numberOf.get(two) ?? 0] as const),
    numbers: new Map([...numberOf].map(([id, no]) => [no, id])),
  };
}

/**
 * Returns a person as everybody sees them. `people`: everyone on the list, so that a school has one spelling.
 */
export function listedPlayer(person: DrawnPerson, no: number, people: readonly DrawnPerson[]): ListedPlayer {
  return shownPlayer(person, no, groupNames([...people, person]));
}

function shownPlayer(person: DrawnPerson, no: number, names: ReadonlyMap<string, string>): ListedPlayer {
  return {
    no,
    shown: publicText(shownName(person.name, person.shownAs)),
    school: names.get(schoolKey(person)) ?? '',
    chapter: names.get(chapterKey(person)) ?? '',
  };
}

/** Returns a person's fixed place at tables of this size; null for somebody who may sit anywhere. */
export function fixedSeat(
  { table, seat }: Pick<DrawnPerson, 'table' | 'seat'>,
  no: number,
  seats: number,
): FixedSeat | null {
  if (table === null && seat === null) return null;
  return {
    no,
    ...(table !== null && { table }),
    // A table with fewer people has its last seat there.
    ...(seat !== null && { seat: seat === 'last' ? seats : Math.min(seat, seats) }),
  };
}

/** Returns the pairs of ids on the list that are kept apart, each once. */
export function pairsApart(
  people: readonly Pick<DrawnPerson, 'id' | 'apart'>[],
): (readonly [string, string])[] {
  const order = new Map(people.map(({ id }, at) => [id, at]));
  const pairs = new Map<string, readonly [string, string]>();
  for (const { id, apart } of people) {
    for (const other of apart) {
      const [mine, theirs] = [order.get(id), order.get(other)];
      if (mine === undefined || theirs === undefined || mine === theirs) continue;
      const pair = mine < theirs ? ([id, other] as const) : ([other, id] as const);
      pairs.set(JSON.stringify(pair), pair);
    }
  }
  return [...pairs.values()];
}

/** Returns the players for the draw, from public data alone. A chapter belongs to one school. */
export function entrantsOf(players: readonly ListedPlayer[]): Entrant[] {
  return players.map(({ no, school, chapter }) => ({
    no,
    school,
    chapter: chapter && `${school}\t${chapter}`,
  }));
}

/** Returns the name of every school and chapter: the first of those that its people have for it. */
function groupNames(people: readonly DrawnPerson[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (key: string, name: string) => {
    const known = names.get(key);
    if (name !== '' && (known === undefined || name < known)) names.set(key, name);
  };
  for (const person of people) {
    add(schoolKey(person), publicText(person.collegeName));
    add(chapterKey(person), publicText(person.chapterName));
  }
  return names;
}

const schoolKey = ({ collegeId, collegeName }: DrawnPerson) => `s ${collegeId || searchText(collegeName)}`;
const chapterKey = (person: DrawnPerson) => `c ${schoolKey(person)} ${searchText(person.chapterName)}`;

/** Returns a text on one line, as the board has it; '' for one that may hold an email address. */
function publicText(text: string): string {
  return text.includes('@') ? '' : readText(text).replace(/\s+/g, ' ').trim();
}
