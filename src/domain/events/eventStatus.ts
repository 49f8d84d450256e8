/** The statuses of an event, in the order of its life cycle (specification 4). */
export const eventStatuses = ['upcoming', 'active', 'scheduled', 'completed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Whether the final table of an event's night is over while its results aren't published. */
export function isDecided({ board, bracketStatus }: { board: string; bracketStatus: string }): boolean {
  return board === 'live' && bracketStatus === 'completed';
}
