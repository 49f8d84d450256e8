import { deleteDoc, doc, getDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * Two phones at the door: what one of them sends late never undoes what the other did meanwhile.
 */

const path = 'events/e1/participants/p1';
const seven = Timestamp.fromDate(new Date('2026-03-14T19:00:00.250Z'));
const later = Timestamp.fromDate(new Date('2026-03-14T19:05:00.500Z'));
const justAfterSeven = new Timestamp(seven.seconds, seven.nanoseconds + 123_000);

const project = await seededProject();

const person = () => doc(project.as('regular'), path);
const change = (fields: object) => updateDoc(person(), fields);
const stored = async () => (await getDoc(person())).data();

test('a check-in is taken back with its own time, and can be made again', async () => {
  await change({ checkedIn: true, checkedInAt: seven });
  await change({ checkedIn: false, checkedInAt: seven });
  await change({ checkedIn: true, checkedInAt: later });
  expect(await stored()).toMatchObject({ checkedIn: true, checkedInAt: later });
});

test('the first check-in stands', async () => {
  await change({ checkedIn: true, checkedInAt: seven });
  await refused(change({ checkedIn: true, checkedInAt: later }));
  await refused(change({ checkedInAt: null }));
  expect(await stored()).toMatchObject({ checkedIn: true, checkedInAt: seven });
});

test('a phone that was offline takes back its own check-in only', async () => {
  await change({ checkedIn: true, checkedInAt: later });
  await refused(change({ checkedIn: false, checkedInAt: seven }));
  await refused(change({ checkedIn: false, checkedInAt: null }));
  expect(await stored()).toMatchObject({ checkedIn: true, checkedInAt: later });
});

test('a browser knows times to the millisecond, the database knows them better', async () => {
  await change({ checkedIn: true, checkedInAt: justAfterSeven });
  await change({ checkedIn: false, checkedInAt: seven });
  expect(await stored()).toMatchObject({ checkedIn: false });
});

test('a check-in of an older installation has no time and is taken back without one', async () => {
  await project.seed({ [path]: { name: 'Ann', checkedIn: true, source: 'import' } });
  await refused(change({ checkedIn: false, checkedInAt: seven }));
  await change({ checkedIn: false });
  expect(await stored()).toMatchObject({ checkedIn: false });
});

test('other fields of somebody who is checked in can be corrected', async () => {
  await change({ checkedIn: true, checkedInAt: seven });
  await change({ name: 'Ann Lee' });
  expect(await stored()).toMatchObject({ name: 'Ann Lee', checkedIn: true });
});

test('somebody who is gone is not removed, and counted, a second time', async () => {
  await deleteDoc(person());
  await refused(deleteDoc(person()));
});

test('a name and an address are corrected, checked in or not; nonsense and strangers are refused', async () => {
  await change({ name: 'Ann Leigh', email: 'ann@x.edu' });
  await change({ checkedIn: true, checkedInAt: seven });
  await change({ name: 'Ann Lee', email: '' });
  expect(await stored()).toMatchObject({ name: 'Ann Lee', email: '', checkedIn: true, checkedInAt: seven });
  for (const fields of [
    { name: ' ' },
    { name: 7 },
    { name: 'x'.repeat(201) },
    { email: 'ann' },
    { nick: 'A' },
  ])
    await refused(change(fields));
  for (const role of ['anyone', 'betr', 'expired'] as const)
    await refused(updateDoc(doc(project.as(role), path), { name: 'Eve' }));
});
