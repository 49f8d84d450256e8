import { type CsvCell, csvText } from '../../text/csv.ts';
import type { EventInput } from '../eventSchema.ts';
import { eventState } from '../eventState.ts';
import { eventTitle } from '../eventTitle.ts';
import type { TourEvent } from '../tourEvent.ts';
import { typedSignUp } from '../typedSignUp.ts';

type Column = { header: string; cell: (event: TourEvent) => CsvCell };

/** The columns in their order; a field with null gets none. */
const columns: Record<
  keyof EventInput | 'currentParticipants' | 'registration' | 'signUp' | 'id',
  Column | null
> = {
  title: { header: 'Title', cell: eventTitle },
  collegeName: { header: 'College', cell: (event) => event.collegeName },
  fraternityName: { header: 'Fraternity', cell: (event) => event.fraternityName },
  state: { header: 'State', cell: eventState },
  status: { header: 'Status', cell: (event) => event.status },
  showOnLandingPage: { header: 'On landing page', cell: (event) => (event.showOnLandingPage ? 'yes' : 'no') },
  date: { header: 'Date', cell: (event) => event.date },
  time: { header: 'Time', cell: (event) => event.time },
  location: { header: 'Location', cell: (event) => event.location },
  currentParticipants: { header: 'Participants', cell: (event) => event.currentParticipants },
  maxParticipants: { header: 'Max participants', cell: (event) => event.maxParticipants },
  waitingList: { header: 'Waiting list', cell: (event) => event.waitingList },
  entryFee: { header: 'Entry fee', cell: (event) => event.entryFee },
  prizePool: { header: 'Prize pool', cell: (event) => event.prizePool },
  feeGoesTo: { header: 'The fee goes to', cell: (event) => event.feeGoesTo },
  registration: { header: 'Registration', cell: (event) => event.registration },
  signUp: { header: 'Sign-up on this site', cell: typedSignUp },
  id: { header: 'Id', cell: (event) => event.id },
  eventName: null,
  description: null,
  whoMayCome: null,
  parking: null,
  access: null,
  publicContact: null,
  collegeId: null,
  fraternityId: null,
  collegeLogo: null,
  backgroundImage: null,
};
const shown = Object.values(columns).filter((column) => column !== null);

/**
 * Returns events as CSV, without passwords and contacts, since such files get passed around. Money is in
 * whole dollars.
 */
export function eventsCsv(events: readonly TourEvent[]): string {
  return csvText(
    shown.map(({ header }) => header),
    events.map((event) => shown.map(({ cell }) => cell(event))),
  );
}
