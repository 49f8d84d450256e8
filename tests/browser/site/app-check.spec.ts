import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import { aPass, enter } from '../../support/crew.ts';
import { anEvent } from '../../support/documents/events.ts';
import { list } from '../../support/door.ts';
import { buildSite, showSite } from '../../support/otherSite.ts';
import { test as base, enterPassword, expect, signInAs } from '../../support/staff.ts';

const test = base.extend<object, { folder: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use, { workerIndex }) =>
      use(buildSite(`app-check-${workerIndex}`, { VITE_RECAPTCHA_SITE_KEY: 'key-of-the-site' })),
    { scope: 'worker', timeout: 120_000 },
  ],
});

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

test('visitors, the crew, staff and Betr send an App Check token with every call @desktop', async ({
  page,
  project,
  folder,
  baseURL: origin = '',
}) => {
  await project.seed({
    ...anEvent('fall-open', { title: 'Fall Open' }),
    ...list({ ann: { name: 'Ann Lee' } }),
    ...aPass(),
  });
  const context = page.context();
  await showSite(context, { folder, origin });
  await context.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: reCaptcha }),
  );
  await context.route('https://content-firebaseappcheck.googleapis.com/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { token: 'token-of-app-check', ttl: '3600s' },
    }),
  );
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
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
  await page.goto('/e/fall-open/live');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No tables yet');
  await enter(page, 'Kim');
  await expect(page.getByRole('listitem', { name: 'Ann Lee' })).toBeVisible();
  await signInAs(page, 'admin', '/admin/events');
  await expect(page.getByRole('listitem', { name: 'Spring Open' })).toBeVisible();
  await page.goto('/Betr/map');
  await enterPassword(page, SAMPLE_ACCOUNTS.betr.password, 'Unlock');
  await expect(page.getByRole('heading', { level: 1, name: 'College Map' })).toBeVisible();
  await expect.poll(() => new Set(calls).size).toBeGreaterThanOrEqual(5);
  expect(calls).toEqual(
    expect.arrayContaining([
      ':runQuery',
      ':batchGet',
      '/Listen/channel',
      'accounts:signUp',
      'accounts:signInWithPassword',
    ]),
  );
  expect(bare).toEqual([]);
});
