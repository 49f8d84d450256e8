import { expectAccessible } from '../../support/axe.ts';
import { college, marker, middle, openMap, zoom } from '../../support/betrMap.ts';
import { expect, test } from '../../support/staff.ts';

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

test('the map of colleges under fingers and a thumb @phone', async ({ page, project }) => {
  await openMap(page, project, boston);
  await test.step('two fingers zoom and move the map, one scrolls the page, a tap opens', async () => {
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
    const away = async () => {
      const { x, y } = await middle(page, 'baylor-university');
      return Math.hypot(x - at.x, y - at.y - 30);
    };
    await expect.poll(away).toBeLessThan(2);
    const moved = await middle(page, 'baylor-university');
    expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1]);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.touchscreen.tap(moved.x + 8, moved.y + 8);
    const dialog = page.getByRole('dialog', { name: 'Baylor University' });
    await expect(dialog).toBeVisible();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBeGreaterThan(360);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    await touch('touchStart', moved);
    for (const up of [20, 60, 100, 140]) await touch('touchMove', { x: moved.x, y: moved.y - up });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(zoom(page)).toHaveText('200%');
    expect((await middle(page, 'baylor-university')).x).toBeCloseTo(moved.x, 0);
  });
  await test.step('a thumb picks one of several colleges, calls its rush chair, and finds the list', async () => {
    await page.getByRole('button', { name: 'Reset' }).tap();
    await expect(zoom(page)).toHaveText('100%');
    await page.evaluate(() => scrollTo(0, 0));
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
