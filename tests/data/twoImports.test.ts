import { describe, expect, test, vi } from 'vitest';
import type { Plan } from '../../src/data/staff/changes/planned.ts';
import { changesPlan } from '../../src/data/staff/chapters/chapterPlans.ts';
import type { Spared } from '../../src/data/staff/imports/importedChanges.ts';
import { type ImportWrites, importPlan as planOf } from '../../src/data/staff/imports/importPlans.ts';
import { undoPartPlan } from '../../src/data/staff/imports/undoPart.ts';
import { plus, serverNow, setting } from '../../src/domain/changes/change.ts';
import { type Fraternity, readFraternity } from '../../src/domain/fraternities/fraternity.ts';
import { listFields } from '../../src/domain/outreach/listFields.ts';
import { chapterTokens } from '../../src/domain/search/chapterSearch.ts';
import { carryOut, type Meanwhile } from '../support/carryOut.ts';
import { sent } from '../support/documents/samples.ts';
import { quickClock } from '../support/quickClock.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * An import, and a colleague who changes the same chapters or colleges between its preview and its writes, or
 * while it writes. Nothing is lost unseen, and a part that meets such a change writes nothing.
 */

vi.setConfig({ testTimeout: 30_000 });

quickClock();

const collegeId = 'duke-university';
const college = `colleges/${collegeId}`;
const pathOf = (id: string) => `${college}/fraternities/${id}`;
const record = {
  name: 'Duke University',
  conference: 'Atlantic Coast Conference',
  logoPath: null,
  state: 'NC',
  location: 'Durham, NC',
};
const chapter = (name: string) => ({
  name,
  status: 'outreached',
  rushChairName: 'Kim',
  createdAt: new Date('2025-09-01T12:00:00Z'),
});
const project = await seededProject({
  [college]: { ...record, fraternityCount: 2 },
  [pathOf('sigma-chi')]: chapter('Sigma Chi'),
  [pathOf('sigma-nu')]: chapter('Sigma Nu'),
});

async function write(plan: Plan, meanwhile?: Meanwhile): Promise<void> {
  const database = project.as('super');
  await carryOut(database, plan, meanwhile);
}

let parts = 0;
const importPlan = (writes: ImportWrites) =>
  planOf(writes, {
    path: `imports/part-${parts++}`,
    head: { of: 'AbCdEfGhIjKlMnOpQrSt', what: 'fraternities', rows: 1 },
  });
const nothing: ImportWrites = { added: [], changed: [], records: [] };
async function chapterNow(id: string): Promise<Fraternity> {
  return readFraternity(id, await project.stored(pathOf(id)));
}
async function edits(changes: Partial<Fraternity>, ids = ['sigma-chi', 'sigma-nu']) {
  const seen = await Promise.all(ids.map(chapterNow));
  return seen.map((fraternity) => ({ collegeId, fraternity, changes }));
}
const conflict = { kind: 'conflict' };
const { createdAt: _, ...fields } = sent.fraternities;
const added = (id: string) => setting(pathOf(id), { ...fields, name: id, createdAt: serverNow });

describe.each([
  ['before it is sent', false],
  ['while it is sent', true],
])('a colleague %s', (_, isDuring) => {
  async function both(theirs: Plan, mine: Plan): Promise<void> {
    if (!isDuring) await write(theirs);
    await write(mine, isDuring ? () => write(theirs) : undefined);
  }

  test('changes the same field: their word stays, and the part writes nothing', async () => {
    const mine = await edits({ rushChairName: 'Sam' });
    const theirs = changesPlan(await edits({ rushChairName: 'Ann' }, ['sigma-chi']));
    await expect(both(theirs, importPlan({ ...nothing, changed: mine }))).rejects.toMatchObject(conflict);
    expect(await chapterNow('sigma-chi')).toMatchObject({ rushChairName: 'Ann' });
    expect(await chapterNow('sigma-nu')).toMatchObject({ rushChairName: 'Kim' });
  });

  test('changes another field: both are stored, and what follows from both', async () => {
    const mine = await edits({ rushChairName: 'Sam Lee' }, ['sigma-chi']);
    const theirs = changesPlan(
      await edits({ presidentName: 'Ann Po', status: 'in contact', nextStepOn: '2026-12-01' }, ['sigma-chi']),
    );
    await both(theirs, importPlan({ ...nothing, changed: mine }));
    const now = await chapterNow('sigma-chi');
    expect(now).toMatchObject({ rushChairName: 'Sam Lee', presidentName: 'Ann Po', status: 'in contact' });
    expect(now).toMatchObject(listFields(now));
    const stored = await project.stored(pathOf('sigma-chi'));
    expect(stored?.searchTokens).toEqual(chapterTokens(collegeId, now));
  });

  test('adds the same chapter: it is there once, and counted once', async () => {
    const count = { collegeId, absent: null, changes: { fraternityCount: plus(1) }, seen: {} };
    const adding = () => importPlan({ added: [added('pike')], changed: [], records: [count] });
    await expect(both(adding(), adding())).rejects.toMatchObject(conflict);
    expect(await project.stored(college)).toMatchObject({ fraternityCount: 3 });
  });

  test('deletes a chapter: the part writes nothing', async () => {
    const mine = await edits({ rushChairName: 'Sam' });
    const theirs: Plan = async () => [{ op: 'delete', path: pathOf('sigma-chi') }];
    await expect(both(theirs, importPlan({ ...nothing, changed: mine }))).rejects.toThrow();
    expect(await chapterNow('sigma-nu')).toMatchObject({ rushChairName: 'Kim' });
  });

  test('changes the conference: it is not overwritten', async () => {
    const change = (conference: string) =>
      importPlan({
        ...nothing,
        records: [{ collegeId, absent: null, changes: { conference }, seen: record }],
      });
    await expect(both(change('Ivy League'), change('Big Ten Conference'))).rejects.toMatchObject(conflict);
    expect(await project.stored(college)).toMatchObject({ conference: 'Ivy League' });
  });
});

