/** The statuses of an event, in the order of its life (specification 4). */
export const eventStatuses = ['upcoming', 'active', 'scheduled', 'completed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** What Enter does: nothing yet, open the form, or ask for the password. */
export type Registration = 'none' | 'open' | 'locked';

/** The public part of an event, as every screen sees it. */
export type TourEvent = {
  id: string;
  title: string;
  eventName: string;
  description: string;
  collegeId: string;
  collegeName: string;
  fraternityId: string;
  fraternityName: string;
  /** A calendar day 'YYYY-MM-DD', local to the campus. */
  date: string | null;
  /** 'HH:mm' or free text, local to the campus. */
  time: string;
  location: string;
  state: string;
  collegeLogo: string;
  backgroundImage: string;
  /** One of eventStatuses, or what an older document holds. */
  status: string;
  showOnLandingPage: boolean;
  registration: Registration;
  /** '' unless registration is 'open'. */
  googleFormUrl: string;
  maxParticipants: number | null;
  /** Whole US dollars. */
  entryFee: number | null;
  prizePool: number | null;
  currentParticipants: number;
  bracketImage: string;
  bracketStatus: string;
  bracketUpdatedAt: Date | null;
  sortDate: string;
  createdAt: Date | null;
  updatedAt: Date | null;
};
