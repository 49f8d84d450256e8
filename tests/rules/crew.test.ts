import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { countWork, joinCrew } from '../support/crewActs.ts';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { passKey, season, sent, sentWalkIn } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * The crew of an event: devices that joined with a pass. Each refusal stands beside the act it differs from
 * by one thing.
 */

const now = serverTimestamp();
const seven = Timestamp.fromDate(new Date('2026-03-14T19:00:00.250Z'));
const later = Timestamp.fromDate(new Date('2026-03-14T19:05:00.500Z'));
const past = new Date('2026-03-13T12:00:00Z');
const future = new Date('2099-01-01T00:00:00Z');
const otherKey = 'otherKey_0123456789-AB';

const project = await seededProject();

const crew = () => project.as('crew');
const device = (uid: string) =>
  project.withToken(uid, { sub: uid, firebase: { sign_in_provider: 'anonymous' } });

const passPath = `events/e1/passes/${passKey}`;
const pass = { ...season[passPath] };
const memberPath = 'events/e1/crew/crew';
const member = { ...season[memberPath] };
const guest = { ...season['events/e1/participants/p1'] };
const event = { ...season['events/e1'] };

const setPass = (changes: Record<string, Stored>) => project.seed({ [passPath]: { ...pass, ...changes } });

/** What brings the crew's access to an end, and what never gave it, each by one change of what is stored. */
const without: Record<string, () => Promise<void>> = {
  'after its removal': () => project.seed({ [memberPath]: { ...member, removed: true } }),
  'once the pass is closed': () => setPass({ closed: true }),
  'after the end': () => setPass({ endsAt: past }),
  'before the beginning': () => setPass({ opensAt: new Date('2098-01-01T00:00:00Z') }),
  'with a pass for the tables alone': () => setPass({ scopes: ['tables'] }),
  'once the pass is gone': async () => {
    await deleteDoc(doc(project.as('regular'), passPath));
  },
  'once its place in the crew is gone': async () => {
    await deleteDoc(doc(project.as('regular'), memberPath));
  },
  'with the pass of another event': async () => {
    await setPass({ closed: true });
    await project.seed({
      [`events/e2/passes/${otherKey}`]: pass,
      [memberPath]: { ...member, pass: otherKey },
    });
  },
};

const checkIn = (uid = 'crew', at = seven) => ({ checkedIn: true, checkedInAt: at, checkedInBy: uid });
const takeBack = (at = seven) => ({ checkedIn: false, checkedInAt: at, checkedInBy: '' });
const person = () => doc(crew(), 'events/e1/participants/p1');
const change = (fields: object) => updateDoc(person(), fields);

type WalkIn = {
  id?: string;
  eventId?: string;
  by?: number;
  fields?: object;
  event?: object;
  database?: typeof crew;
  uid?: string;
  /** What the device counts: its own things made, and the id of this one; null for nothing. */
  work?: { by?: number; id?: string } | null;
};

/** Adds a walk-in with its count, as the door does; the changes of a test make it differ by one thing. */
function walkIn({
  id = 'w1',
  eventId = 'e1',
  by = 1,
  fields = {},
  event = {},
  database = crew,
  uid = 'crew',
  work = {},
}: WalkIn = {}) {
  const batch = writeBatch(database());
  const given = { ...sentWalkIn, ...checkIn(uid) };
  if (work) countWork(batch, database(), { eventId, uid, id, ...work });
  batch.set(doc(database(), `events/${eventId}/participants/${id}`), { ...given, ...fields });
  batch.update(doc(database(), `events/${eventId}`), {
    currentParticipants: increment(by),
    updatedAt: now,
    ...event,
  });
  return batch.commit();
}

