import { deleteDoc, doc, type Firestore, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Plan } from '../../src/data/staff/changes/planned.ts';
import { lineCounting } from '../../src/data/staff/line/lineCounting.ts';
import {
  callingUpTo,
  movingBack,
  movingUp,
  puttingInLine,
  removingFromLine,
} from '../../src/data/staff/line/linePlans.ts';
import { clearing } from '../../src/data/staff/trash/clearing.ts';
import { emptying } from '../../src/data/staff/trash/emptying.ts';
import { eventTrash } from '../../src/data/staff/trash/eventTrash.ts';
import { type EventValues, eventValues, newEventFields } from '../../src/domain/events/eventFields.ts';
import { eventChangePlan, newEventPlan } from '../../src/domain/events/eventPlan.ts';
import { eventPrecondition } from '../../src/domain/events/eventPrecondition.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import { unlockKey } from '../../src/domain/events/unlockKey.ts';
import { raisedLimit } from '../../src/domain/participants/line/lineChanges.ts';
import { readWaiting } from '../../src/domain/participants/line/waitingPerson.ts';
import { readParticipant } from '../../src/domain/participants/participant.ts';
import { putBack, removeParticipants } from '../../src/domain/participants/participantChanges.ts';
import { readLine } from '../../src/domain/signUp/line.ts';
import { commitChange } from '../support/commitChange.ts';
import { type Between, liteSeasonStore } from '../support/liteSeasonStore.ts';
import { refused } from '../support/refused.ts';
import { TestProject } from '../support/TestProject.ts';

/* What staff do with sign-up on this site, as the console writes it, under the rules. */

let project: TestProject;
let staff: Firestore;
beforeAll(async () => {
  project = await TestProject.open();
  staff = project.as('regular');
});
afterAll(() => project?.close());
beforeEach(() => project.clear());

const now = serverTimestamp();
const id = (at: number) => `${at}`.padStart(22, 'ticket-');
const person = (at: number) => ({
  name: `Ann ${at}`,
  email: `ann${at}@college.example`,
  checkedIn: false,
  source: 'sign-up',
  agreed: '2026-11-01',
});
const ticket = { state: 'in', at: new Date('2026-11-20'), sealed: 'x'.repeat(60) };

/** An event with sign-up on this site and this many who signed up. */
function night(people: number, fields: object = {}) {
  const all = Array.from({ length: people }, (_, at) => at);
  return {
    'events/cup': {
      ...newEventPlan(eventValues({ ...newEventFields.console, title: 'Cup', signUp: 'start' }), new Date())
        .event,
      currentParticipants: people,
      createdAt: new Date(),
      updatedAt: new Date(),
      ...fields,
    },
    'events/cup/private/staff': { registrationPassword: '', googleFormUrl: '' },
    'events/cup/private/desk': { last: id(0) },
    ...Object.fromEntries(all.map((at) => [`events/cup/participants/${id(at)}`, person(at)])),
    ...Object.fromEntries(all.map((at) => [`events/cup/tickets/${id(at)}`, ticket])),
  };
}

const cup = (board = '') => ({ id: 'cup', currentParticipants: 3, board, line: readLine(null) });
const one = (at: number) => readParticipant(id(at), person(at));
const state = async (at: number) => (await project.stored(`events/cup/tickets/${id(at)}`))?.state;
const count = async () => (await project.stored('events/cup'))?.currentParticipants;

describe('who is removed', () => {
  test('has a ticket that says so, and comes back with it', async () => {
    await project.seed(night(3));
    await commitChange(staff, removeParticipants(cup(), [one(0), one(1)]));
    expect([await state(0), await state(1), await state(2), await count()]).toEqual([
      'removed',
      'removed',
      'in',
      1,
    ]);
    expect(await project.idsIn('events/cup/participants')).toEqual([id(2)]);
    await commitChange(staff, putBack(cup(), [one(0), one(1)]));
    expect([await state(0), await state(1), await count()]).toEqual(['in', 'in', 3]);
    expect(await project.stored(`events/cup/participants/${id(0)}`)).toMatchObject(person(0));
  });

  test('goes without a ticket that was cleared', async () => {
    await project.seed(night(3, { board: 'live' }));
    await deleteDoc(doc(staff, `events/cup/tickets/${id(0)}`));
    const change = removeParticipants(cup('live'), [one(0)]);
    await expect(commitChange(staff, change)).rejects.toThrow();
    await commitChange(staff, change.instead ?? { writes: [] });
    expect(await count()).toBe(2);
  });

  test('a hundred at once', async () => {
    await project.seed(night(100));
    const all = Array.from({ length: 100 }, (_, at) => one(at));
    await commitChange(staff, removeParticipants({ ...cup(), currentParticipants: 100 }, all));
    expect([await count(), await state(99)]).toEqual([0, 'removed']);
  });
});

