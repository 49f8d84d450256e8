import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { unlockBetr } from '../../support/betr.ts';
import { aNight } from '../../support/documents/boards.ts';
import { resultsDocument, someResults } from '../../support/documents/results.ts';
import { season } from '../../support/documents/samples.ts';
import { seasonDocuments, seasonRecords } from '../../support/documents/seasonRecords.ts';
import { aTicket } from '../../support/documents/tickets.ts';
import { gzipped, watchAssets } from '../../support/firstLoad.ts';
import { expect, personsBrowser, signInAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

type Row = { path: string; kilobytes: number; documents: number };

/** The table of docs/costs.md below this heading; throws when it has no rows. */
function table(heading: string): Row[] {
  const text = readFileSync('docs/costs.md', 'utf8');
  const part = text.split('\n## ').find((section) => section.startsWith(heading)) ?? '';
  const rows = [...part.matchAll(/^\| (\/\S*) \| (\d+) \| (\d+) \|$/gm)];
  if (rows.length === 0) throw new Error(`docs/costs.md has no rows below ${heading}`);
  return rows.map(([, path, kilobytes, documents]) => ({
    path: path ?? '',
    kilobytes: Number(kilobytes),
    documents: Number(documents),
  }));
}

/** The rows in portions that one test opens in a few seconds. */
function portions(rows: Row[]): Row[][] {
  const starts = rows.flatMap((_, index) => (index % 5 === 0 ? [index] : []));
  return starts.map((start) => rows.slice(start, start + 5));
}

const names = (rows: Row[]) => rows.map(({ path }) => path).join(', ');

/** As many copies of a sample document, each with fields of its own. */
function copies(count: number, path: string, sample: keyof typeof season, own: (index: number) => object) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${path}${index}`, { ...season[sample], ...own(index) }]),
  );
}

function seasonAtFull() {
  const statuses = ['upcoming', 'active', 'scheduled', 'completed'];
  const day = (index: number, year = 2026) =>
    new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10);
  // The landing page shows those that are ahead, which are in no other list that is counted.
  const eventDay = (index: number) => day(index, statuses[index % 4] === 'active' ? 2099 : 2026);
  const colleges = Array.from({ length: 40 }, (_, college) => {
    const path = `colleges/college-${college}`;
    return {
      [path]: { ...season['colleges/purdue-university'], name: `College ${college}`, fraternityCount: 3 },
      ...copies(3, `${path}/fraternities/f`, 'colleges/purdue-university/fraternities/f1', () => ({})),
    };
  });
  return Object.assign(
    copies(240, 'events/e', 'events/e1', (index) => ({
      status: statuses[index % 4],
      date: eventDay(index),
      sortDate: `${eventDay(index)}T19:00`,
    })),
    copies(60, 'tournaments/t', 'tournaments/t1', (index) => ({
      status: 'completed',
      date: day(index),
      sortDate: `${day(index)}T19:00`,
    })),
    copies(20, 'tournamentRequests/r', 'tournamentRequests/r1', () => ({})),
    ...colleges,
  );
}

/**
 * Keeps from a page what it does after three seconds: the console fetches its search and its dialogs then,
 * for when they are needed. They are no part of a first load, and on a slow machine it takes longer than
 * that.
 */
function withoutLater(): void {
  const { setTimeout } = window;
  const soon = (...[run, delay, ...rest]: Parameters<typeof setTimeout>) =>
    delay === 3_000 ? 0 : setTimeout(run, delay, ...rest);
  Object.assign(window, { setTimeout: soon });
}

/** Opens each page in a browser that knows nothing yet, and holds what that cost against its row. */
async function expectCosts(
  { browser, project }: { browser: Browser; project: TestProject },
  rows: Row[],
  open: (page: Page, path: string) => Promise<unknown> = (page, path) => page.goto(path),
) {
  for (const row of rows)
    await test.step(row.path, () => expectCost({ browser, project }, row, (page) => open(page, row.path)));
}

async function expectCost(
  { browser, project }: { browser: Browser; project: TestProject },
  { path, kilobytes, documents }: Row,
  open: (page: Page) => Promise<unknown>,
) {
  const before = (await project.requests()).length;
  const context = await personsBrowser(browser, project);
  await context.addInitScript(withoutLater);
  const page = await context.newPage();
  const assets = watchAssets(page);
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const cost = async () => ({
    documents: (await project.requests()).slice(before).reduce((sum, { reads }) => sum + reads, 0),
    enough: gzipped(await assets()) > kilobytes * 800,
  });
  await expect.poll(cost, { message: path }).toEqual({ documents, enough: true });
  expect(gzipped(await assets()) / 1000, path).toBeLessThanOrEqual(kilobytes);
  await context.close();
}

for (const rows of portions(table('Visitors')))
  test(`visitors' pages cost what the documentation says: ${names(rows)} @desktop`, async ({
    browser,
    project,
  }) => {
    const { documents } = await aNight({ players: 96, minutes: 20, eventId: 'e0', plan: { tables: 6 } });
    await project.seed({
      ...seasonAtFull(),
      ...copies(80, 'events/next', 'events/e1', () => ({
        showOnLandingPage: false,
        date: '2099-01-01',
        sortDate: '2099-01-01T19:00',
      })),
      'boards/e0': documents['boards/e0'] ?? {},
      ...(await aTicket('sample-ticket-key-0001', 'Ann Lee', { eventId: 'e0' })),
      ...resultsDocument(someResults({ eventId: 'e0', players: 96 })),
      ...seasonDocuments(seasonRecords()),
    });
    await expectCosts({ browser, project }, rows);
  });

const areas = [
  { rows: table('The console'), open: (page: Page, path: string) => signInAs(page, 'admin', path) },
  { rows: table('Betr'), open: unlockBetr },
];
for (const { rows: all, open } of areas)
  for (const rows of portions(all))
    test(`pages of the staff cost what the documentation says: ${names(rows)} @desktop`, async ({
      browser,
      project,
    }) => {
      await project.seed(seasonAtFull());
      await expectCosts({ browser, project }, rows, open);
    });
