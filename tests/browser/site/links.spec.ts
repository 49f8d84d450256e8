import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
import { linkEvents } from '../../../scripts/links/linkEvents.ts';
import { publicEvents } from '../../../scripts/links/publicEvents.ts';
import { writeSeason } from '../../../scripts/links/seasonCalendar.ts';
import { builtSite, writeLinks } from '../../../scripts/links/writeLinks.ts';
import { expect, holdBack, test, watchLayoutShift } from '../../support/browser.ts';
import { aNight } from '../../support/documents/boards.ts';
import { anEvent } from '../../support/documents/events.ts';
import { season } from '../../support/documents/samples.ts';
import { SchemaOrgEvent } from '../../support/schemaOrgEvent.ts';
import { firestoreEmulator, type TestProject } from '../../support/TestProject.ts';

/*
 * What a program reads that follows a link and runs no scripts: the files that the build and the deploy have
 * written, through Hosting.
 */

// One after the other: two of them change the sitemap, and others read it.
test.describe.configure({ mode: 'default' });

/** What the HTML at an address says about the page; a tag that stands twice is listed twice. */
async function headAt(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const all = (tag: RegExp) => [...html.matchAll(tag)].map(([, content = '']) => content);
  const named = (name: string) => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));
  return {
    html,
    named,
    title: all(/<title>([^<]*)<\/title>/g),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    data: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  };
}

type Head = Awaited<ReturnType<typeof headAt>>;

/** The tags that every page has exactly once. */
function expectWhole({ named, title }: Head, words: { title: string; description: string | RegExp }) {
  expect(title).toHaveLength(1);
  for (const name of ['description', 'og:description', 'twitter:description']) {
    expect(named(name), name).toHaveLength(1);
    expect(named(name)[0]).toMatch(words.description);
  }
  for (const name of ['og:title', 'twitter:title']) expect(named(name), name).toEqual([words.title]);
  expect(named('og:type')).toEqual(['website']);
  expect(named('og:site_name')).toEqual(['Campus Blackjack Tour']);
  expect(named('og:locale')).toEqual(['en_US']);
  expect(named('og:image:width')).toEqual(['1200']);
  expect(named('og:image:height')).toEqual(['630']);
  expect(named('og:image:alt')[0]).toMatch(/\w/);
  expect(named('twitter:card')).toEqual(['summary_large_image']);
  expect(named('og:image')).toHaveLength(1);
  expect(named('twitter:image')).toEqual(named('og:image'));
}

async function expectPicture(request: APIRequestContext, address: string | undefined) {
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  const bytes = await answer.body();
  expect(bytes.length).toBeLessThanOrEqual(120_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
}

test('every drawn page tells a link what it is, none the same, and no file is a page @desktop', async ({
  request,
  baseURL,
}) => {
  await test.step('every drawn page tells a link what it is', async () => {
    for (const [path, title, description] of [
      ['/', 'Campus Blackjack Tour', /18 and older/],
      ['/events/upcoming', 'Upcoming Events', /sign up/],
      ['/events/completed', 'Completed Events', /who won/],
      ['/tournaments', 'All Tournaments', /champions/],
      ['/faq', 'Frequently asked questions', /\w/],
      ['/host', 'Host a tournament', /\w/],
    ] as const) {
      const head = await headAt(request, path);
      expectWhole(head, { title, description });
      expect(head.title).toEqual([path === '/' ? title : `${title} | Campus Blackjack Tour`]);
      expect(head.canonical).toEqual([`${baseURL}${path}`]);
      expect(head.named('og:url')).toEqual([`${baseURL}${path}`]);
      if (path === '/') await expectPicture(request, head.named('og:image')[0]);
    }
  });
  await test.step('no two drawn pages say the same', async () => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const pages = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
      .map(([, url = '']) => url.replace(baseURL ?? '', ''))
      .filter((path) => !path.startsWith('/e/'));
    expect(pages).toContain('/');
    const heads = await Promise.all(pages.map((path) => headAt(request, path)));
    expect(new Set(heads.map(({ title }) => title[0])).size).toBe(pages.length);
    expect(new Set(heads.map(({ named }) => named('description')[0])).size).toBe(pages.length);
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  });
  await test.step('what is not there is not answered with a page', async () => {
    for (const path of ['/favicon.ico', '/sitemap.xml', '/link-picture.jpg', '/icon-192.png']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).not.toContain('html');
    }
    for (const path of [
      '/none.png',
      '/wp-login.php',
      '/art/none.svg',
      '/event-pictures/none.jpg',
      '/a/b/none.js',
      '/nothing',
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(await answer.text()).toContain('<title>Page not found | Campus Blackjack Tour</title>');
    }
  });
});