test('a record that a colleague has created meanwhile keeps its values and gets the count', async () => {
  const path = 'colleges/yale-university';
  const yale = { ...record, name: 'Yale University', conference: 'Ivy League' };
  await project.seed({ [path]: { ...yale, conference: 'Big Ten Conference', fraternityCount: 0 } });
  const changes = { fraternityCount: plus(1) };
  const records = [{ collegeId: 'yale-university', absent: yale, changes, seen: {} }];
  const news = setting(`${path}/fraternities/pike`, { ...fields, name: 'Pike', createdAt: serverNow });
  await write(importPlan({ added: [news], changed: [], records }));
  expect(await project.stored(path)).toMatchObject({ conference: 'Big Ten Conference', fraternityCount: 1 });
});

test('a new college that is there already is a conflict', async () => {
  const records = [{ collegeId, absent: { ...record, state: 'VA' }, changes: {}, seen: null }];
  await expect(write(importPlan({ ...nothing, records }))).rejects.toMatchObject(conflict);
  expect(await project.stored(college)).toMatchObject({ state: 'NC' });
});

test('an import is undone with its count, and what a colleague changes meanwhile stays', async () => {
  const changed = await edits({ rushChairName: 'Sam' });
  const count = { collegeId, absent: null, changes: { fraternityCount: plus(1) }, seen: {} };
  await write(importPlan({ added: [added('pike')], changed, records: [count] }));
  const path = `imports/part-${parts - 1}`;
  expect((await project.stored(path))?.changes).toHaveLength(3);
  let spared: readonly Spared[] = [];
  const undoing = undoPartPlan(path, (told) => {
    spared = told;
  });
  const theirs = changesPlan(await edits({ rushChairName: 'Ann' }, ['sigma-nu']));
  await write(undoing, () => write(theirs));
  expect(spared).toMatchObject([{ title: 'Duke University · Sigma Nu' }]);
  expect(await chapterNow('sigma-chi')).toMatchObject({ rushChairName: 'Kim', rushChairConfirmedOn: null });
  expect(await chapterNow('sigma-nu')).toMatchObject({ rushChairName: 'Ann' });
  expect(await project.stored(pathOf('pike'))).toBeUndefined();
  expect(await project.stored(college)).toMatchObject({ fraternityCount: 2 });
  expect((await project.stored(path))?.changes).toMatchObject([{ path: pathOf('sigma-nu') }]);
});

test('a college that an import created goes with it, and one that it changed is as before', async () => {
  const yale = { ...record, name: 'Yale University', conference: 'Ivy League' };
  const records = [
    { collegeId: 'yale-university', absent: yale, changes: {}, seen: null },
    { collegeId, absent: null, changes: { conference: 'Big Ten Conference' }, seen: record },
  ];
  await write(importPlan({ ...nothing, records }));
  expect(await project.stored('colleges/yale-university')).toMatchObject({ fraternityCount: 0 });
  const path = `imports/part-${parts - 1}`;
  await write(undoPartPlan(path, () => {}));
  expect(await project.stored('colleges/yale-university')).toBeUndefined();
  expect(await project.stored(college)).toEqual({ ...record, fraternityCount: 2 });
  expect(await project.stored(path)).toBeUndefined();
});
