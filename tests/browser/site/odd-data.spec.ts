import type { Page } from '@playwright/test';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { openBetr } from '../../support/betr.ts';
import { ahead } from '../../support/documents/events.ts';
import { season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';

/*
 * What no form of ours would store, but an older installation, an import or somebody past the forms may have.
 */

const word = 'W'.repeat(15_000);
const numbers: Record<string, Stored> = {
  maxParticipants: Number.NaN,
  entryFee: Number.POSITIVE_INFINITY,
  prizePool: Number.NEGATIVE_INFINITY,
  currentParticipants: 1e308,
  size: Number.POSITIVE_INFINITY,
  fraternityCount: Number.NaN,
  estimatedParticipants: Number.NEGATIVE_INFINITY,
};

/** A document whose texts are one long word, with the marks and numbers that nobody can read. */
function odd(fields: Record<string, Stored>, kept: readonly string[]): Record<string, Stored> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (kept.includes(name)) return [name, value];
      if (name in numbers) return [name, numbers[name] ?? null];
      return [name, typeof value === 'string' ? `\u202e\u0000${word}` : value];
    }),
  );
}

const sorted = ['sortDate', 'date', 'status', 'registration', 'googleFormUrl', 'createdAt'];
const of = (path: string) => season[path] ?? {};
const fraternity = 'colleges/purdue-university/fraternities/f1';

const documents: Record<string, Record<string, Stored>> = {
  'events/odd event': {
    ...odd(of('events/e1'), sorted),
    ...ahead,
    showOnLandingPage: true,
    status: 'upcoming',
  },
  'events/played': { ...odd(of('events/e1'), sorted), status: 'completed' },
  'events/lost number': { ...of('events/e1'), title: 'Lost number', time: Number.NEGATIVE_INFINITY },
  'events/odd event/private/staff': {
    registrationPassword: word,
    contactPerson: word,
    salesContact: { name: word, role: word, email: word, phone: word },
  },
  'events/odd event/participants/p 1': odd(of('events/e1/participants/p1'), []),
  'tournaments/odd tournament': {
    ...odd(of('tournaments/t1'), sorted),
    type: 'upcoming',
    status: 'upcoming',
  },
  'tournamentRequests/odd request': odd(of('tournamentRequests/r1'), ['createdAt', 'status']),
  'colleges/odd college': {
    ...odd(of('colleges/purdue-university'), []),
    conference: Number.POSITIVE_INFINITY,
  },
  'colleges/purdue-university': { ...odd(of('colleges/purdue-university'), ['name']), conference: word },
  'colleges/purdue-university/fraternities/odd one': {
    ...odd(of(fraternity), ['status']),
    nextStep: word,
    nextStepOn: '2026-01-01',
    quietSince: new Date(2026, 0, 1),
  },
  'salesPipeline/odd card': odd(of('salesPipeline/s1'), ['status', 'updatedAt', 'createdAt']),
};

/** The page is as wide as the screen, and shows no number that is none. */
async function expectInShape(page: Page, path: string): Promise<void> {
  // In a choice it is not visible, but there.
  await expect(page.locator('main').getByText('WWWWWWWW').first(), path).toBeAttached();
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  expect
    .soft(await page.locator('body').textContent(), path)
    .not.toMatch(/Infinity|NaN|\u202e|(?![\n\t])\p{Cc}/u);
}

const visitorPages = ['/', '/events/upcoming', '/tournaments', '/e/odd%20event'];
/** No two addresses of the same screen in a row: each takes the place of another. */
const staffPages = [
  '/admin/events?event=odd%20event',
  '/admin/requests',
  '/admin/events',
  '/admin/brackets?bracket=odd%20event',
  '/admin/events/pipeline',
  '/admin/colleges?q=wwww',
  '/admin/events/odd%20event/participants',
  '/admin/fraternities?college=purdue-university',
  '/admin/outreach',
];

/** Goes to another screen of the console as the browser does on Back, without another load. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const shown of document.querySelectorAll('main > :last-child > *')) shown.id = 'before';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.locator('#before'), path).toHaveCount(0);
}

test.beforeEach(({ project }) => project.seed(documents));

test('odd data breaks and widens no page of the site @phone', async ({ page, expectConsole }) => {
  // Its picture is on a host that does not exist.
  expectConsole(/files\.example/);
  for (const path of visitorPages) {
    await page.goto(path);
    await expectInShape(page, path);
  }
});

test('odd data breaks and widens no screen of the console @phone', async ({ page, expectConsole }) => {
  expectConsole(/files\.example/);
  const [first = '', ...others] = staffPages;
  await openAs(page, 'admin', first);
  await expectInShape(page, first);
  for (const path of others) {
    await goOn(page, path);
    await expectInShape(page, path);
  }
});

test('odd data breaks and widens no page of Betr @phone', async ({ page, expectConsole }) => {
  expectConsole(/files\.example/);
  await openBetr(page);
  await expectInShape(page, '/Betr');
});
