import { expectAccessible } from '../../support/axe.ts';
import { expect, test, watchLayoutShift } from '../../support/browser.ts';
import { anEvent } from '../../support/documents/events.ts';

test('the landing page: its parts, its width, its menu by keyboard, and nothing moves', async ({
  page,
  project,
  isMobile,
  startAnew,
}) => {
  await test.step('the landing page shows hero, upcoming events, partners and footer, in this order', async () => {
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
    await expect(footer.getByRole('link', { name: '(555) 010-0021' })).toHaveAttribute(
      'href',
      'tel:5550100021',
    );
    await expect(footer.getByRole('link', { name: '1-800-MY-RESET' })).toHaveAttribute('href', /^tel:/);
  });
  await startAnew();
  await test.step('the page fits its width and the Tournaments menu works by keyboard', async () => {
    await page.goto('/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    // The menu answers once the app has taken the page over, and with that the events have come.
    await expect(page.getByText('Loading events...')).toHaveCount(0);
    if (isMobile) await page.getByRole('button', { name: /menu/i }).click();
    const menu = page.getByRole('button', { name: 'Tournaments' });
    await menu.focus();
    await page.keyboard.press('Enter');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Scheduled' })).toHaveAttribute(
      'href',
      '/events/scheduled',
    );
    await expect(header.getByRole('link', { name: 'Completed' })).toHaveAttribute(
      'href',
      '/events/completed',
    );
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'Scheduled' })).toBeHidden();
  });
  await startAnew();
  await test.step('nothing moves while the page loads, and axe finds nothing', async () => {
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
});

test('the landing page shows what is open, soonest first, and stands in for an unknown address @desktop', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('completed and hidden events are left out, the rest comes soonest first', async () => {
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
  await startAnew();
  await test.step('an unknown address leads to the landing page', async () => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