describe('the door', () => {
  const acts: Record<string, () => Promise<unknown>> = {
    get: () => getDoc(person()),
    list: () => getDocs(collection(crew(), 'events/e1/participants')),
    'check in': () => change(checkIn()),
    'take back': async () => {
      await project.seed({ 'events/e1/participants/p1': { ...guest, ...checkInStored('crew') } });
      await change(takeBack());
    },
    'add a walk-in': () => walkIn(),
  };
  const checkInStored = (uid: string) => ({ checkedIn: true, checkedInAt: seven.toDate(), checkedInBy: uid });

  for (const [name, act] of Object.entries(acts)) {
    test(`a crew device may ${name}`, act);
    test.each(Object.entries(without))(`and not ${name} %s`, async (_, end) => {
      await end();
      await refused(act());
    });
  }

  test('a queue that is sent after the end is refused, and taken when the pass is opened again', async () => {
    await setPass({ endsAt: past });
    await refused(change(checkIn()));
    await refused(walkIn());
    await updateDoc(doc(project.as('regular'), passPath), { endsAt: future });
    await change(checkIn());
    await walkIn();
  });

  test('another event of the same night stays shut', async () => {
    await project.seed({ 'events/e2': event, 'events/e2/participants/p1': guest });
    const other = doc(crew(), 'events/e2/participants/p1');
    await refused(getDoc(other));
    await refused(getDocs(collection(crew(), 'events/e2/participants')));
    await refused(updateDoc(other, checkIn()));
    await refused(walkIn({ eventId: 'e2' }));
    // With a place in that crew, and its pass, it opens.
    await project.seed({ [`events/e2/passes/${passKey}`]: pass, 'events/e2/crew/crew': member });
    await getDoc(other);
  });

  test('an anonymous account in no crew opens nothing of it', async () => {
    const database = project.as('anonymous');
    await refused(getDoc(doc(database, 'events/e1/participants/p1')));
    await refused(walkIn({ database: () => database, uid: 'anonymous' }));
    await joinCrew(database, { eventId: 'e1', uid: 'anonymous' });
    await getDoc(doc(database, 'events/e1/participants/p1'));
    await walkIn({ database: () => database, uid: 'anonymous' });
  });
});

describe('a check-in by the crew', () => {
  test('says who made it, and nobody else', async () => {
    await refused(change({ checkedIn: true, checkedInAt: seven }));
    await refused(change(checkIn('regular')));
    await refused(change({ ...checkIn(), checkedInAt: null }));
    await refused(change({ ...checkIn(), checkedInAt: 'now' }));
    await change(checkIn());
    expect(await project.stored('events/e1/participants/p1')).toMatchObject({ checkedInBy: 'crew' });
  });

  test('of somebody whom an older console checked out carries the new name', async () => {
    await project.seed({ 'events/e1/participants/p1': { ...guest, checkedInBy: 'someone' } });
    await change(checkIn());
  });

  test('is taken back by the device that made it', async () => {
    await refused(change(takeBack(later)));
    await change(checkIn());
    await refused(change(checkIn('crew', later)));
    await refused(change(takeBack(later)));
    await refused(change({ checkedIn: false, checkedInAt: seven }));
    await refused(change({ ...takeBack(), checkedInBy: 'other' }));
    await change(takeBack());
    await change(checkIn('crew', later));
  });

  test.each(['regular', 'other-phone', ''])('is not taken back when %j made it', async (by) => {
    const stored = { ...guest, checkedIn: true, checkedInAt: seven.toDate(), checkedInBy: by };
    await project.seed({ 'events/e1/participants/p1': stored });
    await refused(change(takeBack()));
    await project.seed({ 'events/e1/participants/p1': { ...stored, checkedInBy: 'crew' } });
    await change(takeBack());
  });

  test('of a document without the field, by an older console, is not taken back', async () => {
    const { checkedInBy: _, ...old } = guest;
    await project.seed({
      'events/e1/participants/p1': { ...old, checkedIn: true, checkedInAt: seven.toDate() },
    });
    await refused(change(takeBack()));
    await project.seed({ 'events/e1/participants/p1': old });
    await change(checkIn());
  });

  test('stands when a second phone is later, or wants it for its own', async () => {
    await change(checkIn());
    await joinCrew(device('second'), { eventId: 'e1', uid: 'second' });
    const second = doc(device('second'), 'events/e1/participants/p1');
    await refused(updateDoc(second, checkIn('second', later)));
    await refused(updateDoc(second, checkIn('second')));
    await refused(updateDoc(second, takeBack()));
    expect(await project.stored('events/e1/participants/p1')).toMatchObject(checkIn());
  });

  test('sent a second time changes nothing and is no failure', async () => {
    await change(checkIn());
    await change(checkIn());
    await change(takeBack());
    await change(takeBack());
  });

  test.each([
    ['name', 'Eve'],
    ['email', 'eve@x.edu'],
    ['source', 'walk-in'],
    ['createdAt', now],
    ['note', 'x'],
    ['collegeName', 'Eve State'],
    ['chapterId', ''],
    ['shownAs', 'full'],
    ['shownAs', deleteField()],
    ['table', 1],
    ['seat', 1],
    ['apart', []],
    ['email', deleteField()],
    ...foreignFields.map((field): [string, unknown] => [field, 'x']),
  ])('goes without a change of %s', async (field, value) => {
    await refused(change({ [field]: value }));
    await refused(change({ ...checkIn(), [field]: value }));
    await change(checkIn());
  });

  test('is not removed with its person', async () => {
    await refused(deleteDoc(person()));
    await refused(setDoc(person(), { ...sentWalkIn, ...checkIn() }));
  });

  test('by staff says who made it, or nothing, as the console of before', async () => {
    const staff = doc(project.as('regular'), 'events/e1/participants/p1');
    await updateDoc(staff, { checkedIn: true, checkedInAt: seven });
    await updateDoc(staff, { checkedIn: false, checkedInAt: seven });
    await updateDoc(staff, checkIn('regular'));
    await updateDoc(staff, takeBack());
    await change(checkIn());
    // Staff take back whatever the crew did.
    await updateDoc(staff, takeBack());
  });
});

