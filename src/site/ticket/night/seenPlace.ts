import { list, number, readFields, text } from '../../../domain/fields/storedFields.ts';
import { placeDetail, placeHeadline } from '../../../domain/results/ownPlace.ts';
import type { ResultRow, Results } from '../../../domain/results/results.ts';
import { stored } from '../../../lib/stored.ts';

const fields = {
  headline: text,
  detail: text,
  place: number,
  no: number,
  points: number,
  name: text,
  school: text,
  title: text,
  day: text,
  where: text,
  players: number,
  rows: (value: unknown) => list(value).map((row) => readFields({ place: number }, row)),
};

/** Somebody's place as this browser saw it last, with what its picture says. */
export type SeenPlace = ReturnType<typeof readSeenPlace>;

function readSeenPlace(data: unknown) {
  return readFields(fields, data);
}

/** What this browser remembers of the place of a ticket's holder, also once the ticket is deleted. */
export function seenPlace(ticketId: string) {
  return stored('localStorage', `seen:place:${ticketId}`, readSeenPlace);
}

/** Returns what is remembered of a place. `rows`: of those who won alone, which the picture counts. */
export function placeToRemember(row: ResultRow, results: Results): SeenPlace {
  const { place, no, points, name, school } = row;
  const { title, day, place: where, players, rows } = results;
  return {
    headline: placeHeadline(row, results),
    detail: placeDetail(row, results),
    ...{ place, no, points, name, school, title, day, where, players },
    rows: rows.filter((one) => one.place === 1).map((one) => ({ place: one.place })),
  };
}
