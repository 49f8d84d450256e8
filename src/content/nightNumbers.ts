/**
 * A standard night of the tour (tour rules, section 3). The pages that tell its numbers take them from here.
 */
export const night = {
  seats: 7,
  moveOn: 2,
  hands: 30,
  /** What a round takes, in hours, and check-in before the first. */
  hoursOfRound: 1,
  hoursOfCheckIn: 0.5,
};

/** Returns how many tables a field needs. */
export function tablesFor(players: number): number {
  return Math.ceil(players / night.seats);
}

/** Returns how many rounds a field plays, the final table included. */
export function roundsFor(players: number): number {
  const tables = tablesFor(players);
  return tables <= 1 ? 1 : 1 + roundsFor(tables * night.moveOn);
}

/** Returns how long a night takes with check-in, in hours: '2½'. */
export function hoursFor(players: number): string {
  const hours = roundsFor(players) * night.hoursOfRound + night.hoursOfCheckIn;
  return `${Math.floor(hours)}${hours % 1 === 0 ? '' : '½'}`;
}