describe('a walk-in of the crew', () => {
  test('is counted, and comes no other way', async () => {
    await walkIn();
    expect(await project.stored('events/e1')).toMatchObject({ currentParticipants: 1 });
    await refused(setDoc(doc(crew(), 'events/e1/participants/w2'), sentWalkIn));
    await refused(walkIn({ id: 'w2', by: 2 }));
    await refused(walkIn({ id: 'w2', by: 0 }));
    await refused(walkIn({ id: 'w2', by: -1 }));
    await walkIn({ id: 'w2' });
    expect(await project.stored('events/e1')).toMatchObject({ currentParticipants: 2 });
  });

  test('may be expected later', async () => {
    await walkIn({ fields: { checkedIn: false, checkedInAt: null, checkedInBy: '' } });
    await refused(walkIn({ id: 'w2', fields: { checkedIn: false, checkedInAt: null } }));
    const { checkedInBy: _, ...rest } = sentWalkIn;
    const batch = writeBatch(crew());
    batch.set(doc(crew(), 'events/e1/participants/w3'), rest);
    batch.update(doc(crew(), 'events/e1'), { currentParticipants: increment(1), updatedAt: now });
    countWork(batch, crew(), { eventId: 'e1', uid: 'crew', id: 'w3' });
    await batch.commit();
  });

  test('has a school or none; where it sits is for staff to say', async () => {
    const { collegeId, collegeName, chapterId, chapterName, shownAs, ...bare } = sentWalkIn;
    expect({ collegeId, collegeName, chapterId, chapterName, shownAs }).not.toContainEqual('');
    const batch = writeBatch(crew());
    batch.set(doc(crew(), 'events/e1/participants/w2'), bare);
    batch.update(doc(crew(), 'events/e1'), { currentParticipants: increment(1), updatedAt: now });
    countWork(batch, crew(), { eventId: 'e1', uid: 'crew', id: 'w2' });
    await batch.commit();
    const staff = doc(project.as('regular'), 'events/e1/participants/w2');
    await updateDoc(staff, { table: 2, seat: 1, apart: ['p1'], collegeName: 'Purdue University' });
    await updateDoc(staff, { table: null, seat: null, apart: [] });
  });

  test.each([
    { source: 'manual' },
    { source: 'import' },
    { table: 1 },
    { table: null },
    { seat: 'last' },
    { apart: [] },
    { shownAs: 'loud' },
    { collegeName: 7 },
    { checkedInBy: 'regular' },
    { checkedInBy: '' },
    { checkedInAt: null },
    { name: ' ' },
    { email: 'nobody' },
    { createdAt: past },
    { note: 'x' },
  ])('is never %j', async (fields) => {
    await refused(walkIn({ fields }));
    await walkIn();
  });

  test('replaces nobody', async () => {
    await refused(walkIn({ id: 'p1' }));
    expect(await project.stored('events/e1/participants/p1')).toMatchObject({ name: 'Ann' });
  });

  test('changes nothing else of the event', async () => {
    for (const changes of [
      { title: 'Eve' },
      { status: 'completed' },
      { showOnLandingPage: false },
      { bracketStatus: 'finals' },
      { updatedAt: past },
      { maxParticipants: deleteField() },
      ...foreignFields.map((field) => ({ [field]: 'x' })),
    ])
      await refused(walkIn({ event: changes }), Object.keys(changes)[0]);
    await refused(updateDoc(doc(crew(), 'events/e1'), { title: 'Eve', updatedAt: now }));
    await refused(updateDoc(doc(crew(), 'events/e1'), { updatedAt: now }));
    await refused(deleteDoc(doc(crew(), 'events/e1')));
    await walkIn();
  });

  test('counts on an event of an older installation too', async () => {
    const { currentParticipants: _, ...old } = event;
    await project.seed({ 'events/e1': old });
    await walkIn();
    expect(await project.stored('events/e1')).toMatchObject({ currentParticipants: 1 });
  });
});

