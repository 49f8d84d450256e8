import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { anEvent } from '../../support/documents/events.ts';
import { enterPassword, expect, signInAs, test, watchCounts } from '../../support/staff.ts';

const { admin, staff } = SAMPLE_ACCOUNTS;

test('signing in: refused, let through to where one wanted, and out again after 30 minutes @desktop', async ({
  page,
  expectConsole,
  project,
  startAnew,
}) => {
  await test.step('a wrong password is refused, the right one not told', async () => {
    expectConsole(/400/);
    await page.goto('/admin/events');
    await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
    await expectAccessible(page);
    await enterPassword(page, 'guess');
    await expect(page.getByText('Invalid password', { exact: true })).toBeVisible();
    await expect(page.locator('body')).not.toContainText(admin.password);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page);
  });
  await startAnew();
  await test.step('signing in leads where one wanted to go', async () => {
    await project.seed({ ...anEvent('a', { status: 'completed', title: 'Old Cup' }), ...anEvent('b') });
    await signInAs(page, 'admin', '/admin/events?status=completed');
    await expect(page.getByRole('heading', { level: 1, name: 'Event Management' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/events\?status=completed$/);
    await expect(page.getByRole('listitem', { name: 'Old Cup' })).toBeVisible();
    await expect(page.getByRole('listitem', { name: 'Spring Open' })).toHaveCount(0);
  });
  await startAnew();
  await test.step('the second account signs in with the same field, as a regular admin', async () => {
    expectConsole(/400/);
    await signInAs(page, 'staff', '/admin/events');
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('staff-session') ?? '{}').level))
      .toBe('regular');
  });
  await startAnew();
  await test.step('an address of the console that shows nothing leads to the events', async () => {
    await signInAs(page, 'admin', '/admin');
    for (const path of ['/admin', '/admin/reports', '/admin/map', '/admin/nowhere/at/all']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/events$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Event Management' })).toBeVisible();
    }
  });
  await startAnew();
  await test.step('after 30 minutes the login is shown, and what was typed comes back behind it', async () => {
    expectConsole(/Could not reach Cloud Firestore backend/);
    await page.clock.install();
    const counted = watchCounts(page);
    await signInAs(page, 'admin', '/admin/events');
    await page.getByRole('searchbox', { name: /^Search/ }).fill('half a wo');
    await counted();
    await page.clock.fastForward('30:01');
    await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Event Management' })).toHaveCount(0);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await enterPassword(page, admin.password);
    await expect(page.getByRole('searchbox', { name: /^Search/ })).toHaveValue('half a wo');
  });
});

test('signing in on a phone: what is told, without a network too, and logging out @phone', async ({
  page,
  expectConsole,
  context,
  project,
  startAnew,
}) => {
  await test.step('the password can be shown and hidden', async () => {
    await page.goto('/admin');
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('aces');
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveValue('aces');
  });
  await startAnew();
  await test.step('the address of a map leads to the events before somebody has signed in', async () => {
    await page.goto('/admin/map/indiana');
    await expect(page).toHaveURL(/\/admin\/events$/);
    await expect(page.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
  });
  await startAnew();
  await test.step('what the service answers to a sign-in is told in its own words', async () => {
    expectConsole(/400/);
    let answer = '';
    await page.route(/accounts:signInWithPassword/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: answer } } }),
    );
    await page.goto('/admin');
    for (const [code, message] of answers) {
      answer = code;
      await enterPassword(page, admin.password);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
  });
  await startAnew();
  await test.step('without a network the login says so, and works later', async () => {
    expectConsole(/ERR_/);
    await page.goto('/admin');
    await page.route(/accounts:/, (route) => route.abort('internetdisconnected'));
    await enterPassword(page, admin.password);
    await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible();
    await page.unroute(/accounts:/);
    await enterPassword(page, admin.password);
    await expect(page.getByRole('heading', { level: 1, name: 'Event Management' })).toBeVisible();
  });
  await startAnew();
  await test.step('logging out ends the session in every tab and leaves nothing in the browser', async () => {
    // The regular account signs in where the super account has refused; the other tab may let go of its list
    // when the store is gone.
    expectConsole(/400|Failed to obtain primary lease/);
    await project.seed(anEvent('a'));
    await signInAs(page, 'admin', '/admin/events');
    const other = await context.newPage();
    await other.goto('/admin/events');
    await expect(other.getByRole('listitem', { name: 'Spring Open' })).toBeVisible();
    if (await page.getByRole('button', { name: 'Menu' }).isVisible()) {
      await page.getByRole('button', { name: 'Menu' }).click();
    }
    await page.getByRole('button', { name: 'Logout' }).click();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Staff sign in' })).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem('staff-session'))).toBeNull();
    const databases = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
    await expect.poll(databases).not.toContainEqual(expect.stringContaining('firestore/staff'));
    await enterPassword(page, staff.password);
    await expect(page.getByRole('heading', { name: 'Event Management' })).toBeVisible();
  });
});

// What the real service answers in these words; the emulator has no limit of attempts.
const answers = [
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes, then try again.'],
  ['EMAIL_NOT_FOUND', "The staff account doesn't exist yet. Ask the site's administrator to create it."],
  ['INVALID_LOGIN_CREDENTIALS', 'Invalid password'],
] as const;

test('two minutes before the end one can stay by password, and nothing typed is lost @phone', async ({
  page,
  expectConsole,
}) => {
  // The clock jumps over the seconds that Firestore gives its connection.
  expectConsole(/400|Could not reach Cloud Firestore backend/);
  await page.clock.install();
  await signInAs(page, 'admin', '/admin/events');
  await page.getByRole('searchbox', { name: /^Search/ }).fill('half a wo');
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
  await expect(page.getByRole('searchbox', { name: /^Search/ })).toHaveValue('half a wo');
});