test('sign-up is closed and opened, with a password too, and goes back to a form', async () => {
  const update = (fields: object) => updateDoc(doc(staff, 'events/cup'), { ...fields, updatedAt: now });
  await project.seed(night(1));
  await update({ signUp: { open: false, closesAt: Date.now() } });
  await update({ signUp: { open: true, closesAt: 0 } });
  await update({
    registration: 'open',
    googleFormUrl: 'https://forms.example/1',
    signUp: { open: false, closesAt: 0 },
  });
  expect(await project.stored('events/cup')).toMatchObject({ registration: 'open', signUp: { open: false } });
});

test('an edit without a network that saw another way to sign up is refused as a whole', async () => {
  const date = { date: '2027-03-14', time: '19:00', state: 'TX' };
  const before: EventValues = eventValues({
    ...newEventFields.console,
    title: 'Cup',
    signUp: 'start',
    ...date,
  });
  const { event } = newEventPlan(before, new Date());
  await project.seed({ ...night(1, event) });
  const stored = { registration: 'site' as const, signUp: event.signUp ?? null };
  const edit = async (changes: Partial<EventValues>) => {
    const plan = eventChangePlan(before, changes, { misplacedSecrets: false, today: new Date() });
    const seen = eventPrecondition(before, changes, true, stored);
    const set = { op: 'set' as const, path: 'events/cup/private/seen', merge: false };
    const nowToo = { special: 'now' };
    await commitChange(staff, {
      writes: [
        { ...set, fields: { ...seen, at: nowToo } },
        { op: 'update', path: 'events/cup', fields: { ...plan.event, updatedAt: nowToo } },
      ],
    });
  };
  await project.change('events/cup', { signUp: { open: false, closesAt: 5 } });
  await refused(edit({ time: '20:00' }));
  await refused(edit({ registrationPassword: 'Aces 21' }));
  await project.change('events/cup', { signUp: event.signUp ?? null });
  await edit({ time: '20:00' });
  const start = Date.parse('2027-03-14T20:00-05:00');
  expect(await project.stored('events/cup')).toMatchObject({ time: '20:00', signUp: { closesAt: start } });
});

test('a password event unlocks no form, and the key of the password before is gone', async () => {
  await project.seed(night(1, { registration: 'locked' }));
  const [old, next] = await Promise.all([unlockKey('cup', 'Aces 21'), unlockKey('cup', 'Kings')]);
  await project.seed({ [`events/cup/unlocks/${old}`]: { googleFormUrl: null } });
  const values = {
    ...newEventFields.console,
    title: 'Cup',
    signUp: 'start',
    registrationPassword: 'Aces 21',
  };
  const before = eventValues({ ...values, googleFormUrl: 'https://forms.example/1' });
  const plan = eventChangePlan(
    before,
    { registrationPassword: 'Kings' },
    { misplacedSecrets: false, today: new Date() },
  );
  expect(plan.opened).toEqual({ password: 'Kings', googleFormUrl: null });
  await commitChange(staff, {
    writes: [
      { op: 'delete', path: `events/cup/unlocks/${old}` },
      { op: 'set', path: `events/cup/unlocks/${next}`, fields: { googleFormUrl: null }, merge: false },
      { op: 'update', path: 'events/cup', fields: { ...plan.event, updatedAt: { special: 'now' } } },
    ],
  });
  expect(await project.idsIn('events/cup/unlocks')).toEqual([next]);
});

