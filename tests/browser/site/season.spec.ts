import { expectAccessible, expectContrast } from '../../support/axe.ts';
import { expect, sideways, test } from '../../support/browser.ts';
import { seasonDocuments, seasonRecords } from '../../support/documents/seasonRecords.ts';

test('from a school to a player and a chapter; search engines leave players out @phone', async ({
  page,
  project,
  request,
}) => {
  await test.step('from a school to a player, a chapter and the standings, one document each', async () => {
    await project.seed(seasonDocuments(seasonRecords()));
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const before = (await project.requests()).length;

    const school = await page.goto('/schools/purdue-university/2026-27');
    expect(school?.headers()['x-robots-tag']).toBeUndefined();
    await expect(heading('Purdue University')).toBeVisible();
    await page.getByText('The next best').click();
    await page.getByRole('button', { name: 'Show all 18' }).click();
    await expect(page.getByRole('region', { name: 'Players' }).getByRole('listitem')).toHaveCount(18);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page);

    await page.getByRole('region', { name: 'Players' }).getByRole('link', { name: 'Ann L.' }).click();
    await expect(heading('Ann L.')).toBeFocused();
    await expect(page).toHaveTitle(/^Ann L\. at Purdue University, 2026–27 \|/);
    await expect(page.getByText('Best 4 count')).toHaveCount(2);
    await expectAccessible(page, 'main');

    await page.getByRole('link', { name: 'Sigma Chi' }).click();
    await expect(heading('Sigma Chi')).toBeFocused();
    await expectAccessible(page, 'main');

    await page.getByRole('link', { name: 'How points work' }).click();
    await expect(page.getByRole('heading', { name: 'How points work' })).toBeInViewport();

    const asked = (await project.requests()).slice(before);
    expect(asked.reduce((sum, { reads }) => sum + reads, 0)).toBe(4);
    const wider = await sideways(page);
    expect(wider).toBe(0);
  });
  await test.step('the page of a player is not for search engines, in any season', async () => {
    for (const path of ['/players/player0001', '/players/player0001/2026-27']) {
      const answer = await request.get(path);
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
      expect(await answer.text()).toContain('<title>Player');
    }
  });
});