describe('joining', () => {
  const place = (uid = 'new-phone', by = uid) => doc(device(by), `events/e1/crew/${uid}`);
  const join = (fields: object = {}, uid = 'new-phone', by = uid) =>
    joinCrew(device(by), { eventId: 'e1', uid, fields });

  /** Joins with what a test says of the phone and of the pass that counts it. */
  const joinsWith = (key: string, fields: object = {}, counts: object = {}) => {
    const batch = writeBatch(device('new-phone'));
    batch.set(place(), { ...sent.crew, ...fields });
    batch.update(doc(device('new-phone'), `events/e1/passes/${key}`), { devices: increment(1), ...counts });
    return batch.commit();
  };

  beforeEach(() => project.seed({ [`events/e2/passes/${otherKey}`]: pass }));

  test('takes an open pass of this event', async () => {
    await refused(join({ pass: otherKey }));
    await refused(join({ pass: 'x'.repeat(22) }));
    for (const other of ['', null, `${passKey}/x/${passKey}`]) {
      await refused(setDoc(place(), { ...sent.crew, pass: other }));
      await refused(joinsWith(passKey, { pass: other }));
    }
    await join();
    await getDoc(doc(device('new-phone'), 'events/e1/participants/p1'));
  });

  const shut: [string, Record<string, Stored>][] = [
    ['closed', { closed: true }],
    ['over', { endsAt: past }],
    ['not open yet', { opensAt: new Date('2098-01-01T00:00:00Z') }],
  ];
  test.each(shut)('is refused by a pass that is %s', async (_, changes) => {
    await setPass(changes);
    await refused(join());
    await setPass({});
    await join();
  });

  test('is counted with the pass, one at a time, up to forty', async () => {
    for (const devices of [null, 0, 2, -1])
      await refused(joinCrew(device('new-phone'), { eventId: 'e1', uid: 'new-phone', devices }));
    await join();
    expect((await project.stored(passPath))?.devices).toBe(1);
    // Nobody is counted who joined before, or who doesn't join.
    await refused(joinCrew(device('new-phone'), { eventId: 'e1', uid: 'new-phone' }));
    await refused(updateDoc(doc(device('new-phone'), passPath), { devices: increment(1) }));
    await refused(updateDoc(doc(device('else'), passPath), { devices: increment(1) }));
    await setPass({ devices: 39 });
    await join({}, 'fortieth');
    await refused(join({}, 'one-more'));
  });

  test('counts with the pass it is about, and changes nothing else of it', async () => {
    await project.seed({ [`events/e1/passes/${otherKey}`]: pass });
    const batch = (fields: object, key = passKey) => {
      const writes = writeBatch(device('new-phone'));
      writes.set(place(), sent.crew);
      writes.update(doc(device('new-phone'), `events/e1/passes/${key}`), {
        devices: increment(1),
        ...fields,
      });
      return writes.commit();
    };
    await refused(batch({}, otherKey));
    await refused(batch({ endsAt: future }));
    await refused(batch({ full: false, label: 'x' }));
    for (const field of foreignFields) await refused(batch({ [field]: 'x' }), field);
    await batch({});
  });

  test('is refused by a pass that takes no new phones, while those that joined go on', async () => {
    await join();
    await updateDoc(doc(project.as('regular'), passPath), { full: true });
    await refused(join({}, 'late'));
    await updateDoc(place(), { seenAt: now });
    await getDoc(doc(device('new-phone'), 'events/e1/participants/p1'));
    await updateDoc(doc(project.as('regular'), passPath), { full: false });
    await join({}, 'late');
  });

  test('counts with a pass of an older installation too', async () => {
    const { devices: _, ...old } = pass;
    await project.seed({ [passPath]: old });
    await join();
    expect((await project.stored(passPath))?.devices).toBe(1);
  });

  test('is for oneself', async () => {
    await refused(join({}, 'victim', 'new-phone'));
    await refused(joinCrew(project.as('anyone'), { eventId: 'e1', uid: 'anyone' }));
    await refused(join({}, 'victim', 'regular'));
    await join();
    await refused(getDoc(place('victim', 'new-phone')));
    await refused(getDocs(collection(device('new-phone'), 'events/e1/crew')));
    expect((await getDoc(place())).exists()).toBe(true);
  });

  test.each([
    { removed: true },
    { joinedAt: past },
    { seenAt: past },
    { name: '' },
    { name: 'x'.repeat(201) },
    { name: 7 },
    { scopes: ['door'] },
    { level: 'super' },
    ...foreignFields.map((field) => ({ [field]: 'x' })),
  ])('never with %j', async (changes) => {
    await refused(join(changes));
    await join();
  });

  test.each(['pass', 'name', 'removed', 'joinedAt', 'seenAt'])('never without %s', async (field) => {
    const { [field]: _, ...rest } = Object.fromEntries(Object.entries(sent.crew));
    const batch = writeBatch(device('new-phone'));
    batch.set(place(), rest);
    batch.update(doc(device('new-phone'), passPath), { devices: increment(1) });
    await refused(batch.commit());
    await join();
  });

  test('lasts until the console removes it, and then for good', async () => {
    await join();
    const seen = () => updateDoc(place(), { seenAt: now });
    await seen();
    await updateDoc(doc(project.as('regular'), 'events/e1/crew/new-phone'), { removed: true });
    await refused(seen());
    await refused(updateDoc(place(), { removed: false, seenAt: now }));
    await refused(join());
    await refused(deleteDoc(place()));
    expect((await getDoc(place())).get('removed')).toBe(true);
    await updateDoc(doc(project.as('regular'), 'events/e1/crew/new-phone'), { removed: false });
    await seen();
  });

  test('a device writes its name and that it was seen, and takes a new pass', async () => {
    await join();
    const write = (fields: object) => updateDoc(place(), { seenAt: now, ...fields });
    await write({ name: 'x'.repeat(200) });
    for (const field of foreignFields) await refused(write({ [field]: 'x' }), field);
    await refused(write({ name: '' }));
    await refused(write({ name: deleteField() }));
    await refused(write({ seenAt: past }));
    await refused(write({ joinedAt: now }));
    await refused(write({ removed: deleteField() }));
    await refused(write({ scopes: ['door'] }));
    await refused(write({ pass: otherKey }));
    await project.seed({ [`events/e1/passes/${otherKey}`]: pass, [passPath]: { ...pass, closed: true } });
    await refused(write({}));
    await refused(
      updateDoc(doc(device('else'), 'events/e1/crew/new-phone'), { pass: otherKey, seenAt: now }),
    );
    await write({ pass: otherKey });
    await getDoc(doc(device('new-phone'), 'events/e1/participants/p1'));
  });

  test('staff remove, take that back and delete, and write nothing else', async () => {
    for (const role of ['regular', 'super'] as const) {
      const found = doc(project.as(role), memberPath);
      await updateDoc(found, { removed: true });
      await updateDoc(found, { removed: false });
      for (const fields of [
        { removed: 'yes' },
        { name: 'Eve' },
        { pass: otherKey },
        { removed: deleteField() },
        ...foreignFields.map((field) => ({ removed: true, [field]: 'x' })),
      ])
        await refused(updateDoc(found, fields));
    }
    await deleteDoc(doc(project.as('regular'), memberPath));
  });
});

