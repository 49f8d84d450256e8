import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import type { Storable } from '../../src/data/site/firestoreValues.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import { lineWithout, mayTake, readLine } from '../../src/domain/signUp/line.ts';
import { ticketIdOf } from '../../src/domain/signUp/ticketKey.ts';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { playingBoard } from '../support/documents/night.ts';
import { passKey, season, key as unlockKey } from '../support/documents/samples.ts';
import { ids, lined, ticketKeys, typed, waiting } from '../support/documents/signUps.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import {
  type By,
  checkedIn,
  inFrom,
  type Parts,
  signUpCommits,
  type Who,
  without,
} from '../support/signUpCommits.ts';
import type { Fields } from '../support/signUpWrites.ts';
import { roles } from '../support/TestProject.ts';

/*
 * The waiting list by plain requests: who joins it, leaves it, takes a spot and is let in. The event is full,
 * and three wait at the places 3, 4 and 5. Each refusal stands beside the act it differs from by one thing.
 */

const project = await seededProject({
  ...lined,
  [`events/site/passes/${passKey}`]: { ...season[`events/e1/passes/${passKey}`] },
  'events/site/crew/crew': { ...season['events/e1/crew/crew'] },
});
const {
  set,
  patch,
  remove,
  isTaken,
  onlyTheLast,
  moved,
  joining,
  coming,
  going,
  leaving,
  taking,
  lettingIn,
} = signUpCommits(project);

const event = { ...lined['events/site'] };
const seal = 'A'.repeat(40);
const { stored: mine, fresh: id } = ids;
const other = await ticketIdOf('C-z_0123456789C-z_0123');
const foreign = foreignFields.filter((field) => field !== 'createdAt');
const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);

/** All choices of some of the writes. */
const someOf = (writes: readonly object[]) =>
  Array.from({ length: 2 ** writes.length - 2 }, (_, choice) =>
    writes.filter((_, at) => ((choice + 1) >> at) & 1),
  );

const changeEvent = (fields: Fields) => project.seed({ 'events/site': { ...event, ...fields } });
const changeLine = (fields: Fields, more: Fields = {}) =>
  changeEvent({ ...more, line: { ...Object(event.line), ...fields } });
const freeSpot = () => changeEvent({ currentParticipants: 1 });
const beginDraw = () => project.seed({ 'boards/site': { ...playingBoard, updatedAt: new Date() } });
const line = async () => Object((await project.stored('events/site'))?.line);
const people = async () => (await project.stored('events/site'))?.currentParticipants;
/** Somebody joins, the first takes a spot, the last leaves. */
const oneByOne = () => [
  joining(),
  taking({ event: moved({ people: 1, waiting: -1, gone: 1, order: 'www' }) }),
  leaving({ event: moved({ waiting: -1, order: 'wxw' }) }, 'third'),
];
const startAnew = async () => {
  await project.clear();
  await project.seed(lined);
};

/** Moves counts, of which one becomes a number that isn't whole by its type. */
const doubled = (name: string, to: number, by: By): object => {
  const writes = JSON.stringify(moved({ ...by, [name]: 'double' }));
  return JSON.parse(writes.replace('{"stringValue":"double"}', JSON.stringify({ doubleValue: to })));
};

/** Orders that no step of anybody makes. */
const wrongOrders = ['', 'x', 'w', 'www', 'xww', 'xwww', 'wwwx', 'wwwww', 'wxww', 'w w', 'wwW'];

/** What else nobody but staff changes of an event. */
const elsewhere: [string, Fields][] = [
  ...Object.entries({
    title: 'Mine',
    board: 'live',
    status: 'completed',
    registration: 'none',
    maxParticipants: 5,
    waitingList: 50,
    signUp: { open: true, closesAt: 1 },
  }),
  ...foreignFields.map((field): [string, Storable] => [field, 'x']),
].map(([name, value]) => [name, { [name]: value }]);

/** Commits whose event has these counts moved, and each of these changes beside. */
const besides = (commit: (changes: Parts) => object[], by: By, ...times: string[]) => [
  ...elsewhere.map(([, fields]) => commit({ event: moved(by, fields, ...times) })),
  ...['called', 'x'].map((name) => commit({ event: moved({ ...by, [name]: 1 }, {}, ...times) })),
  commit({ event: { ...moved(by), updateTransforms: moved(by).updateTransforms.slice(0, -1) } }),
  commit({
    event: {
      ...moved(by, { updatedAt: new Date(0) }),
      updateTransforms: moved(by).updateTransforms.slice(0, -1),
    },
  }),
];

