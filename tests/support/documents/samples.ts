import { serverTimestamp } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';

/*
 * A valid document of every kind, as it is sent (moments by the server) and, for seeding, as it is stored.
 */

/** Returns the id of a request in the app's format; each `number` gives another id. */
export const requestId = (number = 1) => number.toString(16).padStart(32, '0');

export const key = 'A-z_0123456789A-z_0123456789A-z_0123456789A';

/** The key of the pass that the sample event's crew has joined with. */
export const passKey = 'A-z_0123456789A-z_0123';

const moment = new Date('2026-01-02T03:04:05Z');
const now = serverTimestamp();

type Fields = Record<string, unknown>;

const event = {
  title: 'Spring Open',
  eventName: '',
  description: '',
  collegeId: 'purdue-university',
  collegeName: 'Purdue University',
  fraternityId: 'sigma-chi',
  fraternityName: 'Sigma Chi',
  date: '2026-03-14',
  time: '19:00',
  location: 'Memorial Union',
  state: 'IN',
  sortDate: '2026-03-14T19:00',
  collegeLogo: 'https://files.example/logo.jpg',
  backgroundImage: '/tournament-images/default.jpg',
  status: 'upcoming',
  showOnLandingPage: true,
  registration: 'open',
  googleFormUrl: 'https://forms.example/1',
  maxParticipants: 64,
  waitingList: null,
  entryFee: 25,
  prizePool: 1000,
  feeGoesTo: 'The Campus Food Pantry',
  whoMayCome: 'Students of any college, 18+',
  parking: 'Garage B. Doors open at 6:30 PM.',
  access: 'Step-free through the north door',
  publicContact: '@sigmachi.purdue',
  currentParticipants: 0,
  bracketImage: '',
  bracketStatus: 'setup',
  board: '',
};
const contact = { name: 'Kim', role: 'President', email: 'kim@college.example', phone: '555 0100' };
const privatePart = {
  registrationPassword: 'aces21',
  googleFormUrl: 'https://forms.example/1',
  salesContact: contact,
  contactPerson: 'Kim',
  requestId: 'r1',
};
const search = {
  title: 'Spring Open',
  collegeName: 'Purdue University',
  fraternityName: 'Sigma Chi',
  location: 'Memorial Union',
  state: 'IN',
  date: '2026-03-14',
  sortDate: '2026-03-14T19:00',
  tokens: ['sp', 'spr', 'pur|sig'],
};
const place = {
  collegeId: 'purdue-university',
  collegeName: 'Purdue University',
  chapterId: 'purdue-university--sigma-chi',
  chapterName: 'Sigma Chi',
  shownAs: 'short',
};
const participant = {
  name: 'Ann',
  email: 'ann@college.example',
  checkedIn: false,
  checkedInAt: null,
  checkedInBy: '',
  source: 'manual',
  ...place,
  table: 3,
  seat: 'last',
  apart: ['p2'],
};
const pass = {
  scopes: ['door', 'tables'],
  label: 'Front door',
  opensAt: moment,
  endsAt: new Date('2099-03-15T06:00:00Z'),
  closed: false,
  full: false,
  devices: 0,
};
const member = { pass: passKey, name: 'Kim', removed: false };
const unlock = { googleFormUrl: 'https://forms.example/1' };
const tournament = {
  title: 'Fall Cup',
  date: '2025-10-01',
  time: '18:00',
  location: 'Student Center',
  imageUrl: '/tournament-images/default.jpg',
  status: 'completed',
  type: 'regional',
  winner: 'Ann',
  runnerUp: 'Bo',
  chapter: 'Sigma Chi',
  collegeName: 'Purdue University',
  sortDate: '2025-10-01T18:00',
};
const request = {
  organizerName: 'Lee',
  email: 'lee@college.example',
  phone: '555 0100',
  collegeName: 'Purdue University',
  fraternityName: '',
  proposedDate: '2026-04-01',
  proposedTime: '19:00',
  estimatedParticipants: 40,
  location: 'Memorial Union',
  additionalInfo: '',
  status: 'pending',
};
const college = {
  name: 'Purdue University',
  conference: 'Big Ten Conference',
  logoPath: null,
  fraternityCount: 1,
  state: 'IN',
  location: 'West Lafayette',
};
const fraternity = {
  name: 'Sigma Chi',
  letters: 'ΣΧ',
  chapterName: 'Delta Delta',
  size: 90,
  active: true,
  status: 'outreached',
  philanthropy: 'Huntsman Cancer Institute',
  instagramUsername: 'sigmachi',
  instagramLink: 'https://instagram.example/sigmachi',
  rushChairName: 'Lee',
  rushChairNumber: '555 0100',
  rushChairEmail: 'lee@college.example',
  rushChairContacted: true,
  rushChairConfirmedOn: '2025-09-01',
  presidentName: 'Kim',
  presidentNumber: '555 0101',
  presidentEmail: '',
  presidentContacted: false,
  presidentConfirmedOn: null,
  philanthropyName: '',
  philanthropyNumber: '',
  philanthropyEmail: '',
  philanthropyContacted: false,
  philanthropyConfirmedOn: null,
  signupFormUrl: '',
  signupSheetUrl: '',
  lastContactAt: null,
  quietSince: moment,
  nextStep: 'Send the flyer',
  nextStepOn: '2026-01-09',
  declinedOn: null,
  owner: 'Ann',
  state: 'IN',
  conference: 'Big Ten Conference',
  collegeName: '',
  reached: false,
  reachable: true,
  confirmFrom: '2000-01-01',
  joinDate: null,
};
const outreach = {
  role: 'rushChair',
  person: 'Lee',
  channel: 'call',
  outcome: 'talked',
  note: 'Wants a date in March.',
  nextStep: 'Send the flyer',
  nextStepOn: '2026-01-09',
  by: 'Ann',
};
const pipelineEntry = {
  status: 'prospect',
  collegeName: 'Purdue University',
  fraternityName: 'Sigma Chi',
  contact,
};
const settings = { googleSheetUrl: 'https://sheets.example/1' };
const outreachSettings = { callers: ['Ann'] };
const imported = {
  of: 'AbCdEfGhIjKlMnOpQrSt',
  what: 'fraternities',
  rows: 2,
  changes: [
    {
      path: 'colleges/purdue-university/fraternities/f1',
      before: { size: null },
      after: { size: 90 },
    },
  ],
};
const importedPeople = {
  ...imported,
  what: 'people',
  changes: [{ path: 'events/e1/participants/p1', before: null, after: { name: 'Ann Lee' } }],
};
const template = { name: 'Hello', channel: 'text', subject: '', body: 'Hi {first name}' };

