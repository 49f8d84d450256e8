import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
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
async function linesOf(download: Promise<Download>): Promise<string[]> {
  return readFileSync(await (await download).path(), 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n');
}
async function exportMenu(page: Page, item: string): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('button', { name: item, exact: true }).click();
  return linesOf(download);
}
test('colleges go out and come in, with mistakes given back; fraternities too, more than a batch holds @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  const older = Array.from({ length: 409 }, (_, at) => [
    `colleges/towson-university/fraternities/house-${at}`,
    { name: `House ${at}`, status: 'outreached' },
  ]);
  await project.seed({ ...campus, ...Object.fromEntries(older) });
  await openAs(page, 'admin', '/admin/colleges?q=purdue');
  const file = await exportMenu(page, 'These colleges');
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
  await choose(page, 'Name,Conference', 'Purdue University,Ivy League', 'Ace College,');
  await expect(rows(page)).toContainText([
    'Row',
    /3Error.*Ace College.*Conference: Choose a conference/i,
    /2Changed.*Purdue University.*Conference: Big Ten Conference → Ivy League/i,
  ]);
  await expect(dialog(page)).toContainText('The row with an error is left out.');
  await expectAccessible(page);
  const left = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download 1 row with an error' }).click();
  expect(await linesOf(left)).toEqual([
    'Name,Conference,Problem',
    'Ace College,,Conference: Choose a conference',
  ]);

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
  // The lists over all colleges find its chapters in its new conference.
  expect(await project.stored(`${purdue}/fraternities/sigma-chi`)).toMatchObject({
    conference: 'Ivy League',
    rushChairNumber: '+1 555 0100',
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The fraternities come in with their counts.
  await page.getByRole('link', { name: /^Purdue University Ivy League/ }).click();
  await expect(dialog(page).getByRole('listitem', { name: 'Sigma Chi' })).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export CSV' }).click();
  const [head, sigma, ...rest] = await linesOf(download);
  expect(head).toMatch(/^College,Fraternity,Letters,Chapter,Status,Assigned to,Next step,Next step on,/);
  expect(sigma).toContain('Purdue University,Sigma Chi,,,in contact,');
  expect(sigma).toContain(",'+1 555 0100,");
  expect(rest).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, 'Name,Status,Join date', 'ΣΧ,Scheduled,', 'Sigma Nu,,1/17/2026', 'Acacia,,');
  await expect(rows(page)).toContainText(['Row', 'Status: in contact → scheduled', 'Sigma Nu', 'Acacia']);
  await dialog(page).getByRole('button', { name: 'Import 3 rows' }).click();
  await expect.poll(() => project.stored(purdue)).toMatchObject({ fraternityCount: 3 });
  expect(await project.stored(`${purdue}/fraternities/sigma-chi`)).toMatchObject({
    status: 'scheduled',
    size: 90,
  });
  await expect(page.getByText('3 rows were imported.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const clubs = (college: string, size: number) =>
    Array.from({ length: size }, (_, at) => `${college},Club ${at}`);
  const chapters = [...clubs('Duke', 105), ...clubs('Yale University', 5)];
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, 'College,Name', ...chapters);
  await expect(dialog(page)).toContainText('110 new');
  await dialog(page).getByRole('button', { name: 'Import 110 rows' }).click();
  // In parts, each checked by the rules.
  await expect(page.getByText('110 rows were imported.')).toBeVisible({ timeout: 40_000 });
  for (const [id, size] of [
    ['duke-university', 105],
    ['yale-university', 5],
  ] as const) {
    await expect.poll(() => project.stored(`colleges/${id}`)).toMatchObject({ fraternityCount: size });
    const there = await getCount(collection(project.as('super'), `colleges/${id}/fraternities`));
    expect(there.data().count).toBe(size);
  }

  // More than a page of an export, and the same file again.
  const all = await exportMenu(page, 'All chapters');
  await expect(page.getByText('Exported 522 chapters.')).toBeVisible();
  expect(all).toHaveLength(1 + 522);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, ...all);
  await expect(dialog(page)).toContainText('0 new, 0 changed, 522 unchanged, 0 with errors');
});

