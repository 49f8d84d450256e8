import {
  collection,
  doc,
  type Firestore,
  getDocs,
  runTransaction,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DataError } from '../../src/data/errors.ts';
import { type Logged, logPlan } from '../../src/data/staff/chapters/chapterPlans.ts';
import { collegeChanges } from '../../src/data/staff/directory/collegeChanges.ts';
import { maxWrites } from '../../src/domain/colleges/change/storedColleges.ts';
import { readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { readHistoryEntry } from '../../src/domain/history/historyEntry.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { applied } from '../support/commitChange.ts';
import { liteSeasonStore } from '../support/liteSeasonStore.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * Colleges that are renamed, moved and merged under the rules, also while a colleague works on them.
 */

let project: TestProject;
let owner: Firestore;
beforeAll(async () => {
  project = await TestProject.open();
  owner = project.as('super');
});
afterAll(() => project?.close());

const listed = colleges.find(({ id }) => id === 'university-of-massachusetts-amherst');
const umass = 'colleges/umass';
const amherst = 'colleges/university-of-massachusetts-amherst';
const moment = new Date('2025-03-01T18:00:00Z');
const entry = {
  at: moment,
  role: 'rushChair',
  person: 'Sam',
  channel: 'call',
  outcome: 'talked',
  note: 'Likes the idea.',
  nextStep: 'Send the flyer',
  nextStepOn: '2025-03-08',
  by: 'Ann',
  createdAt: moment,
};
const contacted = {
  lastContactAt: moment,
  quietSince: moment,
  nextStep: entry.nextStep,
  nextStepOn: '2025-03-08',
};
const pike = {
  name: 'Pi Kappa Alpha',
  status: 'in contact',
  createdAt: moment,
  rushChairName: 'Sam',
  rushChairNumber: '413 555 0101',
  presidentName: 'Lee',
  presidentNumber: '413 555 0102',
  ...contacted,
};
const event = {
  title: 'UMass Tournament 2099',
  collegeId: 'umass',
  collegeName: 'UMass',
  fraternityId: 'pike',
  fraternityName: 'Pi Kappa Alpha',
  status: 'upcoming',
  date: '2099-02-20',
  time: '19:00',
  sortDate: '2099-02-20T19:00',
  showOnLandingPage: false,
  registration: 'locked',
  createdAt: moment,
  updatedAt: moment,
};

beforeEach(async () => {
  await project.clear();
  await project.seed({
    [umass]: { name: 'UMass', conference: 'Atlantic 10 Conference', fraternityCount: 2, state: 'MA' },
    [`${umass}/fraternities/pike`]: { ...pike, name: 'Pike' },
    [`${umass}/fraternities/pike/outreach/e1`]: entry,
    [`${umass}/fraternities/pike/outreach/e2`]: { ...entry, outcome: 'no answer' },
    [`${umass}/fraternities/sigma-chi`]: { name: 'Sigma Chi', createdAt: moment, owner: 'Ann' },
    [`${umass}/fraternities/sigma-chi/outreach/e3`]: entry,
    [amherst]: {
      name: 'University of Massachusetts Amherst',
      conference: 'Mid-American Conference',
      fraternityCount: 1,
      state: 'MA',
      location: 'Amherst, MA',
    },
    [`${amherst}/fraternities/pi-kappa-alpha`]: {
      name: 'Pi Kappa Alpha',
      status: 'outreached',
      createdAt: moment,
      presidentName: 'Kim',
      presidentNumber: '413 555 0199',
    },
    'events/coming': event,
    'events/coming/private/staff': { registrationPassword: 'ace', googleFormUrl: '', contactPerson: '' },
    'events/coming/private/search': { tokens: ['umass'], title: event.title },
    'tournaments/coming': { title: event.title, status: 'upcoming', date: event.date, collegeName: 'UMass' },
    'events/over': { ...event, status: 'completed', date: '2024-02-20', sortDate: '2024-02-20T19:00' },
    'events/elsewhere': { ...event, collegeId: 'yale-university', collegeName: 'Yale University' },
  });
});

const from = { id: 'umass', name: 'UMass' };
const into = { id: 'university-of-massachusetts-amherst', name: 'University of Massachusetts Amherst' };
const changes = (between = {}) => collegeChanges(liteSeasonStore(owner, between));
const plannedMerge = () => changes().plannedMerge(from, into, listed);
const stored = (path: string) => project.stored(path);
const conflict = expect.objectContaining({ kind: 'conflict' });

/** Logs a contact at the first chapter of the record that goes. `seen`: the chapter on the screen. */
async function logs(seen: unknown): Promise<void> {
  const logged: Logged = {
    collegeId: 'umass',
    before: readFraternity('pike', seen),
    entryId: 'new',
    input: {
      role: 'rushChair',
      person: 'Sam',
      channel: 'call',
      outcome: 'interested',
      note: 'Wants it.',
      nextStep: 'Send the date',
      nextStepOn: '2099-01-01',
      by: 'Bo',
    },
    at: new Date(),
  };
  await runTransaction(owner, async (transaction) => {
    const writes = await logPlan(logged)(async (path) => (await transaction.get(doc(owner, path))).data());
    applied(owner, transaction, writes);
  });
}
const pikeNow = () => stored(`${umass}/fraternities/pike`);

describe('a merge', () => {
  test('says beforehand exactly what it does, and what one record says otherwise', async () => {
    const { does, writes } = await plannedMerge();
    expect(does.chapters).toEqual([
      {
        name: 'Pike',
        entries: 2,
        joins: 'Pi Kappa Alpha',
        conflicts: [{ about: 'President', stays: 'Kim, 413 555 0199', goes: 'Lee, 413 555 0102' }],
      },
      { name: 'Sigma Chi', entries: 1, joins: '', conflicts: [] },
    ]);
    expect(does.events.map(({ title }) => title)).toEqual(['UMass Tournament 2099']);
    expect(does.past).toBe(1);
    expect(does.conflicts).toEqual([
      { about: 'Conference', stays: 'Mid-American Conference', goes: 'Atlantic 10 Conference' },
    ]);
    expect(writes.length).toBeLessThan(maxWrites);
  });

  test('moves chapters with their logs, joins the same one, takes the events along and deletes the record', async () => {
    await changes().storePlan(await plannedMerge());
    expect(await stored(umass)).toBeUndefined();
    for (const gone of ['pike', 'sigma-chi', 'pike/outreach/e1', 'pike/outreach/e2', 'sigma-chi/outreach/e3'])
      expect(await stored(`${umass}/fraternities/${gone}`), gone).toBeUndefined();
    expect(await stored(amherst)).toMatchObject({ fraternityCount: 2 });
    expect(await stored(`${amherst}/fraternities/pi-kappa-alpha`)).toMatchObject({
      name: 'Pi Kappa Alpha',
      status: 'in contact',
      rushChairName: 'Sam',
      rushChairNumber: '413 555 0101',
      presidentName: 'Kim',
      presidentNumber: '413 555 0199',
      lastContactAt: Timestamp.fromDate(moment),
      nextStep: 'Send the flyer',
      nextStepOn: '2025-03-08',
      reached: true,
      reachable: true,
      conference: 'Mid-American Conference',
      createdAt: Timestamp.fromDate(moment),
    });
    const log = await getDocs(collection(owner, `${amherst}/fraternities/pi-kappa-alpha/outreach`));
    expect(log.docs.map((found) => [found.id, found.get('by')])).toEqual([
      ['e1', 'Ann'],
      ['e2', 'Ann'],
    ]);
    const moved = await stored(`${amherst}/fraternities/sigma-chi`);
    expect(moved).toMatchObject({ name: 'Sigma Chi', owner: 'Ann', createdAt: Timestamp.fromDate(moment) });
    expect(moved?.searchTokens).toContain('amherst');
    expect(await stored(`${amherst}/fraternities/sigma-chi/outreach/e3`)).toMatchObject({
      note: 'Likes the idea.',
      createdAt: Timestamp.fromDate(moment),
    });
  });

  test('is told by History of all that came over, and of what came in', async () => {
    const store = liteSeasonStore(owner, {}, 'super');
    await collegeChanges(store).storePlan(await plannedMerge());
    const told = async (record: string) =>
      (await project.listed(`history/${record}/changes`)).map((data) => readHistoryEntry('', data));
    const fact = (field: string, from: string, to: string) => ({ field, from, to });
    const [college] = await told(`college:${into.id}`);
    expect(college).toMatchObject({ by: 'Dana', act: 'change' });
    expect(college?.changes).toContainEqual(fact('merged', 'college:umass', 'UMass'));
    const [joined] = await told(`chapter:${into.id}:pi-kappa-alpha`);
    expect(joined?.changes).toContainEqual(fact('merged', 'chapter:umass:pike', 'Pike (UMass)'));
    expect(joined?.changes).toContainEqual({ field: 'rushChairName', from: null, to: 'Sam' });
    expect((await told(`chapter:${into.id}:sigma-chi`)).map(({ changes }) => changes)).toEqual([
      [fact('movedFrom', 'chapter:umass:sigma-chi', 'UMass')],
    ]);
    const [coming] = await told('event:coming');
    expect(coming?.changes).toContainEqual({ field: 'collegeName', from: 'UMass', to: into.name });
    expect(await told('college:umass')).toMatchObject([{ act: 'delete' }]);
  });

  test('lets coming events say the new name everywhere, and past ones point to it and keep what they said', async () => {
    await changes().storePlan(await plannedMerge());
    const title = 'University of Massachusetts Amherst Tournament 2099';
    const named = { collegeName: into.name, title };
    expect(await stored('events/coming')).toMatchObject({
      ...named,
      collegeId: into.id,
      fraternityId: 'pi-kappa-alpha',
      registration: 'locked',
    });
    const search = await stored('events/coming/private/search');
    expect(search).toMatchObject(named);
    expect(search?.tokens).toContain('amherst');
    expect(await stored('tournaments/coming')).toMatchObject(named);
    expect(await stored('events/coming/private/staff')).toMatchObject({ registrationPassword: 'ace' });
    expect(await stored('events/over')).toMatchObject({
      collegeId: into.id,
      collegeName: 'UMass',
      title: event.title,
    });
    expect(await stored('events/elsewhere')).toMatchObject({
      collegeName: 'Yale University',
      title: event.title,
    });
  });

  test('into a school of the list without a record makes the record', async () => {
    const yale = colleges.find(({ id }) => id === 'yale-university');
    const to = { id: 'yale-university', name: 'Yale University' };
    await changes().storePlan(await changes().plannedMerge(from, to, yale));
    expect(await stored('colleges/yale-university')).toMatchObject({
      name: 'Yale University',
      conference: 'Ivy League',
      fraternityCount: 2,
    });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a changed chapter', () => updateDoc(doc(owner, umass, 'fraternities/pike'), { rushChairNumber: '1' })],
    [
      'a changed chapter of the other record',
      () => updateDoc(doc(owner, amherst, 'fraternities/pi-kappa-alpha'), { presidentName: 'Jo' }),
    ],
    [
      'a new chapter',
      () => {
        const batch = writeBatch(owner);
        batch.set(doc(owner, umass, 'fraternities/theta-chi'), {
          name: 'Theta Chi',
          createdAt: Timestamp.now(),
        });
        batch.update(doc(owner, umass), { fraternityCount: 3 });
        return batch.commit();
      },
    ],
    ['a new conference', () => updateDoc(doc(owner, umass), { conference: 'Ivy League' })],
    ['a changed event', () => project.seed({ 'events/coming': { ...event, time: '20:00' } })],
  ])('with %s in between is refused as a conflict, and nothing is written', async (_, meanwhile) => {
    const plan = await plannedMerge();
    await meanwhile();
    await expect(changes().storePlan(plan)).rejects.toEqual(conflict);
    expect(await stored(umass)).toBeDefined();
    expect(await stored(`${amherst}/fraternities/sigma-chi`)).toBeUndefined();
    await changes().storePlan(await plannedMerge());
    expect(await stored(umass)).toBeUndefined();
  });

  test('a chapter that changes while it is stored is not lost either', async () => {
    const plan = await plannedMerge();
    let times = 0;
    const checked = async () => {
      if (times++ === 0) await updateDoc(doc(owner, umass, 'fraternities/pike'), { owner: 'Bo' });
    };
    await expect(changes({ checked }).storePlan(plan)).rejects.toEqual(conflict);
    expect(await stored(`${umass}/fraternities/pike`)).toMatchObject({ owner: 'Bo' });
  });

  test('an entry that a colleague logs meanwhile goes over too', async () => {
    const plan = await plannedMerge();
    const late = doc(owner, umass, 'fraternities/pike/outreach/late');
    await setDoc(late, { ...entry, note: 'Late.', createdAt: Timestamp.now() });
    await changes().storePlan(plan);
    expect(await stored(`${umass}/fraternities/pike/outreach/late`)).toBeUndefined();
    expect(await stored(`${amherst}/fraternities/pi-kappa-alpha/outreach/late`)).toMatchObject({
      note: 'Late.',
    });
  });

  test('a contact that a colleague logs in between is seen first, and then goes over with its step', async () => {
    const plan = await plannedMerge();
    await logs(await pikeNow());
    await expect(changes().storePlan(plan)).rejects.toEqual(conflict);
    await changes().storePlan(await plannedMerge());
    const joined = `${amherst}/fraternities/pi-kappa-alpha`;
    expect(await stored(joined)).toMatchObject({ nextStep: 'Send the date', nextStepOn: '2099-01-01' });
    expect(await stored(`${joined}/outreach/new`)).toMatchObject({ note: 'Wants it.', by: 'Bo' });
  });

  test('whoever logs a contact at a chapter that has just gone over is told, and no entry stays behind', async () => {
    const seen = await pikeNow();
    await changes().storePlan(await plannedMerge());
    await expect(logs(seen)).rejects.toEqual(expect.objectContaining({ kind: 'missing' }));
    expect(await stored(`${umass}/fraternities/pike/outreach/new`)).toBeUndefined();
  });

  test('two at once: one is stored, the other is told', async () => {
    const [one, other] = await Promise.all([plannedMerge(), plannedMerge()]);
    const done = await Promise.allSettled([changes().storePlan(one), changes().storePlan(other)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await stored(amherst)).toMatchObject({ fraternityCount: 2 });
  });

  test('more than fits into one commit is refused beforehand', async () => {
    const entries = Array.from({ length: 260 }, (_, at) => [
      `${umass}/fraternities/pike/outreach/n${at}`,
      entry,
    ]);
    await project.seed(Object.fromEntries(entries));
    const plan = await plannedMerge();
    expect(plan.writes.length).toBeGreaterThan(maxWrites);
    await expect(changes().storePlan(plan)).rejects.toEqual(expect.objectContaining({ kind: 'invalid' }));
    expect(await stored(umass)).toBeDefined();
  });

  test('without a network it says so and reads nothing', async () => {
    const offline = {
      ...liteSeasonStore(owner),
      connected: () => Promise.reject(new DataError('unreachable')),
    };
    await expect(collegeChanges(offline).plannedMerge(from, into, listed)).rejects.toEqual(
      expect.objectContaining({ kind: 'unreachable' }),
    );
  });
});

describe('a new name and place', () => {
  const to = { name: 'Bay State College', location: 'Boston, MA', state: 'MA' };
  const planned = (name = to) => changes().plannedPlace('umass', 'UMass', name, undefined);

  test('are said by the record, its chapters and its coming events, and found by', async () => {
    const plan = await planned();
    expect(plan.does).toMatchObject({ chapters: 2, past: 1 });
    expect(plan.does.events.map(({ title }) => title)).toEqual(['UMass Tournament 2099']);
    await changes().storePlan(plan);
    const record = await stored(umass);
    expect(record).toMatchObject({ ...to, fraternityCount: 2 });
    expect(record?.searchTokens).toContain('bay');
    const chapter = await stored(`${umass}/fraternities/sigma-chi`);
    expect(chapter).toMatchObject({ collegeName: 'Bay State College', conference: 'Atlantic 10 Conference' });
    expect(chapter?.searchTokens).toContain('bay');
    const title = 'Bay State College Tournament 2099';
    expect(await stored('events/coming')).toMatchObject({ collegeId: 'umass', collegeName: to.name, title });
    expect(await stored('events/coming/private/search')).toMatchObject({ collegeName: to.name, title });
    expect(await stored('tournaments/coming')).toMatchObject({ collegeName: to.name, title });
    expect(await stored('events/over')).toMatchObject({ collegeName: 'UMass', title: event.title });
  });

  test('another state is said by the chapters too', async () => {
    await changes().storePlan(await planned({ ...to, state: 'NH' }));
    expect(await stored(`${umass}/fraternities/pike`)).toMatchObject({ state: 'NH' });
  });

  test('two at once: the second is told that the first was faster', async () => {
    const [one, other] = await Promise.all([planned(), planned({ ...to, name: 'Other' })]);
    await changes().storePlan(one);
    await expect(changes().storePlan(other)).rejects.toEqual(conflict);
    expect(await stored(umass)).toMatchObject({ name: to.name });
  });

  test('and a contact that a colleague logs meanwhile are both stored', async () => {
    const seen = await pikeNow();
    let times = 0;
    const checked = async () => {
      if (times++ === 0) await logs(seen);
    };
    await expect(changes({ checked }).storePlan(await planned())).rejects.toEqual(conflict);
    await changes().storePlan(await planned());
    expect(await pikeNow()).toMatchObject({ collegeName: to.name, nextStep: 'Send the date' });
  });

  test('stay when a colleague logs a contact on a screen that still has the old ones', async () => {
    const seen = await pikeNow();
    await changes().storePlan(await planned({ ...to, state: 'NH' }));
    await logs(seen);
    expect(await pikeNow()).toMatchObject({ collegeName: to.name, state: 'NH', nextStep: 'Send the date' });
  });

  test('are for super admins', async () => {
    const plan = await planned();
    const regular = collegeChanges(liteSeasonStore(project.as('regular')));
    await expect(regular.storePlan(plan)).rejects.toEqual(expect.objectContaining({ kind: 'refused' }));
  });
});
