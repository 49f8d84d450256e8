import { csvText } from '../text/csv.ts';
import { eventState } from './eventState.ts';
import { eventTitle } from './eventTitle.ts';
import type { TourEvent } from './tourEvent.ts';

const header = [
  'Title',
  'College',
  'Fraternity',
  'State',
  'Status',
  'On landing page',
  'Date',
  'Time',
  'Location',
  'Participants',
  'Max participants',
  'Entry fee',
  'Prize pool',
  'Registration',
  'Id',
];

/**
 * Events as a CSV text for a spreadsheet, one a row, safe from formulas. Days stay 'YYYY-MM-DD', money is in
 * whole dollars. Passwords and contacts are left out: such files travel.
 */
export function eventsCsv(events: readonly TourEvent[]): string {
  return csvText(
    header,
    events.map((event) => [
      eventTitle(event),
      event.collegeName,
      event.fraternityName,
      eventState(event),
      event.status,
      event.showOnLandingPage ? 'yes' : 'no',
      event.date,
      event.time,
      event.location,
      event.currentParticipants,
      event.maxParticipants,
      event.entryFee,
      event.prizePool,
      event.registration,
      event.id,
    ]),
  );
}
