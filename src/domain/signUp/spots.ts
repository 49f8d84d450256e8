import { instant, number, readFields, text } from '../fields/storedFields.ts';

/** The waiting list of an event as its document has it. */
export type Line = {
  /** How many wait. */
  waiting: number;
  /** The place up to which nobody waits any more. */
  gone: number;
  /** Every place after that, the first in line first: 'w' for who waits, 'x' for who left or took a spot. */
  order: string;
  /** The place up to which staff called people, whether others ahead of them sleep or not; 0 for none. */
  called: number;
  /** When a spot fell free last, or staff called. */
  calledAt: Date | null;
};

const fields = { waiting: number, gone: number, order: text, called: number, calledAt: instant };

/** How many places are told apart at once, as the rules have it. */
const mostPlaces = 3000;

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
  return line.waiting < (waitingList ?? maxParticipants ?? 0) && line.order.length < mostPlaces;
}
