import type { Page } from '@playwright/test';
import { middleOf } from '../../../src/domain/campus/campusDrawing.ts';
import campuses from '../../../src/domain/lists/campuses.json' with { type: 'json' };
import { expectAccessible } from '../../support/axe.ts';
import { betrMenu, openBetr } from '../../support/betr.ts';
import { buildMapSite, showMapSite } from '../../support/googleMaps.ts';
import { test as base, expect } from '../../support/staff.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
  folder: [async ({}, use) => use(buildMapSite('betr')), { timeout: 120_000 }],
});

const markersOf = (page: Page) =>
  page.getByRole('figure').getByRole('button', { name: /, (fraternity house|stadium|building|landmark)$/ });
const linesOf = (page: Page) => page.getByRole('region').getByRole('button');
const missing = (page: Page) => page.getByText('Google Maps not loaded');

/** Expects every house and its label inside the map. */
async function expectHousesInMap(page: Page): Promise<void> {
  const frame = await page.getByRole('img', { name: /^Map of/ }).boundingBox();
  const houses = page.getByRole('figure').getByRole('button', { name: /, fraternity house$/ });
  for (const house of await houses.all()) {
    const box = await house.boundingBox();
    if (!frame || !box) throw new Error('there is no map');
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(box.y).toBeGreaterThanOrEqual(frame.y);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
}

function watchGoogle(page: Page): string[] {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (/^https:.*(google|gstatic)/.test(request.url()) && asked.push(request.url())),
  );
  return asked;
}

test('on a phone a finger scrolls past the drawn map, two zoom it, its markers are tapped @phone', async ({
  page,
}) => {
  await openBetr(page, '/Betr/campus');
  await expect(page.getByLabel('Map type')).toHaveValue('static');
  await expect(markersOf(page)).toHaveCount(11);
  for (const marker of await markersOf(page).all()) {
    const box = await marker.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await expectHousesInMap(page);
  const zoom = page.getByLabel('Zoom level');
  await expect(zoom).toHaveText('100%');
  const frame = await page.getByRole('img', { name: /^Map of/ }).boundingBox();
  const at = { x: 195, y: (frame?.y ?? 0) + 200 };
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: at.x - 30, y: at.y }, { x: at.x + 30, y: at.y });
  for (const spread of [40, 50, 60])
    await touch('touchMove', { x: at.x - spread, y: at.y }, { x: at.x + spread, y: at.y });
  await touch('touchEnd');
  await expect(zoom).toHaveText('200%');
  await page.getByRole('button', { name: 'Show the whole campus' }).tap();
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

  await page.evaluate(() => scrollTo(0, 0));
  const seen = await zoom.textContent();
  await touch('touchStart', at);
  for (const up of [20, 60, 100, 140]) await touch('touchMove', { x: at.x, y: at.y - up });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(zoom).toHaveText(seen ?? '');
});