describe('joining the line', () => {
  test('is one commit of four writes, and no part of it', async () => {
    await onlyTheLast(...someOf(joining()), joining());
    expect(await line()).toMatchObject({ waiting: 4, gone: 2, order: 'wwww' });
    expect(await people()).toBe(2);
    expect(await project.stored(`events/site/waiting/${id}`)).toMatchObject({ ...typed, place: 6 });
  });

  test.each(roles.filter((role) => role !== 'anyone'))('is not for %s, who has an account', async (role) => {
    await freeSpot();
    const staff = role === 'regular' || role === 'super';
    // Whatever staff do by hand, they may.
    for (const writes of [joining(), leaving(), ...(staff ? [] : [taking()])])
      expect(await isTaken(writes, role)).toBe(false);
    for (const writes of oneByOne()) expect(await isTaken(writes)).toBe(true);
  });

  test('counts one who waits, and gives the next place', async () => {
    const event = (by: By, fields: Fields = {}, ...times: string[]) =>
      joining({ event: moved({ waiting: 1, order: 'wwww', ...by }, fields, ...times) });
    await onlyTheLast(
      ...[0, 2, -1].map((waiting) => event({ waiting })),
      ...wrongOrders.map((order) => event({ order })),
      ...[1, -1].map((by) => event({ people: by })),
      ...['gone', 'called'].map((name) => event({ [name]: 1 })),
      event({}, {}, 'line.calledAt'),
      ...besides((changes) => joining(changes), { waiting: 1, order: 'wwww' }),
      joining({ event: doubled('waiting', 4, { order: 'wwww' }) }),
      joining({ event: patch('', { line: { waiting: 4, order: 'wwww' } }, 'updatedAt') }),
      [...joining(), moved({ waiting: 1 })],
      joining({}, { place: 7 }),
      joining({}, { place: 5 }),
      joining({}, { place: 0 }),
      joining({ line: set(`waiting/${id}`, { ...typed, place: 3 }, 'createdAt') }),
      JSON.parse(JSON.stringify(joining()).replace('{"integerValue":"6"}', '{"doubleValue":6}')),
      joining({ ticket: set(`tickets/${id}`, { state: 'waiting', sealed: seal, place: 3 }, 'at') }),
      joining({ ticket: set(`tickets/${id}`, { state: 'waiting', sealed: seal }, 'at') }),
      event({}),
    );
  });

  test('is one person, who isn’t on the list too', async () => {
    const second = joining({ event: null }, { ticket: other });
    const [person] = coming();
    await onlyTheLast(
      [...joining(), ...second],
      [...joining({ event: moved({ waiting: 2, order: 'wwwww' }) }), ...second],
      [...joining({ desk: null }), ...second],
      [...joining(), ...joining({}, { ticket: other, place: 7 })],
      [...joining(), set(`waiting/${other}`, { ...typed, place: 6 }, 'createdAt')],
      [...joining(), set(`tickets/${other}`, { state: 'waiting', sealed: seal, place: 6 }, 'at')],
      [...joining(), remove(`waiting/${ids.first}`)],
      [...joining(), remove(`participants/${mine}`)],
      [...joining(), patch(`waiting/${ids.first}`, { name: 'Ann' })],
      [...joining(), person ?? {}],
      joining({ line: person ?? {} }),
      joining({ ticket: set(`tickets/${id}`, { state: 'in', sealed: seal, place: 6 }, 'at') }),
      joining({ ticket: set(`tickets/${id}`, { state: 'in', sealed: seal }, 'at') }),
      joining({ line: set(`waiting/${other}`, { ...typed, place: 6 }, 'createdAt') }),
      joining({ desk: set('private/desk', { last: other }) }),
      joining({ line: null }, { ticket: ids.first }),
      joining({}, { ticket: ids.first }),
      joining(),
    );
  });

  test.each<[string, Fields, { joins: boolean; comes: boolean }]>([
    ['there is no spot', {}, { joins: true, comes: false }],
    ['as many spots are free as people wait', { maxParticipants: 5 }, { joins: true, comes: false }],
    ['one more is free', { maxParticipants: 6 }, { joins: false, comes: true }],
    ['the limit is below the count', { maxParticipants: 1 }, { joins: true, comes: false }],
    ['there is no limit', { maxParticipants: null }, { joins: false, comes: true }],
    ['the list is full', { waitingList: 3 }, { joins: false, comes: false }],
    ['nobody may wait', { waitingList: 0 }, { joins: false, comes: false }],
    ['as many may wait as there are spots', { waitingList: null }, { joins: false, comes: false }],
    [
      'as many may wait as there are spots, and there are more',
      { waitingList: null, maxParticipants: 4, currentParticipants: 4 },
      { joins: true, comes: false },
    ],
  ])('or the list, where %s', async (_, fields, { joins, comes }) => {
    await changeEvent(fields);
    expect(await isTaken(comes ? joining() : coming())).toBe(false);
    if (joins !== comes) expect(await isTaken(comes ? coming() : joining())).toBe(true);
    else expect(await isTaken(joining())).toBe(false);
  });

  test('goes without a number of who may wait as with null', async () => {
    const { waitingList: _, ...rest } = event;
    const without = { ...rest, maxParticipants: 4, currentParticipants: 4 };
    await project.seed({ 'events/site': { ...without, maxParticipants: 3 } });
    expect(await isTaken(joining())).toBe(false);
    await project.seed({ 'events/site': without });
    expect(await isTaken(joining())).toBe(true);
  });

  test.each<[string, Fields, Fields]>([
    ['staff closed it', { signUp: { open: false, closesAt: 0 } }, {}],
    ['its closing time is over', { signUp: { open: true, closesAt: 1 } }, {}],
    ['the event is over', { status: 'completed' }, {}],
    ['a form is elsewhere', { registration: 'open', googleFormUrl: 'https://x.example' }, {}],
    ['a password asks for what nobody proved', { registration: 'locked' }, { registration: 'site' }],
  ])('is refused once %s, and leaving is not', async (_, shut, open) => {
    await changeEvent(shut);
    expect(await isTaken(joining())).toBe(false);
    expect(await isTaken(leaving({}, 'third'))).toBe(true);
    await startAnew();
    await changeEvent(open);
    expect(await isTaken(joining())).toBe(true);
  });

  test('wants the password where there is one', async () => {
    await changeEvent({ registration: 'locked' });
    await project.seed({ [`events/site/unlocks/${unlockKey}`]: { googleFormUrl: null } });
    const proved = (unlock: Fields) => joining({ desk: set('private/desk', { last: id, unlock }) });
    await onlyTheLast(
      joining(),
      proved({ [id]: 'x'.repeat(43) }),
      proved({ [other]: unlockKey }),
      proved({ [id]: unlockKey }),
    );
  });

  test('begins at the front where nobody waits', async () => {
    // The door has let them in.
    await changeLine({ waiting: 0, order: 'wxw' });
    const event = (by: By) => joining({ event: moved({ waiting: 1, ...by }) });
    await onlyTheLast(
      event({ order: 'wxww' }),
      event({ order: 'wxww', gone: 3 }),
      event({ order: 'w' }),
      event({ order: 'w', gone: 2 }),
      event({ order: 'w', gone: 4 }),
      event({ order: 'ww', gone: 3 }),
      event({ order: 'w', gone: 3 }),
    );
    expect(await line()).toMatchObject({ waiting: 1, gone: 5, order: 'w' });
  });

  test('makes a line where there never was one', async () => {
    const { line: _, ...without } = event;
    await project.seed({ 'events/site': without });
    await onlyTheLast(
      joining({ event: moved({ waiting: 1, order: 'ww' }) }, { place: 2 }),
      joining({ event: moved({ waiting: 1, order: 'w', gone: 1 }) }, { place: 1 }),
      joining({ event: moved({ waiting: 1, order: 'w', gone: 1 }) }, { place: 2 }),
      joining({ event: moved({ waiting: 1, order: 'w' }) }, { place: 0 }),
      joining({ event: moved({ waiting: 1, order: 'w' }) }, { place: 1 }),
    );
    expect(await line()).toEqual({ waiting: 1, order: 'w' });
  });

  test('says what can be shown, and no more', async () => {
    const said = (fields: Fields) =>
      joining({ line: set(`waiting/${id}`, { ...typed, place: 6, ...fields }, 'createdAt') });
    const { place: _, ...told } = { ...typed, place: 6 };
    await onlyTheLast(
      ...['', '<b>', 'x'.repeat(81), 1].map((name) => said({ name })),
      ...['', 'ann', 1].map((email) => said({ email })),
      ...['', 'yes', null].map((agreed) => said({ agreed })),
      ...['checkedIn', 'source', 'checkedInAt', 'table', 'seat', 'player']
        .concat(foreign)
        .map((field) => said({ [field]: 'x' })),
      joining({ line: set(`waiting/${id}`, told, 'createdAt') }),
      joining({ line: set(`waiting/${id}`, { ...told, place: 6 }) }),
      joining({ line: set(`waiting/${id}`, { ...told, place: 6, createdAt: new Date(0) }) }),
      said({}),
    );
  });

  test('gives a ticket with its state, its moment, a seal and a place', async () => {
    const ticket = (fields: Fields, ...times: string[]) =>
      joining({
        ticket: set(`tickets/${id}`, { state: 'waiting', sealed: seal, place: 6, ...fields }, ...times),
      });
    await onlyTheLast(
      ...['in', 'canceled', 'removed', '', null].map((state) => ticket({ state }, 'at')),
      ...['Ann Lee', 'A'.repeat(4001), null].map((sealed) => ticket({ sealed }, 'at')),
      ...['key', 'name', ...foreignFields].map((field) => ticket({ [field]: 'x' }, 'at')),
      ticket({}),
      ticket({ at: new Date(0) }),
      ticket({}, 'at'),
    );
  });

  test('is refused once the list is closed for the draw, and so are leaving and taking', async () => {
    await freeSpot();
    await beginDraw();
    for (const writes of [joining(), taking(), leaving()]) expect(await isTaken(writes)).toBe(false);
    await startAnew();
    await freeSpot();
    for (const writes of oneByOne()) expect(await isTaken(writes)).toBe(true);
  });

  test('of who waits without a ticket is refused, since they are counted', async () => {
    expect(await isTaken([remove(`tickets/${ids.first}`)], 'regular')).toBe(true);
    const again = { ticket: ids.first };
    await onlyTheLast(joining({ line: null }, again), joining({}, again), joining());
  });

  test('ten at once for one place in line: one waits', async () => {
    const tickets = await Promise.all(
      Array.from({ length: 10 }, (_, at) => ticketIdOf(`G${at}z_0123456789A-z_0123`)),
    );
    const taken = await Promise.all(tickets.map((ticket) => isTaken(joining({}, { ticket }))));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await line()).toMatchObject({ waiting: 4, order: 'wwww' });
    expect(await project.idsIn('events/site/waiting')).toHaveLength(4);
  });
});

