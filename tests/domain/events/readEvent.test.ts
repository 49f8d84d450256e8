import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { readUnlock } from '../../../src/domain/events/unlocked.ts';
import { readLine } from '../../../src/domain/signUp/line.ts';
import { readTournament } from '../../../src/domain/tournaments/readTournament.ts';

const stored = {
  title: 'Spring Open',
  collegeId: 'purdue-university',
  collegeName: 'Purdue University',
  fraternityId: 'sigma-chi',
  fraternityName: 'Sigma Chi',
  date: '2026-03-14',
  time: '19:00',
  location: 'Memorial Union',
  state: 'IN',
  collegeLogo: 'https://files.example/logo.jpg',
  backgroundImage: '/tournament-images/felt-1.svg',
  status: 'active',
  showOnLandingPage: true,
  registration: 'open',
  googleFormUrl: 'https://forms.example/1',
  maxParticipants: 64,
  entryFee: 25,
  prizePool: 1000,
  feeGoesTo: 'The Campus Food Pantry',
  whoMayCome: 'Students of any college, 18+',
  parking: 'Garage B. Doors open at 6:30 PM.',
  access: 'Step-free through the north door',
  publicContact: '@sigmachi.purdue',
  currentParticipants: 3,
  bracketImage: '',
  board: 'live',
  bracketStatus: 'setup',
  bracketUpdatedAt: new Date('2026-01-02T03:04:05Z'),
  description: '',
  eventName: '',
  sortDate: '2026-03-14T19:00',
  createdAt: new Date('2026-01-01T00:00:00Z'),
  updatedAt: { seconds: 1_767_225_600, nanoseconds: 0 },
};

test('a document of today is read as it stands', () => {
  expect(readEvent('e1', stored)).toEqual({
    ...stored,
    signUp: null,
    waitingList: null,
    line: readLine(null),
    id: 'e1',
    updatedAt: new Date('2026-01-01T00:00:00Z'),
  });
});

describe('documents of an older installation', () => {
  const legacy = {
    college: 'Purdue University',
    fraternity: 'Sigma Chi',
    dateScheduled: '3/14/2026',
    venue: 'Memorial Union',
    state: 'in',
    registrationPassword: ' Aces 21 ',
    googleFormUrl: 'https://forms.example/1',
    entryFee: '$25',
    maxParticipants: '',
    participants: [{ name: 'A' }, { name: 'B' }],
    salesContact: { name: 'Kim', phone: '1' },
    pointOfContact: 'Kim',
  };

  test('other names are understood', () => {
    expect(readEvent('e1', legacy)).toMatchObject({
      collegeName: 'Purdue University',
      fraternityName: 'Sigma Chi',
      date: '2026-03-14',
      sortDate: '2026-03-14T23:59',
      location: 'Memorial Union',
      state: 'IN',
      status: 'upcoming',
      entryFee: 25,
      maxParticipants: null,
      currentParticipants: 2,
    });
    expect(readEvent('e1', { address: '1 Main St' }).location).toBe('1 Main St');
  });

  test('the newer name wins', () => {
    const both = { collegeName: 'New', college: 'Old', location: 'Here', venue: 'There', date: '2026-01-01' };
    expect(readEvent('e1', { ...legacy, ...both })).toMatchObject({
      collegeName: 'New',
      location: 'Here',
      date: '2026-01-01',
    });
  });

  test('a password locks, and neither it nor the form nor a contact is handed on', () => {
    const event = readEvent('e1', legacy);
    expect(event).toMatchObject({ registration: 'locked', googleFormUrl: '' });
    expect(JSON.stringify(event)).not.toMatch(/Aces|forms\.example|Kim/);
  });

  test('a form without a password is open, neither is none', () => {
    expect(readEvent('e1', { ...legacy, registrationPassword: '' })).toMatchObject({
      registration: 'open',
      googleFormUrl: 'https://forms.example/1',
    });
    expect(readEvent('e1', {}).registration).toBe('none');
  });

  test('TBD is no date, and a missing one sorts last', () => {
    expect(readEvent('e1', { date: 'TBD', dateScheduled: 'TBD' })).toMatchObject({
      date: null,
      sortDate: '9999-12-31',
    });
    expect(readEvent('e1', { date: null, dateScheduled: '2026-05-06' }).date).toBe('2026-05-06');
  });

  test('a Timestamp is its local day', () => {
    expect(readEvent('e1', { date: new Date(2026, 2, 14, 22) }).date).toBe('2026-03-14');
  });

  test('a picture stored as data is kept, a script is not', () => {
    const picture = 'data:image/png;base64,AAAA';
    const script = {
      collegeLogo: 'javascript:alert(1)',
      bracketImage: 'data:text/html,x',
      googleFormUrl: 'http://x.example',
    };
    expect(readEvent('e1', { backgroundImage: picture }).backgroundImage).toBe(picture);
    expect(readEvent('e1', script)).toMatchObject({
      collegeLogo: '',
      bracketImage: '',
      googleFormUrl: '',
      registration: 'none',
    });
  });
});

const junk = fc.anything({
  withDate: true,
  withBigInt: true,
  withNullPrototype: true,
  withSparseArray: true,
});

test('whatever is stored is read without a failure, and what is read is read again as the same', () => {
  const field = fc.constantFrom(...Object.keys(stored), 'college', 'dateScheduled', 'venue', 'participants');
  const document = fc.oneof(junk, fc.dictionary(field, junk));
  fc.assert(
    fc.property(document, (data) => {
      const event = readEvent('e1', data);
      expect(event.sortDate).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/);
      expect(event.googleFormUrl === '' || event.registration === 'open').toBe(true);
      expect(readEvent('e1', event)).toEqual(event);
      expect(readEvent('e1', JSON.parse(JSON.stringify(event)))).toEqual(event);
      expect(readTournament('t1', data).id).toBe('t1');
      expect(readUnlock(data).googleFormUrl ?? 'https://').toMatch(/^https:/);
    }),
    { numRuns: 500 },
  );
});

test('a tournament keeps its fields', () => {
  const tournament = {
    title: 'Fall Cup',
    date: '2025-10-01',
    time: '',
    status: 'completed',
    winner: 'Ann',
    runnerUp: 'Bo',
  };
  expect(readTournament('t1', tournament)).toEqual({
    ...{ id: 't1', location: '', imageUrl: '', type: '', board: '', chapter: '', collegeName: '' },
    ...tournament,
    sortDate: '2025-10-01T23:59',
  });
});
