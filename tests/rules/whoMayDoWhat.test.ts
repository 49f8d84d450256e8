import { readFileSync } from 'node:fs';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { matchedPaths } from '../../bench/mutate/ruleSource.ts';
import { ROOT } from '../../scripts/project.ts';
import {
  closedBoard,
  closingStep,
  drawingStep,
  drawSecret,
  eight,
  night,
  slip,
} from '../support/documents/night.ts';
import { ann, bo, publishedNight, sentSeason } from '../support/documents/published.ts';
import { key, passKey, requestId, season, sent } from '../support/documents/samples.ts';
import {
  ids,
  joinBeside,
  lined,
  sentMail,
  sentTicket,
  sentWaiting,
  signedUp,
  signUpBeside,
} from '../support/documents/signUps.ts';
import { refused } from '../support/refused.ts';
import { claims, type Role, roles, TestProject } from '../support/TestProject.ts';

/*
 * The table "Who may do what", read by the test as it stands. What a cell does not name is refused. `page` is
 * a list of 100 at most, `list` one without a limit, `replace` a whole new document in the place of a stored
 * one; `read` is get, page and list, `write` create, update, replace and delete. `expired` is a super admin
 * 31 minutes after the login, `anonymous` a device in no crew, `crew` one in the crew of events/e1.
 */
const table = `
| path               | anyone   | betr     | regular                   | super                     | expired  | anonymous | crew        |
|--------------------|----------|----------|---------------------------|---------------------------|----------|-----------|-------------|
| events             | get page | get page | read create update delete | read create update delete | get page | get page  | get page    |
| addresses          |          |          | read create               | read create               |          |           |             |
| private            |          |          | read write                | read write                |          |           |             |
| search             |          |          | read write                | read write                |          |           |             |
| participants       |          |          | read create update delete | read create update delete |          |           | read update |
| unlocks            | get      | get      | read write                | read write                | get      | get       | get         |
| passes             | get      | get      | read create update delete | read create update delete | get      | get       | get         |
| crew               |          |          | read update delete        | read update delete        |          | create    | get         |
| tickets            | get create | get    | read update delete        | read update delete        | get      | get       | get         |
| waiting            | create   |          | read create delete        | read create delete        |          |           | read        |
| mail               | create   |          |                           |                           |          |           |             |
| desk               |          |          | read delete               | read delete               |          |           |             |
| boards             | get      | get      | get create update         | get page create update    | get      | get       | get         |
| counts             | get      | get      | get update                | get page update           | get      | get       | get update  |
| slips              |          |          | read create               | read create               |          |           | get create  |
| steps              |          |          | read                      | read                      |          |           |             |
| draw               |          |          | read write                | read write                |          |           |             |
| tournaments        | get page | get page | read write                | read write                | get page | get page  | get page    |
| tournamentRequests | create   | create   | read create update        | read create update delete | create   | create    | create      |
| colleges           | get page | read     | read                      | read write                | get page | get page  | get page    |
| fraternities       |          | read     | read                      | read create update delete |          |           |             |
| outreach           |          |          |                           | read create delete        |          |           |             |
| salesPipeline      |          |          | read create update delete | read create update delete |          |           |             |
| settings           |          |          | get write                 | read write                |          |           |             |
| outreachSettings   |          |          |                           | read create update replace |         |           |             |
| imports            |          |          |                           | read create update delete |          |           |             |
| importsOfPeople    |          |          | read create update delete | read create update delete |          |           |             |
| eventHistory       |          |          | read create               | read create               |          |           |             |
| requestHistory     |          |          | read create               | read create               |          |           |             |
| salesHistory       |          |          | read create               | read create               |          |           |             |
| chapterHistory     |          |          |                           | read create               |          |           |             |
| collegeHistory     |          |          |                           | read create               |          |           |             |
| callersHistory     |          |          |                           | read create               |          |           |             |
| templates          |          |          |                           | read write                |          |           |             |
| results            | get      | get      | read write                | read write                | get      | get       | get         |
| seasons            | get      | get      | read create update replace | read create update replace | get    | get       | get         |
| seasonPlayers      | get      | get      | read write                | read write                | get      | get       | get         |
| seasonSchools      | get      | get      | read write                | read write                | get      | get       | get         |
| seasonChapters     | get      | get      | read write                | read write                | get      | get       | get         |
| players            |          |          | read create update        | read create update        |          |           |             |
| joining            |          |          | read create               | read create update        |          |           |             |
| seasonSettings     |          |          | get create update replace | read create update replace |        |           |             |
| mailSettings       |          |          | get                       | read create update replace |         |           |             |
| trash              |          |          | get create                | read write                |          |           |             |
| trashParts         |          |          | read create               | read create delete        |          |           |             |
| trashUnlocks       |          |          | read create               | read create delete        |          |           |             |
| trashPasses        |          |          | read create delete        | read create delete        |          |           |             |
| trashLog           |          |          |                           | read create delete        |          |           |             |
| anythingElse       |          |          |                           |                           |          |           |             |
`;