describe('leaving the line', () => {
  test('is one commit of four writes, and no part of it', async () => {
    await onlyTheLast(...someOf(leaving()), leaving());
    expect(await line()).toMatchObject({ waiting: 2, gone: 3, order: 'ww' });
    expect(await people()).toBe(2);
    expect(await project.stored(`events/site/waiting/${ids.first}`)).toBeUndefined();
    expect(await project.stored(`events/site/tickets/${ids.first}`)).toMatchObject({
      state: 'canceled',
      sealed: '',
    });
    const once = [leaving(), leaving({ line: null }), leaving({ line: null, ticket: null })];
    const next = joining({ event: moved({ waiting: 1, order: 'www' }) });
    await onlyTheLast(...once, [moved({ waiting: -1 })], next);
  });

  test('needs the key, which is not the id and not somebody else’s', async () => {
    const desk = (fields: Fields) => leaving({ desk: set('private/desk', { last: ids.first, ...fields }) });
    await onlyTheLast(
      desk({}),
      desk({ key: ids.first }),
      desk({ key: ticketKeys.second }),
      leaving({ desk: set('private/desk', { last: ids.second, key: ticketKeys.first }) }),
      desk({ key: ticketKeys.first }),
    );
  });

  test('takes one who waits out, and nobody else', async () => {
    const event = (by: By, fields: Fields = {}, ...times: string[]) =>
      leaving({ event: moved({ ...without.first, ...by }, fields, ...times) });
    const ticket = (fields: Fields, ...times: string[]) =>
      leaving({
        ticket: patch(`tickets/${ids.first}`, { state: 'canceled', sealed: '', ...fields }, ...times),
      });
    const second = leaving({ event: null }, 'second');
    await onlyTheLast(
      ...[0, -2, 1].map((by) => event({ waiting: by })),
      ...[1, -1].map((by) => event({ people: by })),
      ...wrongOrders.map((order) => event({ order })),
      event({}, {}, 'line.calledAt'),
      ...besides((changes) => leaving(changes), without.first),
      leaving({ event: doubled('waiting', 2, { gone: 1, order: 'ww' }) }),
      leaving({ event: doubled('gone', 3, { waiting: -1, order: 'ww' }) }),
      [...leaving(), ...second],
      [...second, ...leaving()],
      [...leaving(), remove(`waiting/${ids.second}`)],
      [...leaving(), remove(`participants/${mine}`)],
      leaving({ line: remove(`waiting/${ids.second}`) }),
      leaving({ line: patch(`waiting/${ids.first}`, { name: 'Bo' }) }),
      ticket({ state: 'in' }, 'at'),
      ticket({ state: 'removed' }, 'at'),
      ticket({ sealed: seal }, 'at'),
      ticket({ place: 0 }, 'at'),
      ...foreignFields.map((field) => ticket({ [field]: 'x' }, 'at')),
      ticket({}),
      ticket({ at: new Date(0) }),
      event({}),
    );
  });

  test.each<[string, Fields, Who]>([
    ['of the first', {}, 'first'],
    ['of the second', {}, 'second'],
    ['of the last', {}, 'third'],
    ['of the second, the last being gone', { order: 'wwx', waiting: 2 }, 'second'],
    ['of the last, the second being gone', { order: 'wxw', waiting: 2 }, 'third'],
    ['of the first, the second being gone', { order: 'wxw', waiting: 2 }, 'first'],
    ['of the first, the last being gone', { order: 'wwx', waiting: 2 }, 'first'],
    ['of the first, all others being gone', { order: 'wxx', waiting: 1 }, 'first'],
    ['of one whose place staff called empty', { gone: 4, order: 'w' }, 'second'],
    ['of one whose place staff called the last empty one', { gone: 3, order: 'ww' }, 'first'],
  ])('moves the front on, or counts an empty place: %s', async (_, now, who) => {
    await changeLine(now);
    const was = readLine({ ...Object(event.line), ...now });
    const { gone, order } = lineWithout(waiting[who].place, was);
    const right = { gone: gone - was.gone, order };
    const by = (more: By) => leaving({ event: moved({ waiting: -1, ...right, ...more }) }, who);
    await onlyTheLast(
      ...[-1, 1].map((more) => by({ gone: right.gone + more })),
      ...[...wrongOrders, was.order, `${order}w`, `${order}x`, `x${order}`, 'wxw', 'wx', 'ww']
        .filter((one) => one !== order)
        .map((one) => by({ order: one })),
      by({}),
    );
  });

  test('is not for who was removed by staff, also when they forgot the ticket', async () => {
    const removing = [
      patch(`tickets/${ids.first}`, { state: 'removed' }, 'at'),
      remove(`waiting/${ids.first}`),
      moved(without.first, {}, 'line.calledAt'),
    ];
    for (const role of ['anyone', 'crew'] as const) expect(await isTaken(removing, role)).toBe(false);
    expect(await isTaken(removing, 'regular')).toBe(true);
    const next = { event: moved({ waiting: 1, order: 'www' }) };
    await onlyTheLast(leaving(), leaving({ line: null }), taking({ line: null }), joining(next));
    expect(await isTaken([remove(`waiting/${ids.second}`)], 'regular')).toBe(true);
    const third = { event: moved({ waiting: -1, order: 'wxw' }) };
    const again = set(`waiting/${ids.second}`, waiting.second, 'createdAt');
    const gone = [leaving({}, 'second'), leaving({ line: null }, 'second'), [again]];
    await onlyTheLast(...gone, leaving(third, 'third'));
  });
});

