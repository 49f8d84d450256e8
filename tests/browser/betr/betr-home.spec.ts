import type { Stored } from '../../../scripts/firestoreRest.ts';
import { expectAccessible } from '../../support/axe.ts';
import { openBetr } from '../../support/betr.ts';
import { expect, test } from '../../support/staff.ts';

const college = (name: string, state: string): Record<string, Stored> => ({
  name,
  conference: 'Big Ten Conference',
  logoPath: null,
  fraternityCount: 0,
  state,
  location: '',
});

const tour: Record<string, Record<string, Stored>> = {
  'colleges/purdue-university': college('Purdue University', 'IN'),
  'colleges/purdue-university/fraternities/sigma-chi': {
    name: 'Sigma Chi',
    status: 'scheduled',
    rushChairName: 'Lee Park',
    rushChairNumber: '(555) 010-0177',
  },
  'colleges/purdue-university/fraternities/theta-xi': { name: 'Theta Xi', status: 'outreached' },
  'colleges/university-of-texas-at-austin': college('University of Texas at Austin', 'TX'),
  'colleges/university-of-texas-at-austin/fraternities/sigma-nu': {
    name: 'Sigma Nu',
    status: 'need to reach out',
    presidentName: 'Ann Sigma',
  },
  'colleges/towson-university': college('Towson University', ''),
};

test('the table of Betr is read once, filtered, sorted, read anew, and kept through a failure @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_|RPC_ERROR/);
  await project.seed(tour);
  const rows = page.getByRole('row');
  const failed = page.getByText('Failed to load colleges. Please try again later.');
  await test.step('a failure is told with a Retry, and nothing says that there is nothing', async () => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.textContent.includes('No matches'))
          document.documentElement.dataset.guessed = 'yes';
      }).observe(document, { subtree: true, childList: true });
    });
    await page.route(/:runQuery/, (route) => route.abort('internetdisconnected'));
    await openBetr(page);
    await expect(failed).toBeVisible();
    await expect(page.getByText('samples', { exact: false })).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute(/:runQuery/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rows).toHaveCount(5);
    await expect(page.locator('html[data-guessed]')).toHaveCount(0);
  });
  await test.step('a load reads each document once, other tabs read nothing; Refresh reads anew', async () => {
    const reads = async () => (await project.requests()).reduce((sum, entry) => sum + entry.reads, 0);
    expect(await reads()).toBe(6);
    const nav = page.getByRole('navigation', { name: 'Betr' });
    await nav.getByRole('link', { name: 'Map' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'College Map' })).toBeVisible();
    await nav.getByRole('link', { name: 'Home' }).click();
    await expect(rows).toHaveCount(5);
    expect(await reads()).toBe(6);
    await project.seed({ 'colleges/rice-university': college('Rice University', 'TX') });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rows).toHaveCount(6);
    expect(await reads()).toBe(13);
    await page.route(/:runQuery/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(failed).toBeVisible();
    await expect(rows).toHaveCount(6);
    await page.unroute(/:runQuery/);
  });
  await test.step('filters live in the address, heads sort the table, contacts are not searched', async () => {
    await page.goto('/Betr?status=yellow&college=purdue');
    await expect(rows).toHaveCount(2);
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('yellow');
    await page.getByLabel('Status', { exact: true }).selectOption('Any status');
    await page.getByLabel('College', { exact: true }).fill('');
    await expect(rows).toHaveCount(6);
    await expect(page).toHaveURL(/\/Betr\??$/);
    await expectAccessible(page);

    await page.getByLabel('Conference', { exact: true }).selectOption('Big Ten Conference');
    await expect(page).toHaveURL(/\/Betr\?conference=Big\+Ten\+Conference$/);
    await page.getByLabel('Status', { exact: true }).selectOption('No fraternity yet');
    await expect(page.getByText('2 of 5 rows: 0 fraternities, 2 colleges without one')).toBeVisible();
    await page.getByLabel('College', { exact: true }).fill('Lee Park');
    await expect(page.getByText('No matches. Contacts aren’t searched here.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();

    const fraternities = page.locator('tbody tr td:nth-child(4)');
    const head = page.getByRole('columnheader', { name: 'Fraternity' });
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(fraternities).toHaveText(['Sigma Chi', 'Sigma Nu', 'Theta Xi', '–', '–']);
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(fraternities).toHaveText(['Theta Xi', 'Sigma Nu', 'Sigma Chi', '–', '–']);
  });
});

test('on a phone samples stand in while there are none, and rows are cards @phone', async ({
  page,
  project,
}) => {
  await openBetr(page);
  const cards = page.getByRole('list', { name: 'Fraternities' }).getByRole('listitem');
  await expect(page.getByText('these rows are samples', { exact: false })).toBeVisible();
  await expect(cards).toHaveCount(5);
  await expectAccessible(page);

  await project.seed(tour);
  await page.goto('/Betr?sort=-status');
  await expect(cards).toHaveCount(4);
  await expect(cards.first()).toContainText('Towson University');
  await expectAccessible(page);
  await page.getByLabel('Sort by').selectOption('status');
  await expect(cards.first()).toContainText('Sigma Chi');
  const number = cards.first().getByRole('link', { name: '(555) 010-0177' });
  expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