const several: Record<string, string[]> = {
  read: ['get', 'page', 'list'],
  write: ['create', 'update', 'replace', 'delete'],
};

type Act = (database: Firestore) => Promise<unknown>;
type Example = {
  stored: string;
  fresh: string;
  data: object;
  change: object;
  /** The account that acts has its id here. */
  byField?: string;
  /** What goes in the same batch, by path. */
  beside?: Partial<Record<'create' | 'update' | 'replace' | 'delete', [path: string, data: object]>>;
  /** What is changed in the same batch by whoever creates it, by path, by the account. */
  counts?: (uid: string) => [path: string, fields: object] | null;
  /** What else a creation needs, in the same batch. */
  along?: (batch: WriteBatch, database: Firestore, uid: string) => void;
  /** What the stored one is replaced by, when that is not what a new one holds. */
  instead?: object;
};

const now = serverTimestamp();
const nextRevision: [string, object] = ['seasons/2025-26', { ...sentSeason.seasons, rev: 2 }];
const onePersonMore: [string, object] = ['settings/season', { ...sentSeason.seasonSettings, people: 4 }];

const histories = {
  eventHistory: 'event:e1',
  requestHistory: 'request:r1',
  salesHistory: 'settings:salesPipeline',
  chapterHistory: 'chapter:purdue-university:f1',
  collegeHistory: 'college:purdue-university',
  callersHistory: 'settings:outreach',
};
const historyExamples = Object.fromEntries(
  Object.entries(histories).map(([path, record]): [string, Example] => [
    path,
    {
      stored: `history/${record}/changes/h1`,
      fresh: `history/${record}/changes/h2`,
      data: sent.history,
      change: { by: 'Lee' },
      byField: 'level',
    },
  ]),
);

/**
 * For every row: a stored document, a path that is free, what may be written there, and a change of the
 * stored one.
 */
