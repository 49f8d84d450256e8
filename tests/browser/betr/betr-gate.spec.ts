import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { betrMenu, unlockBetr } from '../../support/betr.ts';
import { enterPassword, expect, openAs, test } from '../../support/staff.ts';

const { admin, betr } = SAMPLE_ACCOUNTS;
const signIn = /accounts:signInWithPassword/;

test('the gate of Betr opens by its password alone, not for other accounts @desktop', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400/);
  await page.goto('/BETR/Database');
  await expect(page).toHaveURL(/\/Betr\/database$/);
  await expectAccessible(page);
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  await enterPassword(page, 'guess', 'Unlock');
  await expect(page.getByText('Incorrect password. Please try again.')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expectAccessible(page);

  // An account without the claim stays outside, also after a reload.
  await page.route(signIn, (route) =>
    route.continue({
      postData: JSON.stringify({ ...JSON.parse(route.request().postData() ?? ''), ...admin }),
    }),
  );
  await enterPassword(page, betr.password, 'Unlock');
  await expect(page.getByText(/^This account can’t open Betr/)).toBeVisible();
  await page.unroute(signIn);
  // Nor does an entry that somebody wrote there by hand.
  await page.evaluate(() => sessionStorage.setItem('betr-unlocked', 'yes'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Betr' })).toBeVisible();

  await enterPassword(page, betr.password, 'Unlock');
  await expect(page.getByRole('heading', { level: 1, name: 'Database' })).toBeVisible();
  await expect(page).toHaveURL(/\/Betr\/database$/);
  await page.goto('/betr?status=red');
  await expect(page).toHaveURL(/\/Betr\?status=red$/);
  await page.goto('/betr/nowhere/at/all');
  await expect(page).toHaveURL(/\/Betr$/);
});

// What the real service answers in these words; the emulator has no limit of attempts.
test('the gate tells why it stays shut; the tabs are in a drawer, without broadcast channels too @phone', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400|ERR_/);
  await page.addInitScript(() => Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined }));
  await page.goto('/Betr/database');
  for (const [code, message] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes, then try again.'],
    ['EMAIL_NOT_FOUND', 'There’s no Betr account yet. Ask the site’s owner to create it.'],
  ] as const) {
    await page.route(signIn, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    await enterPassword(page, betr.password, 'Unlock');
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute(signIn);
  }
  await page.route(/accounts:/, (route) => route.abort('internetdisconnected'));
  await enterPassword(page, betr.password, 'Unlock');
  await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(betr.password);
  await page.unroute(/accounts:/);

  await enterPassword(page, betr.password, 'Unlock');
  await expect(page.getByRole('heading', { level: 1, name: 'Database' })).toBeVisible();
  await expectAccessible(page);
  // Nothing is focused in a page that has just been loaded.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Database' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const menu = await betrMenu(page);
  await expect(menu.getByRole('link', { name: 'Campus View' })).toBeVisible();
  await expectAccessible(page);
  for (const link of await menu.getByRole('link').all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await menu.getByRole('link', { name: 'Campus View' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Campus View' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await betrMenu(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goto('/Betr');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('behind the gate: its tabs, its end in every tab, and the console beside it @desktop', async ({
  page,
  context,
}) => {
  // A staff member's sign-in doesn't open Betr.
  await openAs(page, 'admin', '/Betr');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await enterPassword(page, betr.password, 'Unlock');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  for (const [label, title, path] of [
    ['Map', 'College Map', '/Betr/map'],
    ['Database', 'Database', '/Betr/database'],
    ['Campus View', 'Campus View', '/Betr/campus'],
    ['Home', 'Home', '/Betr'],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Betr' }).getByRole('link', { name: label });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle(new RegExp(`^${title} `));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('nav[aria-label=Betr] [aria-current]')).toHaveCount(1);
  }

  // Of the browser session, and no further: another tab asks for the password itself.
  const other = await context.newPage();
  await unlockBetr(other, '/Betr/database');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Betr' })).toBeVisible();
  await other.close();
  await unlockBetr(page);

  // Neither end is that of the other.
  await page.goto('/admin/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Event Management' })).toBeVisible();
  // The sign-in shows at once; the page loads itself again a little later.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
  await page.goto('/Betr');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
