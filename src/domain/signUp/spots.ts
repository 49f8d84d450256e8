import { instant, number, readFields } from '../fields/storedFields.ts';

/** The waiting list of an event as its document counts it. */
export type Line = {
  /** How many wait. */
  waiting: number;
  /** The last place that was given. */
  queued: number;
  /** The place up to which nobody waits any more. */
  gone: number;
  /** How many places behind that are empty too, as people left or took a spot out of turn; the last one. */
  left: number;
  leftTo: number;
  /** The place up to which staff called people, whether others ahead of them sleep or not; 0 for none. */
  called: number;
  /** When a spot fell free last, or staff called. */
  calledAt: Date | null;
};

const fields = {
  waiting: number,
  queued: number,
  gone: number,
  left: number,
  leftTo: number,
  called: number,
  calledAt: instant,
};

/** Returns the line in a stored event; an empty one where nobody ever waited. */
export function readLine(data: unknown): Line {
  return readFields(fields, data);
}

/** What tells the spots of an event. */
export type Lined = { currentParticipants: number; maxParticipants: number | null; line: Line };

/** Returns how many spots are free, whoever they are kept for; Infinity without a limit. */
export function freeSpots({ maxParticipants, currentParticipants }: Omit<Lined, 'line'>): number {
  if (maxParticipants === null) return Number.POSITIVE_INFINITY;
  return Math.max(0, maxParticipants - currentParticipants);
}

/** Returns how many spots are free for who comes now: those that nobody in line waits for. */
export function spareSpots(event: Lined): number {
  return Math.max(0, freeSpots(event) - event.line.waiting);
}

/** Whether the waiting list has room for one more; whether one has to wait, `spareSpots` says. */
export function hasWaitingRoom({
  line,
  waitingList,
  maxParticipants,
}: Omit<Lined, 'currentParticipants'> & { waitingList: number | null }): boolean {
  return line.waiting < (waitingList ?? maxParticipants ?? 0);
}
