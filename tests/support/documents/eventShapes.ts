import { Timestamp } from 'firebase/firestore/lite';
import { limits } from '../../../src/domain/fields/limits.ts';
import {
  addressOf,
  byServer,
  contact,
  filled,
  flag,
  foreignFields,
  forged,
  inTwoDays,
  link,
  long,
  noNull,
  now,
  oneOf,
  orNull,
  picture,
  type Shape,
  stamp,
  state,
  text,
  tokens,
  whole,
} from './fieldValues.ts';
import { passKey, sent } from './samples.ts';

const note = {
  takes: ['', 'Garage B', long(limits.note)],
  refuses: [long(limits.note + 1), 'Two\nlines', 1, null, ['Garage B'], { at: 'Garage B' }],
};

const lineCounts = ['waiting', 'gone', 'called'];
const ofAll = (count: unknown) => Object.fromEntries(lineCounts.map((name) => [name, count]));
const line = {
  takes: [{}, ofAll(0), { ...ofAll(100_000), order: 'wx'.repeat(1500), calledAt: now }],
  refuses: [
    ...[null, 1, 'x', [], { calledAt: 'now' }, { calledAt: null }, ofAll('1')],
    ...[1, null, true, 'a', 'w w', 'W', 'w'.repeat(3001)].map((order) => ({ ...ofAll(1), order })),
    ...lineCounts.flatMap((name) =>
      [-1, 1.5, Number.NaN, '1', null, true].map((count) => ({ ...ofAll(1), [name]: count })),
    ),
    ...foreignFields.map((field) => ({ waiting: 1, [field]: 'x' })),
  ],
};

