import type { EventStatus } from '../src/domain/events/eventStatus.ts';

/** The fixed facts of an event; the rest is random. */
export type Plan = {
  /** The short name of the college in the list of colleges. */
  campus: string;
  fraternity: string;
  title: string;
  /** Days from today, or null for no date yet. */
  inDays: number | null;
  time: string;
  status: EventStatus;
  onLanding: boolean;
  password: string;
  hasForm: boolean;
  image: string;
  venue: string;
};

const felt = (number: number) => `/tournament-images/felt-${number}.svg`;

const shown = {
  status: 'upcoming' as EventStatus,
  onLanding: true,
  password: '',
  hasForm: true,
  venue: 'Student Union Ballroom',
};

/** The events of the landing page: each kind of Enter, and each case that a card must handle. */
export const FEATURED: readonly Plan[] = [
  {
    ...shown,
    campus: 'Alabama',
    fraternity: 'Sigma Nu',
    title: 'Tuscaloosa Twenty-One',
    inDays: 0,
    time: '20:00',
    status: 'active',
    image: felt(1),
    venue: 'Riverside Great Hall',
  },
  {
    ...shown,
    campus: 'Texas',
    fraternity: 'Phi Gamma Delta',
    title: 'Forty Acres Blackjack Classic',
    inDays: 3,
    time: '19:00',
    password: 'phigammadelta21',
    image: felt(2),
    venue: 'Old Union Ballroom',
  },
  {
    ...shown,
    campus: 'Wisconsin',
    fraternity: 'Chi Psi',
    title: 'Lakeshore High Count',
    inDays: 6,
    time: '7 PM doors',
    image: felt(3),
    venue: 'Memorial Terrace Hall',
  },
  {
    ...shown,
    campus: 'Virginia Tech',
    fraternity: 'Sigma Phi Epsilon',
    title: '',
    inDays: 9,
    time: '18:30',
    password: 'sigmaphiepsilon117',
    image: felt(4),
    venue: 'Drillfield Commons',
  },
  {
    ...shown,
    campus: 'Michigan',
    fraternity: 'Delta Tau Delta',
    title: 'Ann Arbor Double Down',
    inDays: 12,
    time: '',
    hasForm: false,
    image: felt(5),
    venue: 'Huron Room, Student Union',
  },
  {
    ...shown,
    campus: 'Georgia',
    fraternity: 'Kappa Alpha Order',
    title: 'Classic City Shuffle',
    inDays: 15,
    time: '19:30',
    image: felt(4),
    venue: 'North Campus Pavilion',
  },
  {
    ...shown,
    campus: 'Penn State',
    fraternity: 'Alpha Tau Omega',
    title: 'The Happy Valley Interfraternity Blackjack Invitational and Scholarship Benefit Night',
    inDays: 18,
    time: '18:00',
    password: 'alphatauomega808',
    image: felt(6),
    venue: 'Alumni Hall',
  },
  {
    ...shown,
    campus: 'Ohio State',
    fraternity: 'Beta Theta Pi',
    title: 'Columbus Card Night',
    inDays: 21,
    time: '20:00',
    status: 'scheduled',
    hasForm: false,
    image: '',
    venue: 'Oval Lounge',
  },
  {
    ...shown,
    campus: 'Purdue',
    fraternity: 'Theta Chi',
    title: 'Boiler Room Blackjack',
    inDays: 25,
    time: '19:00',
    password: 'thetachi404',
    hasForm: false,
    image: felt(2),
    venue: 'Memorial Union East Room',
  },
  {
    ...shown,
    campus: 'Towson',
    fraternity: 'Pi Kappa Phi',
    title: 'Towson Turn of the Cards',
    inDays: 29,
    time: '21:00',
    image: felt(1),
    venue: 'West Village Commons',
  },
  {
    ...shown,
    campus: 'Florida',
    fraternity: 'Sigma Chi',
    title: 'Swamp Side Stakes',
    inDays: 33,
    time: '18:45',
    image: felt(3),
    venue: '',
  },
  {
    ...shown,
    campus: 'Nebraska',
    fraternity: 'Phi Kappa Psi',
    title: 'Lincoln Splits',
    inDays: null,
    time: '',
    status: 'scheduled',
    hasForm: false,
    image: felt(5),
    venue: 'City Campus Union',
  },
];

/** The other campuses of the season, at most two events each. */
export const CAMPUSES: readonly string[] = [
  'Pittsburgh',
  'Rutgers',
  'Indiana',
  'Iowa',
  'Michigan State',
  'Minnesota',
  'Northwestern',
  'Maryland',
  'Clemson',
  'Florida State',
  'Duke',
  'North Carolina',
  'NC State',
  'Virginia',
  'Louisville',
  'Syracuse',
  'Boston College',
  'Kentucky',
  'Tennessee',
  'Auburn',
  'LSU',
  'Ole Miss',
  'Missouri',
  'Oklahoma',
  'Texas A&M',
  'Kansas',
  'Baylor',
  'TCU',
  'Arizona',
  'Colorado',
  'Oregon',
  'Washington',
  'UCLA',
  'USC',
  'Stanford',
  'Boise State',
  'Gonzaga',
  'Villanova',
  'Xavier',
  'Dayton',
];

/** The number of events of each status added to the featured ones, for a season of sixty. */
export const OTHERS: Readonly<Record<EventStatus, number>> = {
  active: 3,
  upcoming: 9,
  scheduled: 12,
  completed: 24,
};