describe('who gives a spot back', () => {
  test('calls the next in line from then on', async () => {
    const event = (fields: Fields, ...times: string[]) =>
      going({ event: moved({ people: -1 }, fields, ...times) });
    const early = { ...Object(event), line: { ...Object(lined['events/site']?.line) } };
    await onlyTheLast(
      event({}),
      going({ event: moved({ people: -1 }, { line: { ...early.line, calledAt: new Date(0) } }) }),
      going({ event: moved({ people: -1 }, { line: { ...early.line, calledAt: hoursAgo(-24) } }) }),
      going({ event: moved({ people: -1 }, { line: { ...early.line, calledAt: 'now' } }) }),
      ...['waiting', 'gone', 'called', 'x'].map((name) =>
        going({ event: moved({ people: -1, [name]: 1 }, {}, 'line.calledAt') }),
      ),
      going({ event: moved({ people: -1, order: 'ww' }, {}, 'line.calledAt') }),
      ...besides((changes) => going(changes), { people: -1 }, 'line.calledAt'),
      event({}, 'line.calledAt'),
    );
    expect(Date.now() - (await line()).calledAt.toMillis()).toBeLessThan(30_000);
    expect(await isTaken(taking())).toBe(true);
  });

  test('calls where nobody waits, too', async () => {
    const { line: _, ...without } = event;
    await project.seed({ 'events/site': without });
    await onlyTheLast(going({ event: moved({ people: -1 }) }), going());
  });
});

/** Events at which somebody may take a spot or not, by what differs from the full one. */
const situations: [string, Fields, Fields][] = [
  ['no spot', {}, {}],
  ['one spot', { currentParticipants: 1 }, {}],
  ['two spots', { maxParticipants: 4 }, {}],
  ['a spot for everybody', { maxParticipants: 5 }, {}],
  ['no limit', { maxParticipants: null }, {}],
  ['a limit below the count', { maxParticipants: 1 }, {}],
  ['one spot, five hours ago', { currentParticipants: 1 }, { calledAt: hoursAgo(5) }],
  ['one spot, seven hours ago', { currentParticipants: 1 }, { calledAt: hoursAgo(7) }],
  ['one spot, thirteen hours ago', { currentParticipants: 1 }, { calledAt: hoursAgo(13) }],
  ['two spots, seven hours ago', { maxParticipants: 4 }, { calledAt: hoursAgo(7) }],
  ['no spot, for a week', {}, { calledAt: hoursAgo(168) }],
  ['a moment to come', { currentParticipants: 1 }, { calledAt: hoursAgo(-5) }],
  ['no moment', { currentParticipants: 1 }, { calledAt: null }],
  ['staff’s call', { currentParticipants: 1 }, { called: 4 }],
  ['staff’s call of everybody', { currentParticipants: 1 }, { called: 5 }],
  ['staff’s call, and no spot', {}, { called: 5 }],
  ['an empty place before the last', { currentParticipants: 1 }, { order: 'wxw', waiting: 2 }],
  ['two empty places before the last', { currentParticipants: 1 }, { order: 'xxw', waiting: 1 }],
  ['the last place empty', { currentParticipants: 1 }, { order: 'wwx', waiting: 2 }],
  ['the first let in at the door', { currentParticipants: 1 }, { waiting: 2 }],
  ['a front that has moved on', { currentParticipants: 1 }, { gone: 3, order: 'ww', waiting: 2 }],
  ['one spot, and one who waits', { currentParticipants: 1 }, { waiting: 1, order: 'wxx' }],
  ['an uncounted line', { currentParticipants: 1 }, { gone: 0 }],
];