/** Gives the events of a test their files, as a deploy does; returns a function that removes them. */
async function deployEvents(project: TestProject, url = ''): Promise<() => void> {
  const { host, port } = firestoreEmulator();
  const events = await publicEvents({ host: `http://${host}:${port}`, project: project.id });
  const before = readFileSync('dist/sitemap.xml');
  const site = builtSite('dist', url);
  const pictures = await writeLinks('dist', site, events);
  writeSeason('dist', site, events);
  return () => {
    writeFileSync('dist/sitemap.xml', before);
    rmSync('dist/season.ics');
    for (const { id } of events) {
      rmSync(`dist/e/${id}.html`);
      rmSync(`dist/e/${id}`, { recursive: true, force: true });
    }
    for (const name of pictures) rmSync(`dist/event-pictures/${name}`);
  };
}

test('events and results tell links and calendars what they are, and the app takes over @desktop', async ({
  request,
  project,
  baseURL,
  page,
}) => {
  const id = (name: string) => `${project.id}-${name}`;
  await project.seed({
    ...anEvent(id('whole'), { location: 'Memorial Union, West Lafayette, IN' }),
    ...anEvent(id('coming'), {
      title: 'Coming Open',
      date: '2099-03-14',
      registration: 'locked',
      location: 'Memorial Union, West Lafayette, IN',
    }),
    ...anEvent(id('evil'), { title: '</script><script>alert(1)</script>', description: '<b>"\' &amp;' }),
    ...anEvent(id('off'), { status: 'cancelled', date: '2099-03-14' }),
    ...anEvent(id('done'), { status: 'completed', board: 'results' }),
    [`tournaments/${id('done')}`]: { ...season['tournaments/t1'], winner: 'Ann', runnerUp: 'Bo' },
  });
  const remove = await deployEvents(project, baseURL);
  try {
    await test.step('events and results tell a link what they are; one that came later tells of the tour', async () => {
      const whole = await headAt(request, `/e/${id('whole')}`);
      const when = 'Saturday, March 14, 2026, 7:00 PM';
      expectWhole(whole, {
        title: 'Spring Open',
        description: `${when}. Memorial Union, West Lafayette, IN · Purdue University. Hosted by Sigma Chi.`,
      });
      expect(whole.title).toEqual(['Spring Open | Campus Blackjack Tour']);
      expect(whole.canonical).toEqual([`${baseURL}/e/${id('whole')}`]);
      expect(whole.data).toHaveLength(1);
      expect(v.parse(SchemaOrgEvent, JSON.parse(whole.data[0] ?? ''))).toMatchObject({
        name: 'Spring Open',
        url: `${baseURL}/e/${id('whole')}`,
        startDate: '2026-03-14T19:00:00-04:00',
        image: whole.named('og:image'),
      });
      for (const words of ['Spring Open', when, 'Memorial Union, West Lafayette, IN'])
        expect(/<main(.*?)<\/main>/s.exec(whole.html)?.[1]).toContain(words);
      expect(whole.html).not.toContain('aria-busy="true"');
      await expectPicture(request, whole.named('og:image')[0]);

      const evil = await headAt(request, `/e/${id('evil')}`);
      expectWhole(evil, {
        title: '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
        description: /^This night is over\. Saturday/,
      });
      expect(evil.html).not.toContain('<script>');

      const off = await headAt(request, `/e/${id('off')}`);
      expectWhole(off, {
        title: 'Spring Open',
        description: /^This night is canceled\. Saturday, March 14, 2099/,
      });
      expect(off.data[0]).toContain('"eventStatus":"https://schema.org/EventCancelled"');
      expect(/<main(.*?)<\/main>/s.exec(off.html)?.[1]).toContain('Canceled');

      // The event's own file stands beside the folder with that of its results.
      const done = await headAt(request, `/e/${id('done')}`);
      expect(done.canonical).toEqual([`${baseURL}/e/${id('done')}`]);
      const results = await headAt(request, `/e/${id('done')}/results`);
      expectWhole(results, { title: 'Results: Spring Open', description: /^Every place with its points/ });
      expect(results.canonical).toEqual([`${baseURL}/e/${id('done')}/results`]);
      const live = await headAt(request, `/e/${id('whole')}/live`);
      expectWhole(live, {
        title: 'Live tables: Spring Open',
        description: /^Tables, chips .* Spring Open, /,
      });
      expect(live.canonical).toEqual([`${baseURL}/e/${id('whole')}/live`]);
      const facts = [/>Spring Open<\/bdi><\/h1>/, />Saturday, March 14, 2026 · Memorial Union, West L/];
      for (const fact of facts) expect(live.html).toMatch(fact);
      expect(results.html).toMatch(/>Spring Open<\/bdi><\/h1>/);
      const unwritten = await headAt(request, `/e/${id('whole')}/results`);
      expect([unwritten.canonical, unwritten.title]).toEqual([[], ['Results | Campus Blackjack Tour']]);

      const xml = await (await request.get('/sitemap.xml')).text();
      for (const path of [`/e/${id('whole')}`, `/e/${id('done')}/results`, '/faq'])
        expect(xml).toContain(`<loc>${baseURL}${path}</loc>`);

      const calendar = await request.get('/season.ics');
      expect(calendar.headers()).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      });
      expect(await calendar.text()).toContain('X-WR-CALNAME:Campus Blackjack Tour');

      const later = await headAt(request, `/e/${id('later')}`);
      expectWhole(later, { title: 'Campus Blackjack Tour', description: /\w/ });
      expect([later.canonical, later.named('og:url'), later.data]).toEqual([[], [], []]);
    });
    await test.step('facts are there before the code and the answer; nothing moves, a change is shown', async () => {
      // Not the test's own page: that one waits for the app.
      const early = await page.context().newPage();
      const shift = await watchLayoutShift(early);
      const release = await holdBack(early, /\/assets\/.*\.js$/);
      await early.goto(`/e/${id('coming')}`, { waitUntil: 'commit' });
      const title = early.getByRole('heading', { level: 1, name: 'Coming Open' });
      await expect(title).toBeVisible();
      await expect(early.getByText('Memorial Union, West Lafayette, IN')).toBeVisible();
      await expect(early.getByRole('button', { name: 'Enter Coming Open' })).toBeVisible();
      await title.evaluate((element) => element.setAttribute('data-drawn', 'when deployed'));
      const releaseAnswer = await holdBack(early, /\/v1\/projects\//);
      release();
      await expect
        .poll(() => title.evaluate((h1) => Object.keys(h1).some((key) => /^__react/.test(key))))
        .toBe(true);
      await expect(title).toHaveAttribute('data-drawn', 'when deployed');
      await early.getByRole('button', { name: 'Enter Coming Open' }).click();
      await expect(early.getByRole('dialog')).toBeVisible();
      releaseAnswer();
      await expect(title).toHaveAttribute('data-drawn', 'when deployed');
      expect(await shift()).toBe(0);

      // The file of a night's tables has its heading, which stays when the board is there.
      const { documents } = await aNight({ players: 30, minutes: 30, plan: { tables: 2 } });
      await project.seed({ [`boards/${id('coming')}`]: documents['boards/cup'] ?? {} });
      const releaseBoard = await holdBack(early, /\/v1\/projects\//);
      await early.goto(`/e/${id('coming')}/live`);
      await expect(title).toBeVisible();
      await expect(early.getByText('Memorial Union, West Lafayette, IN')).toBeVisible();
      await title.evaluate((element) => element.setAttribute('data-drawn', 'when deployed'));
      releaseBoard();
      const night = early.getByRole('heading', { level: 1, name: 'Boiler Room Blackjack' });
      await expect(night).toHaveAttribute('data-drawn', 'when deployed');
      expect(await shift()).toBe(0);

      // Its day has come: what one can do is shown once the server has said it.
      const releaseFacts = await holdBack(early, /\/v1\/projects\//);
      const moved = { title: 'Moved Open', date: '2026-03-21' };
      await project.seed(anEvent(id('whole'), { ...moved, location: 'Memorial Union, West Lafayette, IN' }));
      await early.goto(`/e/${id('whole')}`);
      await expect(early.getByRole('heading', { level: 1, name: 'Spring Open' })).toBeVisible();
      const share = early.getByRole('button', { name: 'Share' });
      await expect(share).toBeHidden();
      releaseFacts();
      await expect(early.getByRole('heading', { level: 1, name: 'Moved Open' })).toBeVisible();
      await expect(share).toBeVisible();
      const data = early.locator('head [type="application/ld+json"]');
      await expect.poll(() => data.textContent()).toContain('"startDate":"2026-03-21T19:00:00-04:00"');
      await expect(data).toHaveCount(1);
      await project.seed(anEvent(id('later')));
      await early.goto(`/e/${id('later')}`);
      await expect.poll(() => data.textContent()).toContain('"startDate":"2026-03-14T19:00:00-04:00"');
      await expect(early.locator('head [rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL}/e/${id('later')}`,
      );
      await project.seed(anEvent(id('whole'), { location: 'Memorial Union, West Lafayette, IN' }));

      // Who won comes with the answer, into the place that is kept for it.
      const releaseWinner = await holdBack(early, /\/v1\/projects\//);
      await early.goto(`/e/${id('done')}`);
      const over = early.getByRole('heading', { level: 1, name: 'Spring Open' });
      await expect(over).toHaveAccessibleName('Spring Open');
      await expect(early.getByText(/^Saturday, March 14, 2026/)).toBeVisible();
      releaseWinner();
      await expect(over).toHaveAccessibleName('Ann won Spring Open');
      await expect(early.getByRole('link', { name: 'Results' })).toBeVisible();
      expect(await shift()).toBe(0);
      await early.close();
    });
    await test.step('the app takes over the file of an event, and says nothing twice or too long', async () => {
      await page.addInitScript(() => {
        const titles = new Set<string>();
        Object.assign(globalThis, { titles });
        new MutationObserver(() => titles.add(document.title)).observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      });
      await page.goto(`/e/${id('whole')}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Spring Open' })).toBeVisible();
      const title = 'Spring Open | Campus Blackjack Tour';
      await expect(page).toHaveTitle(title);
      const titles = await page.evaluate(() => {
        const seen: unknown = Reflect.get(globalThis, 'titles');
        return seen instanceof Set ? [...seen].filter((seenTitle) => seenTitle !== '') : null;
      });
      expect(titles).toEqual([title]);
      const said = (selector: string) => page.locator(`head ${selector}, body ${selector}`);
      const tags = ['link[rel=canonical]', 'meta[name=description]', '[property="og:title"]'];
      const data = '[type="application/ld+json"]';
      for (const tag of [...tags, data]) await expect(said(tag), tag).toHaveCount(1);
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
      await expect(page).toHaveTitle('Frequently asked questions | Campus Blackjack Tour');
      await expect(page.getByRole('heading', { level: 1, name: 'Frequently asked' })).toBeVisible();
      for (const tag of [...tags, data, '[name^="twitter:"]']) await expect(said(tag), tag).toHaveCount(0);
    });
  } finally {
    remove();
  }
  await test.step('where the events cannot be read, no calendar of an older deploy stays', async () => {
    const refusing = createServer((_, answer) => answer.writeHead(403).end('no rules yet'));
    await new Promise<void>((listening) => refusing.listen(0, '127.0.0.1', listening));
    writeFileSync('dist/season.ics', 'BEGIN:VEVENT');
    try {
      const said = await linkEvents(baseURL ?? '', { host: addressOf(refusing), project: 'any' });
      expect(said).toContain('The events could not be read');
      const text = await (await request.get('/season.ics')).text();
      expect(text).toContain('BEGIN:VCALENDAR');
      expect(text).not.toContain('VEVENT');
    } finally {
      rmSync('dist/season.ics');
      refusing.close();
    }
  });
});

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

const Icon = v.object({
  src: v.string(),
  sizes: v.string(),
  type: v.string(),
  purpose: v.optional(v.string(), 'any'),
});
const Manifest = v.object({ icons: v.array(Icon) });

test('the site can be installed @phone', async ({ page, context, request, baseURL }) => {
  await page.goto('/');
  const browser = await context.newCDPSession(page);
  const { errors, url, manifest, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${baseURL}/manifest.webmanifest`);
  expect(manifest).toMatchObject({
    name: 'Campus Blackjack Tour',
    id: `${baseURL}/`,
    startUrl: `${baseURL}/`,
    scope: `${baseURL}/`,
    display: 'kStandalone',
  });
  const icons = await Promise.all(
    v.parse(Manifest, JSON.parse(data)).icons.map(async ({ src, ...icon }) => {
      const answer = await request.get(src);
      expect(answer.headers()['content-type']).toBe(icon.type);
      const { width, height } = await sharp(await answer.body()).metadata();
      return { ...icon, real: `${width}x${height}` };
    }),
  );
  for (const [sizes, purpose] of [
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
    expect(icons).toContainEqual({ sizes, purpose, type: 'image/png', real: sizes });
});