/** What staff write of events and their people, and of tournaments. */
export const eventShapes: Record<string, Shape> = {
  event: {
    as: 'regular',
    stored: 'events/e1',
    fresh: 'events/e2',
    data: sent.events,
    stamp,
    required: ['title', 'date', 'sortDate', 'status', 'showOnLandingPage', 'registration'],
    fields: {
      title: text(limits.title),
      eventName: text(limits.title),
      description: text(limits.longText),
      collegeId: text(limits.name),
      collegeName: text(limits.name),
      fraternityId: text(limits.name),
      fraternityName: text(limits.name),
      time: text(limits.time),
      location: text(limits.location),
      state,
      collegeLogo: picture,
      backgroundImage: picture,
      status: oneOf('upcoming', 'active', 'completed', 'scheduled'),
      showOnLandingPage: flag,
      maxParticipants: orNull(whole(1, limits.people)),
      waitingList: orNull(whole(0, limits.waitingList)),
      line,
      entryFee: orNull(whole(0, limits.dollars)),
      prizePool: orNull(whole(0, limits.dollars)),
      feeGoesTo: note,
      whoMayCome: note,
      parking: note,
      access: note,
      publicContact: {
        takes: [
          '',
          '@a',
          '@delta.sigma_27',
          'ann.b+c@mail.x-y.edu',
          `${'a'.repeat(64)}@${'b'.repeat(120)}.${'c'.repeat(14)}`,
        ],
        refuses: ['ann', 'ann@x', '@', '@a b', `@${'a'.repeat(31)}`, '@a@b', 'ann@x.edu?cc=b@x.edu', '@a\n']
          .concat([
            'javascript:a@b.c',
            'https://www.instagram.com/a/',
            `a@${'b'.repeat(121)}.cc`,
            `${'a'.repeat(65)}@b.cc`,
            `a@b.${'c'.repeat(15)}`,
            'ann@mail',
          ])
          .map((contact): unknown => contact)
          .concat([1, null, ['@a']]),
      },
      currentParticipants: noNull(whole(0, limits.people)),
      signUp: {
        takes: [
          { open: false, closesAt: 0 },
          { open: true, closesAt: 9_000_000_000_000 },
        ],
        refuses: [
          ...[null, true, {}, { open: true }, { closesAt: 0 }, { open: 'yes', closesAt: 0 }],
          ...[-1, 9_000_000_000_001, 1.5, '0', null].map((closesAt) => ({ open: true, closesAt })),
          ...foreignFields.map((field) => ({ open: true, closesAt: 0, [field]: 'x' })),
        ],
      },
      bracketImage: picture,
      bracketStatus: {
        takes: ['', 'setup', 'round-1', 'quarter-finals', 'semi-finals', 'finals', 'completed'],
        refuses: ['round-2', 'Nonsense', null, 1],
      },
      bracketUpdatedAt: orNull(byServer),
      board: { takes: ['', 'live'], refuses: ['Nonsense', 'Live', 'results', null, true] },
      updatedAt: byServer,
    },
  },
  'private part': {
    as: 'regular',
    stored: 'events/e1/private/staff',
    fresh: 'events/e2/private/staff',
    data: sent.private,
    required: [],
    fields: {
      registrationPassword: text(limits.person),
      contactPerson: text(limits.person),
      requestId: text(limits.name),
      googleFormUrl: link,
      salesContact: contact,
    },
  },
  search: {
    as: 'regular',
    stored: 'events/e1/private/search',
    fresh: 'events/e2/private/search',
    data: sent.search,
    required: ['title', 'date', 'sortDate', 'tokens'],
    fields: {
      title: text(limits.title),
      collegeName: text(limits.name),
      fraternityName: text(limits.name),
      location: text(limits.location),
      state,
      tokens: { takes: tokens.takes, refuses: [...tokens.refuses, null] },
    },
  },
  participant: {
    as: 'regular',
    stored: 'events/e1/participants/p1',
    fresh: 'events/e1/participants/p2',
    data: sent.participants,
    required: ['name', 'checkedIn', 'source'],
    fields: {
      name: filled(limits.person),
      email: {
        takes: ['', 'ann@x.edu', addressOf(limits.email)],
        refuses: ['ann', 'ann@x', 'an n@x.edu', '@x.edu', 'a@b@x.edu', 'ann@x.e du', 'ann@x,edu', 'ann@.edu']
          .concat(['ann@x.', 'ann@x y.edu', 'ann@x.edu\nbcc', 'b\nann@x.edu', addressOf(limits.email + 1)])
          .concat(['ann@x.edu@', 'ann@x@y.edu'])
          .map((address): unknown => address)
          .concat([1, null]),
      },
      checkedIn: flag,
      checkedInAt: { takes: [null, now, forged], refuses: ['now', 1] },
      checkedInBy: text(128),
      source: oneOf('import', 'walk-in', 'manual', 'sign-up'),
      agreed: text(20),
      player: {
        takes: ['A-z_012345678901', long(16)],
        refuses: ['', long(15), long(17), `${long(15)}.`, `${long(16)}\n`, 1, null, [long(16)]],
      },
      collegeId: text(limits.name),
      collegeName: text(limits.name),
      chapterId: text(limits.chapterId),
      chapterName: text(limits.name),
      shownAs: oneOf('short', 'initials', 'number', 'full'),
      table: orNull(whole(1, limits.tables)),
      seat: { takes: [null, 'last', 1, 8], refuses: ['first', '', '1', 0, 9, 1.5, -1, true, [1]] },
      apart: {
        takes: [
          [],
          ['mail-ann@x.edu'],
          Array.from({ length: limits.apart }, () => long(499)),
          [long(limits.apartIds)],
        ],
        refuses: [
          Array.from({ length: limits.apart + 1 }, (_, at) => `${at}`),
          [long(limits.apartIds + 1)],
          [{ id: 'x' }],
          { 0: 'x' },
          'x',
          1,
          null,
        ],
      },
    },
  },
  pass: {
    as: 'regular',
    stored: `events/e1/passes/${passKey}`,
    fresh: 'events/e2/passes/0123456789A-z_0123456A',
    data: sent.passes,
    required: ['scopes', 'opensAt', 'endsAt', 'closed', 'full', 'devices'],
    fields: {
      scopes: {
        takes: [['door'], ['tables'], ['door', 'tables']],
        refuses: [[], ['tables', 'door'], ['door', 'door'], ['all'], 'door', { door: true }, null],
      },
      label: text(limits.person),
      opensAt: {
        takes: [now, forged],
        refuses: [
          Timestamp.fromDate(new Date('2099-03-15T06:00:00Z')),
          Timestamp.fromMillis(4.1e12),
          '2026-01-01',
          1,
          null,
        ],
      },
      endsAt: { takes: [inTwoDays], refuses: [forged, '2099-01-01', 1, null] },
      closed: flag,
      full: flag,
    },
  },
  tournament: {
    as: 'regular',
    stored: 'tournaments/t1',
    fresh: 'tournaments/t2',
    data: sent.tournaments,
    required: ['title', 'status', 'date', 'sortDate'],
    fields: {
      title: text(limits.title),
      time: text(limits.time),
      location: text(limits.location),
      imageUrl: picture,
      status: oneOf('upcoming', 'scheduled', 'completed'),
      type: text(limits.time),
      winner: text(limits.person),
      runnerUp: text(limits.person),
      chapter: text(limits.name),
      collegeName: text(limits.name),
      board: { takes: ['', 'live'], refuses: ['Nonsense', 'Live', 'results', null, true] },
    },
  },
};
