import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { limits } from '../../../src/domain/fields/limits.ts';
import type { Role } from '../TestProject.ts';
import { passKey, sent } from './samples.ts';

/*
 * Every field of every document that staff write: the values it takes and those it refuses, at its limits.
 * The rules and the schemas are held to the same table.
 */

const now = serverTimestamp();
const forged = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));
const inTwoDays = Timestamp.fromMillis(Date.now() + 2 * 86_400_000);
const long = (letters: number) => 'x'.repeat(letters);

export type Values = { takes: unknown[]; refuses: unknown[] };

const text = (max: number): Values => ({
  takes: ['', long(max)],
  refuses: [long(max + 1), 1, null, true, ['x'], {}],
});
const filled = (max: number): Values => ({
  takes: ['x', long(max)],
  refuses: ['', '  ', long(max + 1), 1, null],
});
const flag: Values = { takes: [true, false], refuses: ['true', 1, null] };
const oneOf = (...values: string[]): Values => ({
  takes: values,
  refuses: ['Nonsense', '', null, 0, values],
});
const whole = (min: number, max: number): Values => ({
  takes: [min, max],
  refuses: [min - 1, max + 1, 1.5, String(min), Number.NaN],
});
const orNull = ({ takes, refuses }: Values): Values => ({ takes: [null, ...takes], refuses });
const noNull = ({ takes, refuses }: Values): Values => ({ takes, refuses: [null, ...refuses] });
const addressOf = (letters: number) => `${long(letters - '@b.example'.length)}@b.example`;
/** Looser in the rules than in the form, which checks the format of an address. */
const email: Values = {
  takes: ['', 'a@b.example', addressOf(limits.email)],
  refuses: [addressOf(limits.email + 1), 1, null],
};
const state: Values = { takes: ['', 'NE'], refuses: ['ne', 'N', 'NEB', ' NE', null, 1] };
const filledTo = (start: string, letters: number) => start + long(letters - start.length);
const evil = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' https://x.example',
  'https://',
  'https:///x',
  'https://x.example/a b',
  'https://x.example\njavascript:alert(1)',
  'http://x.example',
  'ftp://x.example',
  '//x.example',
  'data:text/html,<script>',
  filledTo('https://x.example/', limits.address + 1),
  'https://x.example:99999/',
  'https://x.example:123456/',
  'https://x.example:/a',
  'https://:443/a',
  'https://@',
  'https://x.example@evil.example/',
  'https://x.example\\@evil.example/',
  'https://x.example/a\\b',
  'https://x.example/\u0000',
  'https://x.example/\u007f',
  'https://x.example/\u2028',
  'https://x.example/\u00a0',
  'https://x.example/\u202egpj.exe',
  'https://x\u200b.example/',
  1,
  {},
];
const safe = [
  'https://x.example/a?b=c#d',
  'https://x.example',
  'https://x.example:8443?a',
  'https://x.example/@somebody/a:b',
  'https://bücher.example/größe',
  filledTo('https://x.example/', limits.address),
];
const link: Values = { takes: ['', ...safe], refuses: [...evil, '/path', null] };
const pictures = [
  ...safe,
  '/',
  filledTo('/', limits.address),
  '/tournament-images/default.jpg',
  'https://x.example/a.jpg',
  'http://127.0.0.1:9199/v0/b/demo/o/x?alt=media',
];
const noPictures = [
  ...evil,
  '/\\x.example',
  '/a b',
  '/a\u202egpj.jpg',
  'x.jpg',
  filledTo('/', limits.address + 1),
  'http://127.0.0.1:9199/x',
  'http://127.0.0.1/v0/b/x',
  'http://127.0.0.1:99999999999/v0/b/x',
  'http://127.0.0.1:99999/v0/b/x',
  'http://127.0.0.1:91x9/v0/b/x',
  'http://127x0.0.1:9199/v0/b/x',
  'http://127.0x0.1:9199/v0/b/x',
  'http://127.0.0x1:9199/v0/b/x',
  'http://127.0.0.1:9199/v0/b/x\\y',
  'http://evil.example/http://127.0.0.1:9199/v0/b/x',
  'data:image/png;base64,AAAA',
];
const picture: Values = { takes: ['', ...pictures], refuses: [...noPictures, null] };
const byServer: Values = { takes: [now], refuses: [forged, 'now', 1] };
/** Calendar days and texts that look like them; the rules don't know how long a month is. */
export const days: Values = {
  takes: ['2026-01-31', '2026-10-01', '2026-12-10', '2026-09-29'],
  refuses: ['2026-13-01', '2026-00-10', '2026-01-00', '2026-01-32', '2026-01-41', '2026-21-01', '1/31/2026']
    .concat(['', '02026-01-31', '202-01-31', '2026-01-310', '2026-1-31', 'x026-01-31', '2026-0x-31'])
    .concat([
      '2026-1x-01',
      '2026-01-0x',
      '2026-01-1x',
      '2026-01-3x',
      '2026-01-x1',
      '2026-01-31T',
      '\n2026-01-31',
    ])
    .concat(['2026-01-31\n', '2026/01/31']),
};
const dayOrNull: Values = { takes: [null, ...days.takes], refuses: [...days.refuses, 1, {}] };
/** Words of a search: few and short. */
export const tokens: Values = {
  takes: [[], ['tex', 'δχ', '5|dec'], Array.from({ length: 240 }, (_, at) => `${at}`.padEnd(21, 'x'))],
  refuses: [
    Array.from({ length: 241 }, (_, at) => `${at}`),
    [long(22)],
    ['tex', ` ${long(22)}`],
    [{ tex: 'tex' }],
    { 0: 'tex' },
    'tex',
    '',
    1,
    true,
  ],
};
/** Field names that no document may have, whoever sends them. */
export const foreignFields = ['participants', 'registrationPassword', 'createdAt', 'admin', 'id', 'toString'];
const contact: Values = {
  takes: [
    {},
    {
      name: long(limits.person),
      role: long(limits.person),
      email: long(limits.email),
      phone: long(limits.phone),
    },
  ],
  refuses: [
    null,
    'Kim',
    { password: 'x' },
    ...['name', 'role', 'email', 'phone'].map((field) => ({ [field]: 1 })),
    ...foreignFields.map((field) => ({ [field]: 'x' })),
    { name: long(limits.person + 1) },
    { role: long(limits.person + 1) },
    { email: long(limits.email + 1) },
    { phone: long(limits.phone + 1) },
  ],
};

