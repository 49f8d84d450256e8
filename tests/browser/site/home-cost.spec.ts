import { drawingCode, expect, holdBack, test } from '../../support/browser.ts';
import { aComingEvent } from '../../support/documents/events.ts';
import { gzipped, watchAssets } from '../../support/firstLoad.ts';

const budget = 140_000;

test('the first load of the landing page keeps its budget, without what visitors never need @phone', async ({
  page,
  project,
}) => {
  await project.seed(aComingEvent('spring-open'));
  const assets = watchAssets(page);
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(gzipped(await assets())).toBeLessThanOrEqual(budget);
  const code = (await assets()).map(({ text }) => text).join('\n');
  expect(code).toMatch(/["'`]runQuery["'`]/);
  // The names the SDKs register themselves under, which no minifier may change.
  for (const foreign of [
    /["'`]firestore\/lite["'`]/,
    /["'`]auth["'`],/,
    /firebasestorage/,
    /maps\.googleapis/,
    /WebChannelConnection/,
    /betr-unlocked/,
  ])
    expect(code).not.toMatch(foreign);
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).toEqual([]);
});

test('a page can be read, and its data is on its way, before what draws it has come @phone', async ({
  context,
  project,
}) => {
  await project.seed(aComingEvent('spring-open'));
  // Not the test's own page: that one waits for the app.
  const page = await context.newPage();
  const release = await holdBack(page, drawingCode);
  const answered = page.waitForResponse(/:runQuery/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading events...')).toBeAttached();
  await answered;
  await expect(page.getByRole('article')).toHaveCount(0);
  release();
  await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
  const requests = await project.requests();
  expect(requests.map(({ method, paths }) => [method, ...paths])).toEqual([['runQuery', 'events']]);
});
