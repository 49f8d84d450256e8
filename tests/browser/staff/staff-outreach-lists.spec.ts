import type { Page } from '@playwright/test';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { listFields } from '../../../src/domain/outreach/listFields.ts';
import { searchTokens } from '../../../src/domain/search/searchTokens.ts';
import { academicYear, addDays, startOf } from '../../../src/domain/time/day.ts';
import { expectAccessible } from '../../support/axe.ts';
import { season } from '../../support/documents/samples.ts';
import { listedColleges, manyChapters } from '../../support/manyChapters.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';
import { today } from '../../support/today.ts';

const purdue = 'purdue-university';

/** A chapter whose contacts are current and where nothing is planned, at Purdue unless it says where. */
function chapter(id: string, changes: Record<string, Stored> = {}, college = purdue) {
  const sample = season['colleges/purdue-university/fraternities/f1'];
  const plain = { letters: '', declinedOn: null, lastContactAt: null, nextStep: '', nextStepOn: null };
  const confirmed = { rushChairConfirmedOn: today(), presidentConfirmedOn: today() };
  const fields = { ...sample, name: id, ...plain, ...confirmed, ...changes };
  const lists = listFields(readFraternity(id, fields));
  return { [`colleges/${college}/fraternities/${id}`]: { ...fields, ...lists } };
}

const inWords = (number: number) => number.toLocaleString('en-US');
const row = (page: Page, name: string) =>
  page
    .getByRole('listitem', { name: new RegExp(`^${name} \\S`) })
    .filter({ has: page.getByRole('checkbox') });
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'List' }).getByRole('button', { name: new RegExp(`^${name}`) });

/** The documents read so far: of the lists and searches, and of their rows' logs. Counts read none. */
async function reads(project: TestProject) {
  const of = { rows: 0, notes: 0, counts: 0 };
  for (const { method, paths, reads: some } of await project.requests()) {
    if (method === 'runAggregationQuery') of.counts += some;
    else if (paths.some((path) => /^colleges\/.*outreach$/.test(path))) of.notes += some;
    else if (paths.some((path) => /fraternities$/.test(path))) of.rows += some;
  }
  return of;
}

test('the tabs say how many, a page reads 26, and a search stays within the filters @desktop', async ({
  page,
  project,
}) => {
  const total = 400;
  const documents = manyChapters(total);
  const atRice = ([path]: [string, unknown]) => path.startsWith('colleges/rice-university/f');
  // Half of them have somebody, so that each filter leaves another number of rows.
  const placed = Object.entries(documents)
    .filter(([path]) => path.includes('/fraternities/'))
    .map(([path, fields], at): [string, Record<string, Stored>] => [
      path,
      { ...fields, owner: at % 2 === 0 || atRice([path, fields]) ? '' : 'Ann' },
    ]);
  const chapters = placed.map(([, fields]) => readFraternity('', fields));
  // The others are found by nothing, which makes them quicker to store.
  const found = placed.map(([path, fields]) => [
    path,
    {
      ...fields,
      searchTokens: atRice([path, fields])
        ? searchTokens({ main: [String(fields.name), 'Rice University'] })
        : [],
    },
  ]);
  await project.seed(Object.fromEntries(found));
  const long = startOf(today(-14));
  const quiet = chapters.filter(
    ({ status, lastContactAt }) =>
      ['outreached', 'in contact'].includes(status) && lastContactAt && lastContactAt < long,
  );
  const counts = {
    'Call today': chapters.filter(({ nextStepOn }) => nextStepOn && nextStepOn <= today()),
    'Gone quiet': quiet,
    'Needs confirming': chapters.filter(
      ({ confirmFrom }) => confirmFrom && confirmFrom < academicYear(today()).first,
    ),
    'Not reached yet': chapters.filter(({ status }) => ['outreached', 'need to reach out'].includes(status)),
  };
  await openAs(page, 'admin', '/admin/outreach?list=quiet');
  for (const [name, { length }] of Object.entries(counts))
    await expect(tab(page, name)).toHaveText(`${name} ${inWords(length)}`);
  await expect(page.getByText(`25 of ${inWords(quiet.length)} chapters`, { exact: true })).toBeVisible();
  await expectAccessible(page);
  // A count costs a read for each thousand it counts. Two more ask whether all chapters are listed.
  const counted = [...Object.values(counts), chapters, chapters].reduce(
    (sum, { length }) => sum + Math.ceil(length / 1000),
    0,
  );
  // One row more shows that there are more.
  await expect.poll(() => reads(project)).toEqual({ rows: 26, notes: 25, counts: counted });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText(`50 of ${inWords(quiet.length)} chapters`, { exact: true })).toBeVisible();
  await expect.poll(() => reads(project)).toEqual({ rows: 52, notes: 50, counts: counted });

  const inTexas = quiet.filter(({ state }) => state === 'TX');
  const texan = inTexas.filter(({ owner }) => owner === '').length;
  expect(texan).toBeGreaterThan(0);
  expect(texan).toBeLessThan(inTexas.length);
  const filters = page.getByRole('search');
  await filters.getByLabel('State').selectOption('Texas');
  await filters.getByLabel('Assigned to').selectOption('No one');
  await expect(tab(page, 'Gone quiet')).toHaveText(`Gone quiet ${inWords(texan)}`);
  // The filtered list is there, and its reads are counted.
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(texan);
  const before = await reads(project);
  const rice = placed.filter(atRice).filter(([, { owner }]) => owner === '').length;
  expect(rice).toBeGreaterThan(0);
  await page.getByLabel('Search all chapters').fill('rice');
  await expect(page.getByText(`${rice} found with these filters`)).toBeVisible();
  await expect(page.getByRole('listitem', { name: /Rice University$/ })).toHaveCount(rice);
  // What is found is read once more, to watch it.
  expect((await reads(project)).rows - before.rows).toBeLessThanOrEqual(21 + rice);
});

