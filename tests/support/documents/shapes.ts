import { arrayUnion, increment, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { limits } from '../../../src/domain/fields/limits.ts';
import type { Role } from '../TestProject.ts';
import { ann, bo, publishedNight as published, secret, sentSeason } from './published.ts';
import { passKey, season, sent } from './samples.ts';

/*
 * Every field of every document that staff write: the values it takes and those it refuses, at its limits.
 * The rules and the schemas are held to the same table.
 */

const now = serverTimestamp();
const forged = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));
const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);
const inTwoDays = inDays(2);
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
    ['tex', long(22)],
    ['tex', ` ${long(22)}`],
    ['', 'tex'],
    ['tex', '', 'mex'],
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
  /** What comes with every change. */
  stamp?: () => object;
  /** What changes in the same commit, by path. */
  beside?: [path: string, fields: object];
  /** What a new one needs to be there before, by path. */
  around?: Record<string, Record<string, Stored>>;
  /** The fields that a new document must have and an existing one can't lose. */
  required: string[];
  fields: Record<string, Values>;
  /** Whether a new one may be older than its commit, since it may have stood at another place. */
  movable?: boolean;
};

const stamp = () => ({ updatedAt: now });

let lines = 0;
/** Returns another line of the changes of results. */
function aLine() {
  lines += 1;
  return { at: lines, text: `Line ${lines}` };
}
const nextRevision = { rev: increment(1), computedAt: now };

