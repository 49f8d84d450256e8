import { arrayUnion, increment } from 'firebase/firestore/lite';
import { limits } from '../../../src/domain/fields/limits.ts';
import {
  byServer,
  foreignFields,
  long,
  noNull,
  now,
  oneOf,
  orNull,
  type Shape,
  text,
  tokens,
  type Values,
  whole,
} from './fieldValues.ts';
import { ann, bo, publishedNight as published, secret, sentSeason } from './published.ts';
import { season } from './samples.ts';

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

/** What staff write of results, seasons and players. */
export const seasonShapes: Record<string, Shape> = {
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
    // A console that was opened before there were ladders writes none.
    required: Object.keys(sentSeason.seasons).filter((field) => field !== 'ladder'),
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
          { players: 1, schools: 1, chapters: 1, named: 100000 },
        ],
        refuses: [
          {},
          { players: 1, schools: 1 },
          ...foreignFields.map((field) => ({ players: 1, schools: 1, chapters: 1, [field]: 1 })),
          { players: 1, schools: 1, more: 1 },
          ...[-1, 100001, '1', null].flatMap((value) =>
            ['players', 'schools', 'chapters', 'named'].map((name) => ({
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
      ladder: {
        takes: ['', '201,-412,0/1*3,9', '9'.repeat(100_000)],
        refuses: ['9'.repeat(100_001), '201,Ann', 'a@b.example', '201 ', '201\n', 201, ['201'], null],
      },
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
      // Only of those beyond the listed places.
      searchTokens: { takes: tokens.takes, refuses: [...tokens.refuses, ['ann', 'ann@b.example']] },
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
    // A console that was opened before schools knew the numbers of the rule writes none.
    required: Object.keys(sentSeason.groupSeason).filter((field) => !/^(best|ofOneNight)$/.test(field)),
    fields: {
      name: publicText(limits.name),
      school: publicText(limits.name),
      schoolId: publicText(limits.name),
      place: noNull(whole(0, 10_000)),
      before: orNull(whole(0, 10_000)),
      points,
      wins: noNull(whole(0, 1000)),
      best: noNull(whole(1, 100)),
      ofOneNight: noNull(whole(1, 100)),
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
