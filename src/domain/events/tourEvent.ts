import type { SignUp } from '../signUp/signUp.ts';
import type { Line } from '../signUp/spots.ts';
import type { EventInput } from './eventSchema.ts';
import type { Registration } from './registration.ts';

/** The public part of an event, as every screen gets it: what staff entered and what is derived from it. */
export type TourEvent = Omit<EventInput, 'status'> & {
  id: string;
  /** One of eventStatuses, or an unknown value of an older document. */
  status: string;
  registration: Registration;
  /** Whether and until when one signs up on this site; null where that was never chosen. */
  signUp: SignUp | null;
  /** Who waits for a spot. */
  line: Line;
  /** '' unless registration is 'open'. */
  googleFormUrl: string;
  currentParticipants: number;
  bracketImage: string;
  bracketStatus: string;
  bracketUpdatedAt: Date | null;
  /** What can be seen of its night: '' nothing, 'live' its board, 'results'. */
  board: string;
  sortDate: string;
  createdAt: Date | null;
  updatedAt: Date | null;
};
