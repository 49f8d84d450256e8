import type { BrowserContext, Page } from '@playwright/test';
import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import { anEvent } from '../../support/documents/events.ts';
import { buildMeasuredSite, showMeasuredSite } from '../../support/measuredSite.ts';
import { test as base, enterPassword, expect, signInAs } from '../../support/staff.ts';

const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use, { workerIndex }) => use(buildMeasuredSite(`worker-${workerIndex}`)),
    { scope: 'worker', timeout: 120_000 },
  ],
});

const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const google = /google-analytics|googletagmanager/;

/** Every address of Google that a browser asks for from now on. */
function watchGoogle(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => void (google.test(request.url()) && asked.push(request.url())));
  return asked;
}

/** Waits until all that a page asks for when it is shown has been asked for. */
async function everythingAskedFor(page: Page): Promise<void> {
  // The focus moves when the page is drawn; what was asked for until then leaves before this does.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
}

test('a script that does not load harms nothing; who wishes not to be tracked loads none @phone', async ({
  page,
  folder,
  expectConsole,
  baseURL: origin = '',
  startAnew,
}) => {
  await test.step('a script that does not load is told to the console once and harms nothing', async () => {
    expectConsole(/ERR_FAILED/);
    await showMeasuredSite(page.context(), { folder, origin, working: false });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    const told = () => warnings.filter((text) => text.includes('Analytics'));
    await expect.poll(told).not.toEqual([]);
    await everythingAskedFor(page);
    expect(told()).toEqual([expect.stringContaining('Analytics could not start')]);
  });
  await startAnew();
  await test.step('who wishes not to be tracked loads nothing of it, and nothing is sent', async () => {
    await showMeasuredSite(page.context(), { folder, origin });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
    });
    const asked = watchGoogle(page.context());
    const assets: string[] = [];
    page.on('request', (request) => assets.push(request.url()));
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await everythingAskedFor(page);
    expect(asked).toEqual([]);
    expect(assets.filter((url) => url.includes('sender'))).toEqual([]);
  });
});

test('page views carry title and bare address, of all areas; without an ID Google is not asked @desktop', async ({
  page,
  folder,
  baseURL: origin = '',
  project,
  startAnew,
}) => {
  await test.step('a site without a measurement ID asks Google for nothing', async () => {
    const asked = watchGoogle(page.context());
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByText('We don’t track visits. This site loads no analytics.')).toBeVisible();
    await everythingAskedFor(page);
    expect(asked).toEqual([]);
  });
  await startAnew();
  await test.step('page views carry the page’s own title and a bare address, and nothing else', async () => {
    const { scripts, sent } = await showMeasuredSite(page.context(), { folder, origin });
    const views = () => sent.filter(({ name }) => name === 'page_view').map(({ fields }) => fields);
    await page.goto('/?utm_source=poster&email=ann@college.example#upcoming');
    await expect
      .poll(views)
      .toEqual([
        { page_title: 'Campus Blackjack Tour', page_location: `${origin}/`, page_path: '/', timestamp: now },
      ]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect.poll(() => views().length).toBe(2);
    expect(views()[1]).toEqual({
      page_title: 'Frequently asked questions | Campus Blackjack Tour',
      page_location: `${origin}/faq`,
      page_path: '/faq',
      timestamp: now,
    });
    await page.getByRole('main').getByRole('link', { name: 'how to play' }).click();
    await expect(page).toHaveTitle(/^How to play/);
    await page.goBack();
    await expect
      .poll(() => views().map((fields) => fields?.page_path))
      .toEqual(['/', '/faq', '/how-to-play', '/faq']);
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST000000']);
    expect(JSON.stringify(sent)).not.toContain('ann@college');
  });
  await startAnew();
  await test.step('console and Betr are reported before and behind their gates, without ids', async () => {
    await project.seed(anEvent('spring-open'));
    const { sent } = await showMeasuredSite(page.context(), { folder, origin });
    const views = () =>
      sent
        .filter(({ name }) => name === 'page_view')
        .map(({ fields }) => [fields?.page_title, fields?.page_path, fields?.page_location]);
    const view = (title: string, path: string) => [`${title} | Campus Blackjack Tour`, path, origin + path];
    const inside = '/admin/events/:id/participants';
    await signInAs(page, 'admin', '/admin/events/spring-open/participants?show=expected');
    await expect.poll(views).toEqual([view('Sign in', inside), view('Event Management', inside)]);
    await page.getByRole('link', { name: 'Requests' }).click();
    await expect.poll(() => views()[2]).toEqual(view('Tournament Requests', '/admin/requests'));
    await page.goto('/Betr/map?state=IN');
    await enterPassword(page, SAMPLE_ACCOUNTS.betr.password, 'Unlock');
    await expect
      .poll(() => views().slice(3))
      .toEqual([view('Betr', '/Betr/map'), view('College Map', '/Betr/map')]);
    expect(JSON.stringify(sent)).not.toContain('spring-open');
  });
});
