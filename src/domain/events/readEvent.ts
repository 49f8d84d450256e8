import { publicContact } from '../fields/publicContact.ts';
import {
  day,
  exactText,
  flag,
  image,
  instant,
  link,
  list,
  readFields,
  text,
  wholeNumber,
} from '../fields/storedFields.ts';
import { readSignUp } from '../signUp/signUp.ts';
import { readLine } from '../signUp/spots.ts';
import { parseSortKey } from '../time/parse.ts';
import { isRegistration, registration } from './registration.ts';
import type { TourEvent } from './tourEvent.ts';

const stored = {
  title: text,
  eventName: text,
  description: text,
  collegeId: text,
  collegeName: text,
  college: text,
  fraternityId: text,
  fraternityName: text,
  fraternity: text,
  date: day,
  dateScheduled: day,
  time: text,
  location: text,
  venue: text,
  address: text,
  state: text,
  collegeLogo: image,
  backgroundImage: image,
  status: text,
  showOnLandingPage: flag,
  registration: text,
  signUp: readSignUp,
  line: readLine,
  registrationPassword: exactText,
  googleFormUrl: link,
  maxParticipants: wholeNumber,
  waitingList: wholeNumber,
  entryFee: wholeNumber,
  prizePool: wholeNumber,
  feeGoesTo: text,
  whoMayCome: text,
  parking: text,
  access: text,
  publicContact,
  currentParticipants: wholeNumber,
  participants: list,
  bracketImage: image,
  bracketStatus: text,
  bracketUpdatedAt: instant,
  board: text,
  sortDate: text,
  createdAt: instant,
  updatedAt: instant,
};

/**
 * Returns the public event in a stored document of any age (specification-decisions, "Legacy data"). It never
 * throws and never holds a private field.
 */
export function readEvent(id: string, data: unknown): TourEvent {
  const { college, fraternity, dateScheduled, venue, address, registrationPassword, participants, ...event } =
    readFields(stored, data);
  const date = event.date ?? dateScheduled;
  const enter = isRegistration(event.registration)
    ? event.registration
    : registration(registrationPassword, event.googleFormUrl);
  return {
    ...event,
    id,
    date,
    collegeName: event.collegeName || college,
    fraternityName: event.fraternityName || fraternity,
    location: event.location || venue || address,
    state: /^[a-z]{2}$/i.test(event.state) ? event.state.toUpperCase() : '',
    status: event.status || 'upcoming',
    registration: enter,
    googleFormUrl: enter === 'open' ? event.googleFormUrl : '',
    currentParticipants: event.currentParticipants ?? participants.length,
    sortDate: parseSortKey(event.sortDate, date, event.time),
  };
}
