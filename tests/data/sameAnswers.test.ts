import * as light from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Cursor,
  eventsQuery,
  type ListQuery,
  landingQuery,
  tournamentsQuery,
} from '../../src/data/listQuery.ts';
import { eventStatuses } from '../../src/domain/events/eventStatus.ts';
import { unlockKey } from '../../src/domain/events/unlockKey.ts';
import { season } from '../support/documents/samples.ts';
import { fullSdk, type Sdk } from '../support/fullSdk.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { TestProject } from '../support/TestProject.ts';

/* What visitors read without an SDK is what the light and the full SDK would give them. */

const project = await TestProject.open();
pointAppAt(project.id);
const { comingQuery, groupQuery } = await import('../../src/data/site/groupEvents.ts');
const { fetchDocument, fetchPage } = await import('../../src/data/site/visitorReads.ts');
const anyone = project.as('anyone');
const full = await fullSdk(project.id);
const key = await unlockKey('e0', 'Aces 21');

afterAll(() => Promise.all([full.close(), project.close()]));
beforeAll(async () => {
  const events = Array.from({ length: 120 }, (_, at) => ({
    ...season['events/e1'],
    title: `Night ${at} “ü”`,
    status: eventStatuses[at % eventStatuses.length] ?? '',
    showOnLandingPage: at % 3 > 0,
    collegeId: at % 2 ? 'purdue-university' : 'purdue',
    sortDate: `2026-03-${String((at % 9) + 10)}T19:00`,
    ...odd[at % odd.length],
  }));
  await project.seed({
    ...Object.fromEntries(events.map((event, at) => [`events/e${at}`, event])),
    ...Object.fromEntries(events.map((event, at) => [`tournaments/e${at}`, event])),
    [`events/e0/unlocks/${key}`]: { googleFormUrl: null },
  });
  await project.loadRules(() => open);
  const { Bytes, doc, GeoPoint, setDoc, Timestamp } = light;
  const strange = {
    bytes: Bytes.fromBase64String('AAEC'),
    reference: doc(anyone, 'events/e0'),
    point: new GeoPoint(40.4, -86.9),
    exact: new Timestamp(1_700_000_000, 123_456_000),
    list: [new Timestamp(0, 0), { deep: [null, 0.5, Number.NaN] }],
  };
  for (const id of ['e0', 'e1', 'e2', 'e3'])
    await setDoc(doc(anyone, `events/${id}`), strange, { merge: true });
  await project.loadRules();
});

const open = `rules_version = '2';
service cloud.firestore { match /databases/{db}/documents { match /{path=**} { allow read, write; } } }`;

/** Fields as older installations left them behind. */
const odd = [
  {},
  { sponsor: null, maxParticipants: 40.5, state: null },
  {
    createdAt: new Date('2019-05-06T07:08:09.123Z'),
    notes: { old: { deeper: [1, 'two', null, { three: 3 }] } },
  },
  { tags: [], map: {}, zero: 0, empty: '', large: 2 ** 60, 'odd name.`': true },
];

/** What our readers take for a value of the SDK. */
function plain(sdk: Sdk, value: unknown): unknown {
  const { Bytes, DocumentReference, GeoPoint, Timestamp } = sdk;
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Bytes || value instanceof GeoPoint || value instanceof DocumentReference) return null;
  if (Array.isArray(value)) return value.map((one) => plain(sdk, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, plain(sdk, held)]));
}

async function bySdk(sdk: Sdk, database: light.Firestore, list: ListQuery, after?: Cursor) {
  const { collection, documentId, getDocs, limit, orderBy, query, startAfter, where } = sdk;
  const { docs } = await getDocs(
    query(
      collection(database, list.collection),
      ...list.where.map(([field, is, value]) => where(field, is, value)),
      orderBy('sortDate', list.direction),
      orderBy(documentId(), list.direction),
      ...(after ? [startAfter(after.sortDate, after.id)] : []),
      limit(list.limit),
    ),
  );
  const last = docs.length < list.limit ? undefined : docs.at(-1);
  return {
    items: docs.map((found) => ({ id: found.id, data: plain(sdk, found.data()) })),
    next: last ? { sortDate: last.get('sortDate'), id: last.id } : null,
  };
}

const lists: [string, ListQuery][] = [
  // The first of its days are past.
  ['the landing page', landingQuery(new Date('2026-03-22T12:00Z'))],
  ...eventStatuses.map((status): [string, ListQuery] => [status, eventsQuery(status)]),
  ['tournaments', tournamentsQuery()],
  ['scheduled tournaments', tournamentsQuery('scheduled')],
  ['past tournaments', tournamentsQuery('previous')],
  ['what is coming', comingQuery(new Date('2026-03-15T12:00:00Z'))],
  ['a school', groupQuery({ field: 'collegeId', values: ['purdue'] }, false)],
  ['a school of two ids', groupQuery({ field: 'collegeId', values: ['purdue', 'purdue-university'] }, true)],
  ['nobody', groupQuery({ field: 'collegeId', values: ['nobody'] }, false)],
];

describe.each([
  ['light', light, anyone],
  ['full', full.sdk, full.database],
])('the %s SDK', (_, sdk, database) => {
  test.each(lists)('finds the same on every page of a list: %s', async (name, list) => {
    let after: Cursor | undefined;
    let found = 0;
    for (let page = 0; page < 6; page += 1) {
      const ours = await fetchPage(list, (id, data) => ({ id, data }), after);
      expect(ours).toEqual(await bySdk(sdk, database, list, after));
      found += ours.items.length;
      if (!ours.next) break;
      after = ours.next;
    }
    expect(found > 0).toBe(name !== 'nobody');
  });

  test.each([
    ['events', 'e0'],
    ['events', 'e1'],
    ['events', 'e2'],
    ['events', 'e3'],
    ['events', 'e0', 'unlocks', key],
    ['events', 'e0', 'unlocks', 'wrong'],
    ['events', 'missing'],
    ['tournaments', 'e3'],
  ])('finds the same document: %s/%s', async (...path) => {
    const found = await sdk.getDoc(sdk.doc(database, path.join('/')));
    expect((await fetchDocument(path)).data).toEqual(found.exists() ? plain(sdk, found.data()) : null);
  });
});