const examples: Record<string, Example> = {
  events: {
    stored: 'events/e1',
    fresh: 'events/e2',
    data: sent.events,
    change: { title: 'Fall Open', updatedAt: now },
  },
  addresses: {
    stored: 'addresses/e-1',
    fresh: 'addresses/e-2',
    data: { of: 'mine' },
    change: { of: 'yours' },
    beside: { create: ['events/e-2', sent.events] },
  },
  private: {
    stored: 'events/e1/private/staff',
    fresh: 'events/e2/private/staff',
    data: sent.private,
    change: { registrationPassword: 'kings7' },
  },
  search: {
    stored: 'events/e1/private/search',
    fresh: 'events/e2/private/search',
    data: sent.search,
    change: { title: 'Fall Open' },
  },
  participants: {
    stored: 'events/e1/participants/p1',
    fresh: 'events/e1/participants/p2',
    data: sent.participants,
    change: { checkedIn: true, checkedInAt: now, checkedInBy: 'crew' },
  },
  unlocks: {
    stored: `events/e1/unlocks/${key}`,
    fresh: `events/e2/unlocks/${key}`,
    data: sent.unlocks,
    change: { googleFormUrl: null },
  },
  passes: {
    stored: `events/e1/passes/${passKey}`,
    fresh: 'events/e2/passes/0123456789A-z_0123456A',
    data: sent.passes,
    change: { closed: true },
  },
  crew: {
    stored: 'events/e1/crew/crew',
    fresh: 'events/e1/crew/anonymous',
    data: sent.crew,
    change: { removed: true },
    counts: () => [`events/e1/passes/${passKey}`, { devices: increment(1) }],
  },
  tickets: {
    stored: `events/site/tickets/${ids.stored}`,
    fresh: `events/site/tickets/${ids.fresh}`,
    data: sentTicket,
    change: { state: 'removed', at: now },
    along: (batch, database) => signUpBeside(batch, database, { eventId: 'site', id: ids.fresh }),
    instead: { ...sentTicket, sealed: 'B'.repeat(40) },
  },
  waiting: {
    stored: `events/full/waiting/${ids.first}`,
    fresh: `events/full/waiting/${ids.fresh}`,
    data: sentWaiting,
    change: { name: 'Cy' },
    along: (batch, database, uid) => {
      if (uid === '') joinBeside(batch, database);
    },
  },
  mail: {
    stored: `mail/full--${ids.first}`,
    fresh: `mail/full--${ids.fresh}`,
    data: sentMail,
    change: { to: 'else@x.example' },
    along: (batch, database) => {
      joinBeside(batch, database);
      batch.set(doc(database, `events/full/waiting/${ids.fresh}`), sentWaiting);
    },
  },
  desk: {
    stored: 'events/site/private/desk',
    fresh: 'events/e2/private/desk',
    data: { last: ids.stored },
    change: { last: ids.fresh },
  },
  boards: {
    stored: 'boards/n1',
    fresh: 'boards/n2',
    data: { ...closedBoard, promisedAt: now, updatedAt: now },
    change: { rev: 3, token: 'third', updatedAt: now },
    beside: {
      create: ['events/n2/steps/1', closingStep],
      update: ['events/n1/steps/3', { ...drawingStep, token: 'third', after: 'second' }],
    },
  },
  counts: {
    stored: 'boards/n1',
    fresh: 'boards/n2',
    data: { ...closedBoard, promisedAt: now, updatedAt: now },
    change: { 'counts.r1.t1': { at: slip.at, ...slip.seats }, lastSlip: 's1', updatedAt: now },
  },
  slips: {
    stored: 'events/n1/slips/s1',
    fresh: 'events/n1/slips/s2',
    data: slip,
    change: { note: 'Said otherwise.' },
    byField: 'by',
    counts: (uid) => (uid === 'crew' ? ['events/n1/crew/crew', { made: increment(1), last: 's2' }] : null),
  },
  steps: {
    stored: 'events/n1/steps/2',
    fresh: 'events/n1/steps/3',
    data: { ...drawingStep, token: 'third', after: 'second' },
    change: { note: 'Said otherwise.' },
    byField: 'by',
  },
  draw: {
    stored: 'events/e1/private/draw',
    fresh: 'events/n2/private/draw',
    data: drawSecret,
    change: { startsAt: 0 },
  },
  tournaments: {
    stored: 'tournaments/t1',
    fresh: 'tournaments/t2',
    data: sent.tournaments,
    change: { winner: 'Cy' },
  },
  tournamentRequests: {
    stored: 'tournamentRequests/r1',
    fresh: `tournamentRequests/${requestId()}`,
    data: sent.tournamentRequests,
    change: { status: 'contacted', note: 'Called.', updatedAt: now },
  },
  colleges: {
    stored: 'colleges/purdue-university',
    fresh: 'colleges/towson-university',
    data: sent.colleges,
    change: { conference: 'Ivy League' },
  },
  fraternities: {
    stored: 'colleges/purdue-university/fraternities/f1',
    fresh: 'colleges/purdue-university/fraternities/f2',
    data: sent.fraternities,
    change: { status: 'in contact' },
  },
  outreach: {
    stored: 'colleges/purdue-university/fraternities/f1/outreach/o1',
    fresh: 'colleges/purdue-university/fraternities/f1/outreach/o2',
    data: sent.outreach,
    change: { note: 'Said otherwise.' },
  },
  salesPipeline: {
    stored: 'salesPipeline/s1',
    fresh: 'salesPipeline/s2',
    data: sent.salesPipeline,
    change: { status: 'confirmed', updatedAt: now },
  },
  settings: {
    stored: 'settings/salesPipeline',
    fresh: 'settings/salesPipeline',
    data: sent.settings,
    change: { googleSheetUrl: '', updatedAt: now },
  },
  outreachSettings: {
    stored: 'settings/outreach',
    fresh: 'settings/outreach',
    data: sent.outreachSettings,
    change: { callers: ['Ann', 'Bo'], updatedAt: now },
  },
  imports: {
    stored: 'imports/i1',
    fresh: 'imports/i2',
    data: sent.imports,
    change: { changes: [] },
  },
  importsOfPeople: {
    stored: 'events/e1/imports/i1',
    fresh: 'events/e1/imports/i2',
    data: sent.importsOfPeople,
    change: { changes: [] },
  },
  ...historyExamples,
  templates: {
    stored: 'settings/outreach/templates/hello',
    fresh: 'settings/outreach/templates/bye',
    data: sent.templates,
    change: { name: 'Aloha', updatedAt: now },
  },
  results: {
    stored: 'results/r1',
    fresh: 'results/e1',
    data: sentSeason.results,
    change: { version: 2, players: 41, publishedAt: now, changes: [{ at: 1, text: 'One more.' }] },
    beside: { create: nextRevision, update: nextRevision, replace: nextRevision, delete: nextRevision },
  },
  seasons: {
    stored: 'seasons/2025-26',
    fresh: 'seasons/2026-27',
    data: sentSeason.seasons,
    change: { rev: 2, computedAt: now },
    instead: { ...sentSeason.seasons, rev: 2 },
  },
  seasonPlayers: {
    stored: `seasons/2025-26/players/${ann}`,
    fresh: `seasons/2025-26/players/${bo}`,
    data: sentSeason.playerSeason,
    change: { points: 70 },
  },
  seasonSchools: {
    stored: 'seasons/2025-26/schools/purdue-university',
    fresh: 'seasons/2025-26/schools/towson-university',
    data: sentSeason.groupSeason,
    change: { points: 70 },
  },
  seasonChapters: {
    stored: 'seasons/2025-26/chapters/purdue-university--sigma-chi',
    fresh: 'seasons/2025-26/chapters/towson-university--sigma-chi',
    data: sentSeason.groupSeason,
    change: { points: 70 },
  },
  players: {
    stored: `players/${bo}`,
    fresh: 'players/CyAA-z_012345678',
    data: sentSeason.players,
    change: { shownAs: 'number' },
    beside: { update: onePersonMore },
  },
  joining: {
    stored: `players/${bo}`,
    fresh: 'players/CyAA-z_012345678',
    data: { ...sentSeason.players, aliasOf: '' },
    change: { aliasOf: ann },
    beside: { update: onePersonMore },
  },
  seasonSettings: {
    stored: 'settings/season',
    fresh: 'settings/season',
    data: sentSeason.seasonSettings,
    change: { seasons: ['2026-27', '2025-26'], people: 4 },
  },
  mailSettings: {
    stored: 'settings/mail',
    fresh: 'settings/mail',
    data: { on: true },
    change: { on: false },
  },
  trash: {
    stored: 'trash/event~gone',
    fresh: 'trash/event~e9',
    data: sent.trash,
    change: { emptied: true },
  },
  trashParts: {
    stored: 'trash/event~gone/parts/event',
    fresh: 'trash/event~gone/parts/search',
    data: sent.search,
    change: { title: 'Fall Open' },
  },
  trashUnlocks: {
    stored: `trash/event~gone/unlocks/${key}`,
    fresh: `trash/event~e9/unlocks/${key}`,
    data: sent.unlocks,
    change: { googleFormUrl: 'https://forms.example/2' },
  },
  // Of an event that is there, and so has come back.
  trashPasses: {
    stored: 'trash/event~e1/passes/0123456789A-z_0123456A',
    fresh: `trash/event~e1/passes/${passKey}`,
    data: season[`events/e1/passes/${passKey}`] ?? {},
    change: { closed: true },
  },
  trashLog: {
    stored: 'trash/chapter~purdue-university~f1/log/o1',
    fresh: 'trash/chapter~purdue-university~f1/log/o2',
    data: sent.outreach,
    change: { note: 'Said otherwise.' },
  },
  anythingElse: {
    stored: 'secrets/x1',
    fresh: 'secrets/x2',
    data: { any: 'thing' },
    change: { any: 'other' },
  },
};

