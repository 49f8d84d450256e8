import { publishing } from '../../../src/data/staff/season/publishing.ts';
import { readResults } from '../../../src/domain/results/results.ts';
import { expectAccessible } from '../../support/axe.ts';
import { nightOver } from '../../support/documents/nightOver.ts';
import { liteSeasonStore } from '../../support/liteSeasonStore.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

/** Stores two nights that Ann Adler won, with an email address of her own at each, and publishes both. */
async function twoNights(project: TestProject): Promise<void> {
  const nights = [
    ['one', '2026-10-02', 'p1@college.example'],
    ['two', '2026-10-09', 'ann@home.example'],
  ] as const;
  for (const [id, day, email] of nights) {
    await project.seed(await nightOver(id, { day, person: (at) => (at === 0 ? { email } : {}) }));
    const rev = Number((await project.stored(`boards/${id}`))?.rev);
    await publishing(liteSeasonStore(project.as('regular')), () => 'regular').publishBoard(
      id,
      { rev, version: 0 },
      '',
    );
  }
}

test('two records become one in the standings, and a hidden name is a number in the results @desktop', async ({
  page,
  visitor,
  project,
}) => {
  await twoNights(project);
  const [champion] = readResults('one', await project.stored('results/one')).rows;
  await openAs(page, 'admin', '/admin/season?season=2026-27');
  await expect(page.getByRole('heading', { name: 'Results: 2 events' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Find a player' }).fill('ann adler');
  await page.getByRole('button', { name: /p1@college\.example/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ann Adler' })).toBeVisible();
  await page.getByRole('button', { name: 'Join with another record…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /ann@home\.example/ })
    .click();
  await expect(page.getByRole('list', { name: 'What changes' })).toContainText('69.2 points, 2 events');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText("Ann Adler's records are joined.")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Joined with' })).toBeVisible();
  await visitor.goto('/standings/2026-27');
  await expect(visitor.getByText('Ann A.').first()).toBeVisible();
  await expect(visitor.getByText('69.2').first()).toBeVisible();

  await page.getByRole('button', { name: 'Show as…' }).click();
  await expect(page.getByRole('list', { name: 'These public pages change' })).toContainText(
    'Results: Cup one',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hide the name' }).click();
  await expect(page.getByRole('heading', { name: 'The name is hidden' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Number only: the name is hidden')).toBeVisible();
  await visitor.goto('/e/one/results');
  await expect(visitor.getByText(`#${champion?.no}`, { exact: true }).first()).toBeVisible();
  await expect(visitor.getByText('Ann A.')).toHaveCount(0);
});