/** Presses Tab until an element has the focus: within one row. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  const at = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < 15 && !(await at()); tabs += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Counts what a caller presses: the pointer, Enter, and Space where it isn't typed. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.presses = '0';
    const count = () => {
      dataset.presses = String(Number(dataset.presses) + 1);
    };
    addEventListener('pointerdown', count, true);
    addEventListener(
      'keydown',
      ({ key, target }) => {
        const typed = target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type);
        if (key === 'Enter' || (key === ' ' && !typed)) count();
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses));
}

test('by keyboard alone a call is logged and undone; a new rush chair takes 2 presses, a yes 4, four in a row 6 @desktop', async ({
  page,
  project,
}) => {
  await project.seed({
    ...chapter('First', { nextStep: 'Call again', nextStepOn: today(-2) }),
    ...chapter('Second', { nextStep: 'Visit', nextStepOn: today(-1) }),
    ...chapter('Third', { nextStep: 'Visit', nextStepOn: today() }),
  });
  await openAs(page, 'admin', '/admin/outreach');
  await expect(row(page, 'Third')).toBeVisible();
  const link = (name: string) => row(page, name).getByRole('link', { name: `${name} Purdue University` });
  await page.keyboard.press('j');
  await expect(link('First')).toBeFocused();
  await page.keyboard.press('j');
  await expect(link('Second')).toBeFocused();
  const log = row(page, 'Second').getByRole('button', { name: /^Log a contact with Second, / });
  await tabTo(page, log);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Log contact: Second' });
  await expect(dialog.getByLabel('No answer')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel('No answer')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Contact with Second logged.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(link('Third')).toBeFocused();
  await expect(row(page, 'Second')).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(row(page, 'Second')).toContainText('Visit');
  await expect(link('Third')).toBeFocused();
  await expect
    .poll(() => project.stored(`colleges/${purdue}/fraternities/Second`))
    .toMatchObject({ nextStep: 'Visit', nextStepOn: today(-1) });

  const { first } = academicYear(today());
  const known = (place: number) => `Chapter ${String(place).padStart(2, '0')}`;
  const colleges = listedColleges.slice(0, 4);
  await project.seed(
    Object.assign(
      chapter('Due', { nextStep: 'Call again', nextStepOn: today() }),
      ...colleges.map(({ id }, place) =>
        chapter(
          known(place),
          { rushChairConfirmedOn: addDays(first, place - 40), presidentName: '', presidentNumber: '' },
          id,
        ),
      ),
    ),
  );
  await expect(row(page, 'Due')).toBeVisible();
  const presses = await countPresses(page);

  // "I'm not rush chair any more, it's Sam."
  await row(page, 'Due')
    .getByRole('button', { name: /^Edit Lee, / })
    .click();
  await expect(row(page, 'Due').getByLabel('Name')).toBeFocused();
  await page.keyboard.insertText('Sam');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('(512) 555-0199');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Due').getByRole('button', { name: /^Edit Sam, / })).toBeFocused();
  expect(await presses()).toBe(2);

  // "Yes, let's do it."
  await row(page, 'Due').getByRole('button', { name: /^Log / }).click();
  const yes = page.getByRole('dialog', { name: 'Log contact: Due' });
  await yes.getByText('Interested', { exact: true }).click();
  await yes.getByRole('button', { name: 'Save and schedule event' }).click();
  const schedule = page.getByRole('dialog', { name: /^Schedule Event/ });
  await schedule.getByLabel('Date (required)').fill(today(30));
  await schedule.getByRole('button', { name: 'Create Event' }).click();
  await expect(schedule).toHaveCount(0);
  await expect
    .poll(() => project.stored(`colleges/${purdue}/fraternities/Due`))
    .toMatchObject({ rushChairName: 'Sam', status: 'scheduled' });
  expect(await presses()).toBe(2 + 4);

  // A new rush chair at one college after the other.
  await tab(page, 'Needs confirming').click();
  await row(page, known(0))
    .getByRole('button', { name: /^Edit Lee, / })
    .click();
  for (const place of colleges.keys()) {
    await expect(row(page, known(place)).getByLabel('Name')).toBeFocused();
    await page.keyboard.insertText(`Sam ${place}`);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText('(512) 555-0100');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Every contact is confirmed.')).toBeVisible();
  expect(await presses()).toBe(2 + 4 + 6);
  for (const [place, { id }] of colleges.entries())
    await expect
      .poll(() => project.stored(`colleges/${id}/fraternities/${known(place)}`))
      .toMatchObject({ rushChairName: `Sam ${place}`, rushChairConfirmedOn: today() });
});
