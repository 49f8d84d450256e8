import type { BrowserContext } from '@playwright/test';
import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import { anEvent } from '../../support/events.ts';
import { buildMeasuredSite, showMeasuredSite } from '../../support/measuredSite.ts';
import { test as base, enterPassword, expect, signInAs } from '../../support/staff.ts';

const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
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

test('page views carry the page’s own title and a bare address, and nothing else @desktop', async ({
  page,
  folder,
  baseURL: origin = '',
}) => {
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

test('console and Betr are reported before and behind their gates, without ids @desktop', async ({
  page,
  project,
  folder,
  baseURL: origin = '',
}) => {
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

test('the automatic page view and the advertising features are off @desktop', async ({
  page,
  folder,
  baseURL: origin = '',
}) => {
  const { sent } = await showMeasuredSite(page.context(), { folder, origin });
  await page.goto('/terms');
  await expect
    .poll(() => sent.find(({ command }) => command === 'config')?.fields)
    .toEqual({
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      page_location: `${origin}/terms`,
    });
});

test('a press of a button, and what is done with an event @phone', async ({
  page,
  project,
  folder,
  baseURL: origin = '',
}) => {
  await project.seed(anEvent('spring-open', { registration: 'none', googleFormUrl: '' }));
  const { sent } = await showMeasuredSite(page.context(), { folder, origin });
  await page.goto('/');
  await page.getByRole('button', { name: 'Enter Spring Open' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  const named = (event: string) => sent.filter(({ name }) => name === event).map(({ fields }) => fields);
  await expect
    .poll(() => named('button_click'))
    .toEqual([
      { button_name: 'Enter', page_path: '/', timestamp: now },
      { button_name: 'Got it', page_path: '/', timestamp: now },
    ]);
  expect(named('event_interaction')).toEqual([
    {
      action: 'enter',
      event_title: 'Spring Open',
      event_id: 'spring-open',
      event_status: 'upcoming',
      college: 'Purdue University',
      fraternity: 'Sigma Chi',
      timestamp: now,
    },
  ]);
});

for (const [name, wish] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`with ${name} nothing is loaded and nothing sent`, async ({ page, folder, baseURL: origin = '' }) => {
    await showMeasuredSite(page.context(), { folder, origin });
    await page.addInitScript((wishes) => {
      for (const [key, value] of Object.entries(wishes))
        Object.defineProperty(Navigator.prototype, key, { get: () => value });
    }, wish);
    const asked = watchGoogle(page.context());
    const assets: string[] = [];
    page.on('request', (request) => assets.push(request.url()));
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveTitle(/^Frequently/);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(assets.filter((url) => url.includes('sender'))).toEqual([]);
  });
}

test('a script that does not load is told to the console once and harms nothing @phone', async ({
  page,
  folder,
  expectConsole,
  baseURL: origin = '',
}) => {
  expectConsole(/ERR_FAILED/);
  await showMeasuredSite(page.context(), { folder, origin, working: false });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
  await page.waitForLoadState('networkidle');
  expect(warnings.filter((text) => text.includes('Analytics'))).toEqual([
    expect.stringContaining('Analytics could not start'),
  ]);
});

test('a site without a measurement ID asks Google for nothing @desktop', async ({ page }) => {
  const asked = watchGoogle(page.context());
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByText('This site counts no visits.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