describe('what a device makes', () => {
  const work = (fields: object) => updateDoc(doc(crew(), memberPath), fields);

  test('is counted by one, up to a thousand', async () => {
    for (const made of [0, 2, -1]) await refused(work({ made: increment(made), last: 'x' }));
    await refused(work({ made: increment(1), last: '' }));
    await refused(work({ made: increment(1), last: 'x'.repeat(401) }));
    await refused(work({ made: increment(1), last: 'x', removed: true }));
    for (const field of foreignFields)
      await refused(work({ made: increment(1), last: 'x', [field]: 'x' }), field);
    await work({ made: increment(1), last: 'x'.repeat(400) });
    await project.seed({ [memberPath]: { ...member, made: 999 } });
    await walkIn();
    await refused(walkIn({ id: 'w2' }));
  });

  test('is the one walk-in that it counts', async () => {
    await refused(walkIn({ work: null }));
    await refused(walkIn({ work: { id: 'other' } }));
    await refused(walkIn({ work: { by: 2 } }));
    await walkIn();
    await refused(walkIn({ id: 'w2', work: { id: 'w1' } }));
    await walkIn({ id: 'w2' });
  });

  test('counts at the event only somebody who is added', async () => {
    const count = (id: string) => {
      const batch = writeBatch(crew());
      batch.update(doc(crew(), 'events/e1'), { currentParticipants: increment(1), updatedAt: now });
      countWork(batch, crew(), { eventId: 'e1', uid: 'crew', id });
      return batch.commit();
    };
    await refused(count('p1'));
    await refused(count('nobody'));
    await walkIn();
    await refused(count('w1'));
  });

  test('is not counted by a phone that was removed, nor for another', async () => {
    await refused(updateDoc(doc(device('second'), memberPath), { made: increment(1), last: 'x' }));
    await project.seed({ [memberPath]: { ...member, removed: true } });
    await refused(work({ made: increment(1), last: 'x' }));
  });
});

