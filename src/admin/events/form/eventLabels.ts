import type { EventFieldName } from '../../../domain/events/eventFields.ts';
import { noteLabels } from '../../../domain/events/page/eventNotes.ts';

/** The labels of an event's fields (specification 2.10). */
export const eventLabels: Record<EventFieldName, string> = {
  title: 'Title',
  eventName: 'Event name',
  description: 'Description',
  collegeId: 'College',
  collegeName: 'College',
  fraternityId: 'Fraternity',
  fraternityName: 'Fraternity',
  date: 'Date',
  time: 'Time',
  location: 'Location',
  state: 'State',
  collegeLogo: 'College logo',
  backgroundImage: 'Branding image',
  status: 'Status',
  showOnLandingPage: 'Show on landing page',
  maxParticipants: 'Max participants',
  waitingList: 'Waiting list',
  entryFee: 'Entry fee',
  prizePool: 'Prize pool',
  ...noteLabels,
  registrationPassword: 'Registration password',
  signUp: 'Registration',
  googleFormUrl: 'Google Form URL',
  contactPerson: 'Point of contact',
  contactName: 'Name',
  contactRole: 'Role',
  contactEmail: 'Email',
  contactPhone: 'Phone',
};
