import { doc, type Firestore, getDoc, setDoc } from 'firebase/firestore/lite';
import { expect, test, vi } from 'vitest';
import type { Look } from '../../src/data/staff/changes/look.ts';
import { addressPath, freeAddress, takenBy } from '../../src/data/staff/eventWrites/freeAddress.ts';
import { newEventWrites } from '../../src/data/staff/eventWrites/hiddenWrites.ts';
import { deleting } from '../../src/domain/changes/change.ts';
import { type EventFields, eventValues, newEventFields } from '../../src/domain/events/eventFields.ts';
import { commitChange } from '../support/commitChange.ts';
import { sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * What address a new event gets, under the rules: never that of another event, also when two people create
 * one at once and when the other was deleted.
 */

vi.setConfig({ testTimeout: 30_000 });

const project = await seededProject({});
const database = project.as('regular');
const lookAs =
  (database: Firestore): Look =>
  async (path) =>
    (await getDoc(doc(database, path))).data();
const look = lookAs(database);

const host = { collegeName: 'Purdue University', fraternityName: 'Sigma Nu', date: '2027-02-13' };
const values = (more: Partial<EventFields> = {}) =>
  eventValues({ ...newEventFields.console, ...host, ...more });

/** Creates an event as the app does, at the address that it has found. */
async function create(id: string, creation: string, more: Partial<EventFields> = {}): Promise<void> {
  await commitChange(database, { writes: await newEventWrites(id, values(more), { creation }) });
}
const found = (creation: string) => freeAddress(look, values(), creation);

test('the second event of a host in a year is numbered by it, and those after it one by one', async () => {
  const got: string[] = [];
  for (const creation of ['one', 'two', 'three', 'four']) {
    const id = await found(creation);
    await create(id, creation);
    got.push(id);
  }
  expect(got).toEqual([
    'purdue-sigma-nu',
    'purdue-sigma-nu-2027',
    'purdue-sigma-nu-2027-2',
    'purdue-sigma-nu-2027-3',
  ]);
  expect(await project.stored('addresses/purdue-sigma-nu-2027')).toEqual({ of: 'two' });
});

test('of two people who create one at once, the second overwrites nothing and takes the next', async () => {
  const [ann, bo] = await Promise.all([found('ann'), found('bo')]);
  expect(bo).toBe(ann);
  await create(ann, 'ann', { title: 'Anns Cup', registrationPassword: 'aces' });
  const before = await project.stored(`events/${ann}`);
  await refused(create(bo, 'bo', { title: 'Bos Cup', registrationPassword: 'kings' }));
  expect(await project.stored(`events/${ann}`)).toEqual(before);
  expect(await project.stored(`events/${ann}/private/staff`)).toMatchObject({ registrationPassword: 'aces' });
  expect(await takenBy(look, bo, 'bo')).toBe('another');
  const next = await found('bo');
  await create(next, 'bo', { title: 'Bos Cup' });
  expect(await project.stored(`events/${next}`)).toMatchObject({ title: 'Bos Cup' });
});

test('a creation whose answer was lost finds its own event, and makes no second one', async () => {
  const id = await found('ann');
  await create(id, 'ann');
  expect(await found('ann')).toBe(id);
  await refused(create(id, 'ann'));
  expect(await takenBy(look, id, 'ann')).toBe('this');
});

test('the address of an older event in the trash, which has no claim, is not given again', async () => {
  await project.seed({ 'trash/event~purdue-sigma-nu': { ...sent.trash, deletedAt: new Date() } });
  expect(await found('bo')).toBe('purdue-sigma-nu-2027');
});

test('the address of a deleted event leads to no other', async () => {
  const id = await found('ann');
  await create(id, 'ann');
  await commitChange(database, { writes: [deleting(`events/${id}`)] });
  expect(await found('bo')).toBe('purdue-sigma-nu-2027');
  await refused(create(id, 'bo'));
  await refused(setDoc(doc(database, addressPath(id)), { of: 'bo' }));
  expect(await project.stored(`events/${id}`)).toBeUndefined();
});

test('events and tournaments that are older than the claims keep their addresses', async () => {
  await project.seed({
    'events/purdue-sigma-nu': { title: 'Old' },
    'tournaments/purdue-sigma-nu-2027': { title: 'Older' },
  });
  expect(await found('ann')).toBe('purdue-sigma-nu-2027-2');
  await refused(create('purdue-sigma-nu', 'ann'));
});

test('an address is claimed with its event, in its shape, and never given back', async () => {
  const claim = (id: string, data: object) => setDoc(doc(database, addressPath(id)), data);
  await refused(claim('purdue-sigma-nu', { of: 'ann' }));
  for (const id of ['Purdue-sigma-nu', 'purdue', 'x'.repeat(40) + '-x'.repeat(21), 'a--b', 'a-'])
    await setDoc(doc(database, 'events', id), sent.events).then(() => refused(claim(id, { of: 'ann' })));
  await setDoc(doc(database, 'events/a-b'), sent.events);
  for (const data of [{}, { of: '' }, { of: 1 }, { of: 'x'.repeat(41) }, { of: 'ann', more: 1 }])
    await refused(claim('a-b', data));
  await claim('a-b', { of: 'ann' });
  await refused(commitChange(database, { writes: [deleting('addresses/a-b')] }));
});
