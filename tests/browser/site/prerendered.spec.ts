import { drawingCode, expect, holdBack, test } from '../../support/browser.ts';
import { aComingEvent } from '../../support/documents/events.ts';

test.describe('without scripts @phone', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read and used, also by a browser that is too old @phone', async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/404/);
    const htmlOf = async (path: string) => (await request.get(path)).text();
    // What the others say about themselves is in links.spec.ts.
    await test.step('a page says what it is, and pages of words can be read', async () => {
      for (const [path, heading] of [
        ['/events/completed', 'Completed Events'],
        ['/tournaments/previous', 'Previous Tournaments'],
      ] as const) {
        await page.goto(path);
        await expect(page, path).toHaveTitle(`${heading} | Campus Blackjack Tour`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('footer')).toContainText('18+');
      }
      await page.goto('/responsible-gaming');
      const about = await page.locator('h1 + p').textContent();
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', about ?? '');
      await expect(page.getByRole('link', { name: /1-800/ }).first()).toBeVisible();
    });
    await test.step('pages that read data connect to the database with the HTML, and wait with the app', async () => {
      const database = `http://${process.env.FIRESTORE_EMULATOR_HOST}`;
      for (const path of ['/', '/events/upcoming', '/e/any']) {
        // `main.ts` asks for what stands in the template after the first paint: the app.
        const atOnce = (await htmlOf(path)).replace(/<template.*?<\/template>/gs, '');
        const linksTo = (words: RegExp) =>
          (atOnce.match(/<link [^>]*>/g) ?? []).filter((tag) => words.test(tag));
        expect(linksTo(/rel="preconnect"/), path).toEqual([expect.stringContaining(` href="${database}"`)]);
        expect(linksTo(/rel="preconnect".* crossorigin/), path).toHaveLength(1);
        expect(linksTo(/\/assets\/reading-/), path).toHaveLength(1);
        expect(linksTo(/\/assets\/app-/), path).toEqual([]);
      }
      const words = await htmlOf('/faq');
      expect(words).toMatch(/<h1/);
      expect(words).not.toMatch(/rel="preconnect"/);
    });
    await test.step('a closed part shows nothing before it is opened', async () => {
      for (const path of ['/admin', '/admin/events', '/Betr', '/betr/map', '/nothing'])
        expect(await htmlOf(path), path).toContain('<div id="root"></div>');
    });
    await test.step('the search is a form', async () => {
      await page.goto('/');
      await page.getByRole('combobox', { name: 'Find your school' }).fill('purdue');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await expect(page).toHaveURL('/find?q=purdue');
      await expect(page.getByRole('heading', { level: 1, name: 'Find your school' })).toBeVisible();
    });
    await test.step('the door for hosts is a link to their page', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/events/upcoming');
      await page.getByRole('banner').getByRole('link', { name: 'Host a tournament' }).click();
      await expect(page).toHaveURL('/host');
    });
    await test.step('a browser older than the oldest is told so, whatever else the page holds', async () => {
      const words = page.getByText('This browser is too old for this site.');
      await page.goto('/');
      await expect(words).toBeHidden();
      // As a browser reads the styles that doesn't know the color function.
      await page.route(/\/(\?|faq|nothing|assets\/.*\.css|$)/, async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replaceAll('light-dark(red', 'unknown(red');
        await route.fulfill({ response: answer, body: text });
      });
      for (const path of ['/', '/faq', '/nothing']) {
        await page.goto(path);
        await expect(words, path).toBeVisible();
        expect(
          await words.evaluate((element) => document.elementFromPoint(innerWidth / 2, 600) === element),
        ).toBe(true);
      }
    });
  });
});

test('drawn pages are taken over, by any spelling of their address, or say that they broke @phone', async ({
  context,
  project,
  page,
  expectConsole,
}) => {
  await test.step('what is drawn when the site is built is taken over, not drawn anew', async () => {
    await project.seed(aComingEvent('spring-open', { title: 'Spring Open' }));
    // Not the test's own page: that one waits for the app.
    const page = await context.newPage();
    for (const path of ['/', '/events/completed?sort=school', '/e/spring-open', '/faq']) {
      const release = await holdBack(page, drawingCode);
      await page.goto(path, { waitUntil: 'commit' });
      const footer = page.locator('footer');
      await footer.evaluate((element) => element.setAttribute('data-drawn', 'when built'));
      release();
      await expect(page.locator('#root')).toHaveAttribute('data-path');
      await expect
        .poll(() =>
          footer.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
        )
        .toBe(true);
      await expect(footer, path).toHaveAttribute('data-drawn', 'when built');
      await page.unroute(drawingCode);
    }
  });
  await test.step('an address that is written otherwise is drawn all the same', async () => {
    await page.goto('/Events/UPCOMING/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('a page whose code breaks says so in its place; header, footer and other pages go on', async () => {
    expectConsole(/broken|Failed to fetch dynamically imported module|404/);
    await page.route(/\/assets\/EventsPage-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken");' }),
    );
    await page.goto('/events/upcoming');
    await expect(page.getByRole('heading', { level: 1, name: "This page didn't open" })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible();
    await page.unroute(/\/assets\/EventsPage-.*\.js$/);
    await page.goto('/events/upcoming');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
