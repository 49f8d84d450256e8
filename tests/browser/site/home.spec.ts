import { expectAccessible } from '../../support/axe.ts';
import { expect, test, watchLayoutShift } from '../../support/browser.ts';
import { anEvent } from '../../support/events.ts';

test('the landing page shows hero, upcoming events, partners and footer, in this order', async ({
  page,
  project,
}) => {
  await project.seed(anEvent('spring-open'));
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See all upcoming events' })).toHaveAttribute(
    'href',
    '/events/upcoming',
  );
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Upcoming Events', 'Our Partners']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Our Partners' }).getByRole('img')).toHaveCount(6);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('entertainment only');
  await expect(footer).toContainText('18');
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
});

test('a card shows badge, title, date, time, place; Enter opens the form in a new tab @desktop', async ({
  page,
  project,
}) => {
  await project.seed(anEvent('spring-open'));
  await page.goto('/');
  const card = page.getByRole('article', { name: 'Spring Open' });
  await expect(card).toContainText('IN');
  await expect(card).toContainText('03/14/26 @ 7:00 PM');
  await expect(card).toContainText('Memorial Union');
  const enter = card.getByRole('link', { name: 'Enter' });
  await expect(enter).toHaveAttribute('href', 'https://forms.example/1');
  await expect(enter).toHaveAttribute('target', '_blank');
  await expect(enter).toHaveAttribute('rel', /noopener/);
});

test('a card without title, date, time and place falls back as specified @phone', async ({
  page,
  project,
}) => {
  await project.seed({
    ...anEvent('a', { title: '', date: null, sortDate: '9999-12-31', time: '', location: '', state: '' }),
    ...anEvent('b', { title: '', fraternityName: '', sortDate: '9999-12-31', date: null }),
    ...anEvent('c', { title: '', collegeName: '', fraternityName: '', state: '', location: 'Hall, tx' }),
  });
  await page.goto('/');
  const both = page.getByRole('article', { name: 'Purdue University - Sigma Chi' });
  await expect(both).toContainText('TBD @ TBD');
  await expect(both.getByText('TBD', { exact: true })).toBeVisible();
  await expect(both).toContainText('IN');
  await expect(page.getByRole('article', { name: 'Purdue University', exact: true })).toBeVisible();
  const nameless = page.getByRole('article', { name: 'Untitled Event' });
  await expect(nameless).toContainText('TX');
  await expect(page.getByRole('article').last()).not.toContainText('Untitled Event');
});

test('a missing picture becomes the default one, a broken logo is hidden @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/404/);
  await project.seed({
    ...anEvent('gone', {
      title: 'Gone',
      backgroundImage: '/assets/gone.jpg',
      collegeLogo: '/assets/gone.png',
    }),
    ...anEvent('none', {
      title: 'None',
      backgroundImage: '',
      date: '2026-03-15',
      sortDate: '2026-03-15T19:00',
    }),
  });
  await page.goto('/');
  for (const name of ['Gone', 'None']) {
    const card = page.getByRole('article', { name });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('img[src="/tournament-images/default.jpg"]')).toBeVisible();
  }
  await expect(page.getByRole('article', { name: 'Gone' }).getByRole('img', { name: 'Purdue' })).toBeHidden();
});

test('completed and hidden events are left out, the rest comes soonest first @desktop', async ({
  page,
  project,
}) => {
  const on = (date: string) => ({ date, sortDate: `${date}T19:00`, title: date });
  await project.seed({
    ...anEvent('late', on('2026-05-01')),
    ...anEvent('soon', on('2026-03-01')),
    ...anEvent('old', { ...on('2026-01-01'), status: 'completed' }),
    ...anEvent('hidden', { ...on('2026-02-01'), showOnLandingPage: false }),
    ...anEvent('someday', { title: 'someday', date: null, sortDate: '9999-12-31' }),
  });
  await page.goto('/');
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['2026-03-01', '2026-05-01', 'someday']);
});

test('without events there is no grid, and the page says so nowhere @phone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Our Partners' })).toBeVisible();
  await expect(page.getByText('Loading events...')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an unreachable database gives the specified sentence and a Retry that works @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|RPC_ERROR/);
  await project.seed(anEvent('spring-open'));
  await page.route('**/v1/projects/**', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
    'Failed to load events. Please try again later.',
  );
  await expect(page.getByRole('region', { name: 'Our Partners' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/v1/projects/**');
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upcoming Events' })).toBeFocused();
  await expect(page.getByText('Failed to load events')).toHaveCount(0);
});

test('nothing moves while the page loads, and axe finds nothing', async ({ page, project }) => {
  await project.seed({ ...anEvent('one'), ...anEvent('two'), ...anEvent('three', { title: 'Three' }) });
  const layoutShift = await watchLayoutShift(page);
  await page.route('**/v1/projects/**', async (route) => {
    await expect(page.getByText('Loading events...')).toBeAttached();
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Three' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShift()).toBe(0);
  await expectAccessible(page);
});

test('the page fits its width and the Tournaments menu works by keyboard', async ({ page, isMobile }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
  const menu = page.getByRole('button', { name: 'Tournaments' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Scheduled' })).toHaveAttribute('href', '/events/scheduled');
  await expect(header.getByRole('link', { name: 'Completed' })).toHaveAttribute('href', '/events/completed');
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Scheduled' })).toBeHidden();
});

test('an unknown address leads to the landing page @desktop', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