export type Shape = {
  as: Role;
  stored: string;
  fresh: string;
  data: Record<string, unknown>;
  stamp?: object;
  /** The fields that a new document must have and an existing one can't lose. */
  required: string[];
  fields: Record<string, Values>;
};

const stamp = { updatedAt: now };

export const shapes: Record<string, Shape> = {
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
      entryFee: orNull(whole(0, limits.dollars)),
      prizePool: orNull(whole(0, limits.dollars)),
      currentParticipants: noNull(whole(0, limits.people)),
      bracketImage: picture,
      bracketStatus: {
        takes: ['', 'setup', 'round-1', 'quarter-finals', 'semi-finals', 'finals', 'completed'],
        refuses: ['round-2', 'Nonsense', null, 1],
      },
      bracketUpdatedAt: orNull(byServer),
      board: { takes: ['', 'live', 'results'], refuses: ['Live', 'over', null, true] },
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
      source: oneOf('import', 'walk-in', 'manual'),
      collegeId: text(limits.name),
      collegeName: text(limits.name),
      chapterId: text(limits.chapterId),
      chapterName: text(limits.name),
      shownAs: oneOf('short', 'initials', 'number', 'full'),
      table: orNull(whole(1, limits.tables)),
      seat: { takes: [null, 'last', 1, 8], refuses: ['first', '', '1', 0, 9, 1.5, -1, true, [1]] },
      apart: {
        takes: [[], ['mail-ann@x.edu'], Array.from({ length: limits.apart }, () => long(499))],
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
    required: ['scopes', 'opensAt', 'endsAt', 'closed'],
    fields: {
      scopes: {
        takes: [['door'], ['tables'], ['door', 'tables']],
        refuses: [[], ['tables', 'door'], ['door', 'door'], ['all'], 'door', { door: true }, null],
      },
      label: text(limits.person),
      opensAt: { takes: [now, forged], refuses: [Timestamp.fromMillis(4.1e12), '2026-01-01', 1, null] },
      endsAt: { takes: [inTwoDays], refuses: [forged, '2099-01-01', 1, null] },
      closed: flag,
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
      board: { takes: ['', 'live', 'results'], refuses: ['Live', 'over', null, true] },
    },
  },
  college: {
    as: 'super',
    stored: 'colleges/purdue-university',
    fresh: 'colleges/towson-university',
    data: sent.colleges,
    required: ['name', 'conference', 'fraternityCount'],
    fields: {
      name: filled(limits.name),
      conference: filled(limits.name),
      logoPath: { takes: [null, ...pictures], refuses: noPictures },
      fraternityCount: noNull(whole(0, limits.people)),
      state,
      location: text(limits.location),
      searchTokens: tokens,
    },
  },
  fraternity: {
    as: 'super',
    stored: 'colleges/purdue-university/fraternities/f1',
    fresh: 'colleges/purdue-university/fraternities/f2',
    data: sent.fraternities,
    required: ['name'],
    fields: {
      name: filled(limits.name),
      letters: text(20),
      chapterName: text(limits.name),
      size: orNull(whole(0, limits.people)),
      active: flag,
      status: oneOf('need to reach out', 'outreached', 'in contact', 'scheduled'),
      philanthropy: text(limits.location),
      instagramUsername: text(100),
      instagramLink: link,
      rushChairName: text(limits.person),
      rushChairNumber: text(limits.phone),
      rushChairEmail: email,
      rushChairContacted: flag,
      rushChairConfirmedOn: dayOrNull,
      presidentName: text(limits.person),
      presidentNumber: text(limits.phone),
      presidentEmail: email,
      presidentContacted: flag,
      presidentConfirmedOn: dayOrNull,
      philanthropyName: text(limits.person),
      philanthropyNumber: text(limits.phone),
      philanthropyEmail: email,
      philanthropyContacted: flag,
      philanthropyConfirmedOn: dayOrNull,
      signupFormUrl: link,
      signupSheetUrl: link,
      lastContactAt: { takes: [null, now, forged], refuses: ['2026-01-01', 1_700_000_000, inTwoDays] },
      quietSince: { takes: [now, forged], refuses: [null, '2026-01-01', 1_700_000_000, inTwoDays] },
      nextStep: text(limits.title),
      nextStepOn: dayOrNull,
      joinDate: { takes: [null, 1_700_000_000, forged], refuses: ['2026', true] },
      searchTokens: tokens,
    },
  },
  'pipeline entry': {
    as: 'regular',
    stored: 'salesPipeline/s1',
    fresh: 'salesPipeline/s2',
    data: sent.salesPipeline,
    stamp,
    required: ['status'],
    fields: {
      status: oneOf('prospect', 'contacted', 'negotiating', 'confirmed', 'declined'),
      collegeName: text(limits.name),
      fraternityName: text(limits.name),
      contact,
      updatedAt: byServer,
    },
  },
  'sales settings': {
    as: 'regular',
    stored: 'settings/salesPipeline',
    fresh: 'settings/salesPipeline',
    data: sent.settings,
    stamp,
    required: ['googleSheetUrl'],
    fields: { googleSheetUrl: link, updatedAt: byServer },
  },
};
