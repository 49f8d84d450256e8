import {
  collection,
  collectionGroup,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Storable } from '../../src/data/site/firestoreValues.ts';
import { emptying } from '../../src/data/staff/trash/emptying.ts';
import { eventTrash } from '../../src/data/staff/trash/eventTrash.ts';
import { newTicketKey, ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { playingBoard } from '../support/documents/night.ts';
import { passKey, season, key as unlockKey } from '../support/documents/samples.ts';
import { ids, signedUp, signedUpPerson, ticketKeys } from '../support/documents/signUps.ts';
import { liteSeasonStore } from '../support/liteSeasonStore.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import { signUpCommits } from '../support/signUpCommits.ts';
import type { Fields } from '../support/signUpWrites.ts';
import { roles } from '../support/TestProject.ts';

/*
 * Signing up and canceling by plain requests, as the site does it and as somebody would by hand. Each refusal
 * stands beside the act it differs from by one thing.
 */

const project = await seededProject({ ...season, ...signedUp });
const { set, patch, remove, count, doubled, isTaken, onlyTheLast, coming, going } = signUpCommits(project);

const event = { ...signedUp['events/site'] };
const person = signedUpPerson;
const seal = 'A'.repeat(40);
const { stored: mine, fresh: id } = ids;
const other = await ticketIdOf('C-z_0123456789C-z_0123');
const long = (letters: number) => 'x'.repeat(letters);

const withPerson = (fields: Fields) =>
  coming({ person: set(`participants/${id}`, { ...person, ...fields }, 'createdAt') });
const withTicket = (fields: Fields) =>
  coming({ ticket: set(`tickets/${id}`, { state: 'in', sealed: seal, ...fields }, 'at') });

const people = async () => (await project.idsIn('events/site/participants')).length;
const counted = async () => (await project.stored('events/site'))?.currentParticipants;
const changeEvent = (fields: Fields) => project.seed({ 'events/site': { ...event, ...fields } });
const beginDraw = () => project.seed({ 'boards/site': { ...playingBoard, updatedAt: new Date() } });
const lock = async () => {
  await changeEvent({ registration: 'locked' });
  await project.seed({ [`events/site/unlocks/${unlockKey}`]: { googleFormUrl: null } });
};

/** All choices of one to three of four writes. */
const someOf = (writes: readonly object[]) =>
  Array.from({ length: 14 }, (_, choice) => writes.filter((_, at) => ((choice + 1) >> at) & 1));

describe('signing up', () => {
  test('is one commit of four writes, and no part of it', async () => {
    await onlyTheLast(...someOf(coming()), coming());
    expect([await people(), await counted()]).toEqual([3, 3]);
    expect(await project.stored(`events/site/participants/${id}`)).toMatchObject(person);
  });

  test.each(roles.filter((role) => role !== 'anyone'))('is not for %s, who has an account', async (role) => {
    expect(await isTaken(coming(), role)).toBe(false);
    expect(await isTaken(going(), role)).toBe(false);
    expect(await isTaken(coming())).toBe(true);
    expect(await isTaken(going())).toBe(true);
  });

  test('counts one, whatever is written how often', async () => {
    const event = (write: object) => coming({ event: write });
    await onlyTheLast(
      event(count(0)),
      event(count(2)),
      event(count(-1)),
      event(doubled(1)),
      event(patch('', {}, 'updatedAt')),
      [...event(count(1)), count(1)],
      [...event(count(2)), count(-1)],
      [...coming(), ...coming({ person: null })],
      event(count(1)),
    );
    expect(await counted()).toBe(3);
  });

  test('brings one person, with one ticket', async () => {
    const second = coming({ event: null }, other);
    await onlyTheLast(
      [...coming(), ...second],
      [...second, ...coming({ event: count(2) })],
      [...coming(), ...coming({}, other)],
      [...coming({ desk: null }), ...second],
      [...coming(), set(`participants/${other}`, person, 'createdAt')],
      [...coming(), set(`tickets/${other}`, { state: 'in', sealed: seal }, 'at')],
      [...coming(), set('participants/p2', person, 'createdAt')],
      [...coming(), remove('participants/p1')],
      [...coming(), remove(`participants/${mine}`)],
      [...coming(), remove(`tickets/${mine}`)],
      [...coming(), patch('participants/p1', { name: 'Bo' })],
      [...coming(), ...going({ desk: null, event: null })],
      [...coming({ event: null }), ...going({ event: null })],
      coming({ person: set(`participants/${other}`, person, 'createdAt') }),
      coming({ desk: set('private/desk', { last: other }) }),
      coming(),
    );
  });

  test('changes nothing else of the event', async () => {
    const fields: Fields = {
      title: 'Mine',
      board: 'live',
      status: 'completed',
      registration: 'none',
      maxParticipants: 5,
      line: { called: 5 },
      signUp: { open: true, closesAt: 1 },
      ...Object.fromEntries(foreignFields.map((field) => [field, 'aces21'])),
    };
    await onlyTheLast(
      ...Object.entries(fields).map(([name, value]) => coming({ event: count(1, { [name]: value }) })),
      coming({ event: set('', { currentParticipants: 3 }, 'updatedAt') }),
      coming({ event: patch('', { currentParticipants: 3, updatedAt: new Date(0) }) }),
      coming({ event: patch('', { currentParticipants: 3 }) }),
      coming({ event: remove('') }),
      coming({ event: patch('', { currentParticipants: 3 }, 'updatedAt') }),
    );
  });

  test.each<[string, Fields, Fields]>([
    [
      'once staff closed it',
      { signUp: { open: false, closesAt: 0 } },
      { signUp: { open: true, closesAt: 0 } },
    ],
    [
      'after its closing time',
      { signUp: { open: true, closesAt: Date.now() - 1000 } },
      { signUp: { open: true, closesAt: Date.now() + 3_600_000 } },
    ],
    ['of an event that is over', { status: 'completed' }, { status: 'active' }],
    ['once it is full', { maxParticipants: 2 }, { maxParticipants: 3 }],
    ['when the limit is below the count', { maxParticipants: 1 }, { maxParticipants: null }],
    ['where a form is elsewhere', { registration: 'open', googleFormUrl: 'https://x.example' }, {}],
    ['where nothing is said yet', { registration: 'none' }, {}],
    ['where a password asks for what nobody proved', { registration: 'locked' }, {}],
  ])('is refused %s', async (_, shut, open) => {
    await changeEvent(shut);
    expect(await isTaken(coming())).toBe(false);
    expect(await isTaken(going())).toBe(true);
    await changeEvent(open);
    expect(await isTaken(coming())).toBe(true);
  });

  test('is refused at an event that never had one, or is of an older installation', async () => {
    const { signUp: _, ...without } = event;
    for (const registration of ['site', 'locked']) {
      await project.seed({ 'events/site': { ...without, registration } });
      expect(await isTaken(coming())).toBe(false);
    }
    await project.seed({ 'events/site': { ...event, maxParticipants: '64' } });
    expect(await isTaken(coming())).toBe(false);
    const { currentParticipants: __, ...uncounted } = event;
    await project.seed({ 'events/site': { ...uncounted, maxParticipants: 1 } });
    expect(await isTaken(coming())).toBe(true);
    expect(await counted()).toBe(1);
  });

  test('is refused once the list is closed for the draw, and so is canceling', async () => {
    await beginDraw();
    expect(await isTaken(coming())).toBe(false);
    expect(await isTaken(going())).toBe(false);
    await project.clear();
    await project.seed(signedUp);
    expect(await isTaken(coming())).toBe(true);
    expect(await isTaken(going())).toBe(true);
  });

  test('is refused at an event that is not there', async () => {
    const elsewhere = JSON.parse(JSON.stringify(coming()).replaceAll('events/site', 'events/none'));
    expect(await isTaken(elsewhere)).toBe(false);
    await project.seed({ 'events/none': event });
    expect(await isTaken(elsewhere)).toBe(true);
  });

  test('ten at once for the two last spots: two are in', async () => {
    const tickets = await Promise.all(Array.from({ length: 10 }, () => ticketIdOf(newTicketKey())));
    const taken = await Promise.all(tickets.map((ticket) => isTaken(coming({}, ticket))));
    expect(taken.filter(Boolean)).toHaveLength(2);
    expect([await people(), await counted()]).toEqual([4, 4]);
    expect(await project.idsIn('events/site/tickets')).toHaveLength(3);
  });
});

describe('an event with a password', () => {
  beforeEach(lock);

  const proved = (unlock: Storable, ticket = id) =>
    coming({ desk: set('private/desk', { last: ticket, unlock }) }, ticket);

  test('lets in whoever knows what it opens', async () => {
    const { name: path } = set(`unlocks/${unlockKey}`, {}).update;
    await project.seed({ [`events/e1/unlocks/${long(43)}`]: { googleFormUrl: null } });
    await onlyTheLast(
      coming(),
      proved({}),
      proved({ [id]: long(43) }),
      proved({ [id]: 'aces21' }),
      proved({ [id]: '' }),
      proved({ [id]: path }),
      proved({ [id]: `${unlockKey}/` }),
      proved({ [id]: `${unlockKey}x` }),
      proved({ [id]: 1 }),
      proved({ [id]: [unlockKey] }),
      proved({ [other]: unlockKey }),
      proved({ [id]: unlockKey, [other]: unlockKey }),
      proved(unlockKey),
      withPerson({ unlock: { [id]: unlockKey } }),
      withTicket({ unlock: { [id]: unlockKey } }),
      proved({ [id]: unlockKey }),
    );
  });

  test('by what they prove themselves, not by what somebody has left', async () => {
    expect(await isTaken(proved({ [other]: unlockKey }, other))).toBe(true);
    await onlyTheLast(
      coming({ desk: patch('private/desk', { last: id }) }),
      coming({ desk: null }),
      coming({ desk: set('private/desk', { last: id, unlock: { [other]: unlockKey } }) }),
      proved({ [id]: unlockKey }),
    );
  });

  test('and no longer by a password that was changed', async () => {
    await project.seed({ [`events/site/unlocks/${long(43)}`]: { googleFormUrl: null } });
    expect(await isTaken([remove(`unlocks/${unlockKey}`)], 'regular')).toBe(true);
    await onlyTheLast(proved({ [id]: unlockKey }), proved({ [id]: long(43) }));
  });
});

describe('who signs up', () => {
  const marks = ['\n', '\u0000', '\u2028', '\u202a', '\u202e', '\u2066', '\u2069', '@', '<', '>'];
  const address = (letters: number) => `${long(letters - '@b.example'.length)}@b.example`;
  const noText: Storable[] = [1, null, true, ['Ann'], { name: 'Ann' }];
  const values: Record<string, { takes: Storable[]; refuses: Storable[] }> = {
    name: {
      takes: [
        'A',
        'Ann',
        'Nguyễn Thị Minh Khai',
        'عبد الله',
        '陳大文',
        '7',
        'Zoë (she) O’Neil-Ng, Jr.',
        'x'.repeat(80),
      ],
      refuses: ['', ' ', '—', '\u200b', '\u2800', long(81), long(40_000), ...noText].concat(
        marks.flatMap((mark): Storable[] => [`${mark}Ann`, `Ann${mark}Lee`, `Ann Lee${mark}`]),
      ),
    },
    email: {
      takes: ['a@b.co', 'ann.lee+x@mail.college.edu', address(200)],
      refuses: ['', 'ann', 'ann@x', '@x.edu', 'ann@.', 'ann@x.', address(201), ...noText].concat(
        ['\n', ' ', '\u202e', '\u200b', ',', ';', '<', '>', '"', '@'].flatMap((mark): Storable[] => [
          `${mark}ann@x.edu`,
          `ann${mark}@x.edu`,
          `ann@${mark}x.edu`,
          `ann@x${mark}.edu`,
          `ann@x.${mark}edu`,
          `ann@x.edu${mark}`,
        ]),
      ),
    },
    collegeId: {
      takes: ['', 'towson', 'x-1', long(150)],
      refuses: ['Towson', 'a/b', 'a b', 'a\n', long(151), ...noText],
    },
    chapterId: {
      takes: ['', 'towson--pike', long(302)],
      refuses: ['Pike', 'a/b', '\na', long(303), ...noText],
    },
    collegeName: {
      takes: ['', 'Towson', long(150)],
      refuses: [long(151), ...noText, ...[...marks, '\u2029', '\u200b'].map((mark) => `Tow${mark}son`)],
    },
    chapterName: {
      takes: ['', 'ΠΚΑ', long(100)],
      refuses: [
        long(101),
        ...noText,
        ...marks.map((mark) => `Pike${mark}`),
        ...marks.map((mark) => `${mark}Pike`),
      ],
    },
    shownAs: {
      takes: ['short', 'initials', 'number', 'full'],
      refuses: ['', 'hidden', 'Nonsense', ...noText],
    },
    agreed: {
      takes: ['2026-11-01', '2099-12-31'],
      refuses: [
        '',
        'yes',
        '2026-11-1',
        '12026-11-01',
        '2026-11-01 ',
        '1926-11-01',
        ...['2026-1x-01', '20x6-11-01', '2026-11-0x', '20261-11-01', '2026-111-01', '2026-11-011'],
        long(20),
        ...noText,
      ],
    },
    source: { takes: ['sign-up'], refuses: ['walk-in', 'import', 'manual', '', null, 'Nonsense'] },
    checkedIn: { takes: [false], refuses: [true, null, 'no'] },
  };

  test.each(Object.entries(values))('says in %s what can be shown', async (field, { takes, refuses }) => {
    for (const value of refuses)
      expect(await isTaken(withPerson({ [field]: value })), JSON.stringify(value)).toBe(false);
    for (const value of takes) {
      expect(await isTaken(withPerson({ [field]: value })), JSON.stringify(value)).toBe(true);
      await project.clear();
      await project.seed(signedUp);
    }
  });

  test('says nothing else, and all that is asked', async () => {
    const { collegeId, collegeName, chapterId, chapterName, shownAs, ...least } = person;
    const foreign = foreignFields.filter((field) => field !== 'createdAt');
    const without = (field: string) =>
      Object.fromEntries(Object.entries(person).filter(([name]) => name !== field));
    await onlyTheLast(
      ...['checkedInAt', 'checkedInBy', 'table', 'seat', 'apart', ...foreign].map((field) =>
        withPerson({ [field]: 'x' }),
      ),
      ...Object.keys(least).map((field) =>
        coming({ person: set(`participants/${id}`, without(field), 'createdAt') }),
      ),
      coming({ person: set(`participants/${id}`, person) }),
      coming({ person: set(`participants/${id}`, { ...person, createdAt: new Date(0) }) }),
      coming({ person: set(`participants/${id}`, least, 'createdAt') }),
    );
  });
});

describe('a ticket', () => {
  test.each(
    ['', 'x']
      .map((more) => `${long(21)}${more}${more}`)
      .concat(['+', '/', '=', '.', ' '].map((mark) => long(21) + mark)),
  )('is not named %j', async (name) => {
    if (!name.includes('/')) expect(await isTaken(coming({}, encodeURI(name)))).toBe(false);
    expect(await isTaken(coming({}, long(22)))).toBe(true);
  });

  test('has not the name of somebody who is on the list otherwise', async () => {
    await project.seed({
      'events/site/participants/mail-ann@x.edu': person,
      [`events/site/participants/${id}`]: person,
    });
    await onlyTheLast(
      coming({ person: null }, 'mail-ann@x.edu'),
      coming({ person: null }),
      coming(),
      [remove(`participants/${id}`), ...coming()],
      coming({}, other),
    );
  });

  test('holds its state, its moment and a seal', async () => {
    await onlyTheLast(
      ...['Ann Lee', '', long(39), long(4001), `${seal}+`, `+${seal}`, `${seal}\n`].map((sealed) =>
        withTicket({ sealed }),
      ),
      ...[1, null, [long(40)], { 0: seal }].map((sealed) => withTicket({ sealed })),
      ...['canceled', 'removed', 'waiting', 'Nonsense', '', null].map((state) => withTicket({ state })),
      ...['key', 'name', 'place', ...foreignFields].map((field) => withTicket({ [field]: 'x' })),
      coming({ ticket: set(`tickets/${id}`, { state: 'in', sealed: seal }) }),
      coming({ ticket: set(`tickets/${id}`, { state: 'in', sealed: seal, at: new Date(0) }) }),
      coming({ ticket: set(`tickets/${id}`, { state: 'in' }, 'at') }),
      coming({ ticket: set(`tickets/${id}`, { sealed: seal }, 'at') }),
      withTicket({ sealed: long(4000) }),
    );
  });

  test('is not taken over, set back or deleted by strangers', async () => {
    for (const state of ['in', 'canceled', 'removed']) {
      await project.change(`events/site/tickets/${mine}`, { state });
      for (const writes of [
        coming({}, mine),
        coming({ person: null }, mine),
        [patch(`tickets/${mine}`, { state: 'in' }, 'at')],
        [patch(`tickets/${mine}`, { sealed: seal }, 'at')],
        [remove(`tickets/${mine}`)],
        coming({ ticket: patch(`tickets/${mine}`, { state: 'in' }, 'at') }, mine),
        going({ ticket: remove(`tickets/${mine}`) }),
      ])
        expect(await isTaken(writes)).toBe(false);
    }
    await project.change(`events/site/tickets/${mine}`, { state: 'in' });
    expect(await isTaken(going())).toBe(true);
    expect(await isTaken(coming({}, mine))).toBe(false);
    expect(await isTaken(coming())).toBe(true);
  });

  test('that staff deleted is made again only when its person is gone too', async () => {
    expect(await isTaken([remove(`tickets/${mine}`)], 'regular')).toBe(true);
    await onlyTheLast(
      [count(1)],
      [count(-1)],
      coming({ person: null }, mine),
      coming({ person: null, desk: null }, mine),
      coming({}, mine),
      coming({ desk: null }, mine),
      going(),
      [remove(`participants/${mine}`), ...coming({}, mine)],
      coming(),
    );
    expect(await isTaken([remove(`participants/${mine}`), count(-1)], 'regular')).toBe(true);
    await onlyTheLast([count(1)], [count(1), set('private/desk', { last: mine })], coming({}, mine));
    expect([await people(), await counted()]).toEqual([3, 3]);
  });
});

describe('the desk', () => {
  test('names one ticket of the commit, and what proves that it may change', async () => {
    const desk = (fields: Fields) => coming({ desk: set('private/desk', fields) });
    await onlyTheLast(
      [set('private/desk', { last: id })],
      [set('private/desk', { last: mine })],
      [set('private/desk', { last: mine, key: ticketKeys.stored })],
      ...foreignFields.map((field) => desk({ last: id, [field]: 'Ann' })),
      desk({ last: id, unlock: {} }),
      ...[`${long(42)} `, ` ${long(42)}`, ` ${long(43)}`, `${long(43)}\n`, long(42), long(44)].map((unlock) =>
        desk({ last: id, unlock: { [id]: unlock } }),
      ),
      desk({ last: id, unlock: { [id]: Array.from({ length: 43 }, () => 'x') } }),
      desk({ last: id, unlock: { [id]: long(43), [other]: long(43) } }),
      desk({ last: id, unlock: long(43) }),
      desk({ last: id, key: long(23) }),
      desk({ last: id, key: `${long(21)} ` }),
      desk({ last: id, key: Array.from({ length: 22 }, () => 'x') }),
      desk({ last: id, key: null }),
      desk({ last: [id] }),
      desk({}),
      coming({ desk: remove('private/desk') }),
      [...coming(), set('private/staff', { registrationPassword: '' })],
      [...coming(), set('private/seat', { last: id })],
      desk({ last: id, unlock: { [id]: long(43) } }),
    );
  });

  test('may be there or not', async () => {
    expect(await isTaken([remove('private/desk')], 'regular')).toBe(true);
    expect(await isTaken(coming())).toBe(true);
    expect(await isTaken([remove('private/desk')], 'regular')).toBe(true);
    expect(await isTaken(going())).toBe(true);
  });
});

describe('canceling', () => {
  test('is one commit of four writes, and no part of it', async () => {
    await onlyTheLast(...someOf(going()), going());
    expect([await people(), await counted()]).toEqual([1, 1]);
    expect(await project.stored(`events/site/tickets/${mine}`)).toEqual({
      state: 'canceled',
      sealed: '',
      at: expect.anything(),
    });
  });

  test('needs the key, which is not the id and not somebody else’s', async () => {
    const desk = (fields: Fields) => going({ desk: set('private/desk', { last: mine, ...fields }) });
    await onlyTheLast(
      desk({}),
      desk({ key: mine }),
      desk({ key: ticketKeys.fresh }),
      desk({ key: '' }),
      desk({ key: null }),
      going({ desk: null }),
      going({
        ticket: patch(`tickets/${mine}`, { state: 'canceled', sealed: '', key: ticketKeys.stored }, 'at'),
      }),
      going({ desk: set('private/desk', { last: other, key: ticketKeys.stored }) }),
      desk({ key: ticketKeys.stored }),
    );
  });

  test('takes one person off, once', async () => {
    expect(await isTaken(coming())).toBe(true);
    const second = going({ event: null }, id, ticketKeys.fresh);
    await onlyTheLast(
      going({ event: count(0) }),
      going({ event: count(-2) }),
      going({ event: count(1) }),
      going({ event: doubled(-1) }),
      [...going(), count(-1)],
      [...second, ...going()],
      [...going(), ...second],
      [...going({ event: count(-2) }), ...second],
      [...going(), remove('participants/p1')],
      [...going(), remove(`participants/${id}`)],
      going({ person: remove('participants/p1') }),
      going({ person: set(`participants/${mine}`, person, 'createdAt') }),
      [...going(), set(`participants/${mine}`, person, 'createdAt')],
      going({ event: count(-1, { title: 'Mine' }) }),
      going({ event: patch('', { currentParticipants: 2 }, 'line.calledAt') }),
      going({ event: patch('', { currentParticipants: 2 }, 'updatedAt') }),
      going({ ticket: patch(`tickets/${mine}`, { state: 'canceled', sealed: '' }) }),
      going({ ticket: patch(`tickets/${mine}`, { state: 'canceled', sealed: '', at: new Date(0) }) }),
      going({ ticket: patch(`tickets/${mine}`, { state: 'canceled' }, 'at') }),
      going({ ticket: patch(`tickets/${mine}`, { state: 'canceled', sealed: seal }, 'at') }),
      going({ ticket: patch(`tickets/${mine}`, { state: 'removed', sealed: '' }, 'at') }),
      going({ ticket: patch(`tickets/${mine}`, { state: 'in', sealed: '' }, 'at') }),
      ...foreignFields.map((field) =>
        going({ ticket: patch(`tickets/${mine}`, { state: 'canceled', sealed: '', [field]: 'x' }, 'at') }),
      ),
      going(),
    );
    expect([await people(), await counted()]).toEqual([2, 2]);
    await onlyTheLast(
      going(),
      going({ person: null }),
      going({ person: null, ticket: null }),
      going({}, id, ticketKeys.fresh),
    );
  });

  test('is over once they came in', async () => {
    const at = `events/site/participants/${mine}`;
    await project.seed({ [at]: { ...person, checkedIn: true, checkedInAt: new Date() } });
    expect(await isTaken(going())).toBe(false);
    await project.seed({ [at]: { ...person, checkedIn: false, checkedInAt: new Date() } });
    expect(await isTaken(going())).toBe(true);
  });

  test('is not for who was removed by staff, also when they forgot the ticket', async () => {
    const removing = [
      patch(`tickets/${mine}`, { state: 'removed' }, 'at'),
      remove(`participants/${mine}`),
      count(-1),
    ];
    expect(await isTaken(removing)).toBe(false);
    expect(await isTaken(removing, 'crew')).toBe(false);
    expect(await isTaken(removing, 'regular')).toBe(true);
    await onlyTheLast(going(), going({ person: null }), coming({}, mine), coming());
    const back = [
      patch(`tickets/${mine}`, { state: 'in' }, 'at'),
      set(`participants/${mine}`, person, 'createdAt'),
      count(1),
    ];
    expect(await isTaken(back)).toBe(false);
    expect(await isTaken(back, 'regular')).toBe(true);
    expect(await isTaken([remove(`participants/${mine}`), count(-1)], 'regular')).toBe(true);
    await onlyTheLast(going(), going({ person: null }), going({}, id, ticketKeys.fresh));
    expect([await people(), await counted()]).toEqual([1, 1]);
  });

  test('by staff is a removal, with its moment and the seal as it was', async () => {
    const change = (fields: Fields, ...times: string[]) =>
      isTaken([patch(`tickets/${mine}`, fields, ...times)], 'regular');
    for (const state of ['canceled', '', null, 'Nonsense']) expect(await change({ state }, 'at')).toBe(false);
    expect(await change({ state: 'removed' })).toBe(false);
    expect(await change({ state: 'removed', at: new Date(0) })).toBe(false);
    for (const field of ['sealed', 'key', ...foreignFields])
      expect(await change({ state: 'removed', [field]: '' }, 'at')).toBe(false);
    for (const state of ['removed', 'in']) expect(await change({ state }, 'at')).toBe(true);
  });
});

describe('whoever has two rights', () => {
  const device: Record<string, Record<string, Storable>> = {
    [`events/site/passes/${passKey}`]: { ...season[`events/e1/passes/${passKey}`] },
    'events/site/crew/crew': { ...season['events/e1/crew/crew'] },
  };
  const walkIn = (ticket: string) => [
    set(`participants/${ticket}`, { name: 'Bo', checkedIn: false, source: 'walk-in' }, 'createdAt'),
    patch('crew/crew', { made: 1, last: ticket }),
  ];
  beforeEach(() => project.seed(device));

  test('mixes no walk-in and no check-in with a sign-up', async () => {
    for (const writes of [
      [...walkIn('w1'), ...coming()],
      [...walkIn(id), ...coming({ person: null })],
      [...walkIn('w1'), ...going({ event: null }), count(1)],
      [...walkIn('w1'), ...going({ event: null })],
      [
        patch(`participants/${mine}`, { checkedIn: true, checkedInAt: new Date(), checkedInBy: 'crew' }),
        ...going(),
      ],
    ])
      expect(await isTaken(writes, 'crew')).toBe(false);
    expect(await isTaken(coming())).toBe(true);
    expect(await isTaken([...walkIn('w1'), count(1)], 'crew')).toBe(true);
    expect(await isTaken(going())).toBe(true);
  });

  test('nor counts anything but whole people', async () => {
    expect(await isTaken([...walkIn('w1'), doubled(1)], 'crew')).toBe(false);
    expect(await isTaken([...walkIn('w1'), count(1)], 'crew')).toBe(true);
    expect(await counted()).toBe(3);
  });

  test('nor makes a ticket as staff', async () => {
    for (const role of ['regular', 'super'] as const) {
      for (const writes of [
        coming(),
        [set(`tickets/${id}`, { state: 'in', sealed: seal }, 'at')],
        [...going({ event: null, person: null }), remove('participants/p1'), count(-1)],
        [set('private/desk', { last: mine })],
      ])
        expect(await isTaken(writes, role)).toBe(false);
    }
    expect(await isTaken(coming())).toBe(true);
  });
});

describe('a stranger', () => {
  const visitor = project.as('anyone');
  const below = (name: string) => collection(visitor, `events/site/${name}`);

  test('reads a ticket by its id, and nothing that names anybody', async () => {
    expect((await getDoc(doc(visitor, `events/site/tickets/${mine}`))).data()).toMatchObject({ state: 'in' });
    expect((await getDoc(doc(visitor, `events/site/tickets/${other}`))).exists()).toBe(false);
    for (const path of [`participants/${mine}`, `participants/${other}`, 'private/desk', 'private/seat'])
      await refused(getDoc(doc(visitor, `events/site/${path}`)), path);
    for (const name of ['tickets', 'participants', 'private']) {
      await refused(getDocs(below(name)), name);
      await refused(getDocs(query(below(name), limit(1))), name);
      await refused(getCount(below(name)), name);
      await refused(getDocs(query(collectionGroup(visitor, name), limit(1))), name);
    }
  });

  test.each(['betr', 'expired', 'anonymous', 'crew'] as const)('%s lists no tickets', async (role) => {
    await refused(getDocs(collection(project.as(role), 'events/site/tickets')));
    await getDoc(doc(project.as(role), `events/site/tickets/${mine}`));
  });
});

describe('an event with tickets', () => {
  const store = liteSeasonStore(project.as('super'));
  const { trashEvent, restoreEvent } = eventTrash(
    store,
    () => 'super',
    async () => ({ by: 'Dana', level: 'super' }),
  );

  test('takes nobody in the trash, and goes on when it is restored', async () => {
    await trashEvent('site');
    expect(await isTaken(coming())).toBe(false);
    expect(await isTaken(going())).toBe(false);
    expect(await project.idsIn('events/site/tickets')).toEqual([mine]);
    await restoreEvent('site');
    expect(await isTaken(coming())).toBe(true);
    expect(await isTaken(going())).toBe(true);
  });

  test('leaves no ticket and no desk when it is deleted for good', async () => {
    expect(await isTaken(coming())).toBe(true);
    await trashEvent('site');
    await emptying(store).emptyOne({ id: 'event~site', kind: 'event' });
    for (const part of ['tickets', 'participants', 'private'])
      expect(await project.idsIn(`events/site/${part}`)).toEqual([]);
    expect(await isTaken(coming())).toBe(false);
  });

  test('keeps what it says of its sign-up, and says it before one can sign up', async () => {
    const change = (fields: Fields) => isTaken([patch('', fields, 'updatedAt')], 'regular');
    const form = 'https://forms.example/1';
    const lost = { ...patch('', {}, 'updatedAt'), updateMask: { fieldPaths: ['signUp'] } };
    expect(await isTaken([lost], 'regular')).toBe(false);
    expect(await change({ registration: 'site', googleFormUrl: form })).toBe(false);
    expect(
      await change({ registration: 'open', googleFormUrl: form, signUp: { open: false, closesAt: 0 } }),
    ).toBe(true);
    expect(await isTaken(going())).toBe(true);
    const { signUp: _, ...without } = event;
    await project.seed({ 'events/site': { ...without, registration: 'none' } });
    expect(await change({ registration: 'site' })).toBe(false);
    expect(await change({ registration: 'site', signUp: { open: true, closesAt: 0 } })).toBe(true);
  });
});
