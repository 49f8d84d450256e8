import { manyFraternities } from '../../scripts/sample/manyFraternities.ts';
import { expect, openAs, test } from '../support/staff.ts';

const colleges = 365;
const fraternities = 5000;

test('opening Colleges reads the colleges and no fraternity, opening one college its own @desktop', async ({
  page,
  project,
}) => {
  const documents = manyFraternities(fraternities);
  await project.seed(Object.fromEntries(documents.map(({ path, fields }) => [path, fields])));
  await openAs(page, 'admin', '/admin/colleges');
  await expect(page.getByText('365 colleges', { exact: true })).toBeVisible();
  await expect(page.getByText('5,000').first()).toBeVisible();
  const counts = (await project.requests()).filter(({ method }) => method === 'runAggregationQuery');
  expect(counts).toHaveLength(5);
  const listened = (await project.requests()).filter(({ method }) => method === 'listen');
  expect(listened.map(({ paths, reads }) => [paths, reads])).toEqual([[['colleges'], colleges]]);
  const read = (await project.requests()).reduce((sum, { reads }) => sum + reads, 0);
  console.log(`opening Colleges: ${read} reads`);
  expect(read).toBe(380);

  await page.getByRole('link', { name: /^Yale University/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem', { name: 'Sigma Chi' })).toBeVisible();
  const later = (await project.requests()).reduce((sum, entry) => sum + entry.reads, 0);
  // Its record, its count, its fraternities; then the tiles once more.
  expect(later - read).toBeLessThan(40);
});
