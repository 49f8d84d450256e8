import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { collection, getCount } from 'firebase/firestore/lite';
import { expectAccessible } from '../../support/axe.ts';
import { expect, openAs, test } from '../../support/staff.ts';

const purdue = 'colleges/purdue-university';
const campus = {
  [purdue]: {
    name: 'Purdue University',
    conference: 'Big Ten Conference',
    logoPath: null,
    fraternityCount: 1,
    state: 'IN',
    location: 'West Lafayette, IN',
  },
  [`${purdue}/fraternities/sigma-chi`]: {
    name: 'Sigma Chi',
    status: 'in contact',
    size: 90,
    rushChairNumber: '+1 555 0100',
  },
};

const dialog = (page: Page) => page.getByRole('dialog').last();
const rows = (page: Page) => page.getByRole('region', { name: 'Rows of the file' }).getByRole('row');

async function choose(page: Page, ...lines: string[]): Promise<void> {
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
}
async function exported(page: Page, within = page.locator('main')): Promise<string[]> {
  const download = page.waitForEvent('download');
  await within.getByRole('button', { name: 'Export CSV' }).click();
  return readFileSync(await (await download).path(), 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n');
}
test('the export is what the screen shows, in its order; imported again it changes nothing @desktop', async ({
  page,
  project,
}) => {
  await project.seed(campus);
  await openAs(page, 'admin', '/admin/colleges?q=purdue');
  const file = await exported(page);
  expect(file).toEqual([
    'Name,Conference,State,Location,Logo path,Fraternities',
    'Purdue University,Big Ten Conference,IN,"West Lafayette, IN",,1',
    'Purdue University Fort Wayne,Horizon League,IN,"Fort Wayne, IN",,0',
  ]);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, ...file);
  await expect(dialog(page)).toContainText('0 new, 0 changed, 2 unchanged, 0 with errors');
  await expect(dialog(page).getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, 'College,Town');
  await expect(dialog(page)).toContainText('there is no “Name”');
});

test('an import shows what it does, writes nothing with a mistake, else one batch @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed(campus);
  await openAs(page, 'admin', '/admin/colleges');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, 'Name,Conference', 'Purdue University,Ivy League', 'Ace College,');
  await expect(rows(page)).toContainText([
    'Row',
    /3Error.*Ace College.*Conference: Choose a conference/i,
    /2Changed.*Purdue University.*Conference: Big Ten Conference → Ivy League/i,
  ]);
  await expect(dialog(page)).toContainText('Nothing will be imported until row 3 is right');
  await expect(dialog(page).getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
  await expectAccessible(page);

  await dialog(page).getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, 'Name,Conference', 'Purdue University,Ivy League', 'Ace College,Poker League');
  await project.refuse('isSuper() && isNewCollege');
  await dialog(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog(page)).toContainText('Failed to import. Please try again. Nothing was imported.');
  expect(await project.stored(purdue)).toMatchObject({ conference: 'Big Ten Conference' });
  await project.loadRules();
  await dialog(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 rows were imported.')).toBeVisible();
  await expect
    .poll(() => project.stored(purdue))
    .toMatchObject({ conference: 'Ivy League', fraternityCount: 1 });
  expect(await project.stored('colleges/ace-college')).toMatchObject({
    name: 'Ace College',
    fraternityCount: 0,
  });
});

test('fraternities come in with their counts, more than a batch holds too @desktop', async ({
  page,
  project,
}) => {
  await project.seed(campus);
  await openAs(page, 'admin', '/admin/colleges?college=purdue-university');
  await expect(dialog(page).getByRole('listitem', { name: 'Sigma Chi' })).toBeVisible();
  const [head, sigma, ...rest] = await exported(page, dialog(page));
  expect(head).toMatch(/^College,Name,Letters,Chapter,Size,Active,Status,/);
  expect(sigma).toContain('Purdue University,Sigma Chi,,,90,yes,in contact,');
  expect(sigma).toContain(`"'+1 555 0100"`);
  expect(rest).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, 'Name,Status,Join date', 'ΣΧ,Scheduled,', 'Sigma Nu,,1/17/2026');
  await expect(rows(page)).toContainText(['Row', 'Status: in contact → scheduled', 'Sigma Nu']);
  await dialog(page).getByRole('button', { name: 'Import 2 rows' }).click();
  await expect.poll(() => project.stored(purdue)).toMatchObject({ fraternityCount: 2 });
  expect(await project.stored(`${purdue}/fraternities/sigma-chi`)).toMatchObject({
    status: 'scheduled',
    size: 90,
  });
  await expect(page.getByText('2 rows were imported.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const chapters = Array.from(
    { length: 700 },
    (_, at) => `${at % 2 ? 'Duke' : 'Yale University'},Club ${at}`,
  );
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, 'College,Name', ...chapters);
  await expect(dialog(page)).toContainText('700 new');
  await dialog(page).getByRole('button', { name: 'Import 700 rows' }).click();
  // Seven hundred documents in two batches, each checked by the rules.
  await expect(page.getByText('700 rows were imported.')).toBeVisible({ timeout: 40_000 });
  for (const id of ['duke-university', 'yale-university']) {
    await expect.poll(() => project.stored(`colleges/${id}`)).toMatchObject({ fraternityCount: 350 });
    const there = await getCount(collection(project.as('super'), `colleges/${id}/fraternities`));
    expect(there.data().count).toBe(350);
  }
});
