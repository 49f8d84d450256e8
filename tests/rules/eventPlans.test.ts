import fc from 'fast-check';
import {
  collection,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import {
  type EventValues,
  eventFieldNames,
  eventValues,
  storedValues,
} from '../../src/domain/events/eventFields.ts';
import { type EventPlan, eventChangePlan, newEventPlan } from '../../src/domain/events/eventPlan.ts';
import { readPrivatePart } from '../../src/domain/events/privatePart.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import { unlockKey } from '../../src/domain/events/unlockKey.ts';
import { anyFields } from '../domain/events/anyFields.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * Whatever the form takes, the rules take: events made and changed at random, written as the console writes
 * them.
 */

const today = new Date(2027, 4, 1);
const project = await TestProject.open();
afterAll(() => project.close());

async function write(database: Firestore, id: string, plan: EventPlan, isNew: boolean): Promise<void> {
  const now = serverTimestamp();
  const event = doc(database, 'events', id);
  const batch = writeBatch(database);
  if (isNew) batch.set(event, { ...plan.event, currentParticipants: 0, createdAt: now, updatedAt: now });
  else {
    const removed = Object.fromEntries(plan.removed.map((name) => [name, deleteField()]));
    batch.update(event, { ...plan.event, ...removed, updatedAt: now });
  }
  if (plan.hidden) batch.set(doc(event, 'private/staff'), plan.hidden, { merge: true });
  const unlock = async (password: string) => doc(event, 'unlocks', await unlockKey(id, password));
  for (const password of plan.closed) batch.delete(await unlock(password));
  if (plan.opened)
    batch.set(await unlock(plan.opened.password), { googleFormUrl: plan.opened.googleFormUrl });
  await batch.commit();
}

/** What is stored, as the form would show it, and the keys of the unlock documents. */
async function stored(database: Firestore, id: string) {
  const event = await getDoc(doc(database, 'events', id));
  const part = await getDoc(doc(database, 'events', id, 'private/staff'));
  const { docs } = await getDocs(collection(database, 'events', id, 'unlocks'));
  return {
    values: storedValues(readEvent(id, event.data()), readPrivatePart(part.data())),
    keys: docs.map((found) => found.id),
  };
}

test('an event made and changed at random says what was typed, and one password at most lets in', async () => {
  const database = project.as('regular');
  let made = 0;
  await fc.assert(
    fc.asyncProperty(anyFields, fc.array(anyFields, { minLength: 1, maxLength: 2 }), async (first, later) => {
      const id = `random-${++made}`;
      let now = eventValues(first);
      await write(database, id, newEventPlan(now, today), true);
      for (const fields of later) {
        const { values } = await stored(database, id);
        const wanted = eventValues(fields);
        const changed = eventFieldNames.filter((name) => wanted[name] !== values[name]);
        const changes: Partial<EventValues> = Object.fromEntries(changed.map((name) => [name, wanted[name]]));
        await write(
          database,
          id,
          eventChangePlan(values, changes, { misplacedSecrets: false, today }),
          false,
        );
        now = wanted;
      }
      const { values, keys } = await stored(database, id);
      expect({ ...values, title: now.title }).toEqual(now);
      const password = now.registrationPassword;
      expect(keys).toEqual(password === '' ? [] : [await unlockKey(id, password)]);
    }),
    { numRuns: 6 },
  );
}, 60_000);

test('the secrets of an older event move to where only staff read them, once one is touched', async () => {
  const older = {
    ...{ title: 'Cup', date: 'March 14, 2026', time: '19:00', status: 'canceled', venue: 'Memorial Union' },
    ...{ registrationPassword: 'Aces 21', pointOfContact: 'Lee', entryFee: '$25' },
    googleFormUrl: 'https://forms.example/1',
  };
  await project.seed({ 'events/older': older });
  const database = project.as('regular');
  const values = storedValues(readEvent('older', older), readPrivatePart(older));
  const change = (changes: Partial<EventValues>) =>
    write(database, 'older', eventChangePlan(values, changes, { misplacedSecrets: true, today }), false);
  await change({ location: 'Hall' });
  expect(await project.stored('events/older')).toMatchObject({
    location: 'Hall',
    registrationPassword: 'Aces 21',
  });
  await change({ googleFormUrl: 'https://forms.example/2' });
  const event = await project.stored('events/older');
  expect(event).toMatchObject({ registration: 'locked', status: 'canceled', entryFee: '$25' });
  for (const name of ['registrationPassword', 'googleFormUrl', 'pointOfContact'])
    expect(event).not.toHaveProperty(name);
  expect(await project.stored('events/older/private/staff')).toMatchObject({
    registrationPassword: 'Aces 21',
    googleFormUrl: 'https://forms.example/2',
    contactPerson: 'Lee',
  });
  expect((await stored(database, 'older')).keys).toEqual([await unlockKey('older', 'Aces 21')]);
});