function acts(
  { stored, fresh, data: given, change, byField, beside, counts, along, instead }: Example,
  uid: string,
): Record<string, Act> {
  const parent = stored.slice(0, stored.lastIndexOf('/'));
  const data = byField ? { ...given, [byField]: uid } : given;
  const step = (more: object) => ('token' in more ? { ...more, by: uid } : more);
  const together = (database: Firestore, kind: 'create' | 'update' | 'replace' | 'delete') => {
    const batch = writeBatch(database);
    const [path, more] = beside?.[kind] ?? [];
    if (path !== undefined && more) batch.set(doc(database, path), step(more));
    const counted = kind === 'create' ? counts?.(uid) : null;
    if (counted) batch.update(doc(database, counted[0]), counted[1]);
    if (kind === 'create') along?.(batch, database, uid);
    if (kind === 'create') batch.set(doc(database, fresh), data);
    else if (kind === 'update') batch.update(doc(database, stored), change);
    else if (kind === 'replace') batch.set(doc(database, stored), instead ?? data);
    else batch.delete(doc(database, stored));
    return batch.commit();
  };
  return {
    get: (database) => getDoc(doc(database, stored)),
    page: (database) => getDocs(query(collection(database, parent), limit(100))),
    list: (database) => getDocs(collection(database, parent)),
    create: (database) => together(database, 'create'),
    update: (database) => together(database, 'update'),
    replace: (database) => together(database, 'replace'),
    delete: (database) => together(database, 'delete'),
  };
}

