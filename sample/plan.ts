import type { EventStatus } from '../src/domain/events/eventStatus.ts';

/** The fixed facts of an event; the rest is random. */
export type Plan = {
  /** The short name of the college in the list of colleges. */
  campus: string;
  /** '' at a college without Greek life. */
  fraternity: string;
  /** The group that hosts: the fraternity, or another one. */
  host: string;
  title: string;
  description: string;
  /** The place of its evening from today on (`Evenings`), or null for no date yet. */
  evening: number | null;
  time: string;
  status: EventStatus;
  onLanding: boolean;
  password: string;
  hasForm: boolean;
  /** With sign-up on the site: how many spots are left, null when the list is as planned, and how many wait. */
  signUp?: { left: number | null; waiting?: number };
  image: string;
  bracketImage: string;
  venue: string;
  maxParticipants: number | null;
  /** How many sign up, where that is planned. */
  heads?: number | undefined;
  /** In dollars; 0 for a free event. */
  entryFee: number | null;
  prizePool: number | null;
  /** Whom the entry supports, where the description doesn't name one of the usual causes. */
  feeGoesTo?: string;
  /** The names in the picture of the bracket: the winner, the runner-up, then the others. */
  finalists: readonly string[];
};

/** Returns the address of one of the six drawings. */
export function felt(number: number): string {
  return `/tournament-images/felt-${number}.svg`;
}
