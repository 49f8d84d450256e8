import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { limits } from '../../../src/domain/fields/limits.ts';
import type { Role } from '../TestProject.ts';

export const now = serverTimestamp();
export const forged = Timestamp.fromDate(new Date('2020-01-01T00:00:00Z'));
export const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 86_400_000);
export const inTwoDays = inDays(2);
export const long = (letters: number) => 'x'.repeat(letters);

export type Values = { takes: unknown[]; refuses: unknown[] };

export const text = (max: number): Values => ({
  takes: ['', long(max)],
  refuses: [long(max + 1), 1, null, true, ['x'], {}],
});
export const filled = (max: number): Values => ({
  takes: ['x', long(max)],
  refuses: ['', '  ', long(max + 1), 1, null],
});
export const flag: Values = { takes: [true, false], refuses: ['true', 1, null] };
export const oneOf = (...values: string[]): Values => ({
  takes: values,
  refuses: ['Nonsense', '', null, 0, values],
});
export const whole = (min: number, max: number): Values => ({
  takes: [min, max],
  refuses: [min - 1, max + 1, 1.5, String(min), Number.NaN],
});
export const orNull = ({ takes, refuses }: Values): Values => ({ takes: [null, ...takes], refuses });
export const noNull = ({ takes, refuses }: Values): Values => ({ takes, refuses: [null, ...refuses] });
export const addressOf = (letters: number) => `${long(letters - '@b.example'.length)}@b.example`;
/** Looser in the rules than in the form, which checks the format of an address. */
export const email: Values = {
  takes: ['', 'a@b.example', addressOf(limits.email)],
  refuses: [addressOf(limits.email + 1), 1, null, ['x'], {}],
};
export const state: Values = { takes: ['', 'NE'], refuses: ['ne', 'N', 'NEB', ' NE', null, 1] };
export const filledTo = (start: string, letters: number) => start + long(letters - start.length);
export const evil = [
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
export const safe = [
  'https://x.example/a?b=c#d',
  'https://x.example',
  'https://x.example:8443?a',
  'https://x.example/@somebody/a:b',
  'https://bücher.example/größe',
  filledTo('https://x.example/', limits.address),
];
export const link: Values = { takes: ['', ...safe], refuses: [...evil, '/path', null] };
export const pictures = [
  ...safe,
  '/',
  filledTo('/', limits.address),
  '/tournament-images/default.jpg',
  'https://x.example/a.jpg',
  'http://127.0.0.1:9199/v0/b/demo/o/x?alt=media',
];
export const noPictures = [
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
export const picture: Values = { takes: ['', ...pictures], refuses: [...noPictures, null] };
export const byServer: Values = { takes: [now], refuses: [forged, 'now', 1] };
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
export const dayOrNull: Values = { takes: [null, ...days.takes], refuses: [...days.refuses, 1, {}] };
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
export const contact: Values = {
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

export const stamp = () => ({ updatedAt: now });
