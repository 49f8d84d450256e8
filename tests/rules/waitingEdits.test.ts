import { doc, getDoc, serverTimestamp, setDoc, Timestamp, writeBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { season } from '../support/documents/samples.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * An edit of an event that waited for the network goes together with what it saw.
 */

const now = serverTimestamp();
let project: TestProject;
beforeAll(async () => {
  project = await TestProject.open();
});
afterAll(() => project?.close());
beforeEach(async () => {
  await project.clear();
  await project.seed(season);
});

const refused = (act: Promise<unknown>) => expect(act).rejects.toMatchObject({ code: 'permission-denied' });
const seenRef = () => doc(project.as('regular'), 'events/e1/private/seen');
const title = async () => (await getDoc(doc(project.as('regular'), 'events/e1'))).get('title');

function edit(to: string, seen: object) {
  const database = project.as('regular');
  return writeBatch(database)
    .update(doc(database, 'events/e1'), { title: to, updatedAt: now })
    .set(seenRef(), { event: {}, part: {}, at: now, ...seen })
    .commit();
}

test('an edit arrives when what it saw still stands, and the same once more', async () => {
  await edit('Aces', { event: { title: 'Spring Open', entryFee: 25, maxParticipants: 64 } });
  await edit('Spring Open', { event: { title: 'Aces' } });
  await edit('Aces', { event: { title: 'Spring Open' }, part: { registrationPassword: 'aces21' } });
  expect(await title()).toBe('Aces');
});

test('it is refused, and with it the whole batch, when somebody else was there meanwhile', async () => {
  await refused(edit('Aces', { event: { title: 'Fall Open' } }));
  await refused(edit('Aces', { event: { title: 'Spring Open', entryFee: 30 } }));
  await refused(edit('Aces', { event: { eventName: null } }));
  await refused(edit('Aces', { event: { nothing: '' } }));
  await refused(edit('Aces', { part: { registrationPassword: 'Aces21' } }));
  await refused(edit('Aces', { part: { salesContact: { name: 'Lee', role: '', email: '', phone: '' } } }));
  expect(await title()).toBe('Spring Open');
});

test('that there was no private part is seen too', async () => {
  await refused(edit('Aces', { part: null }));
  await project.clear();
  await project.seed({ 'events/e1': { ...season['events/e1'] } });
  await edit('Aces', { part: null });
  await edit('Queens', { part: {} });
  await refused(edit('Kings', { part: { contactPerson: '' } }));
});

test('what was seen has a shape, is of this moment, and is the staff’s', async () => {
  const good = { event: {}, part: {}, at: now };
  await setDoc(seenRef(), good);
  const others = foreignFields.map((field) => ({ [field]: 'x' }));
  for (const bad of [{ at: Timestamp.fromMillis(0) }, { event: 'x' }, { part: 7 }, ...others])
    await refused(setDoc(seenRef(), { ...good, ...bad }));
  await refused(setDoc(seenRef(), { event: {}, part: {} }));
  await refused(setDoc(doc(project.as('regular'), 'events/e1/private/other'), good));
  for (const role of ['anyone', 'betr', 'expired'] as const) {
    const ref = doc(project.as(role), 'events/e1/private/seen');
    await refused(setDoc(ref, good));
    await refused(getDoc(ref));
  }
});