describe('taking a free spot', () => {
  const withLine = async (fields: Fields, now: Fields) => {
    const { calledAt, ...counts } = { ...Object(event.line), ...now };
    await changeEvent({ ...fields, line: { ...counts, ...(calledAt && { calledAt }) } });
  };

  test('is one commit of five writes, and no part of it', async () => {
    await freeSpot();
    await onlyTheLast(...someOf(taking()), taking());
    expect(await line()).toMatchObject({ waiting: 2, gone: 3, order: 'ww' });
    expect(await people()).toBe(2);
    expect(await project.idsIn('events/site/waiting')).toHaveLength(2);
    expect(await project.stored(`events/site/participants/${ids.first}`)).toEqual({
      ...inFrom('first'),
      createdAt: expect.anything(),
    });
  });

  test.each(situations)('is for those whom the page tells so: %s', async (_, fields, now) => {
    for (const who of ['first', 'second', 'third'] as const) {
      await startAnew();
      await withLine(fields, now);
      const read = readEvent('site', (await project.stored('events/site')) ?? {});
      const { place } = waiting[who];
      const { gone, order } = lineWithout(place, read.line);
      const by = { waiting: -1, gone: gone - read.line.gone, order };
      const may = mayTake(read, place, new Date());
      expect(await isTaken(taking({ event: moved({ people: 1, ...by }) }, who)), who).toBe(may);
    }
  });

  test.each<[string, Fields, Fields, string]>([
    ['the first', { currentParticipants: 1 }, {}, 'first'],
    ['the first, after five hours', { currentParticipants: 1 }, { calledAt: hoursAgo(5) }, 'first'],
    ['two, after seven', { currentParticipants: 1 }, { calledAt: hoursAgo(7) }, 'first second'],
    ['all, after thirteen', { currentParticipants: 1 }, { calledAt: hoursAgo(13) }, 'first second third'],
    ['all, when there is a spot for each', { maxParticipants: 5 }, {}, 'first second third'],
    ['two of a call', { currentParticipants: 1 }, { called: 4 }, 'first second'],
    ['nobody without a spot', {}, { called: 5, calledAt: hoursAgo(168) }, ''],
  ])('is for %s', async (_, fields, now, may) => {
    await withLine(fields, now);
    const event = readEvent('site', (await project.stored('events/site')) ?? {});
    const who = (['first', 'second', 'third'] as const).filter((one) =>
      mayTake(event, waiting[one].place, new Date()),
    );
    expect(who.join(' ')).toBe(may);
  });

  test('counts from 0 where nothing is said of the front', async () => {
    await changeEvent({ currentParticipants: 1, line: { waiting: 3, order: 'xxwww' } });
    const taken = (gone: number, order: string, who: Who = 'first') =>
      taking({ event: moved({ people: 1, waiting: -1, gone, order }) }, who);
    await onlyTheLast(
      taken(2, 'wxw', 'second'),
      taken(2, 'ww'),
      taken(4, 'ww'),
      taken(3, 'w'),
      taken(0, 'xxxww'),
      taken(3, 'ww'),
    );
  });

  test('goes on after the closing time, and without a word of the password', async () => {
    await changeEvent({
      currentParticipants: 1,
      registration: 'locked',
      signUp: { open: false, closesAt: 1 },
    });
    expect(await isTaken(joining())).toBe(false);
    expect(await isTaken(taking())).toBe(true);
  });

  test('is not for who is on the list already', async () => {
    await freeSpot();
    await project.seed({ [`events/site/participants/${ids.first}`]: inFrom('first') });
    for (const writes of [taking(), taking({ person: null })]) expect(await isTaken(writes)).toBe(false);
    expect(await isTaken([remove(`participants/${ids.first}`)], 'regular')).toBe(true);
    expect(await isTaken(taking())).toBe(true);
  });

  test('is once, and for who still waits', async () => {
    await changeEvent({ maxParticipants: null });
    expect(await isTaken(taking())).toBe(true);
    const third = { event: moved({ waiting: -1, order: 'wx' }) };
    expect(await isTaken(leaving(third, 'third'))).toBe(true);
    await onlyTheLast(
      taking(),
      taking({ line: null }),
      taking({ person: null, line: null }),
      taking({ line: null }, 'third'),
      taking({ person: null, line: null }, 'third'),
      leaving(),
      leaving({ line: null }),
      going({
        person: remove(`participants/${ids.second}`),
        ticket: patch(`tickets/${ids.second}`, { state: 'canceled', sealed: '' }, 'at'),
        desk: set('private/desk', { last: ids.second, key: ticketKeys.second }),
      }),
      taking({ event: moved({ people: 1, waiting: -1, gone: 2, order: '' }) }, 'second'),
    );
  });

  test('counts one person more and one fewer who waits', async () => {
    await freeSpot();
    const right: By = { people: 1, ...without.first };
    const event = (by: By, fields: Fields = {}, ...times: string[]) =>
      taking({ event: moved({ ...right, ...by }, fields, ...times) });
    await onlyTheLast(
      ...[0, 2, -1].map((people) => event({ people })),
      ...[0, 1, -2].map((waiting) => event({ waiting })),
      ...[0, 2, -1].map((gone) => event({ gone })),
      ...wrongOrders.map((order) => event({ order })),
      event({}, {}, 'line.calledAt'),
      ...besides((changes) => taking(changes), right),
      taking({ event: doubled('waiting', 2, { people: 1, gone: 1, order: 'ww' }) }),
      event({}),
    );
  });

  test('takes one spot, for one', async () => {
    await changeEvent({ maxParticipants: 5 });
    const second = taking({ event: null }, 'second');
    const both = moved({ people: 2, waiting: -2, gone: 2, order: 'w' });
    await onlyTheLast(
      [...taking(), ...second],
      [...second, ...taking({ event: both })],
      [...taking({ desk: null, event: both }), ...second],
      [...taking(), ...coming({ event: null })],
      [...taking(), ...joining({ event: null })],
      [...taking(), ...leaving({ event: null }, 'second')],
      [...taking(), remove(`waiting/${ids.second}`)],
      [...taking(), set(`participants/${ids.second}`, inFrom('second'), 'createdAt')],
      [...taking(), remove(`participants/${mine}`)],
      taking({ line: null }),
      taking({ line: remove(`waiting/${ids.second}`) }),
      taking({ line: patch(`waiting/${ids.first}`, { name: 'Ann' }) }),
      taking({ desk: set('private/desk', { last: ids.second }) }),
      taking({ person: set(`participants/${ids.second}`, inFrom('second'), 'createdAt') }),
      taking({ person: set(`participants/${ids.first}`, inFrom('second'), 'createdAt') }),
      taking({}),
    );
  });

  test('is for who waited, under no other name', async () => {
    await freeSpot();
    const person = (fields: Fields, ...times: string[]) =>
      taking({ person: set(`participants/${ids.first}`, inFrom('first', fields), ...times) });
    const { email: _, ...nameless } = inFrom('first');
    await onlyTheLast(
      ...Object.keys(typed).map((field) => person({ [field]: 'x' }, 'createdAt')),
      ...['place', 'checkedInAt', 'checkedInBy', 'table', 'player', ...foreign].map((field) =>
        person({ [field]: 'x' }, 'createdAt'),
      ),
      person({ place: 3 }, 'createdAt'),
      person({ checkedInAt: new Date() }, 'createdAt'),
      person({ checkedIn: true }, 'createdAt'),
      person({ source: 'walk-in' }, 'createdAt'),
      person({ ...checkedIn }, 'createdAt'),
      person({}),
      person({ createdAt: new Date('2026-01-02T03:04:05Z') }),
      taking({ person: set(`participants/${ids.first}`, nameless, 'createdAt') }),
      person({}, 'createdAt'),
    );
  });

  test('changes the ticket’s state and moment, and nothing else of it', async () => {
    await freeSpot();
    const ticket = (fields: Fields, ...times: string[]) =>
      taking({ ticket: patch(`tickets/${ids.first}`, { state: 'in', ...fields }, ...times) });
    await onlyTheLast(
      ...['waiting', 'canceled', 'removed', '', null].map((state) => ticket({ state }, 'at')),
      ...['sealed', 'place', 'key', ...foreignFields].map((field) => ticket({ [field]: 'x' }, 'at')),
      ticket({}),
      ticket({ at: new Date(0) }),
      ticket({}, 'at'),
    );
  });

  test('three at once for one spot: one is in, and nobody who is not called', async () => {
    await freeSpot();
    const taken = await Promise.all(
      (['third', 'second', 'first'] as const).map((who) => isTaken(taking({}, who))),
    );
    expect(taken).toEqual([false, false, true]);
    expect(await people()).toBe(2);
  });
});

