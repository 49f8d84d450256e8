import {
  collection,
  collectionGroup,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventsQuery, type ListQuery, landingQuery, tournamentsQuery } from '../../src/data/listQuery.ts';
import { comingQuery, groupQuery } from '../../src/data/site/groupEvents.ts';
import { ann } from '../support/documents/published.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';
import { claims, firestoreEmulator, type Role } from '../support/TestProject.ts';

/*
 * Every document read is billed to the owner: strangers read a page at a time, staff and Betr whatever they
 * need.
 */

const project = await seededProject();

const all = (role: Role, name: string) => collection(project.as(role), name);
const upTo = (role: Role, name: string, most: number) => query(all(role, name), limit(most));

/** Status of a query by a stranger over plain HTTP, which knows an offset. */
async function statusOf(name: string, asked: object, parent = ''): Promise<number> {
  const { host, port } = firestoreEmulator();
  const address = `http://${host}:${port}/v1/projects/${project.id}/databases/(default)/documents${parent}:runQuery`;
  const structuredQuery = { from: [{ collectionId: name }], ...asked };
  return (await fetch(address, { method: 'POST', body: JSON.stringify({ structuredQuery }) })).status;
}

describe('the players of a season', () => {
  const path = 'seasons/2025-26/players';
  beforeEach(() =>
    project.seed({ [`${path}/${ann}`]: { name: 'Ann L.', searchTokens: ['an', 'ann', 'l'] } }),
  );

  test.each(['anyone', 'expired', 'betr', 'crew'] as const)('%s lists 10 at most', async (role) => {
    expect((await getDocs(upTo(role, path, 10))).size).toBe(1);
    const found = query(upTo(role, path, 10), where('searchTokens', 'array-contains', 'ann'));
    expect((await getDocs(found)).size).toBe(1);
    await refused(getDocs(upTo(role, path, 11)));
    await refused(getDocs(all(role, path)));
    await refused(getDocs(query(all(role, path), where('searchTokens', 'array-contains', 'ann'))));
    await refused(getCount(all(role, path)));
    for (const part of ['schools', 'chapters'])
      await refused(getDocs(upTo(role, `seasons/2025-26/${part}`, 1)));
  });

  test('a stranger skips none, nor lists the players of all seasons', async () => {
    expect(await statusOf('players', { limit: 10, offset: 0 }, '/seasons/2025-26')).toBe(200);
    expect(await statusOf('players', { limit: 10, offset: 1 }, '/seasons/2025-26')).toBe(403);
    await refused(getDocs(query(collectionGroup(project.as('anyone'), 'players'), limit(10))));
  });

  test('staff list all', async () => {
    expect((await getDocs(all('regular', path))).size).toBe(1);
  });
});

describe.each(['events', 'tournaments', 'colleges'])('%s', (name) => {
  test.each(['anyone', 'expired'] as const)('%s lists 100 at most', async (role) => {
    expect((await getDocs(upTo(role, name, 100))).size).toBe(1);
    expect((await getDocs(upTo(role, name, 1))).size).toBe(1);
    await getDocs(query(all(role, name), orderBy('sortDate'), limitToLast(100)));
    await refused(getDocs(upTo(role, name, 101)));
    await refused(getDocs(all(role, name)));
    await refused(getDocs(query(all(role, name), where('status', '==', 'upcoming'))));
  });

  test.each(['anyone', 'expired'] as const)('%s counts no more than a list may hold', async (role) => {
    await getCount(upTo(role, name, 100));
    await refused(getCount(upTo(role, name, 101)));
    await refused(getCount(all(role, name)));
  });

  test('a stranger skips none', async () => {
    expect(await statusOf(name, { limit: 100 })).toBe(200);
    expect(await statusOf(name, { limit: 100, offset: 0 })).toBe(200);
    expect(await statusOf(name, { limit: 1, offset: 1 })).toBe(403);
    expect(await statusOf(name, { limit: 1, offset: 1_000_000 })).toBe(403);
    expect(await statusOf(name, {})).toBe(403);
  });

  test.each(['regular', 'super'] as const)('%s lists and counts all', async (role) => {
    expect((await getDocs(all(role, name))).size).toBe(1);
    expect((await getDocs(upTo(role, name, 1000))).size).toBe(1);
    expect((await getCount(all(role, name))).data().count).toBe(1);
  });
});

test('betr lists all colleges and chapters, and of events and tournaments a page', async () => {
  expect((await getDocs(upTo('betr', 'colleges', 500))).size).toBe(1);
  const chapters = collectionGroup(project.as('betr'), 'fraternities');
  expect((await getDocs(query(chapters, limit(500)))).size).toBeGreaterThan(0);
  for (const name of ['events', 'tournaments']) {
    await getDocs(upTo('betr', name, 100));
    await refused(getDocs(upTo('betr', name, 500)));
  }
});

const lists: [string, ListQuery][] = [
  ['the landing page', landingQuery(new Date())],
  ['events', eventsQuery('upcoming')],
  ['past events', eventsQuery('completed')],
  ['tournaments', tournamentsQuery()],
  ['past tournaments', tournamentsQuery('previous')],
  ['what is coming', comingQuery(new Date())],
  ['what was found', groupQuery({ field: 'collegeId', values: ['purdue-university'] }, false)],
  ['what was found, in the past', groupQuery({ field: 'fraternityName', values: ['Fiji', 'ΦΓΔ'] }, true)],
];

test.each(lists)('what a visitor asks for fits: %s', async (_, list) => {
  const asked: Query = query(
    all('anyone', list.collection),
    ...list.where.map(([field, is, value]) => where(field, is, value)),
    orderBy('sortDate', list.direction),
    limit(list.limit),
  );
  await getDocs(asked);
});

test('a level that nobody has is no staff’s', async () => {
  const of = (level: string) =>
    getDoc(doc(project.withToken(level, { ...claims('regular'), level }), 'tournamentRequests/r1'));
  for (const level of ['Nonsense', 'Super', 'admin', '']) await refused(of(level), level);
  await of('regular');
});