describe('the sign-ups are cleared', () => {
  const clear = (tell = (_done: number, _of: number) => true) =>
    clearing(liteSeasonStore(staff))('cup', tell);

  test('once the results are published: tickets and desk in parts, and nobody else', async () => {
    await project.seed(night(450, { board: 'results' }));
    const told: number[][] = [];
    await clear((done, of) => told.push([done, of]) > 0);
    expect(told).toEqual([
      [0, 450],
      [400, 450],
    ]);
    expect(await project.idsIn('events/cup/tickets')).toEqual([]);
    expect(await project.idsIn('events/cup/private')).toEqual(['staff']);
    expect((await project.idsIn('events/cup/participants')).length).toBe(450);
    await clear();
  });

  test('not before, and not further than somebody wants', async () => {
    await project.seed(night(3, { board: 'live' }));
    await expect(clear()).rejects.toMatchObject({ kind: 'conflict' });
    await project.change('events/cup', { board: 'results' });
    await clear(() => false);
    expect((await project.idsIn('events/cup/tickets')).length).toBe(3);
  });
});

/** Who waits, at this place. */
const waits = (place: number) => ({
  name: `Bo ${place}`,
  email: `bo${place}@college.example`,
  agreed: '2026-11-01',
  shownAs: 'initials',
  place,
  createdAt: new Date('2026-11-21T10:00Z'),
});
const waiter = (place: number) => readWaiting(id(100 + place), waits(place));
const line = async () => readLine((await project.stored('events/cup'))?.line);
const waitingIds = () => project.idsIn('events/cup/waiting');

/** The same night, full, with these places in line. */
function lined(places: number[], fields: object = {}) {
  const queued = Math.max(0, ...places);
  return {
    ...night(3, {
      maxParticipants: 3,
      line: { waiting: places.length, queued, gone: (places[0] ?? 1) - 1, left: 0, leftTo: 0, called: 0 },
      ...fields,
    }),
    ...Object.fromEntries(places.map((at) => [`events/cup/waiting/${id(100 + at)}`, waits(at)])),
    ...Object.fromEntries(
      places.map((at) => [`events/cup/tickets/${id(100 + at)}`, { ...ticket, state: 'waiting', place: at }]),
    ),
  };
}

