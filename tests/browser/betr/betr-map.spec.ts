import type { Page } from '@playwright/test';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { expectAccessible } from '../../support/axe.ts';
import { openBetr } from '../../support/betr.ts';
import { expect, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

type Fraternity = [name: string, size: number | null, status: string];

function college(id: string, fields: Record<string, Stored>, ...fraternities: Fraternity[]) {
  const documents: Record<string, Record<string, Stored>> = {
    [`colleges/${id}`]: { conference: '', logoPath: null, fraternityCount: fraternities.length, ...fields },
  };
  for (const [index, [name, size, status]] of fraternities.entries())
    documents[`colleges/${id}/fraternities/f${index}`] = { name, letters: 'ΣΧ', size, status, active: true };
  return documents;
}

const purdue = college(
  'purdue-university',
  { name: 'Purdue University', location: 'West Lafayette, IN', state: 'IN' },
  ['Sigma Chi', 90, 'in contact'],
  ['Theta Chi', 64, 'outreached'],
);
const rice = college('rice-university', { name: 'Rice University', location: 'Houston', state: 'TX' }, [
  'Sigma Nu',
  null,
  'outreached',
]);
const baylor = college('baylor-university', { name: 'Baylor University', location: 'Waco', state: 'TX' });
const harvard = college('harvard-university', {
  name: 'Harvard University',
  location: 'Cambridge',
  state: 'MA',
});

async function open(page: Page, project: TestProject, path = '/Betr/map', ...more: object[]) {
  await project.seed(Object.assign({}, purdue, rice, baylor, harvard, ...more));
  await openBetr(page, path);
  await expect(marker(page, 'harvard-university').or(marker(page, 'rice-university')).first()).toBeAttached();
}

const marker = (page: Page, id: string) => page.locator(`svg [data-college="${id}"]`);
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Colleges' }).getByRole('button', { name });
const zoom = (page: Page) => page.getByRole('status', { name: 'Zoom level' });
const tooltip = (page: Page) => page.getByRole('tooltip');
const zoomButton = (page: Page, way: 'in' | 'out') => page.getByRole('button', { name: `Zoom ${way}` });

/** The middle of a marker on the screen. */
async function middle(page: Page, id: string) {
  const box = await marker(page, id).boundingBox();
  if (!box) throw new Error(`${id} is not drawn.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('the map of colleges tells, opens, zooms and moves @desktop', async ({ page, project, startAnew }) => {
  await test.step('markers tell by shape, color, tooltip and dialog what the list tells in words', async () => {
    await open(page, project);
    for (const [label, value] of [
      ['Total colleges', '4'],
      ['Total fraternities', '3'],
      ['Average fraternity size', '77'],
    ] as const)
      await expect(page.locator('dl > div').filter({ hasText: label }).locator('dd')).toHaveText(value);
    const fills = await Promise.all(
      ['purdue-university', 'rice-university', 'baylor-university'].map((id) =>
        marker(page, id).evaluate((shape) => [getComputedStyle(shape).fill, shape.getAttribute('d')]),
      ),
    );
    expect(new Set(fills.map(([fill]) => fill)).size).toBe(3);
    expect(new Set(fills.map(([, shape]) => shape)).size).toBe(3);
    await expect(row(page, 'Purdue University')).toContainText('in contact', { ignoreCase: true });
    await expect(row(page, 'Rice University')).toContainText('Outreached', { ignoreCase: true });
    await expect(row(page, 'Baylor University')).toContainText('No fraternity yet', { ignoreCase: true });

    await expect(marker(page, 'purdue-university')).toHaveCSS('scale', '1');
    await marker(page, 'purdue-university').hover();
    await expect(marker(page, 'purdue-university')).toHaveCSS('scale', '1.5');
    await expect(tooltip(page)).toContainText('Purdue University');
    await expect(tooltip(page)).toContainText('2 fraternities');
    await expect(row(page, 'Purdue University')).toHaveAttribute('data-active');
    await tooltip(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  });
  await startAnew();
  await test.step('a press on a marker or in the list opens the college with its fraternities', async () => {
    await open(page, project);
    await marker(page, 'purdue-university').click();
    const dialog = page.getByRole('dialog', { name: 'Purdue University' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Sigma Chi' })).toContainText('90 members');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Theta Chi' })).toContainText('64 members');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await row(page, 'Rice University').hover();
    await expect(marker(page, 'rice-university')).toHaveCSS('scale', '1.5');
    await row(page, 'Rice University').click();
    const rices = page.getByRole('dialog', { name: 'Rice University' });
    await expect(rices.getByRole('listitem')).toContainText('Members unknown');
    await rices.getByRole('button', { name: 'Close' }).click();
    await expect(row(page, 'Rice University')).toBeFocused();

    // As few colleges as this have their names on the map.
    await page.locator('svg text', { hasText: 'Harvard U.' }).click();
    await expect(page.getByRole('dialog', { name: 'Harvard University' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(marker(page, 'harvard-university')).toBeFocused();
  });
  await startAnew();
  await test.step('the buttons zoom by 0.2 from 0.5 to 3, markers keep their size, reset shows all', async () => {
    await open(page, project);
    const before = await middle(page, 'rice-university');
    const levels = [];
    for (let press = 0; press < 11; press++) {
      await zoomButton(page, 'in').press('Enter');
      levels.push(await zoom(page).textContent());
    }
    expect(levels).toEqual(
      ['120', '140', '160', '180', '200', '220', '240', '260', '280', '300', '300'].map(
        (level) => `${level}%`,
      ),
    );
    await expect(zoomButton(page, 'in')).toHaveAttribute('aria-disabled', 'true');
    expect(
      await marker(page, 'rice-university').evaluate(
        (shape) => 3 * Number.parseFloat(getComputedStyle(shape).scale),
      ),
    ).toBeCloseTo(1, 2);
    expect((await middle(page, 'rice-university')).y).toBeGreaterThan(before.y + 100);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(zoom(page)).toHaveText('100%');
    const after = await middle(page, 'rice-university');
    expect(after.x).toBeCloseTo(before.x, 0);
    expect(after.y).toBeCloseTo(before.y, 0);
    for (const level of ['80%', '60%', '50%', '50%']) {
      await zoomButton(page, 'out').press('Enter');
      await expect(zoom(page)).toHaveText(level);
    }
    await expect(zoomButton(page, 'out')).toHaveAttribute('aria-disabled', 'true');
  });
  await startAnew();
  await test.step('the wheel zooms at the pointer, a drag moves the map and presses nothing', async () => {
    await open(page, project);
    const start = await middle(page, 'purdue-university');
    await page.mouse.move(start.x, start.y);
    await page.mouse.wheel(0, -100);
    await expect(zoom(page)).toHaveText('120%');
    await page.mouse.wheel(0, -100);
    await expect(zoom(page)).toHaveText('140%');
    const zoomed = await middle(page, 'purdue-university');
    expect(Math.hypot(zoomed.x - start.x, zoomed.y - start.y)).toBeLessThan(1);

    await page.mouse.down();
    await page.mouse.move(start.x - 60, start.y + 40, { steps: 5 });
    await page.mouse.up();
    const dragged = await middle(page, 'purdue-university');
    expect(dragged.x - zoomed.x).toBeCloseTo(-60, 0);
    expect(dragged.y - zoomed.y).toBeCloseTo(40, 0);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // However far: the middle of the frame stays over the canvas.
    for (let turn = 0; turn < 4; turn++) {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 500, start.y, { steps: 4 });
      await page.mouse.up();
    }
    const frame = await page.getByRole('group', { name: /^Map of/ }).boundingBox();
    if (!frame) throw new Error('There is no map.');
    expect((await middle(page, 'purdue-university')).x).toBeLessThan(frame.x + frame.width * 2);
    await page.mouse.move(frame.x + 20, frame.y + 20);
    for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, 100);
    await expect(zoom(page)).toHaveText('50%');
    await page.mouse.dblclick(frame.x + 20, frame.y + 20);
    await expect(zoom(page)).toHaveText('75%');
  });
});

test('the map of colleges by keyboard alone, and each state by its address @desktop', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('by keyboard alone: markers, tooltip, zoom, dialog and back, and the list', async () => {
    await open(page, project);
    await page.getByLabel('Status', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('svg [data-college]:focus')).toHaveCount(1);
    const focused = page.locator('svg [data-college]:focus');
    // Purdue is drawn last, so it is the first that Tab comes to.
    await expect(focused).toHaveAccessibleName(
      'Purdue University, West Lafayette, IN, in contact, 2 fraternities',
    );
    await expect(tooltip(page)).toContainText('Purdue University');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAccessibleName(/^Rice|^Baylor/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(tooltip(page)).toBeVisible();
    await page.keyboard.press('+');
    await expect(zoom(page)).toHaveText('120%');
    await page.keyboard.press('0');
    await expect(zoom(page)).toHaveText('100%');
    const name = (await focused.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(focused).toHaveAccessibleName(new RegExp(`^${name}`));

    // Out of sight on the map, brought into it from the list.
    for (let turn = 0; turn < 10; turn++) await zoomButton(page, 'in').press('Enter');
    await page.getByLabel('Show', { exact: true }).selectOption('All colleges');
    await row(page, 'Harvard University').focus();
    await expect(tooltip(page)).toContainText('Harvard University');
    await expect(marker(page, 'harvard-university')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Harvard University' })).toContainText(
      'No fraternities yet.',
    );
    await page.keyboard.press('Escape');
    await expect(row(page, 'Harvard University')).toBeFocused();
  });
  await startAnew();
  await test.step('state, college and search stand in the address; each state has its map', async () => {
    expectConsole(/ERR_FAILED/);
    await page.route(/\/assets\/ma-[^/]*\.js/, (route) => route.abort());
    await open(page, project);
    for (const [code, name, there] of [
      ['TX', 'Texas', 2],
      ['CA', 'California', 0],
      ['FL', 'Florida', 0],
      ['MA', 'Massachusetts', 1],
    ] as const) {
      await page.getByLabel('State', { exact: true }).selectOption(name);
      await expect(page).toHaveURL(new RegExp(`state=${code}`));
      await expect(
        page.getByRole('group', { name: `Map of ${name}, ${there} college${there === 1 ? '' : 's'}` }),
      ).toBeVisible();
      await expect(page.locator('svg [data-college]')).toHaveCount(there);
      // A map that can't be loaded is that of the country, zoomed to the state.
      await expect(zoom(page)).toHaveText(code === 'MA' ? '300%' : '100%');
    }
    await page.goBack();
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('FL');
    await page.goto('/Betr/map?state=tx&college=rice-university');
    const dialog = page.getByRole('dialog', { name: 'Rice University' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/Betr\/map\?state=tx$/);
    await marker(page, 'baylor-university').click();
    await expect(page).toHaveURL(/college=baylor-university/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('Search', { exact: true }).fill('hoUston');
    await expect(page.getByText('1 of 2 colleges')).toBeVisible();
    await expect(page.locator('svg [data-college]')).toHaveCount(1);
    await page.getByLabel('Search', { exact: true }).fill('nothing');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/Betr\/map$/);
    await expect(page.locator('svg [data-college]')).toHaveCount(4);
    await page.goBack();
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('nothing');
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('TX');
  });
});

test('the map of colleges under fingers and a thumb @phone', async ({ page, project, startAnew }) => {
  await test.step('two fingers zoom and move the map, one scrolls the page, a tap opens', async () => {
    await open(page, project);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const fingers = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints });

    const at = await middle(page, 'baylor-university');
    await touch('touchStart', { x: at.x - 20, y: at.y });
    await touch('touchStart', { x: at.x - 20, y: at.y }, { x: at.x + 20, y: at.y });
    for (const spread of [25, 30, 35, 40])
      await touch('touchMove', { x: at.x - spread, y: at.y }, { x: at.x + spread, y: at.y });
    await expect(zoom(page)).toHaveText('200%');
    for (const down of [10, 20, 30])
      await touch('touchMove', { x: at.x - 40, y: at.y + down }, { x: at.x + 40, y: at.y + down });
    await touch('touchEnd');
    await expect(zoom(page)).toHaveText('200%');
    const moved = await middle(page, 'baylor-university');
    expect(moved.x).toBeCloseTo(at.x, -0.5);
    expect(moved.y).toBeCloseTo(at.y + 30, -0.5);
    expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1]);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.touchscreen.tap(moved.x + 8, moved.y + 8);
    const dialog = page.getByRole('dialog', { name: 'Baylor University' });
    await expect(dialog).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBeGreaterThan(360);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    await touch('touchStart', moved);
    for (const up of [20, 60, 100, 140]) await touch('touchMove', { x: moved.x, y: moved.y - up });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(zoom(page)).toHaveText('200%');
    expect((await middle(page, 'baylor-university')).x).toBeCloseTo(moved.x, 0);
  });
  await startAnew();
  await test.step('a thumb picks one of several colleges, calls its rush chair, and finds the list', async () => {
    await open(page, project, '/Betr/map', boston);
    const { x, y } = await middle(page, 'boston-university');
    await page.touchscreen.tap(x + 3, y + 3);
    const several = page.getByRole('dialog', { name: '3 colleges here' });
    await expect(several).toBeVisible();
    await expectAccessible(page);
    await several.getByRole('button', { name: 'Boston University' }).click();
    const dialog = page.getByRole('dialog', { name: 'Boston University' });
    await expect(dialog.getByRole('link', { name: 'Call Sam Lee' })).toHaveAttribute(
      'href',
      'tel:5550100199',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'List', exact: true }).click();
    const list = page.getByRole('region', { name: 'Colleges' });
    await expect(list).toBeFocused();
    await expect(list.getByRole('button', { name: 'Baylor University' })).toBeInViewport();
    await list.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(marker(page, 'boston-university')).toBeInViewport();
  });
});

const contact = {
  rushChairName: 'Sam Lee',
  rushChairNumber: '(555) 010-0199',
  rushChairConfirmedOn: '2026-10-01',
};
const boston = {
  ...college('boston-university', { name: 'Boston University', location: 'Boston', state: 'MA' }, [
    'Theta Chi',
    50,
    'outreached',
  ]),
  ...college('northeastern-university', { name: 'Northeastern University', location: 'Boston', state: 'MA' }),
};
boston['colleges/boston-university/fraternities/f0'] = {
  ...boston['colleges/boston-university/fraternities/f0'],
  ...contact,
};

test('what the map stands on: filters, places of older documents, or samples @desktop', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('filters stand in the address, numbers follow them, and the list follows the map', async () => {
    await open(page, project, '/Betr/map?status=outreached');
    const numbers = page.locator('dl dd');
    await expect(numbers.first()).toHaveText('1 of 4');
    await expect(page.locator('svg [data-college]')).toHaveCount(1);
    await page.getByLabel('Status', { exact: true }).selectOption('All');
    await expect(page).toHaveURL(/\/Betr\/map$/);
    await expect(numbers.first()).toHaveText('4');

    // A state without a map of its own is zoomed to on the country's.
    await page.getByLabel('State', { exact: true }).selectOption('Indiana');
    await expect(page.getByRole('group', { name: 'Map of Indiana, 1 college' })).toBeVisible();
    await expect(zoom(page)).toHaveText('300%');
    await expect(marker(page, 'purdue-university')).toBeInViewport();
    await page.getByLabel('State', { exact: true }).selectOption('All');
    await page.getByLabel('Search', { exact: true }).fill('theta chi');
    await expect(page.getByText('1 of 4 colleges')).toBeVisible();
    await page.getByLabel('Search', { exact: true }).fill('');
    await expect(page.getByText('4 in view')).toBeVisible();

    const { x, y } = await middle(page, 'rice-university');
    await page.mouse.move(x, y);
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, -100);
    await expect(zoom(page)).toHaveText('300%');
    await expect(page.getByText('2 in view')).toBeVisible();
    const rows = page.getByRole('region', { name: 'Colleges' }).getByRole('listitem');
    await expect(rows).toContainText(['Baylor University', 'Rice University']);
    await expect(rows).toHaveCount(2);
    // Picking a row brings the college to the middle.
    await row(page, 'Rice University').click();
    await page
      .getByRole('dialog', { name: 'Rice University' })
      .getByRole('button', { name: 'Close' })
      .click();
    await page.getByLabel('Order', { exact: true }).selectOption('Closest to the center');
    await expect(rows).toContainText(['Rice University', 'Baylor University']);
    const frame = await page.getByRole('group', { name: /^Map of/ }).boundingBox();
    if (!frame) throw new Error('There is no map.');
    const rice = await middle(page, 'rice-university');
    // The box of a marker's shape isn't quite around its point.
    expect(Math.abs(rice.x - frame.x - frame.width / 2)).toBeLessThan(2);
    expect(Math.abs(rice.y - frame.y - frame.height / 2)).toBeLessThan(2);
    await expectAccessible(page);
  });
  await startAnew();
  await test.step('coordinates of older documents place what the list lacks; the rest is not on the map', async () => {
    const coordinates = { x: 300, y: 450 };
    await open(
      page,
      project,
      '/Betr/map',
      college('old-college', { name: 'Old College', coordinates }),
      college('rice-university', { name: 'Rice University', state: 'TX', coordinates }),
      college('lost-college', { name: 'Lost College', coordinates: { x: 1300, y: 20 } }),
    );
    await expect(marker(page, 'old-college')).toHaveCSS('translate', '300px 450px');
    await expect(marker(page, 'rice-university')).not.toHaveCSS('translate', '300px 450px');
    await expect(marker(page, 'lost-college')).toHaveCount(0);
    await expect(row(page, 'Lost College')).toContainText('not on the map');
    await expect(row(page, 'Old College')).not.toContainText('not on the map');
    await row(page, 'Lost College').click();
    await expect(page.getByRole('dialog', { name: 'Lost College' })).toContainText('Not on the map');
  });
  await startAnew();
  await test.step('without colleges, or when they cannot be read, sample data stands in and says so', async () => {
    expectConsole(/403|permission/i);
    await openBetr(page, '/Betr/map');
    await expect(page.getByText('Sample data. There are no colleges yet.')).toBeVisible();
    await expect(page.locator('svg [data-college]')).toHaveCount(16);
    await expect(row(page, 'University of Texas at Austin')).toBeVisible();
    await project.seed(purdue);
    await project.refuse('allow read: if isBetr() || isStaff();');
    await page.reload();
    await expect(
      page.getByText('Sample data. Failed to load colleges. Please try again later.'),
    ).toBeVisible();
    await expect(page.locator('svg [data-college]')).toHaveCount(16);
    await expectAccessible(page);
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('svg [data-college]')).toHaveCount(1);
    await expect(page.getByText(/^Sample data/)).toHaveCount(0);
  });
});