const rows = table
  .trim()
  .split('\n')
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .map(([path = '', ...cells]) => ({
    path,
    cells: cells.map((cell) => cell.split(' ').flatMap((word) => several[word] ?? [word])),
  }));

const documents = {
  ...season,
  ...night,
  ...publishedNight,
  ...signedUp,
  ...Object.fromEntries(
    Object.entries(lined).map(([path, fields]) => [path.replace('site', 'full'), fields]),
  ),
  [`events/full/passes/${passKey}`]: { ...season[`events/e1/passes/${passKey}`] },
  'events/full/crew/crew': { ...season['events/e1/crew/crew'] },
  [`mail/full--${ids.first}`]: sentMail,
  'settings/mail': { on: true },
  'events/n2': { ...season['events/e1'] },
  'events/e1/private/draw': drawSecret,
  'secrets/x1': { any: 'thing' },
  'trash/event~gone': { ...sent.trash, deletedAt: new Date() },
  'trash/event~gone/parts/event': { ...season['events/e1'] },
  [`trash/event~gone/unlocks/${key}`]: { ...season[`events/e1/unlocks/${key}`] },
  'trash/event~e1': { ...sent.trash, deletedAt: new Date() },
  'trash/event~e1/passes/0123456789A-z_0123456A': { ...season[`events/e1/passes/${passKey}`] },
  'trash/chapter~purdue-university~f1/log/o1': {
    ...season['colleges/purdue-university/fraternities/f1/outreach/o1'],
  },
  ...Object.fromEntries(
    Object.values(histories).map((record) => [
      `history/${record}/changes/h1`,
      { ...sent.history, at: new Date(eight) },
    ]),
  ),
};

const project = await TestProject.open();
afterAll(() => project.close());

/** Whether something was written since the documents were stored; reads and refusals leave them. */
let isChanged = true;
beforeEach(async () => {
  if (!isChanged) return;
  await project.clear();
  await project.seed(documents);
  isChanged = false;
});

const reads = ['get', 'page', 'list'];

for (const { path, cells } of rows) {
  const example = examples[path];
  if (!example) throw new Error(`No example for ${path}`);
  describe(path, () => {
    for (const [column, role] of roles.entries()) cellTests(example, role, cells[column] ?? []);
  });
}

function cellTests(example: Example, role: Role, allowed: string[]): void {
  for (const [method, act] of Object.entries(acts(example, claims(role)?.sub ?? ''))) {
    if (allowed.includes(method)) {
      test(`${role} may ${method}`, async () => {
        await removeFirst(example, method);
        isChanged ||= !reads.includes(method);
        await act(project.as(role));
      });
    } else {
      test(`${role} may not ${method}`, async () => {
        const isRemoved = await removeFirst(example, method);
        isChanged = true;
        await refused(act(project.as(role)));
        isChanged = isRemoved;
      });
    }
  }
}

// The settings have one document only: creating it needs it gone.
async function removeFirst({ stored, fresh }: Example, method: string): Promise<boolean> {
  const isNeeded = method === 'create' && stored === fresh;
  if (isNeeded) await project.clear();
  return isNeeded;
}

test('every row and every role of the table is tested', () => {
  expect(rows.map(({ path }) => path)).toEqual(Object.keys(examples));
  expect(
    table
      .trim()
      .split('\n')[0]
      ?.split('|')
      .slice(2, -1)
      .map((cell) => cell.trim()),
  ).toEqual([...roles]);
});

test('every path of the rules has a row', () => {
  const stored = Object.values(examples).map((example) => example.stored);
  const untold = matchedPaths(readFileSync(`${ROOT}firestore.rules`, 'utf8')).filter((path) => {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return !stored.some((one) => pattern.test(one));
  });
  expect(untold).toEqual([]);
});
