import type { ResultRow, Results } from '../results/results.ts';

/** A row of a night, earned by one player for a school and a chapter. */
export type Entry = Omit<ResultRow, 'no' | 'round' | 'chips'> & {
  /** The event's id, by which `counting` tells nights apart. */
  night: string;
  title: string;
  day: string;
  /** How many played. */
  players: number;
};

/** Returns every row of a season's nights, oldest first, under the ids that joined players count for. */
export function seasonEntries(nights: readonly Results[], aliases: ReadonlyMap<string, string>): Entry[] {
  return [...nights].sort(byDay).flatMap(({ eventId, title, day, players, rows }) =>
    [...rows]
      .sort((one, two) => one.place - two.place || byCode(one.player, two.player))
      .filter(({ player }) => player !== '')
      .map(({ no: _no, round: _round, chips: _chips, ...row }) => ({
        ...row,
        player: aliases.get(row.player) ?? row.player,
        night: eventId,
        title,
        day,
        players,
      })),
  );
}

/** Compares nights by day, those of one day by id. */
export function byDay(one: Pick<Results, 'day' | 'eventId'>, two: Pick<Results, 'day' | 'eventId'>): number {
  return byCode(one.day, two.day) || byCode(one.eventId, two.eventId);
}

/** Compares by code units: the same on every device, whatever its language. */
export function byCode(one: string, two: string): number {
  return one < two ? -1 : Number(one > two);
}