describe('the line', () => {
  const seen = () => readEvent('cup', { title: 'Cup' });
  const look = async (path: string) => (await getDoc(doc(staff, path))).data();
  const carryOut = async (plan: Plan) => commitChange(staff, { writes: await plan(look) });
  const stateOf = async (place: number) =>
    (await project.stored(`events/cup/tickets/${id(100 + place)}`))?.state;

  test('who is moved up is on the list as they signed up, and back in line by Undo', async () => {
    await project.seed(lined([2, 3, 5]));
    const before = await project.stored(`events/cup/waiting/${id(102)}`);
    await expect(carryOut(movingUp(seen(), waiter(2), false))).rejects.toMatchObject({ kind: 'conflict' });
    await carryOut(movingUp(seen(), waiter(2), true));
    const { place: _, createdAt: _at, ...typed } = waits(2);
    expect(await project.stored(`events/cup/participants/${id(102)}`)).toMatchObject({
      ...typed,
      source: 'sign-up',
      checkedIn: false,
    });
    expect([await count(), await stateOf(2)]).toEqual([4, 'in']);
    expect(await line()).toMatchObject({ waiting: 2, gone: 2, queued: 5 });
    await carryOut(movingBack(seen(), waiter(2)));
    expect([await count(), await stateOf(2)]).toEqual([3, 'waiting']);
    expect(await line()).toMatchObject({ waiting: 3, gone: 1, queued: 5 });
    expect(await project.stored(`events/cup/waiting/${id(102)}`)).toEqual(before);
    expect(await project.idsIn('events/cup/participants')).toHaveLength(3);
  });

  test('two consoles move one person up: the second is told', async () => {
    await project.seed(lined([1, 2]));
    const [first, second] = await Promise.all([1, 2].map(() => movingUp(seen(), waiter(1), true)(look)));
    await commitChange(staff, { writes: first ?? [] });
    await refused(commitChange(staff, { writes: second ?? [] }));
    await expect(carryOut(movingUp(seen(), waiter(1), true))).rejects.toMatchObject({ kind: 'conflict' });
    expect([await count(), (await line()).waiting]).toEqual([4, 1]);
  });

  test('who is removed has a ticket that says so, and comes back exactly', async () => {
    await project.seed(lined([1, 2, 3]));
    const before = await project.stored(`events/cup/waiting/${id(101)}`);
    await carryOut(removingFromLine(seen(), [waiter(1), waiter(3)]));
    expect([await stateOf(1), await stateOf(2), await stateOf(3)]).toEqual(['removed', 'waiting', 'removed']);
    expect(await line()).toMatchObject({ waiting: 1, gone: 1, left: 1, leftTo: 3 });
    await carryOut(puttingInLine(seen(), [waiter(1), waiter(3)]));
    expect([await waitingIds(), await stateOf(1)]).toEqual([[101, 102, 103].map(id), 'waiting']);
    expect(await line()).toMatchObject({ waiting: 3, gone: 0, left: 0 });
    expect(await project.stored(`events/cup/waiting/${id(101)}`)).toEqual(before);
    await expect(carryOut(puttingInLine(seen(), [waiter(1)]))).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('a call says up to where, once; a removal and a raised limit call by themselves', async () => {
    await project.seed(lined([1, 2, 3], { currentParticipants: 2 }));
    await carryOut(callingUpTo(seen(), 2));
    const called = await line();
    expect(called).toMatchObject({ called: 2, calledAt: expect.any(Date) });
    expect(await callingUpTo(seen(), 2)(look)).toEqual([]);
    await project.seed(lined([1, 2, 3]));
    const event = readEvent('cup', await project.stored('events/cup'));
    await commitChange(staff, removeParticipants(event, [one(0)]));
    expect((await line()).calledAt).not.toBeNull();
    await project.seed(lined([1, 2, 3]));
    await updateDoc(doc(staff, 'events/cup'), {
      maxParticipants: 5,
      ...Object.fromEntries(Object.keys(raisedLimit(event, 5)).map((name) => [name, now])),
      updatedAt: now,
    });
    expect((await line()).calledAt).not.toBeNull();
  });

  test('the counts heal by the list, and not over what has changed meanwhile', async () => {
    const wrong = { waiting: 7, queued: 9, gone: 1, left: 3, leftTo: 4, called: 0 };
    await project.seed(lined([4, 6, 9], { line: wrong }));
    const heal = (between: Between = {}) => lineCounting(liteSeasonStore(staff, between))('cup');
    // A colleague moves the first up between the reading and the writing.
    const meanwhile = { commit: () => carryOut(movingUp(seen(), waiter(4), true)) };
    await expect(heal(meanwhile)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await line()).waiting).toBe(6);
    expect(await heal()).toBe(true);
    expect(await line()).toMatchObject({ waiting: 2, gone: 5, left: 2, leftTo: 8, queued: 9 });
    expect(await heal()).toBe(false);
    const two = await Promise.allSettled([heal(), heal()]);
    expect(two.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  test('who waited is forgotten with the sign-ups, and with an event that is deleted for good', async () => {
    await project.seed(lined([1, 2], { board: 'results' }));
    await clearing(liteSeasonStore(staff))('cup', () => true);
    expect([await waitingIds(), (await line()).waiting]).toEqual([[], 0]);
    await project.seed(lined([1, 2]));
    const trash = eventTrash(
      liteSeasonStore(staff),
      () => 'regular',
      async () => ({ by: 'Dana', level: 'regular' }),
    );
    await trash.trashEvent('cup');
    expect(await waitingIds()).toHaveLength(2);
    await emptying(liteSeasonStore(project.as('super'))).emptyOne({ id: 'event~cup', kind: 'event' });
    expect(await waitingIds()).toEqual([]);
  });
});

test('an event comes out of the trash with its tickets, and takes them along when that is emptied', async () => {
  await project.seed(night(3));
  const trash = eventTrash(
    liteSeasonStore(staff),
    () => 'regular',
    async () => ({ by: 'Dana', level: 'regular' }),
  );
  await trash.trashEvent('cup');
  await trash.restoreEvent('cup');
  expect([await state(0), (await project.idsIn('events/cup/private')).includes('desk')]).toEqual([
    'in',
    true,
  ]);
  await trash.trashEvent('cup');
  await emptying(liteSeasonStore(project.as('super'))).emptyOne({ id: 'event~cup', kind: 'event' });
  for (const name of ['tickets', 'participants', 'private'])
    expect(await project.idsIn(`events/cup/${name}`)).toEqual([]);
});