/** Names that anybody sees: an address is none. */
const publicText = (max: number): Values => {
  const { takes, refuses } = text(max);
  return { takes, refuses: ['a@b.example', '@', ...refuses] };
};
/** Texts with an '@' that isn't in an address. */
const atSigns = [
  'Aces @ Purdue',
  '@sigmachi',
  'a@b',
  'Aces @Purdue.Hall',
  'Aces@ Purdue.Hall',
  'Aces@Purdue. Hall',
];
/** Texts that anybody sees: there is no address in them. */
const freeOfAddresses = (max: number): Values => {
  const { takes, refuses } = text(max);
  const refused = ['a@b.example', 'Mail a@b.example now', 'At home\nMail a@b.example'];
  return { takes: [...atSigns, ...takes], refuses: [...refused, ...refuses] };
};
const listOf = (least: number, most: number, one: (at: number) => unknown): Values => {
  const list = (length: number) => Array.from({ length }, (_, at) => one(at));
  return {
    takes: [list(least), list(most)],
    refuses: [list(most + 1), { 0: one(0) }, 'x', 1, null, ...(least > 0 ? [list(least - 1)] : [])],
  };
};
/** A list of names as long as another list, `count` long, or of any length. */
const publicNames = (count: number | null): Values => {
  const names = (length: number) => Array.from({ length }, (_, at) => `Ann ${at}`);
  const { takes, refuses } = listOf(count ?? 0, count ?? 1000, (at) => `Ann ${at}`);
  const odd = [
    [...names((count ?? 2) - 1), 'a@b.example'],
    [...names((count ?? 2) - 1), { n: 'Ann' }],
  ];
  // No night has names of 200,000 letters in all.
  const endless = [...names((count ?? 2) - 1), long(200_001)];
  return { takes, refuses: [...refuses, ...odd, endless] };
};
const points: Values = { takes: [0, 63.2, 100000], refuses: [-0.1, 100001, '63.2', null, Number.NaN] };
const items = (most: number) => listOf(0, most, (at) => ({ id: `x${at}` }));
/** As `items`, in a document with as many names. */
const asMany: Values = { takes: [[{ id: 'x' }]], refuses: [[], [{}, {}], { 0: {} }, 'x', 1, null] };
const playerIds = [ann, bo];
const rows = ['21/0/0/1/2/6100', '22/0/-1/2/2/'];
const seasonRule = { players: 4, schools: 10, schoolsOfOneNight: 3, chapters: 5, chaptersOfOneNight: 2 };

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
      source: oneOf('import', 'walk-in', 'manual'),
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
    movable: true,
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
      quietSince: {
        takes: [now, forged, inDays(369.5)],
        refuses: [null, '2026-01-01', 1_700_000_000, inDays(370.5), inDays(380)],
      },
      nextStep: text(limits.title),
      nextStepOn: dayOrNull,
      declinedOn: dayOrNull,
      owner: text(limits.person),
      state,
      conference: text(limits.name),
      reached: flag,
      reachable: flag,
      confirmFrom: dayOrNull,
      collegeName: text(limits.name),
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
  'outreach settings': {
    as: 'super',
    stored: 'settings/outreach',
    fresh: 'settings/outreach',
    data: sent.outreachSettings,
    stamp,
    required: ['callers'],
    fields: {
      callers: {
        takes: [[], ['Ann', 'Bo Li'], Array.from({ length: 100 }, (_, at) => `${at}`), [long(limits.person)]],
        refuses: [
          Array.from({ length: 101 }, (_, at) => `${at}`),
          [long(limits.person + 1)],
          [''],
          ['Ann', ''],
          ['Ann', long(limits.person + 1)],
          ['Ann\n'],
          [{ name: 'Ann' }],
          { 0: 'Ann' },
          'Ann',
          1,
          null,
        ],
      },
      updatedAt: byServer,
    },
  },
  template: {
    as: 'super',
    stored: 'settings/outreach/templates/hello',
    fresh: 'settings/outreach/templates/bye',
    data: sent.templates,
    stamp,
    required: ['name', 'channel', 'subject', 'body'],
    fields: {
      name: text(limits.templateName),
      channel: oneOf('text', 'e-mail'),
      subject: text(limits.title),
      body: text(limits.message),
      updatedAt: byServer,
    },
  },
  results: {
    as: 'regular',
    stored: 'results/r1',
    fresh: 'results/e1',
    data: sentSeason.results,
    stamp: () => ({ version: increment(1), publishedAt: now, changes: arrayUnion(aLine()) }),
    beside: ['seasons/2025-26', nextRevision],
    around: {
      'events/e1': { ...season['events/e1'] },
      'seasons/2025-26': { ...published['seasons/2025-26'] },
    },
    required: Object.keys(sentSeason.results),
    fields: {
      title: freeOfAddresses(limits.title),
      place: freeOfAddresses(limits.location),
      collegeId: publicText(limits.name),
      collegeName: publicText(limits.name),
      chapterId: publicText(limits.chapterId),
      chapterName: publicText(limits.name),
      players: noNull(whole(1, limits.people)),
      source: oneOf('board', 'typed'),
      publishedAt: byServer,
      ids: {
        takes: [playerIds],
        refuses: [
          [],
          [ann],
          [...playerIds, ann],
          ['mail-ann@x.edu', bo],
          [`${ann}x`, bo],
          [ann, 7],
          ann,
          null,
        ],
      },
      names: publicNames(2),
      rows: {
        takes: [rows, ['0/-1/-1/1/0/', '9999/999/999/9999/9999/999999999']],
        refuses: [
          [],
          rows.slice(1),
          [...rows, '23/0/0/3/2/1'],
          [...rows.slice(1), { no: 1, email: 'a@b.example' }],
          ...['', 'a@b.example', '1/0/0/1/2', '1/0/0/1/2/3/4', '-1/0/0/1/2/3', '1/-2/0/1/2/3', '1/0/0/x/2/3']
            .concat([
              '1/1234/0/1/2/3',
              '1/0/0/12345/2/3',
              '1/0/0/1/2/1234567890',
              '1/0/0/1/2/3/4/5',
              '1/0/0/1/2/-3',
              '1.5/0/0/1/2/3',
              '1/0/0/1/2/3 ',
              '1/0/0/1/2/3\n',
              '12345/0/0/1/2/3',
            ])
            .map((row) => [...rows.slice(1), row]),
          rows.join(' '),
          null,
        ],
      },
      schools: publicNames(1),
      schoolIds: publicNames(1),
      chapters: publicNames(1),
      chapterIds: publicNames(1),
    },
  },
  season: {
    as: 'regular',
    stored: 'seasons/2025-26',
    fresh: 'seasons/2025-26',
    data: sentSeason.seasons,
    stamp: () => nextRevision,
    required: Object.keys(sentSeason.seasons),
    fields: {
      rule: {
        takes: [seasonRule],
        refuses: [{ ...seasonRule, players: 5 }, { ...seasonRule, more: 1 }, {}, null, 4],
      },
      computedAt: byServer,
      seasons: {
        takes: [[], ['2026-27', '2025-26'], Array.from({ length: 100 }, () => '2025-26')],
        refuses: [
          Array.from({ length: 101 }, () => '2025-26'),
          ['2025'],
          ['2025-26', 'x'],
          ['20xx-26'],
          ['2025-xx'],
          ['2025-260'],
          ['20255-26'],
          ['a@b.example'],
          [7],
          '2025-26',
          null,
        ],
      },
      totals: {
        takes: [
          { players: 0, schools: 0, chapters: 0 },
          { players: 100000, schools: 100000, chapters: 100000 },
        ],
        refuses: [
          {},
          { players: 1, schools: 1 },
          ...foreignFields.map((field) => ({ players: 1, schools: 1, chapters: 1, [field]: 1 })),
          { players: 1, schools: 1, more: 1 },
          ...[-1, 100001, '1', null].flatMap((value) =>
            ['players', 'schools', 'chapters'].map((name) => ({
              ...{ players: 1, schools: 1, chapters: 1 },
              [name]: value,
            })),
          ),
        ],
      },
      events: asMany,
      winners: publicNames(1),
      players: { takes: [[{}, {}]], refuses: [[], [{}], [{}, {}, {}], { 0: {}, 1: {} }, 'xy', 2, null] },
      names: publicNames(2),
      schools: items(500),
      chapters: items(1000),
    },
  },
  'player of a season': {
    as: 'regular',
    stored: `seasons/2025-26/players/${ann}`,
    fresh: `seasons/2025-26/players/${bo}`,
    data: sentSeason.playerSeason,
    required: Object.keys(sentSeason.playerSeason),
    fields: {
      name: {
        takes: ['A', long(limits.person)],
        refuses: ['', ' ', 'a@b.example', long(limits.person + 1), 1, null],
      },
      school: publicText(limits.name),
      schoolId: publicText(limits.name),
      chapter: publicText(limits.name),
      chapterId: publicText(limits.chapterId),
      place: orNull(whole(1, 1000)),
      points,
      wins: noNull(whole(0, 1000)),
      results: items(400),
    },
  },
  'school of a season': groupShape('schools', 'purdue-university', 'towson-university'),
  'chapter of a season': groupShape(
    'chapters',
    'purdue-university--sigma-chi',
    'towson-university--sigma-chi',
  ),
  player: {
    as: 'super',
    stored: `players/${bo}`,
    fresh: 'players/CyAA-z_012345678',
    data: sentSeason.players,
    beside: ['settings/season', { people: increment(1) }],
    around: { 'settings/season': sentSeason.seasonSettings, [`players/${ann}`]: sentSeason.players },
    required: [],
    fields: {
      name: text(limits.person),
      email: text(limits.email),
      shownAs: {
        takes: ['', 'short', 'initials', 'number', 'full'],
        refuses: ['Nonsense', null, 1, ['full']],
      },
      aliasOf: { takes: ['', ann], refuses: ['nobody', 'x'.repeat(16), null, 1, [ann]] },
      searchTokens: tokens,
    },
  },
  'season settings': {
    as: 'regular',
    stored: 'settings/season',
    fresh: 'settings/season',
    data: sentSeason.seasonSettings,
    required: ['secret', 'seasons', 'people'],
    fields: {
      secret: { takes: [secret], refuses: ['', 'x', `${secret}x`, ` ${secret.slice(1)}`, 1, null] },
      seasons: { takes: [[], ['2026-27', '2025-26']], refuses: [['2025'], [7], '2025-26', null] },
      people: { takes: [3, 4, 1_000_000], refuses: [-1, 1_000_001, 4.5, '4', null] },
    },
  },
};

function groupShape(kind: 'schools' | 'chapters', stored: string, fresh: string): Shape {
  return {
    as: 'regular',
    stored: `seasons/2025-26/${kind}/${stored}`,
    fresh: `seasons/2025-26/${kind}/${fresh}`,
    data: sentSeason.groupSeason,
    required: Object.keys(sentSeason.groupSeason),
    fields: {
      name: publicText(limits.name),
      school: publicText(limits.name),
      schoolId: publicText(limits.name),
      place: noNull(whole(0, 10_000)),
      before: orNull(whole(0, 10_000)),
      points,
      wins: noNull(whole(0, 1000)),
      played: noNull(whole(0, 100_000)),
      results: asMany,
      names: publicNames(1),
      people: asMany,
      peopleNames: publicNames(1),
      nights: asMany,
      winners: publicNames(1),
      chapters: items(500),
    },
  };
}
