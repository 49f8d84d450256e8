import type { EventInput } from './eventSchema.ts';
import type { Registration } from './registration.ts';

/** The public part of an event, as every screen sees it: what staff gave, and what follows from it. */
export type TourEvent = Omit<EventInput, 'status'> & {
  id: string;
  /** One of eventStatuses, or what an older document holds. */
  status: string;
  registration: Registration;
  /** '' unless registration is 'open'. */
  googleFormUrl: string;
  currentParticipants: number;
  bracketImage: string;
  bracketStatus: string;
  bracketUpdatedAt: Date | null;
  sortDate: string;
  createdAt: Date | null;
  updatedAt: Date | null;
};
