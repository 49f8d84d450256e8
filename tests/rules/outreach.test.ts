import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import type { Role } from '../support/TestProject.ts';

/*
 * Fraternities of all colleges together, and their counts while several people add and delete.
 */

const purdue = 'colleges/purdue-university';

const project = await seededProject();

const readers: readonly Role[] = ['betr', 'regular', 'super'];
const strangers: readonly Role[] = ['anyone', 'expired'];

describe('the fraternities of all colleges', () => {
  const all = (role: Role) => collectionGroup(project.as(role), 'fraternities');
  const inTouch = (role: Role) => query(all(role), where('status', 'in', ['in contact', 'scheduled']));

  test.each(readers)('%s lists and counts them, by status too', async (role) => {
    expect((await getDocs(all(role))).size).toBe(1);
    expect((await getCount(all(role))).data().count).toBe(1);
    expect((await getCount(inTouch(role))).data().count).toBe(0);
  });

  test.each(strangers)('%s neither lists nor counts them', async (role) => {
    await refused(getDocs(all(role)));
    await refused(getCount(all(role)));
    await refused(getCount(inTouch(role)));
  });
});

describe('the logs of all fraternities', () => {
  const said = (role: Role, since: string) =>
    query(
      collectionGroup(project.as(role), 'outreach'),
      where('at', '>=', new Date(since)),
      orderBy('at', 'desc'),
      limit(500),
    );

  test('a super admin reads them together', async () => {
    const { docs } = await getDocs(said('super', '2000-01-01'));
    expect(docs.map(({ ref }) => ref.path)).toEqual([`${purdue}/fraternities/f1/outreach/o1`]);
    expect((await getCount(said('super', '2099-01-01'))).data().count).toBe(0);
  });

  test.each(['anyone', 'anonymous', 'crew', 'betr', 'regular', 'expired'] as const)(
    '%s reads them neither together nor one by one',
    async (role) => {
      await refused(getDocs(said(role, '2000-01-01')));
      await refused(getCount(said(role, '2000-01-01')));
      await refused(getDocs(collection(project.as(role), purdue, 'fraternities/f1/outreach')));
    },
  );
});

describe('the count of a college', () => {
  const addTo = (database: Firestore, id: string) => {
    const batch = writeBatch(database);
    batch.set(doc(database, purdue, 'fraternities', id), {
      name: id,
      status: 'outreached',
      createdAt: serverTimestamp(),
    });
    batch.update(doc(database, purdue), { fraternityCount: increment(1) });
    return batch.commit();
  };
  const deleteFrom = (database: Firestore, id: string) => {
    const batch = writeBatch(database);
    batch.delete(doc(database, purdue, 'fraternities', id));
    batch.update(doc(database, purdue), { fraternityCount: increment(-1) });
    return batch.commit();
  };
  const somebody = (name: string) =>
    project.withToken(name, { sub: name, level: 'super', auth_time: Math.floor(Date.now() / 1000) - 60 });

  async function expectRightCount(): Promise<void> {
    const database = project.as('super');
    const counted = (await getCount(collection(database, purdue, 'fraternities'))).data().count;
    expect((await getDoc(doc(database, purdue))).get('fraternityCount')).toBe(counted);
  }

  test('stays right while two people add and delete at once', async () => {
    const [ann, bo] = [somebody('ann'), somebody('bo')];
    const ids = Array.from({ length: 12 }, (_, at) => `chapter-${at}`);
    const added = await Promise.allSettled(ids.flatMap((id) => [addTo(ann, id), addTo(bo, id)]));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    await expectRightCount();
    const mixed = await Promise.allSettled([
      ...ids.slice(0, 6).flatMap((id) => [deleteFrom(ann, id), deleteFrom(bo, id)]),
      ...['new-1', 'new-2'].flatMap((id) => [addTo(ann, id), addTo(bo, id)]),
    ]);
    expect(mixed.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    await expectRightCount();
  });

  test('does not move when the same fraternity is added or deleted again', async () => {
    const database = project.as('super');
    await addTo(database, 'sigma-chi');
    await refused(addTo(database, 'sigma-chi'));
    await deleteFrom(database, 'sigma-chi');
    await refused(deleteFrom(database, 'sigma-chi'));
    await expectRightCount();
  });

  test('comes with the record of a college that has none, and counts on where a colleague made one', async () => {
    const database = project.as('super');
    const towson = doc(database, 'colleges/towson-university');
    const { fraternityCount: _, ...absent } = sent.colleges;
    for (const id of ['sigma-chi', 'sigma-nu']) {
      const batch = writeBatch(database);
      batch.set(doc(towson, 'fraternities', id), { name: id, createdAt: serverTimestamp() });
      batch.set(towson, { ...absent, fraternityCount: increment(1) }, { merge: true });
      await batch.commit();
    }
    expect((await getDoc(towson)).data()).toEqual({ ...absent, fraternityCount: 2 });
  });

  test('cannot be changed by regular staff in any of these ways', async () => {
    const database = project.as('regular');
    await refused(addTo(database, 'sigma-chi'));
    await refused(deleteFrom(database, 'f1'));
    const batch = writeBatch(database);
    batch.update(doc(database, purdue, 'fraternities/f1'), { rushChairName: 'Lee' });
    await refused(batch.commit());
  });
});