describe('the door', () => {
  test('lets in who waits by one commit of five writes, and no part of it', async () => {
    for (const writes of someOf(lettingIn())) {
      // What a device says of itself stands by itself.
      const alone = JSON.stringify(writes) === JSON.stringify(lettingIn().slice(4));
      if (!alone) expect(await isTaken(writes, 'crew'), JSON.stringify(writes)).toBe(false);
    }
    expect(await isTaken(lettingIn(), 'crew')).toBe(true);
    expect(await line()).toMatchObject({ waiting: 2, gone: 2, order: 'www' });
    expect(await people()).toBe(3);
    expect(await project.stored(`events/site/participants/${ids.first}`)).toMatchObject({
      ...inFrom('first'),
      checkedIn: true,
      checkedInBy: 'crew',
    });
    expect(await isTaken(lettingIn({}, 'first', 2), 'crew')).toBe(false);
    expect(await isTaken(lettingIn({}, 'third', 2), 'crew')).toBe(true);
  });

  /** Expects that the device gets through with the last of these alone. */
  async function crewOnlyTheLast(...commits: (readonly object[])[]): Promise<void> {
    const last = commits.pop() ?? [];
    for (const [at, writes] of commits.entries())
      expect(await isTaken(writes, 'crew'), `commit ${at}: ${JSON.stringify(writes)}`).toBe(false);
    expect(await isTaken(last, 'crew')).toBe(true);
  }

  test('one at a time', async () => {
    const second = (changes: Parts = {}) => lettingIn({ event: null, device: null, ...changes }, 'second');
    await crewOnlyTheLast(
      [...lettingIn(), ...second()],
      [...lettingIn({ event: moved({ people: 2, waiting: -2 }) }), ...second()],
      [...lettingIn(), moved({ people: 1, waiting: -1 }), ...second()],
      [
        ...lettingIn(),
        ...second({ person: set(`participants/${ids.second}`, inFrom('second'), 'createdAt') }),
      ],
      [...lettingIn(), set(`participants/${ids.second}`, inFrom('second', checkedIn), 'createdAt')],
      [...lettingIn(), remove(`waiting/${ids.second}`)],
      [...lettingIn(), remove(`participants/${mine}`)],
      [...lettingIn(), patch(`tickets/${ids.second}`, { state: 'in' }, 'at')],
      [...lettingIn(), patch(`waiting/${ids.second}`, { name: 'Bo' })],
      lettingIn({ line: remove(`waiting/${ids.second}`) }),
      lettingIn({ ticket: patch(`tickets/${ids.second}`, { state: 'in' }, 'at') }),
      lettingIn({ device: patch('crew/crew', { made: 1, last: ids.second }) }),
      lettingIn(),
    );
  });

  test('who waited, under no other name, and checked in by itself', async () => {
    const person = (fields: Fields, ...times: string[]) =>
      lettingIn({
        person: set(`participants/${ids.first}`, inFrom('first', { ...checkedIn, ...fields }), ...times),
      });
    await crewOnlyTheLast(
      ...Object.keys(typed).map((field) => person({ [field]: 'x' }, 'createdAt')),
      ...['place', 'table', 'player', ...foreign].map((field) => person({ [field]: 'x' }, 'createdAt')),
      person({ place: 3 }, 'createdAt'),
      person({ source: 'walk-in' }, 'createdAt'),
      person({ source: 'import' }, 'createdAt'),
      person({ checkedIn: false }, 'createdAt'),
      person({ checkedIn: 'yes' }, 'createdAt'),
      person({ checkedInBy: 'anonymous' }, 'createdAt'),
      person({ checkedInBy: '' }, 'createdAt'),
      person({ checkedInAt: 'now' }, 'createdAt'),
      person({ checkedInAt: null }, 'createdAt'),
      lettingIn({ person: set(`participants/${ids.first}`, inFrom('first'), 'createdAt') }),
      lettingIn({
        person: set(
          `participants/${ids.first}`,
          { name: 'Bo', checkedIn: false, source: 'walk-in' },
          'createdAt',
        ),
      }),
      person({}),
      person({ createdAt: new Date(0) }),
      person({}, 'createdAt'),
    );
  });

  test('counts one person more and one fewer who waits, also when it is full', async () => {
    const right: By = { people: 1, waiting: -1 };
    const event = (by: By, fields: Fields = {}, ...times: string[]) =>
      lettingIn({ event: moved({ ...right, ...by }, fields, ...times) });
    await crewOnlyTheLast(
      ...[0, 2, -1].map((people) => event({ people })),
      ...[0, 1, -2].map((waiting) => event({ waiting })),
      event({ gone: 1 }),
      event({ gone: 1, order: 'ww' }),
      ...['ww', 'xww', 'wwww', ''].map((order) => event({ order })),
      event({}, {}, 'line.calledAt'),
      ...besides((changes) => lettingIn(changes), right),
      lettingIn({ event: doubled('waiting', 2, { people: 1 }) }),
      event({}),
    );
    expect(await people()).toBe(3);
  });

  test('changes the ticket’s state and moment, and nothing else of it', async () => {
    const ticket = (fields: Fields, ...times: string[]) =>
      lettingIn({ ticket: patch(`tickets/${ids.first}`, { state: 'in', ...fields }, ...times) });
    await crewOnlyTheLast(
      ...['waiting', 'canceled', 'removed', '', null].map((state) => ticket({ state }, 'at')),
      ...['sealed', 'place', 'key', ...foreignFields].map((field) => ticket({ [field]: 'x' }, 'at')),
      ticket({}),
      ticket({ at: new Date(0) }),
      ticket({}, 'at'),
    );
  });

  test('lets in nobody who doesn’t wait, or is on the list', async () => {
    for (const state of ['in', 'canceled', 'removed']) {
      await project.change(`events/site/tickets/${ids.first}`, { state });
      expect(await isTaken(lettingIn(), 'crew')).toBe(false);
    }
    await project.change(`events/site/tickets/${ids.first}`, { state: 'waiting' });
    await project.seed({ [`events/site/participants/${ids.first}`]: inFrom('first') });
    await crewOnlyTheLast(lettingIn(), lettingIn({ person: null }), lettingIn({}, 'second'));
  });

  test.each<[string, string, Fields]>([
    ['a removed device', 'crew/crew', { removed: true }],
    ['a closed pass', `passes/${passKey}`, { closed: true }],
    ['a pass that is over', `passes/${passKey}`, { endsAt: new Date(0) }],
    ['a pass for the tables', `passes/${passKey}`, { scopes: ['tables'] }],
  ])('is not %s', async (_, path, fields) => {
    await project.change(`events/site/${path}`, fields);
    expect(await isTaken(lettingIn(), 'crew')).toBe(false);
    await project.seed({ [`events/site/${path}`]: { ...season[`events/e1/${path}`] } });
    expect(await isTaken(lettingIn(), 'crew')).toBe(true);
  });

  test('of another event lets in nobody here', async () => {
    expect(await isTaken([remove('crew/crew')], 'regular')).toBe(true);
    await project.seed({
      [`events/e1/passes/${passKey}`]: { ...season[`events/e1/passes/${passKey}`] },
      'events/e1/crew/crew': { ...season['events/e1/crew/crew'] },
    });
    const elsewhere = JSON.parse(JSON.stringify(lettingIn()).replace('site/crew/crew', 'e1/crew/crew'));
    expect(await isTaken(elsewhere, 'crew')).toBe(false);
    await project.seed({ 'events/site/crew/crew': { ...season['events/e1/crew/crew'] } });
    expect(await isTaken(lettingIn(), 'crew')).toBe(true);
  });

  test.each(roles.filter((role) => !['crew', 'regular', 'super'].includes(role)))(
    'is not %s',
    async (role) => {
      expect(await isTaken(lettingIn(), role)).toBe(false);
      expect(await isTaken(lettingIn({ device: null }), role)).toBe(false);
      expect(await isTaken(lettingIn(), 'crew')).toBe(true);
    },
  );

  test('goes on when the list is closed for the draw', async () => {
    await beginDraw();
    expect(await isTaken(lettingIn(), 'crew')).toBe(true);
  });

  test('mixes in nothing that strangers or its other work do', async () => {
    await freeSpot();
    const walkIn = set('participants/w1', { name: 'Bo', checkedIn: false, source: 'walk-in' }, 'createdAt');
    const desk = (who: string, more: Fields = {}) => set('private/desk', { last: who, ...more });
    const counted = patch('crew/crew', { made: 1, last: 'w1' });
    await crewOnlyTheLast(
      // The counts by the strangers' rule, which leaves it to the ticket's how many they are.
      lettingIn({ event: moved({ people: 50, waiting: -1, gone: 1, order: 'ww' }), desk: desk(ids.first) }),
      lettingIn({ event: moved({ people: 1, waiting: -3, gone: 1, order: 'ww' }), desk: desk(ids.first) }),
      lettingIn({ event: moved({ people: 1, waiting: -1, gone: 1, order: 'ww' }), desk: desk(ids.first) }),
      taking({ device: patch('crew/crew', { made: 1, last: ids.first }) }),
      taking({
        event: moved({ people: 1, waiting: -1 }),
        device: patch('crew/crew', { made: 1, last: ids.first }),
      }),
      [...lettingIn(), walkIn],
      [...lettingIn({ device: counted }), walkIn],
      [...lettingIn({ device: counted, event: moved({ people: 2, waiting: -1 }) }), walkIn],
      [...lettingIn({ person: null, device: counted }), walkIn],
      [...lettingIn(), ...coming({ event: null })],
      [...lettingIn(), ...joining({ event: null })],
      [...lettingIn(), ...leaving({ event: null }, 'second')],
      [...lettingIn(), ...going({ event: null })],
      joining({ device: patch('crew/crew', { made: 1, last: id }) }),
      leaving({ device: patch('crew/crew', { made: 1, last: ids.first }) }),
      leaving({ event: moved({ waiting: -1 }), device: patch('crew/crew', { made: 1, last: ids.first }) }),
      [patch(`tickets/${ids.first}`, { state: 'in' }, 'at')],
      [remove(`waiting/${ids.first}`)],
      [moved({ people: 1, waiting: -1 })],
      [moved({ waiting: -1 })],
      lettingIn({ desk: desk(ids.first) }),
    );
    expect(await isTaken([walkIn, counted, moved({ people: 1 })], 'crew')).toBe(false);
    const next = patch('crew/crew', { made: 2, last: 'w1' });
    expect(await isTaken([walkIn, next, moved({ people: 1 })], 'crew')).toBe(true);
  });
});

