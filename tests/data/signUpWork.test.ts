import { deleteDoc, doc, type Firestore, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearing } from '../../src/data/staff/trash/clearing.ts';
import { emptying } from '../../src/data/staff/trash/emptying.ts';
import { eventTrash } from '../../src/data/staff/trash/eventTrash.ts';
import { type EventValues, eventValues, newEventFields } from '../../src/domain/events/eventFields.ts';
import { eventChangePlan, newEventPlan } from '../../src/domain/events/eventPlan.ts';
import { eventPrecondition } from '../../src/domain/events/eventPrecondition.ts';
import { unlockKey } from '../../src/domain/events/unlockKey.ts';
import { readParticipant } from '../../src/domain/participants/participant.ts';
import { putBack, removeParticipants } from '../../src/domain/participants/participantChanges.ts';
import { readLine } from '../../src/domain/signUp/line.ts';
import { commitChange } from '../support/commitChange.ts';
import { liteSeasonStore } from '../support/liteSeasonStore.ts';
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