describe('a pass', () => {
  test('of an older installation is changed field by field', async () => {
    const staff = doc(project.as('regular'), passPath);
    await project.seed({ [passPath]: {} });
    await updateDoc(staff, { closed: true });
    await project.seed({ [passPath]: {} });
    await updateDoc(staff, { label: 'Door' });
  });

  test('forgets no phone that it counted', async () => {
    await setPass({ devices: 3 });
    await refused(updateDoc(doc(project.as('regular'), passPath), { devices: 0 }));
  });

  test.each([1, -1, null])('begins without phones, not with %s', async (devices) => {
    const fresh = doc(project.as('regular'), `events/e1/passes/${otherKey}`);
    await refused(setDoc(fresh, { ...sent.passes, devices }));
    await setDoc(fresh, sent.passes);
  });

  test('is not changed by who holds it', async () => {
    const held = doc(crew(), passPath);
    for (const fields of [
      { endsAt: future },
      { scopes: ['door', 'tables'], label: 'x' },
      { closed: false, label: 'y' },
      { opensAt: past },
    ])
      await refused(updateDoc(held, fields));
    await refused(setDoc(doc(crew(), `events/e1/passes/${otherKey}`), sent.passes));
    await refused(deleteDoc(held));
    await refused(getDocs(collection(crew(), 'events/e1/passes')));
    expect((await getDoc(held)).get('closed')).toBe(false);
    await updateDoc(doc(project.as('regular'), passPath), { endsAt: future });
  });

  test.each(['short', 'x'.repeat(21), 'x'.repeat(23), `${'x'.repeat(21)}=`, `${'x'.repeat(21)}.`])(
    'is not named %s',
    async (id) => {
      const staff = project.as('regular');
      await refused(setDoc(doc(staff, 'events/e1/passes', id), sent.passes));
      await setDoc(doc(staff, 'events/e1/passes', 'x'.repeat(22)), sent.passes);
    },
  );
});

describe('a crew device reads nothing of the console', () => {
  test.each([
    'events/e1/private/staff',
    'events/e1/crew/other',
    'tournamentRequests/r1',
    'colleges/purdue-university/fraternities/f1',
    'salesPipeline/s1',
    'settings/salesPipeline',
  ])('%s', async (path) => {
    await refused(getDoc(doc(crew(), path)));
    await getDoc(doc(project.as('super'), path));
  });
});
