import { manyChapters } from '../../support/manyChapters.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

/** What this screen asked; the sidebar asks for new requests on every screen. */
async function asked(project: TestProject) {
  const requests = await project.requests();
  return requests.filter(({ paths }) => !paths.includes('tournamentRequests'));
}

test('opening Colleges reads the colleges and no fraternity, opening one college its own @desktop', async ({
  page,
  project,
}) => {
  const documents = manyChapters(400);
  await project.seed(documents);
  await openAs(page, 'admin', '/admin/colleges');
  await expect(page.getByText('365 colleges', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Outreach in numbers' }).getByText('400', { exact: true }),
  ).toBeVisible();
  // The colleges' own numbers say the same before the counts arrive.
  const counts = async () =>
    (await asked(project)).filter(({ method }) => method === 'runAggregationQuery').map(({ reads }) => reads);
  await expect.poll(counts).toEqual([1, 1, 1, 1, 1]);
  const listened = (await asked(project)).filter(({ method }) => method === 'listen');
  expect(listened.map(({ paths, reads }) => [paths, reads])).toEqual([[['colleges'], 365]]);
  const opening = (await asked(project)).reduce((sum, { reads }) => sum + reads, 0);
  expect(opening).toBe(365 + 5);

  await page.getByLabel('Search colleges').fill('yale');
  await expect(page.locator('main li:visible strong')).toHaveText(['Yale University']);
  await page.getByRole('link', { name: 'Yale University' }).click();
  const chapters = page.getByRole('list', { name: 'Fraternities' }).getByRole('listitem');
  const yale = Object.keys(documents).filter((path) => path.startsWith('colleges/yale-university/f')).length;
  expect(yale).toBeGreaterThan(1);
  await expect(chapters).toHaveCount(yale);
  const since = async () => (await asked(project)).reduce((sum, { reads }) => sum + reads, -opening);
  // Its record, its last change, a count, and its fraternities.
  await expect.poll(since).toBe(1 + 1 + 1 + yale);
});
