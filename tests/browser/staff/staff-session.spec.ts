import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { anEvent } from '../../support/documents/events.ts';
import { enterPassword, expect, test, watchCounts } from '../../support/staff.ts';

const { admin, staff } = SAMPLE_ACCOUNTS;

test('signing in: refused, let through to where one wanted, longer by password, out in the end @desktop', async ({
  page,
  expectConsole,
  project,
}) => {
  // The clock jumps over the seconds that Firestore gives its connection.
  expectConsole(/400|Could not reach Cloud Firestore backend/);
  await project.seed({ ...anEvent('a', { status: 'completed', title: 'Old Cup' }), ...anEvent('b') });
  await page.clock.install();
  const counted = watchCounts(page);
  await page.goto('/admin/events?status=completed');
  await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
  await enterPassword(page, 'guess');
  await expect(page.getByText('Invalid password', { exact: true })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(admin.password);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await enterPassword(page, admin.password);
  await expect(page.getByRole('heading', { level: 1, name: 'Event Management' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/events\?status=completed$/);
  await expect(page.getByRole('listitem', { name: 'Old Cup' })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Spring Open' })).toHaveCount(0);

  const search = page.getByRole('searchbox', { name: /^Search/ });
  await search.fill('half a wo');
  await counted();
  const notice = page.getByText(/^Your session ends at/);
  await page.clock.fastForward('27:30');
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('00:45');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stay', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stay signed in' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await enterPassword(page, 'guess', 'Stay');
  await expect(dialog.getByText('Invalid password')).toBeVisible();
  await enterPassword(page, admin.password, 'Stay');
  await expect(dialog).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('heading', { level: 1, name: 'Event Management' })).toBeVisible();
  await expect(search).toHaveValue('half a wo');

  await page.clock.fastForward('20:01');
  await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Event Management' })).toHaveCount(0);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await enterPassword(page, admin.password);
  await expect(search).toHaveValue('half a wo');
});

test('signing in on a phone: what is told, offline too; out of every tab, in as regular staff @phone', async ({
  page,
  expectConsole,
  context,
  project,
}) => {
  // The regular account signs in where the super account has refused; the other tab may let go of its list
  // when the store is gone.
  expectConsole(/400|ERR_|Failed to obtain primary lease/);
  await project.seed(anEvent('a'));
  // A map that the console has no longer.
  await page.goto('/admin/map/indiana');
  await expect(page).toHaveURL(/\/admin\/events$/);
  await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('aces');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('aces');

  let answer = '';
  await page.route(/accounts:signInWithPassword/, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: answer } } }),
  );
  for (const [code, message] of answers) {
    answer = code;
    await enterPassword(page, admin.password);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await page.unroute(/accounts:signInWithPassword/);
  await page.route(/accounts:/, (route) => route.abort('internetdisconnected'));
  await enterPassword(page, admin.password);
  await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible();
  await page.unroute(/accounts:/);
  await enterPassword(page, admin.password);
  await expect(page.getByRole('listitem', { name: 'Spring Open' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/admin/nowhere/at/all');
  await expect(other).toHaveURL(/\/admin\/events$/);
  await expect(other.getByRole('listitem', { name: 'Spring Open' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  // The sign-in shows at once; the page loads itself again a little later, and would lose what is typed.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Logout' }).click();
  await loaded;
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('staff-session'))).toBeNull();
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await expect.poll(databases).not.toContainEqual(expect.stringContaining('firestore/staff'));
  await enterPassword(page, staff.password);
  await expect(page.getByRole('heading', { name: 'Event Management' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('staff-session') ?? '{}').level))
    .toBe('regular');
  // A screen for super admins.
  await page.goto('/admin/colleges?college=purdue-university');
  await expect(page).toHaveURL(/\/admin\/events$/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Manage Events' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Colleges|Fraternities|Outreach|Calendar)$/ })).toHaveCount(
    0,
  );
});

// What the real service answers in these words; the emulator has no limit of attempts.
const answers = [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes, then try again.'],
  ['EMAIL_NOT_FOUND', "The staff account doesn't exist yet. Ask the site's administrator to create it."],
  ['INVALID_LOGIN_CREDENTIALS', 'Invalid password'],
] as const;
