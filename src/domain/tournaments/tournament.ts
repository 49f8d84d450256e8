/** The statuses of a tournament (specification 3). */
export const tournamentStatuses = ['upcoming', 'scheduled', 'completed'] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];

/** The lists of tournaments that have an address of their own (specification 2.5). */
export const tournamentTypes = ['previous', 'upcoming', 'scheduled'] as const;
export type TournamentType = (typeof tournamentTypes)[number];

/** The status that the tournaments of a list have: 'previous' shows the completed ones (decisions). */
export function statusOfType(type: TournamentType): TournamentStatus {
  return type === 'previous' ? 'completed' : type;
}

/** A tournament, as every screen sees it. */
export type Tournament = {
  id: string;
  title: string;
  date: string | null;
  time: string;
  location: string;
  imageUrl: string;
  /** One of tournamentStatuses, or what an older document holds. */
  status: string;
  type: string;
  winner: string;
  runnerUp: string;
  chapter: string;
  collegeName: string;
  sortDate: string;
};