describe('staff', () => {
  const { createdAt: _, ...stored } = Object(lined[`events/site/waiting/${ids.first}`]);
  const moment = new Date('2026-01-02T03:04:05Z');
  const put = (fields: Fields, role: 'regular' | 'crew' | 'anyone' = 'regular') =>
    isTaken([set('waiting/w1', { ...stored, createdAt: moment, ...fields })], role);

  test('take somebody out of the line, and put them back as they were', async () => {
    const removing = [
      remove(`waiting/${ids.first}`),
      patch(`tickets/${ids.first}`, { state: 'removed' }, 'at'),
      moved(without.first, {}, 'line.calledAt'),
    ];
    const back = [
      set(`waiting/${ids.first}`, { ...stored, createdAt: moment }),
      patch(`tickets/${ids.first}`, { state: 'waiting' }, 'at'),
      moved({ waiting: 1, gone: -1, order: 'www' }),
    ];
    for (const writes of [removing, back]) {
      for (const role of roles.filter((role) => role !== 'regular' && role !== 'super'))
        expect(await isTaken(writes, role)).toBe(false);
      expect(await isTaken(writes, 'regular')).toBe(true);
    }
    expect(await isTaken(leaving())).toBe(true);
    expect(await isTaken([remove(`waiting/${ids.first}`)], 'regular')).toBe(false);
    expect(await isTaken([remove(`waiting/${ids.second}`)], 'super')).toBe(true);
  });

  test.each<[string, Storable[], Storable[]]>([
    ['name', ['A', 'x'.repeat(200)], ['', ' ', 'x'.repeat(201), 1, null]],
    ['email', ['', 'x'.repeat(320)], ['x'.repeat(321), 1, null]],
    ['collegeId', ['', 'x'.repeat(150)], ['x'.repeat(151), 1, null]],
    ['collegeName', ['', 'x'.repeat(150)], ['x'.repeat(151), 1, null]],
    ['chapterId', ['', 'x'.repeat(302)], ['x'.repeat(303), 1, null]],
    ['chapterName', ['', 'x'.repeat(150)], ['x'.repeat(151), 1, null]],
    ['shownAs', ['short', 'initials', 'number', 'full'], ['', 'hidden', 1, null]],
    ['agreed', ['', 'x'.repeat(20)], ['x'.repeat(21), 1, null]],
    ['place', [0, 1, 100_000], [-1, 100_001, 1.5, '1', null]],
    ['createdAt', [moment, new Date()], ['now', 1, null]],
    ...['checkedIn', 'source', 'table', 'state', ...foreign].map(
      (field): [string, Storable[], Storable[]] => [field, [], ['x', 1, null]],
    ),
  ])('write in %s what a place in line holds', async (field, takes, refuses) => {
    for (const value of refuses) expect(await put({ [field]: value }), JSON.stringify(value)).toBe(false);
    for (const value of takes) {
      expect(await put({ [field]: value }), JSON.stringify(value)).toBe(true);
      expect(await isTaken([remove('waiting/w1')], 'regular')).toBe(true);
    }
    for (const role of ['crew', 'anyone'] as const) expect(await put({}, role)).toBe(false);
    expect(await put({})).toBe(true);
    expect(await put({})).toBe(false);
  });

  test.each(['name', 'email', 'agreed', 'place', 'createdAt'])('leave out no %s', async (field) => {
    const { [field]: _, ...rest } = { ...stored, createdAt: moment };
    expect(await isTaken([set('waiting/w1', rest)], 'regular')).toBe(false);
    expect(await put({})).toBe(true);
  });

  test('call', async () => {
    expect(await isTaken([moved({ called: 3 }, {}, 'line.calledAt')])).toBe(false);
    expect(await isTaken([moved({ called: 3 }, {}, 'line.calledAt')], 'regular')).toBe(true);
  });
});

describe('who waits', () => {
  const below = (name: string) => collection(project.as('anyone'), `events/site/${name}`);

  test('is read by the door and by staff, and by nobody else', async () => {
    for (const role of roles) {
      const database = project.as(role);
      const reads = [
        () => getDoc(doc(database, `events/site/waiting/${ids.first}`)),
        () => getDocs(collection(database, 'events/site/waiting')),
      ];
      for (const read of reads) {
        if (['regular', 'super', 'crew'].includes(role)) await read();
        else await refused(read(), role);
      }
    }
    await refused(getDocs(below('waiting')));
  });

  test('has a ticket that says so to whoever has its id', async () => {
    const ticket = await getDoc(doc(project.as('anyone'), `events/site/tickets/${ids.second}`));
    expect(ticket.data()).toEqual({ state: 'waiting', place: 4, sealed: seal, at: expect.anything() });
  });
});
