/** The statuses of a tournament (specification 3). */
export const tournamentStatuses = ['upcoming', 'scheduled', 'completed'] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];

/** The lists of tournaments that have their own address (specification 2.5). */
export const tournamentTypes = ['previous', 'upcoming', 'scheduled'] as const;
export type TournamentType = (typeof tournamentTypes)[number];

/**
 * Returns the status of the tournaments in a list: 'previous' shows the completed ones
 * (specification-decisions).
 */
export function statusOfType(type: TournamentType): TournamentStatus {
  return type === 'previous' ? 'completed' : type;
}

/** A tournament, as every screen gets it. */
export type Tournament = {
  id: string;
  title: string;
  date: string | null;
  time: string;
  location: string;
  imageUrl: string;
  /** One of tournamentStatuses, or an unknown value of an older document. */
  status: string;
  type: string;
  winner: string;
  runnerUp: string;
  chapter: string;
  collegeName: string;
  sortDate: string;
  /** 'results' once the results of its night are published; like an event's. */
  board: string;
};