/** The fields that a client sends to create each kind of document, by collection. */
export const sent = {
  events: { ...event, createdAt: now, updatedAt: now },
  private: privatePart,
  search,
  participants: { ...participant, createdAt: now },
  unlocks: unlock,
  passes: { ...pass, createdAt: now },
  crew: { ...member, joinedAt: now, seenAt: now },
  tournaments: tournament,
  tournamentRequests: { ...request, createdAt: now },
  colleges: college,
  fraternities: { ...fraternity, createdAt: now },
  outreach: { ...outreach, at: moment, createdAt: now },
  history: {
    by: 'Dana',
    level: 'super',
    at: now,
    act: 'change',
    fields: ['title', 'entryFee'],
    from: ['"Spring Open"', ''],
    to: ['"Fall Open"', '25'],
  },
  imports: { ...imported, at: now },
  importsOfPeople: { ...importedPeople, at: now },
  salesPipeline: { ...pipelineEntry, createdAt: now, updatedAt: now },
  settings: { ...settings, updatedAt: now },
  outreachSettings: { ...outreachSettings, updatedAt: now },
  templates: { ...template, updatedAt: now },
  trash: { kind: 'event', title: 'Spring Open', pictures: [], deletedAt: now, by: 'Dana', emptied: false },
} satisfies Record<string, Fields>;

/** A walk-in as a device of the crew sends one that is not here yet. */
export const sentWalkIn = {
  name: 'Bo',
  email: '',
  checkedIn: false,
  checkedInAt: null,
  checkedInBy: '',
  source: 'walk-in',
  ...place,
  createdAt: now,
};

/** One stored document of each kind, by path. */
export const season: Record<string, Record<string, Stored>> = {
  'events/e1': { ...event, createdAt: moment, updatedAt: moment },
  'addresses/e-1': { of: 'mine' },
  'events/e1/private/staff': privatePart,
  'events/e1/private/search': search,
  'events/e1/participants/p1': { ...participant, createdAt: moment },
  [`events/e1/unlocks/${key}`]: unlock,
  [`events/e1/passes/${passKey}`]: { ...pass, createdAt: moment },
  'events/e1/crew/crew': { ...member, joinedAt: moment, seenAt: moment },
  'tournaments/t1': tournament,
  'tournamentRequests/r1': { ...request, createdAt: moment },
  'colleges/purdue-university': college,
  'colleges/purdue-university/fraternities/f1': { ...fraternity, createdAt: moment },
  'colleges/purdue-university/fraternities/f1/outreach/o1': { ...outreach, at: moment, createdAt: moment },
  'events/e1/imports/i1': { ...importedPeople, at: moment },
  'imports/i1': { ...imported, at: moment },
  'salesPipeline/s1': { ...pipelineEntry, createdAt: moment, updatedAt: moment },
  'settings/salesPipeline': { ...settings, updatedAt: moment },
  'settings/outreach': { ...outreachSettings, updatedAt: moment },
  'settings/outreach/templates/hello': { ...template, updatedAt: moment },
};
