import type { Page } from '@playwright/test';
import campuses from '../../../src/domain/lists/campuses.json' with { type: 'json' };
import { expectAccessible } from '../../support/axe.ts';
import { betrMenu, openBetr } from '../../support/betr.ts';
import { buildMapSite, showMapSite } from '../../support/googleMaps.ts';
import { test as base, expect } from '../../support/staff.ts';

const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, { workerIndex }) => use(buildMapSite(`worker-${workerIndex}`)),
    { scope: 'worker', timeout: 120_000 },
  ],
});

const markersOf = (page: Page) => page.getByRole('figure').getByRole('button');
const linesOf = (page: Page) => page.getByRole('region').getByRole('button');
const missing = (page: Page) => page.getByText('Google Maps not loaded');

function watchGoogle(page: Page): string[] {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (/^https:.*(google|gstatic)/.test(request.url()) && asked.push(request.url())),
  );
  return asked;
}

test('without a key the drawn map works, and the Google types say what is missing @desktop', async ({
  page,
}) => {
  const asked = watchGoogle(page);
  await openBetr(page, '/Betr/campus');
  await expect(page.getByLabel('Map type')).toHaveValue('static');
  await expect(page.getByRole('img', { name: 'Map of University of Alabama, drawn' })).toBeVisible();
  for (const type of ['Simple Google Maps', 'Advanced Markers']) {
    await page.getByLabel('Map type').selectOption(type);
    await expect(missing(page)).toBeVisible();
    await expect(page.getByText('Add your API key to enable maps')).toBeVisible();
    await expect(linesOf(page)).toHaveCount(11);
  }
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/map=simple$/);
  await page.goBack();
  // The drawing is higher than its frame and is pushed with the mouse.
  const drawing = page.getByRole('img', { name: 'Map of University of Alabama, drawn' });
  const before = await drawing.boundingBox();
  await page.mouse.move(600, 400);
  await page.mouse.down();
  await page.mouse.move(640, 340, { steps: 4 });
  await page.mouse.up();
  const after = await drawing.boundingBox();
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBe(-60);
  await page.goto('/Betr/campus?campus=university-of-texas-at-austin&map=static&place=landmark-1');
  await expect(page.getByLabel('College', { exact: true })).toHaveValue('university-of-texas-at-austin');
  await expect(page.getByRole('figure').locator('[aria-pressed=true]')).toHaveCount(1);
  expect(asked).toEqual([]);
});

test('the drawn map and the list are in step by keyboard on each of the four campuses @desktop', async ({
  page,
}) => {
  await openBetr(page, '/Betr/campus');
  for (const { collegeId, fraternities, landmarks } of campuses) {
    await page.getByLabel('College', { exact: true }).selectOption(collegeId);
    const houses = page.getByRole('region', { name: 'Fraternity houses' }).getByRole('button');
    await expect(houses).toHaveCount(fraternities.length);
    await expect(linesOf(page)).toHaveCount(fraternities.length + landmarks.length);
    await expect(markersOf(page)).toHaveCount(fraternities.length + landmarks.length);
    await expect(houses.first()).toContainText(`${fraternities[0]?.memberCount} members`);
  }
  const line = page.getByRole('region', { name: 'Landmarks' }).getByRole('button').first();
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  const { name = '', description = '' } = campuses.at(-1)?.landmarks[0] ?? {};
  const marker = markersOf(page).and(page.getByRole('button', { name: new RegExp(`^${name},`) }));
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('figcaption')).toHaveText(`${name} ${description}`);
  await expectAccessible(page);
  await markersOf(page).first().focus();
  await page.keyboard.press('Space');
  await expect(linesOf(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(line).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/place=house-1/);
});

test('on a phone the drawn map is pushed with a finger and its markers are tapped @phone', async ({
  page,
}) => {
  await openBetr(page, '/Betr/campus');
  await expect(page.getByLabel('Map type')).toHaveValue('static');
  for (const marker of await markersOf(page).all()) {
    const box = await marker.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  const marker = page.getByRole('button', { name: /^Bryant-Denny Stadium,/ });
  await marker.tap();
  await expect(marker).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('figcaption')).toContainText('Home field of Crimson Tide football.');
  await page
    .getByRole('button', { name: /^Coleman Coliseum/ })
    .last()
    .tap();
  await expect(page.getByRole('figure')).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Coleman Coliseum, / })).toBeInViewport();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('with a key both kinds of Google’s maps show the markers; their script comes late @desktop', async ({
  page,
  context,
  folder,
  baseURL: origin = '',
}) => {
  const asked = await showMapSite(context, { folder, origin, mood: 'working' });
  await openBetr(page, '/Betr/campus?map=static');
  await expect(markersOf(page)).toHaveCount(11);
  for (const tab of ['Home', 'Map', 'Campus View']) {
    await (await betrMenu(page)).getByRole('link', { name: tab, exact: true }).click();
    if (tab !== 'Campus View') expect(asked).toEqual([]);
  }
  const map = page.getByTestId('google-map');
  const [campus] = campuses;
  const stadium = campus?.landmarks[0];
  for (const [type, mapId] of [
    ['simple', ''],
    ['advanced', 'DEMO_MAP_ID'],
  ] as const) {
    await page.getByLabel('Map type').selectOption(type);
    await expect(map).toHaveAttribute('data-map-type-id', 'satellite');
    await expect(map).toHaveAttribute('data-zoom', '16');
    await expect(map).toHaveAttribute('data-map-id', mapId);
    await expect(map).toHaveAttribute('data-center', `${campus?.lat},${campus?.lng}`);
    await expect(map.getByRole('button')).toHaveCount(11);
    const marker = map.getByTitle('Bryant-Denny Stadium');
    await expect(marker).toHaveAttribute('data-at', `${stadium?.lat},${stadium?.lng}`);
    await marker.click();
    await expect(page.locator('figcaption')).toContainText('Home field of Crimson Tide football.');
    const line = linesOf(page).filter({ hasText: 'Bryant-Denny Stadium' });
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    await expect(map).toHaveAttribute('data-center', `${stadium?.lat},${stadium?.lng}`);
    await line.click();
    await expect(map).toHaveAttribute('data-center', `${campus?.lat},${campus?.lng}`);
    await expect(map.getByRole('button')).toHaveCount(11);
  }
  await expectAccessible(page);
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').searchParams.get('libraries')).toBe('maps,marker');
});

for (const mood of ['unreachable', 'refusing'] as const) {
  test(`when Google is ${mood} its maps say so, and the drawn map works @desktop`, async ({
    page,
    context,
    folder,
    expectConsole,
    baseURL: origin = '',
  }) => {
    expectConsole(/ERR_|Failed to load Google Maps script/);
    const asked = await showMapSite(context, { folder, origin, mood });
    await openBetr(page, '/Betr/campus?map=advanced');
    await expect(missing(page)).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    await expect(linesOf(page)).toHaveCount(11);
    await page.getByLabel('Map type').selectOption('Static Image Map');
    await expect(missing(page)).toHaveCount(0);
    await expect(markersOf(page)).toHaveCount(11);
  });
}
