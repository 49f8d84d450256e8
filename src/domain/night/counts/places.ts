import type { DecidedTie } from '../board/board.ts';
import { byCount, type Counted, standing } from '../board/standing.ts';
import { withTies } from './decidedTies.ts';

/** A round that was played: its tables with the last counts of everybody who has a place. */
export type PlayedRound = {
  tables: readonly { people: readonly Counted[] }[];
  ties?: readonly DecidedTie[] | undefined;
};

/** Where someone ended: place, the round they reached, counted from 1, and their chips in it. */
export type Placed = { no: number; place: number; round: number; chips: number };

/**
 * Returns everyone's place (season design, 2.8), by the last round in which they sit. Equals share a place
 * (1, 2, 2, 4).
 */
export function places(rounds: readonly PlayedRound[]): Placed[] {
  const placed: Placed[] = [];
  const later = new Set<number>();
  for (const [at, { tables, ties = [] }] of [...rounds.entries()].reverse()) {
    const ended = tables
      .flatMap(({ people }) => ranked(people, ties))
      .filter(({ no }) => !later.has(no))
      .sort(compare);
    for (const { no } of ended) later.add(no);
    const before = placed.length;
    for (const [index, person] of ended.entries()) {
      const first = ended.findIndex((other) => compare(other, person) === 0);
      placed.push({
        no: person.no,
        place: before + (first < 0 ? index : first) + 1,
        round: at + 1,
        chips: person.count.chips,
      });
    }
  }
  return placed;
}

type Ranked = Counted & { place: number };

/** Returns the people of a table with their places at it; those who tie share one. */
function ranked(people: readonly Counted[], ties: readonly DecidedTie[]): Ranked[] {
  let before = 0;
  return withTies(standing(people), ties).flatMap((group) => {
    const place = before + 1;
    before += group.length;
    return group.map((person) => ({ ...person, place }));
  });
}

function compare(one: Ranked, two: Ranked): number {
  return one.place - two.place || byCount(one.count, two.count);
}