test('all chapters go out and come back, then cells from a sheet come in and bad rows go back @desktop', async ({
  page,
  project,
}) => {
  await project.seed({
    ...campus,
    'colleges/duke-university/fraternities/sigma-nu': {
      name: 'Sigma Nu',
      status: 'outreached',
      owner: 'Ann',
      nextStep: '1/2',
      nextStepOn: '2027-01-17',
      joinDate: new Date(2026, 0, 17, 12),
    },
  });
  await openAs(page, 'admin', '/admin/fraternities');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all chapters' }).click();
  expect((await download).suggestedFilename()).toMatch(/^chapters-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('Exported 2 chapters.')).toBeVisible();
  const file = await linesOf(download);
  expect(file.map((line) => line.split(',').slice(0, 8).join())).toEqual([
    'College,Fraternity,Letters,Chapter,Status,Assigned to,Next step,Next step on',
    "Duke University,Sigma Nu,,,outreached,Ann,'1/2,2027-01-17",
    'Purdue University,Sigma Chi,,,in contact,,,',
  ]);

  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(dialog(page)).toContainText('It has personal data');
  await expectAccessible(page);
  const everything = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download', exact: true }).click();
  const files = unzipSync(readFileSync(await (await everything).path()));
  expect(Object.keys(files)).toEqual([
    'data/colleges.ndjson',
    'data/fraternities.ndjson',
    'colleges.csv',
    'chapters.csv',
    'manifest.json',
    'README.txt',
  ]);
  expect(strFromU8(files['data/fraternities.ndjson'] ?? new Uint8Array())).toContain('"+1 555 0100"');
  await expect(dialog(page)).toContainText('Downloaded 3 records');
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Import CSV' }).click();
  await choose(page, ...file.map((line) => line.replace('2027-01-17', '1/17/2027')));
  await expect(dialog(page)).toContainText('0 new, 0 changed, 2 unchanged, 0 with errors');
  await dialog(page).getByRole('button', { name: 'Choose another file' }).click();

  await dialog(page).getByLabel('Or paste cells from a sheet').focus();
  await pasteCells(
    page,
    'School\tChapter\tRush chair\tCell\tDay job\nPurdue\tΣΧ\tSam\t0155501001\tLou\nNowhere\tPike\tBo\t\t',
  );
  await expect(rows(page)).toContainText([
    'Row',
    /3\s*Error.*Nowhere · Pike.*College: Not in the directory/i,
    /2\s*Changed.*Purdue University · Sigma Chi.*Rush chair: none → Sam.*Rush chair number: \+1 555 0100 → 0155501001/i,
  ]);
  await expectAccessible(page);
  await dialog(page).getByLabel('Day job (Lou)').selectOption('President');
  await expect(rows(page).last()).toContainText('President: none → Lou');
  await dialog(page).getByRole('button', { name: 'Import 1 row' }).click();
  await expect(dialog(page)).toContainText('1 row was imported. 1 row with an error was left out.');
  expect(await project.stored(`${purdue}/fraternities/sigma-chi`)).toMatchObject({
    rushChairName: 'Sam',
    rushChairNumber: '0155501001',
    presidentName: 'Lou',
    status: 'in contact',
  });
  const back = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download 1 row with an error' }).click();
  expect((await linesOf(back))[0]).toBe('College,Fraternity,Rush chair,Rush chair number,President,Problem');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Undone after a reload, except for what a colleague has changed since.
  await project.change(`${purdue}/fraternities/sigma-chi`, { presidentName: 'Pat' });
  await page.reload();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const past = dialog(page).getByRole('region', { name: 'Imports of the last day' });
  await expect(past).toContainText(/1 row of fraternities, /);
  await expectAccessible(page);
  await past.getByRole('button', { name: /^Undo import: 1 row of fraternities/ }).click();
  await expect(
    page.getByText(/^Import undone\. Others have changed this since.*Purdue University · Sigma Chi/),
  ).toBeVisible();
  expect(await project.stored(`${purdue}/fraternities/sigma-chi`)).toMatchObject({
    rushChairName: '',
    rushChairNumber: '+1 555 0100',
    presidentName: 'Pat',
  });
});

/** Pastes as a sheet does: cells with tabs between them. */
async function pasteCells(page: Page, cells: string): Promise<void> {
  await page.locator(':focus').evaluate((focused, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    focused.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, cells);
}
