import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { openBetr } from '../../support/betr.ts';
import { fourColleges, frameOf, marker, middle, openMap, row, zoom } from '../../support/betrMap.ts';
import { expect, test } from '../../support/staff.ts';

const tooltip = (page: Page) => page.getByRole('tooltip');

test('the map of colleges tells, opens, zooms and moves under a mouse @desktop', async ({
  page,
  project,
}) => {
  await openMap(page, project);
  await test.step('markers tell by shape, color and tooltip what the list tells in words', async () => {
    await expect(page.locator('dl dd').first()).toHaveText('4');
    const shapes = await Promise.all(
      ['purdue-university', 'rice-university', 'baylor-university'].map((id) =>
        marker(page, id).evaluate((shape) => [
          getComputedStyle(shape).fill,
          shape.querySelector('path')?.getAttribute('d'),
        ]),
      ),
    );
    for (const at of [0, 1]) expect(new Set(shapes.map((shape) => shape[at])).size).toBe(3);
    await expect(row(page, 'Rice University')).toContainText('0 of 1 reached');

    await expect(marker(page, 'purdue-university')).toHaveCSS('scale', '1');
    await marker(page, 'purdue-university').hover();
    await expect(marker(page, 'purdue-university')).toHaveCSS('scale', '1.5');
    await expect(tooltip(page)).toContainText('Purdue University');
    await expect(tooltip(page)).toContainText('1 of 2 reached');
    await expect(row(page, 'Purdue University')).toHaveAttribute('data-active');
    await tooltip(page).hover();
    await expect(tooltip(page)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  });
  await test.step('a press on a marker, its name or in the list opens the college and comes back', async () => {
    await marker(page, 'purdue-university').click();
    const dialog = page.getByRole('dialog', { name: 'Purdue University' });
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Sigma Chi' })).toContainText('90 members');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await row(page, 'Rice University').hover();
    await expect(marker(page, 'rice-university')).toHaveCSS('scale', '1.5');
    await row(page, 'Rice University').click();
    const rices = page.getByRole('dialog', { name: 'Rice University' });
    await rices.getByRole('button', { name: 'Close' }).click();
    await expect(row(page, 'Rice University')).toBeFocused();

    // As few colleges as this have their names on the map.
    await page.locator('svg text', { hasText: 'Harvard U.' }).click();
    await expect(page.getByRole('dialog', { name: 'Harvard University' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(marker(page, 'harvard-university')).toBeFocused();
  });
  await test.step('the wheel zooms at the pointer, a drag moves the map and presses nothing', async () => {
    const start = await middle(page, 'purdue-university');
    await page.mouse.move(start.x, start.y);
    await page.mouse.wheel(0, -100);
    await expect(zoom(page)).toHaveText('120%');
    await page.mouse.wheel(0, -100);
    await expect(zoom(page)).toHaveText('140%');
    const zoomed = await middle(page, 'purdue-university');
    expect(Math.hypot(zoomed.x - start.x, zoomed.y - start.y)).toBeLessThan(1);
    // A marker keeps its size.
    const scale = await marker(page, 'rice-university').evaluate((shape) =>
      Number.parseFloat(getComputedStyle(shape).scale),
    );
    expect(1.4 * scale).toBeCloseTo(1, 2);

    await page.mouse.down();
    await page.mouse.move(start.x - 60, start.y + 40, { steps: 5 });
    await page.mouse.up();
    const dragged = await middle(page, 'purdue-university');
    expect(dragged.x - zoomed.x).toBeCloseTo(-60, 0);
    expect(dragged.y - zoomed.y).toBeCloseTo(40, 0);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const frame = await frameOf(page);
    await page.mouse.move(frame.x + 20, frame.y + 20);
    for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 100);
    await expect(zoom(page)).toHaveText('50%');
    await page.mouse.dblclick(frame.x + 20, frame.y + 20);
    await expect(zoom(page)).toHaveText('75%');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(zoom(page)).toHaveText('100%');
    await expect
      .poll(async () => {
        const reset = await middle(page, 'purdue-university');
        return Math.hypot(reset.x - start.x, reset.y - start.y);
      })
      .toBeLessThan(1);
  });
  await test.step('the list follows the map, and what is picked in it comes to the middle', async () => {
    const { x, y } = await middle(page, 'rice-university');
    await page.mouse.move(x, y);
    for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, -100);
    await expect(zoom(page)).toHaveText('300%');
    await expect(page.getByText('2 in view')).toBeVisible();
    const rows = page.getByRole('region', { name: 'Colleges' }).getByRole('listitem');
    await expect(rows).toContainText(['Baylor University', 'Rice University']);
    await expect(rows).toHaveCount(2);
    await row(page, 'Rice University').click();
    const dialog = page.getByRole('dialog', { name: 'Rice University' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Order', { exact: true }).selectOption('Closest to the center');
    await expect(rows).toContainText(['Rice University', 'Baylor University']);
    const frame = await frameOf(page);
    const rice = await middle(page, 'rice-university');
    // The box of a marker's shape isn't quite around its point.
    expect(Math.abs(rice.x - frame.x - frame.width / 2)).toBeLessThan(2);
    expect(Math.abs(rice.y - frame.y - frame.height / 2)).toBeLessThan(2);
    await expectAccessible(page);
  });
});

test('the map of colleges by samples, by keyboard alone, and by its address @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/403|permission|ERR_FAILED/i);
  await page.route(/\/assets\/ma-[^/]*\.js/, (route) => route.abort());
  await test.step('without colleges, or when they cannot be read, sample data stands in and says so', async () => {
    await openBetr(page, '/Betr/map');
    await expect(page.getByText('Sample data. There are no colleges yet.')).toBeVisible();
    await expect(page.locator('svg [data-college]')).toHaveCount(16);
    await project.seed(fourColleges);
    await project.refuse('allow read: if isBetr() || isStaff();');
    await page.reload();
    await expect(
      page.getByText('Sample data. Failed to load colleges. Please try again later.'),
    ).toBeVisible();
    await expect(page.locator('svg [data-college]')).toHaveCount(16);
    await expectAccessible(page);
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('svg [data-college]')).toHaveCount(4);
    await expect(page.getByText(/^Sample data/)).toHaveCount(0);
  });
  await test.step('by keyboard alone: markers, tooltip, zoom, dialog and back, and the list', async () => {
    await page.getByLabel('Status', { exact: true }).focus();
    await page.keyboard.press('Tab');
    const focused = page.locator('svg [data-college]:focus');
    // Purdue is drawn last, so it is the first that Tab comes to.
    await expect(focused).toHaveAccessibleName('Purdue University, West Lafayette, IN, 1 of 2 reached');
    await expect(tooltip(page)).toContainText('Purdue University');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveAccessibleName(/^Rice|^Baylor/);
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
    for (let turn = 0; turn < 10; turn++) await page.keyboard.press('+');
    await expect(zoom(page)).toHaveText('300%');
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

    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Nearest colleges' }).click();
    await expect(page.locator('[data-row]')).toHaveText([
      /^Harvard/,
      /^Purdue.*about 8\d\d mi/,
      /^Rice.*about 1,\d+ mi/,
      /^Baylor.*about 1,\d+ mi/,
    ]);
    await expect(page.getByLabel('Order', { exact: true })).toHaveValue('near');
    await expectAccessible(page);
  });
  await test.step('state, college and search stand in the address; each state has its map', async () => {
    for (const [code, name, there, level] of [
      ['TX', 'Texas', '2 colleges', '100%'],
      // A map that can't be loaded is that of the country, zoomed to the state, as where there is none.
      ['MA', 'Massachusetts', '1 college', '300%'],
      ['IN', 'Indiana', '1 college', '300%'],
    ] as const) {
      await page.getByLabel('State', { exact: true }).selectOption(name);
      await expect(page).toHaveURL(new RegExp(`state=${code}`));
      await expect(page.getByRole('group', { name: `Map of ${name}, ${there}` })).toBeVisible();
      await expect(zoom(page)).toHaveText(level);
    }
    await page.goBack();
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('MA');
    await page.goto('/Betr/map?state=tx&college=rice-university');
    const dialog = page.getByRole('dialog', { name: 'Rice University' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/Betr\/map\?state=tx$/);
    await marker(page, 'baylor-university').click();
    await expect(page).toHaveURL(/college=baylor-university/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('Search', { exact: true }).fill('hoUston');
    await expect(page.getByText('1 of 2 colleges')).toBeVisible();
    await page.getByLabel('Search', { exact: true }).fill('nothing');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/Betr\/map$/);
    await expect(page.locator('svg [data-college]')).toHaveCount(4);
    await page.goBack();
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('nothing');
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('TX');
  });
});