test('with a key Google’s maps show the markers, their script comes late, or they say that it failed @desktop', async ({
  page,
  context,
  folder,
  expectConsole,
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
  const middle = campus && middleOf(campus.fraternities.map((house) => ({ ...house, kind: 'house' })));
  for (const [type, mapId] of [
    ['simple', ''],
    ['advanced', 'DEMO_MAP_ID'],
  ] as const) {
    await page.getByLabel('Map type').selectOption(type);
    await expect(map).toHaveAttribute('data-map-type-id', 'satellite');
    await expect(map).toHaveAttribute('data-zoom', '16');
    await expect(map).toHaveAttribute('data-map-id', mapId);
    await expect(map).toHaveAttribute('data-center', `${middle?.lat},${middle?.lng}`);
    await expect(map.getByRole('button')).toHaveCount(11);
    const marker = map.getByTitle('Bryant-Denny Stadium');
    await expect(marker).toHaveAttribute('data-at', `${stadium?.lat},${stadium?.lng}`);
    await marker.click();
    await expect(page.locator('figcaption')).toContainText('Home field of Crimson Tide football.');
    const line = linesOf(page).filter({ hasText: 'Bryant-Denny Stadium' });
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    await expect(map).toHaveAttribute('data-center', `${stadium?.lat},${stadium?.lng}`);
    await line.click();
    await expect(map).toHaveAttribute('data-center', `${middle?.lat},${middle?.lng}`);
    await expect(map.getByRole('button')).toHaveCount(11);
  }
  await expectAccessible(page);
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').searchParams.get('libraries')).toBe('maps,marker');

  expectConsole(/ERR_|Failed to load Google Maps script/);
  for (const mood of ['unreachable', 'refusing'] as const) {
    const asked = await showMapSite(context, { folder, origin, mood });
    await page.goto('/Betr/campus?map=advanced');
    await expect(missing(page), mood).toBeVisible();
    expect(asked.length, mood).toBeGreaterThan(0);
    await expect(linesOf(page)).toHaveCount(11);
    // Google says it once, for all its maps.
    await page.getByLabel('Map type').selectOption('Simple Google Maps');
    await expect(page.getByLabel('Map type')).toHaveValue('simple');
    await expect(missing(page)).toBeVisible();
    await expect(page.getByTestId('google-map')).toHaveCount(0);
    await page.getByLabel('Map type').selectOption('Static Image Map');
    await expect(missing(page)).toHaveCount(0);
    await expect(markersOf(page)).toHaveCount(11);
  }
});

test('without a key: contacts of a house, read once; map and list in step; Google missing @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_|RPC_ERROR/);
  const asked = watchGoogle(page);
  const nav = page.getByRole('navigation', { name: 'Betr' });
  await test.step('a house shows its chapter’s contacts, read once for a campus, never after Home', async () => {
    const alabama = 'colleges/university-of-alabama';
    await project.seed({
      [alabama]: { name: 'University of Alabama', state: 'AL' },
      [`${alabama}/fraternities/sae`]: {
        name: 'SAE',
        status: 'in contact',
        rushChairName: 'Lee Park',
        rushChairNumber: '(555) 010-0177 x2',
      },
      [`${alabama}/fraternities/sigma-nu`]: { name: 'Sigma Nu', status: 'outreached' },
    });
    const reads = async () => (await project.requests()).reduce((sum, entry) => sum + entry.reads, 0);
    await openBetr(page, '/Betr/campus');
    await expect(markersOf(page)).toHaveCount(11);
    await expectHousesInMap(page);
    expect(await reads()).toBe(0);
    await page.route(/:runQuery/, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Sigma Alpha Epsilon, fraternity house' }).click();
    await expect(page.getByText('Failed to load contacts. Please try again.')).toBeVisible();
    await page.unroute(/:runQuery/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'Call Lee Park' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sigma Nu, fraternity house' }).click();
    await expect(page.getByText('No contact info')).toBeVisible();
    await linesOf(page).filter({ hasText: 'Pi Kappa Alpha' }).click();
    await expect(page.getByText('No record of this chapter yet.')).toBeVisible();
    expect(await reads()).toBe(2);

    await nav.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'SAE, University of Alabama' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: 'Text Lee Park' })).toBeVisible();
    await expect(page).toHaveURL(/chapter=university-of-alabama(%2F|\/)sae/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'SAE, University of Alabama' })).toBeFocused();
    expect(await reads()).toBe(5);
  });
  await test.step('the drawn map and the list are in step by keyboard', async () => {
    await nav.getByRole('link', { name: 'Campus View' }).click();
    await expect(page.getByRole('img', { name: 'Map of University of Alabama, drawn' })).toBeVisible();
    const line = page.getByRole('region', { name: 'Landmarks' }).getByRole('button').first();
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    const { name = '', description = '' } = campuses[0]?.landmarks[0] ?? {};
    const marker = markersOf(page).and(page.getByRole('button', { name: new RegExp(`^${name},`) }));
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('figcaption').getByRole('status')).toHaveText(`${name} ${description}`);
    await expectAccessible(page);
    await markersOf(page).first().focus();
    await page.keyboard.press('Space');
    await expect(linesOf(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(line).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/place=house-1/);
  });
  await test.step('the Google types say what is missing; the drawn map moves under the mouse', async () => {
    await expect(page.getByLabel('Map type')).toHaveValue('static');
    for (const type of ['Simple Google Maps', 'Advanced Markers']) {
      await page.getByLabel('Map type').selectOption(type);
      await expect(missing(page)).toBeVisible();
      await expect(page.getByText('Add your API key to enable maps')).toBeVisible();
      await expect(linesOf(page)).toHaveCount(11);
    }
    await expectAccessible(page);
    await page.goBack();
    await expect(page).toHaveURL(/map=simple/);
    await page.goBack();
    const house = page.getByRole('button', { name: 'Sigma Nu, fraternity house' });
    // Waits until the house stands still.
    await house.hover({ trial: true });
    const before = await house.boundingBox();
    await page.mouse.move(500, 300);
    await page.mouse.down();
    await page.mouse.move(540, 240, { steps: 4 });
    await page.mouse.up();
    const moved = async () => {
      const after = await house.boundingBox();
      return [(after?.x ?? 0) - (before?.x ?? 0), (after?.y ?? 0) - (before?.y ?? 0)].map(Math.round);
    };
    await expect.poll(moved).toEqual([40, -60]);
    await page.goto('/Betr/campus?campus=university-of-texas-at-austin&map=static&place=landmark-1');
    await expect(page.getByLabel('College', { exact: true })).toHaveValue('university-of-texas-at-austin');
    await expect(page.getByRole('figure').locator('[aria-pressed=true]')).toBeInViewport({ ratio: 1 });
    expect(asked).toEqual([]);
  });
});
