import {
  deleteDoc,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { key, requestId, season, sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * What is written in one batch, as the screens of the console do it.
 */

const now = serverTimestamp();

const project = await seededProject();

describe('what changes together', () => {
  test('an event, its private part and its unlock document are one batch', async () => {
    const database = project.as('regular');
    const batch = writeBatch(database);
    const { googleFormUrl: _, ...event } = sent.events;
    batch.set(doc(database, 'events/e2'), { ...event, registration: 'locked' });
    batch.set(doc(database, 'events/e2/private/staff'), sent.private);
    batch.set(doc(database, 'events/e2/unlocks', key), sent.unlocks);
    await batch.commit();
    expect((await getDoc(doc(database, 'events/e2'))).exists()).toBe(true);
  });

  test('an event and the request that it is made of are one batch, refused without the request', async () => {
    const database = project.as('regular');
    const create = (id: string, request: string) => {
      const batch = writeBatch(database);
      batch.set(doc(database, 'events', id), sent.events);
      batch.set(doc(database, `events/${id}/private/staff`), { ...sent.private, requestId: request });
      const link = { status: 'scheduled', eventId: id, updatedAt: now };
      batch.set(doc(database, 'tournamentRequests', request), link, { merge: true });
      return batch.commit();
    };
    await create('e2', 'r1');
    const request = await getDoc(doc(database, 'tournamentRequests/r1'));
    expect(request.data()).toMatchObject({ status: 'scheduled', eventId: 'e2', organizerName: 'Lee' });
    await refused(create('e3', requestId(9)));
    expect((await getDoc(doc(database, 'events/e3'))).exists()).toBe(false);
  });

  test('one refused write refuses all', async () => {
    const database = project.as('regular');
    const batch = writeBatch(database);
    batch.set(doc(database, 'events/e2'), sent.events);
    batch.set(doc(database, 'colleges/towson-university'), sent.colleges);
    await refused(batch.commit());
    expect((await getDoc(doc(database, 'events/e2'))).exists()).toBe(false);
  });

  test('participants come and go with their count', async () => {
    const database = project.as('regular');
    const move = (by: number, act: (batch: ReturnType<typeof writeBatch>) => void) => {
      const batch = writeBatch(database);
      act(batch);
      batch.update(doc(database, 'events/e1'), { currentParticipants: increment(by), updatedAt: now });
      return batch.commit();
    };
    const person = doc(database, 'events/e1/participants/p2');
    await move(1, (batch) => batch.set(person, sent.participants));
    await move(-1, (batch) => batch.delete(person));
    await refused(move(-1, (batch) => batch.delete(person)));
  });

  test('a whole import of 400 people and a bulk change of 50 events are one batch each', async () => {
    const database = project.as('regular');
    const people = writeBatch(database);
    for (let at = 0; at < 400; at += 1)
      people.set(doc(database, `events/e1/participants/i${at}`), sent.participants);
    people.update(doc(database, 'events/e1'), { currentParticipants: increment(400), updatedAt: now });
    await people.commit();
    const events = writeBatch(database);
    for (let at = 0; at < 50; at += 1) events.set(doc(database, `events/b${at}`), sent.events);
    await events.commit();
  });

  test('a fraternity comes with its count, by super admins only', async () => {
    for (const role of ['super', 'regular'] as const) {
      const database = project.as(role);
      const batch = writeBatch(database);
      batch.set(doc(database, 'colleges/purdue-university/fraternities/f2'), sent.fraternities);
      batch.update(doc(database, 'colleges/purdue-university'), { fraternityCount: increment(1) });
      await (role === 'super' ? batch.commit() : refused(batch.commit()));
    }
  });

  test('a college is named by the slug of its name', async () => {
    const database = project.as('super');
    for (const id of ['towson-university', 'x'.repeat(150)])
      await setDoc(doc(database, 'colleges', id), sent.colleges);
    for (const id of ['Towson', 'towson university', '-towson', 'towson--x', 'x'.repeat(151)]) {
      await refused(setDoc(doc(database, 'colleges', id), sent.colleges));
    }
  });

  test('only super admins delete a request', async () => {
    await refused(deleteDoc(doc(project.as('regular'), 'tournamentRequests/r1')));
    await deleteDoc(doc(project.as('super'), 'tournamentRequests/r1'));
  });
});

describe('an event and its tournament', () => {
  const fresh = { ...sent.tournaments, title: 'Spring Open' };
  const both = () =>
    project.seed({ 'tournaments/e1': { ...season['tournaments/t1'], title: 'Spring Open' } });

  test('go in one batch, and the event of a tournament that stays is refused', async () => {
    await both();
    const database = project.as('regular');
    const event = doc(database, 'events/e1');
    await refused(deleteDoc(event));
    await writeBatch(database).delete(event).delete(doc(database, 'tournaments/e1')).commit();
    expect((await getDoc(doc(database, 'tournaments/e1'))).exists()).toBe(false);
    expect((await getDoc(event)).exists()).toBe(false);
  });

  test('an event without one goes by itself', async () => {
    await deleteDoc(doc(project.as('regular'), 'events/e1'));
  });

  test('change together, and nothing changes when one of them is refused', async () => {
    await both();
    const database = project.as('regular');
    const change = (title: unknown) =>
      writeBatch(database)
        .update(doc(database, 'events/e1'), { title: 'Aces', updatedAt: now })
        .update(doc(database, 'tournaments/e1'), { title })
        .commit();
    await refused(change(7));
    expect((await getDoc(doc(database, 'events/e1'))).get('title')).toBe('Spring Open');
    await change('Aces');
    expect((await getDoc(doc(database, 'tournaments/e1'))).get('title')).toBe('Aces');
  });

  test('a result is refused once its event is gone, and with it a tournament that nobody could remove', async () => {
    const database = project.as('regular');
    const record = () =>
      writeBatch(database)
        .set(doc(database, 'tournaments/e1'), fresh, { merge: true })
        .update(doc(database, 'events/e1'), { updatedAt: now })
        .commit();
    await record();
    await writeBatch(database)
      .delete(doc(database, 'events/e1'))
      .delete(doc(database, 'tournaments/e1'))
      .commit();
    await expect(record()).rejects.toThrow();
    expect((await getDoc(doc(database, 'tournaments/e1'))).exists()).toBe(false);
  });
});
