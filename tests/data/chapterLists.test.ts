import {
  collectionGroup,
  doc,
  type Firestore,
  getCount,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  setDoc,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { manyFraternities } from '../../sample/manyFraternities.ts';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { type Fraternity, readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../src/domain/lists/listedFraternities.ts';
import { withNo } from '../../src/domain/outreach/afterContact.ts';
import {
  type ChapterFilter,
  type ChapterList,
  chapterLists,
  chapterQuery,
  filterConditions,
  noFilter,
  noOwner,
} from '../../src/domain/outreach/chapterLists.ts';
import { hasDeclined, listFields } from '../../src/domain/outreach/listFields.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * The lists of chapters over all colleges, as the app asks for them, with the indexes that are deployed: who
 * is in them, on which day, and what they cost with 5,000 chapters.
 */

vi.setConfig({ testTimeout: 60_000 });

const today = '2026-03-20';
let project: TestProject;
let database: Firestore;
beforeAll(async () => {
  project = await TestProject.open();
  database = project.as('super');
});
afterAll(() => project?.close());

function asked(list: ChapterList, filter: Partial<ChapterFilter>, on = today) {
  const { where: conditions, orderedBy } = chapterQuery(list, { ...noFilter, ...filter }, on);
  return query(
    collectionGroup(database, 'fraternities'),
    ...conditions.map(([field, is, value]) => where(field, is, value)),
    orderBy(orderedBy),
  );
}

const pathsOf = async (list: ChapterList, filter: Partial<ChapterFilter> = {}, on = today) =>
  (await getDocs(asked(list, filter, on))).docs.map(({ ref }) => ref.path);

/** Returns a chapter's document with the fields of the lists that follow from it. */
function stored(changes: Record<string, Stored>): Record<string, Stored> {
  const fields = { name: 'Sigma Chi', status: 'outreached', createdAt: new Date(2026, 2, 20, 9), ...changes };
  return { ...fields, ...listFields(readFraternity('', fields)) };
}

const chapter = (id: string) => `colleges/purdue-university/fraternities/${id}`;

describe('by day', () => {
  /** The lists a chapter is in on a day. */
  async function listsOf(fields: Record<string, Stored>, on: string): Promise<string[]> {
    await project.clear();
    await project.seed({ [chapter('f1')]: stored(fields) });
    const found = await Promise.all(chapterLists.map((list) => pathsOf(list, {}, on)));
    return chapterLists.filter((_, place) => (found[place]?.length ?? 0) > 0);
  }
  const talks = { status: 'scheduled' };

  test('a step is due on its day, and not the day before', async () => {
    const step = { ...talks, nextStep: 'Call', nextStepOn: '2026-03-20' };
    expect(await listsOf(step, '2026-03-19')).toEqual([]);
    expect(await listsOf(step, '2026-03-20')).toEqual(['today']);
    expect(await listsOf(step, '2027-03-20')).toEqual(['today']);
  });

  test('a chapter has gone quiet after 14 days, whatever the hour', async () => {
    for (const hour of [0, 12, 23]) {
      const talked = { status: 'in contact', lastContactAt: new Date(2026, 2, 6, hour, 30) };
      expect(await listsOf(talked, '2026-03-20')).toEqual([]);
      expect(await listsOf(talked, '2026-03-21')).toEqual(['quiet']);
    }
  });

  test('a contact needs confirming from August 1 after it was confirmed', async () => {
    const known = { ...talks, rushChairName: 'Lee', rushChairConfirmedOn: '2026-07-31' };
    expect(await listsOf(known, '2026-07-31')).toEqual([]);
    expect(await listsOf(known, '2026-08-01')).toEqual(['confirm']);
    expect(await listsOf({ ...known, rushChairConfirmedOn: '2026-08-01' }, '2027-07-31')).toEqual([]);
    expect(
      await listsOf({ ...known, presidentName: 'Kim', presidentConfirmedOn: '2026-08-01' }, '2026-08-01'),
    ).toEqual(['confirm']);
  });

  test.each(['need to reach out', 'outreached', ''])(
    'with the status %j no one has reached it',
    async (status) => {
      expect(await listsOf({ status, createdAt: new Date(2026, 2, 20, 23, 59) }, '2026-03-20')).toEqual([
        'unreached',
      ]);
    },
  );

  test('a No takes a chapter out of all lists until August 1, whatever its status', async () => {
    for (const status of ['need to reach out', 'outreached', 'in contact']) {
      const before = {
        status,
        rushChairName: 'Lee',
        rushChairConfirmedOn: '2025-03-01',
        lastContactAt: new Date(2026, 1, 1),
        nextStep: 'Call',
        nextStepOn: '2026-02-02',
      };
      const talksNow = status === 'in contact';
      const quiet = status === 'need to reach out' ? [] : ['quiet'];
      expect(await listsOf(before, '2026-03-20')).toEqual([
        'today',
        ...quiet,
        'confirm',
        ...(talksNow ? [] : ['unreached']),
      ]);
      const said = { ...before, ...withNo('2026-03-20') };
      for (const on of ['2026-03-20', '2026-05-01', '2026-07-31'])
        expect(await listsOf(said, on), `${status} on ${on}`).toEqual([]);
      const back = ['confirm', ...(talksNow ? [] : ['unreached'])];
      expect(await listsOf(said, '2026-08-01')).toEqual(back);
      expect(await listsOf(said, '2026-08-15')).toEqual([...quiet, ...back]);
    }
  });
});

describe('with every filter', () => {
  const values: { [Name in keyof ChapterFilter]: readonly ChapterFilter[Name][] } = {
    state: ['', 'IN'],
    conference: ['', 'Big Ten Conference'],
    status: ['', 'outreached', 'in contact', 'need to reach out', 'scheduled'],
    reachable: ['', 'yes', 'no'],
    owner: ['', 'Ann', noOwner],
  };
  const all: ChapterFilter[] = values.state.flatMap((state) =>
    values.conference.flatMap((conference) =>
      values.status.flatMap((status) =>
        values.reachable.flatMap((reachable) =>
          values.owner.map((owner) => ({ state, conference, status, reachable, owner })),
        ),
      ),
    ),
  );

  beforeAll(async () => {
    await project.clear();
    const places = [
      { state: 'IN', conference: 'Big Ten Conference' },
      { state: 'IN', conference: 'Horizon League' },
      { state: 'OH', conference: 'Big Ten Conference' },
    ];
    const chapters = places.flatMap((place) =>
      ['', ...values.status.slice(1)].flatMap((status) =>
        ['', '555 0100'].flatMap((rushChairNumber) =>
          ['', 'Ann', 'Bo'].flatMap((owner) =>
            [null, '2026-03-01'].map((declinedOn, index) => ({
              ...place,
              status,
              owner,
              rushChairName: 'Lee',
              rushChairNumber,
              rushChairConfirmedOn: '2025-05-01',
              lastContactAt: new Date(2026, 1, 1 + index),
              declinedOn,
              nextStep: 'Call',
              nextStepOn: '2026-03-10',
              searchTokens: index === 0 ? ['lee'] : [],
            })),
          ),
        ),
      ),
    );
    await project.seed(Object.fromEntries(chapters.map((fields, at) => [chapter(`f${at}`), stored(fields)])));
  });

  /** The rule of a filter, told once more. */
  function passes({ state, conference, status, reachable, owner }: ChapterFilter, one: Fraternity): boolean {
    return (
      (state === '' || one.state === state) &&
      (conference === '' || one.conference === conference) &&
      (status === '' || one.status === status) &&
      (reachable === '' || (one.rushChairNumber !== '') === (reachable === 'yes')) &&
      (owner === '' || one.owner === (owner === noOwner ? '' : owner))
    );
  }

  /** The rule of a list and a filter, told once more. */
  function fits(list: ChapterList, filter: ChapterFilter, one: Fraternity): boolean {
    const { status } = filter;
    const open = !hasDeclined(one, today);
    const inList = {
      today: true,
      quiet: open && (status === '' ? ['outreached', 'in contact'].includes(one.status) : true),
      confirm: open,
      unreached: open && !['in contact', 'scheduled'].includes(one.status),
    };
    return inList[list] && passes(filter, one);
  }

  test.each(chapterLists)(
    '%s: who is listed and counted is who fits, for all of them together',
    async (list) => {
      const { docs } = await getDocs(collectionGroup(database, 'fraternities'));
      const chapters = docs.map((found) => readFraternity(found.ref.path, found.data()));
      expect(all).toHaveLength(180);
      for (const filter of all) {
        const wanted = chapters.filter((one) => fits(list, filter, one)).map(({ id }) => id);
        expect((await pathsOf(list, filter)).toSorted(), JSON.stringify(filter)).toEqual(wanted.toSorted());
      }
      const counted = await getCount(asked(list, { state: 'IN', reachable: 'yes', owner: 'Ann' }));
      expect(counted.data().count).toBe(
        chapters.filter((one) =>
          fits(list, { ...noFilter, state: 'IN', reachable: 'yes', owner: 'Ann' }, one),
        ).length,
      );
    },
  );

  test('a search has the indexes to be narrowed by all of them', async () => {
    const { docs } = await getDocs(collectionGroup(database, 'fraternities'));
    const chapters = docs.map((found) => readFraternity(found.ref.path, found.data()));
    for (const filter of all) {
      const found = await getDocs(
        query(
          collectionGroup(database, 'fraternities'),
          where('searchTokens', 'array-contains', 'lee'),
          ...filterConditions(filter).map(([field, is, value]) => where(field, is, value)),
        ),
      );
      const wanted = chapters.filter((one) => one.declinedOn === null && passes(filter, one));
      expect(found.docs.map(({ ref }) => ref.path).toSorted(), JSON.stringify(filter)).toEqual(
        wanted.map(({ id }) => id).toSorted(),
      );
    }
  });

  test('an index is missing for a filter that no list has', async () => {
    const other = query(
      collectionGroup(database, 'fraternities'),
      where('chapterName', '==', 'Alpha'),
      orderBy('quietSince'),
    );
    await expect(getDocs(other)).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});

describe('with 5,000 chapters', () => {
  beforeAll(async () => {
    await project.clear();
    const documents = manyFraternities({ colleges, fraternities }, 5000, today);
    await project.seed(Object.fromEntries(documents.map(({ path, fields }) => [path, fields])));
  });

  async function reads(): Promise<number> {
    return (await project.requests()).reduce((sum, { reads: some }) => sum + some, 0);
  }

  test.each(chapterLists)(
    '%s: a page reads 26 documents, its count none, and the pages hold each once',
    async (list) => {
      const size = 25;
      const before = await reads();
      const total = (await getCount(asked(list, {}))).data().count;
      const counted = await reads();
      // A thousand index entries are a read.
      expect(counted - before).toBeLessThanOrEqual(Math.ceil(total / 1000) + 1);
      expect(total).toBeGreaterThan(100);
      const page = (last?: QueryDocumentSnapshot) =>
        getDocs(query(asked(list, {}), ...(last ? [startAfter(last)] : []), limit(size + 1)));
      const seen = new Set<string>();
      let last: QueryDocumentSnapshot | undefined;
      for (const _ of [1, 2, 3]) {
        const start = await reads();
        const { docs } = await page(last);
        expect((await reads()) - start).toBe(size + 1);
        for (const { ref } of docs.slice(0, size)) seen.add(ref.path);
        last = docs[size - 1];
      }
      expect(seen.size).toBe(3 * size);
    },
  );

  test('what is written in between moves no one else', async () => {
    const { docs } = await getDocs(query(asked('unreached', {}), limit(3)));
    const [first, second] = docs;
    if (!first || !second) throw new Error('The list is empty.');
    const one = readFraternity(first.id, first.data());
    const declined = { ...one, ...withNo(today) };
    await setDoc(
      doc(database, first.ref.path),
      { ...withNo(today), ...listFields(declined) },
      { merge: true },
    );
    const { docs: after } = await getDocs(query(asked('unreached', {}), limit(1)));
    expect(after.map(({ ref }) => ref.path)).toEqual([second.ref.path]);
  });
});
