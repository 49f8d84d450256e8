import type { BrowserContext } from '@playwright/test';
import { unlockBetr } from '../../support/betr.ts';
import { aPass, enter } from '../../support/crew.ts';
import { ahead } from '../../support/documents/events.ts';
import { list } from '../../support/door.ts';
import { buildMeasuredSite, showMeasuredSite } from '../../support/measuredSite.ts';
import { test as base, expect, signInAs } from '../../support/staff.ts';

const test = base.extend<{ folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => use(buildMeasuredSite('google', { VITE_RECAPTCHA_SITE_KEY: 'key-of-the-site' })),
    { timeout: 120_000 },
  ],
});

const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** What reCAPTCHA's script offers, as far as App Check can tell. */
const reCaptcha = `{
  let succeed = () => {};
  globalThis.grecaptcha = {
    ready: (run) => run(),
    render: (_, { callback }) => {
      succeed = callback;
      return 'widget';
    },
    execute: async () => {
      succeed();
      return 'proof';
    },
  };
}`;

/** Gives a browser the two servers that App Check asks for its token. */
async function showAppCheck(context: BrowserContext): Promise<void> {
  await context.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: reCaptcha }),
  );
  await context.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { token: 'token-of-app-check', ttl: '3600s' },
    }),
  );
}

/** Records the calls of a browser to the database and to Auth, and the addresses of those without a token. */
function watchCalls(context: BrowserContext) {
  const calls: string[] = [];
  const bare: string[] = [];
  context.on('request', async (request) => {
    const call = /:runQuery|:batchGet|\/Listen\/channel|accounts:sign(InWithPassword|Up)/.exec(
      request.url(),
    )?.[0];
    if (!call || request.method() !== 'POST') return;
    calls.push(call);
    // The channel of the full SDK carries its headers in the body of its first request, and none later.
    const said = `${JSON.stringify(await request.allHeaders())}${request.postData()}`;
    const later = /[?&]SID=/.test(request.url());
    if (!later && !said.includes('token-of-app-check')) bare.push(request.url());
  });
  return { calls, bare };
}

test('page views have bare addresses, and every call an App Check token, in all areas @desktop', async ({
  page,
  project,
  folder,
  expectConsole,
  baseURL: origin = '',
  startAnew,
}) => {
  const context = page.context();
  await showAppCheck(context);
  await test.step('a script that does not load is told to the console once and harms nothing', async () => {
    expectConsole(/ERR_FAILED/);
    await showMeasuredSite(context, { folder, origin, working: false });
    const told: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Analytics')) told.push(message.text());
    });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions');
    await expect.poll(() => told).not.toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(told).toEqual([expect.stringContaining('Analytics could not start')]);
  });
  await startAnew();
  await project.seed({ ...list({ ann: { name: 'Ann Lee' } }, ahead), ...aPass() });
  const { scripts, sent } = await showMeasuredSite(context, { folder, origin });
  const { calls, bare } = watchCalls(context);
  const views = () => sent.filter(({ name }) => name === 'page_view').map(({ fields }) => fields);
  await test.step('page views carry the page’s own title and a bare address, and nothing else', async () => {
    await page.goto('/?utm_source=poster&email=ann@college.example#upcoming');
    await expect
      .poll(views)
      .toEqual([
        { page_title: 'Campus Blackjack Tour', page_location: `${origin}/`, page_path: '/', timestamp: now },
      ]);
    await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
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
  await test.step('a night on a phone, and the crew', async () => {
    await page.goto('/e/cup/live');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring Open');
    await enter(page, 'Kim');
    await expect(page.getByRole('listitem', { name: 'Ann Lee' })).toBeVisible();
  });
  await test.step('console and Betr are reported before and behind their gates, without ids', async () => {
    const before = sent.length;
    const since = () =>
      sent
        .slice(before)
        .filter(({ name }) => name === 'page_view')
        .map(({ fields }) => [fields?.page_title, fields?.page_path, fields?.page_location]);
    const view = (title: string, path: string) => [`${title} | Campus Blackjack Tour`, path, origin + path];
    const inside = '/admin/events/:id/participants';
    await signInAs(page, 'admin', '/admin/events/cup/participants?show=expected');
    await expect.poll(since).toEqual([view('Sign in', inside), view('Event Management', inside)]);
    await expect(page.getByRole('listitem', { name: 'Ann Lee' })).toBeVisible();
    await unlockBetr(page, '/Betr/map?state=IN');
    await expect
      .poll(() => since().slice(2))
      .toEqual([view('Betr', '/Betr/map'), view('College Map', '/Betr/map')]);
    expect(JSON.stringify(sent.slice(before))).not.toContain('cup');
  });
  await test.step('of all these calls none went without a token', async () => {
    await expect
      .poll(() => [...new Set(calls)].sort())
      .toEqual(
        [
          ':runQuery',
          ':batchGet',
          '/Listen/channel',
          'accounts:signUp',
          'accounts:signInWithPassword',
        ].sort(),
      );
    expect(bare).toEqual([]);
  });
});
