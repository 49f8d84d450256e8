import type { Page } from '@playwright/test';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { searchedDay } from '../../../src/domain/search/searchedDay.ts';
import { searchTokens } from '../../../src/domain/search/searchTokens.ts';
import { expectAccessible } from '../../support/axe.ts';
import { anEvent } from '../../support/documents/events.ts';
import { requestId, season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

type Documents = Record<string, Record<string, Stored>>;

// The regular account signs in where the super account's password was refused.
test.beforeEach(({ expectConsole }) => expectConsole(/400/));

/** Returns an event with its search document. */
function aFoundEvent(id: string, changes: Record<string, Stored>): Documents {
  const documents = anEvent(id, changes);
  const event = documents[`events/${id}`] ?? {};
  const text = (name: string) => String(event[name] ?? '');
  const shown = ['title', 'collegeName', 'fraternityName', 'location', 'state', 'date', 'sortDate'];
  const words = [...shown.slice(0, 5).map(text), searchedDay(text('date')), 'ΔΧ'];
  const search = Object.fromEntries(shown.map((name) => [name, event[name] ?? '']));
  return {
    ...documents,
    [`events/${id}/private/search`]: { ...search, tokens: searchTokens({ main: words }) },
  };
}

/** So many events, the first of which is the newest. */
function manyEvents(count: number): Documents {
  const each = Array.from({ length: count }, (_, at) => {
    const date = new Date(Date.UTC(2026, 11, 31 - at)).toISOString().slice(0, 10);
    return aFoundEvent(`many${at}`, { title: `Night ${at}`, date, sortDate: `${date}T19:00` });
  });
  return Object.assign({}, ...each);
}

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });
const field = (page: Page) => palette(page).getByRole('combobox');
const status = (page: Page) => palette(page).getByRole('status').first();

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search everything' }).click();
  await expect(field(page)).toBeFocused();
}

/** The documents that the search has read, of each kind. */
async function searchReads(project: TestProject): Promise<number> {
  const requests = await project.requests();
  return requests
    .filter(
      ({ method, paths }) => method === 'listen' && paths.some((path) => /private$|private\//.test(path)),
    )
    .reduce((sum, { reads }) => sum + reads, 0);
}

test('the palette finds events among many, as they are now, by keyboard @desktop', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('an event among many is found by words in any order and opened with the keyboard alone', async () => {
    await project.seed({
      ...manyEvents(60),
      ...aFoundEvent('there', {
        title: 'Chapter Cup',
        collegeName: 'University of Texas at Austin',
        fraternityName: 'Delta Chi',
        location: 'Quad Room',
        date: '2025-12-05',
        sortDate: '2025-12-05T19:00',
      }),
    });
    await openAs(page, 'staff', '/admin/requests');
    // The list has its answer, so the console has listened to keys for long.
    await expect(page.getByText(/^No .*requests/)).toBeVisible();
    for (const typed of ['quad', 'delta tex', 'dec 5 delta', 'δχ texas']) {
      await page.keyboard.press('Control+k');
      await field(page).fill(typed);
      await expect(palette(page).getByRole('option', { name: /Chapter Cup/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(status(page)).toHaveText('1 result');
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
    }
    const before = await searchReads(project);
    await openPalette(page);
    await field(page).fill('purdue');
    await expect(status(page)).toHaveText('8 results');
    expect((await searchReads(project)) - before).toBeLessThanOrEqual(8);
    await field(page).fill('chapter');
    await expect(status(page)).toHaveText('1 result');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/events\/there$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await expect(page.getByRole('main')).toContainText('Quad Room');
    // It is offered again, before anything is typed.
    await openPalette(page);
    const recent = palette(page).getByRole('group', { name: 'Recent events' });
    await expect(recent.getByRole('option', { name: /Chapter Cup/ })).toBeVisible();
  });
  await startAnew();
  await test.step('what is created, renamed and deleted is found by its words now and not by those before', async () => {
    await openAs(page, 'staff', '/admin/events?create=open');
    const form = page.getByRole('dialog', { name: 'Create Event' });
    await form.getByLabel('Title', { exact: true }).fill('Autumn Aces');
    await form.getByLabel('Location', { exact: true }).fill('Quad Room');
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(form).toHaveCount(0);
    const row = page.getByRole('listitem', { name: 'Autumn Aces' });
    const id = /events\/([^/]+)$/.exec((await row.getByRole('link').first().getAttribute('href')) ?? '')?.[1];
    const search = `events/${id}/private/search`;
    expect(await project.stored(search)).toMatchObject({
      title: 'Autumn Aces',
      location: 'Quad Room',
      date: null,
    });

    const results = async (typed: string) => {
      await openPalette(page);
      await field(page).fill(typed);
      await expect(status(page)).toHaveText(/result|Nothing/);
      const found = await palette(page).getByRole('option').allInnerTexts();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
      return found.map((text) => text.split('\n')[0]);
    };
    expect(await results('autumn quad')).toEqual(['Autumn Aces']);

    await page.goto(`/admin/events?edit=${id}/title`);
    await page.getByLabel('Title', { exact: true }).fill('Winter Kings');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Changes saved successfully!')).toBeVisible();
    await expect.poll(async () => (await project.stored(search))?.title).toBe('Winter Kings');
    await page.goto('/admin/requests');
    expect(await results('winter quad')).toEqual(['Winter Kings']);
    expect(await results('autumn')).toEqual([]);

    await page.goto('/admin/events');
    await page
      .getByRole('listitem', { name: 'Winter Kings' })
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect.poll(() => project.stored(search)).toBeUndefined();
  });
});

test('the button opens it, it fits the screen, is accessible, and gives the focus back @phone', async ({
  page,
  project,
}) => {
  await project.seed({
    ...manyEvents(3),
    [`tournamentRequests/${requestId()}`]: {
      ...season['tournamentRequests/r1'],
      searchTokens: searchTokens({ main: ['Lee', 'Purdue University'] }),
    },
  });
  await openAs(page, 'admin', '/admin/partners');
  const button = page.getByRole('button', { name: 'Search everything' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  await field(page).fill('purdue');
  await expect(palette(page).getByRole('option', { name: /^Lee/ })).toBeVisible();
  await expect(palette(page).getByRole('option', { name: /Night 2/ })).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('chapters by person and phone, the list among all events, rows by single keys @desktop', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('a chapter is found by a person and a phone, and an edit is found at once', async () => {
    const chapter = 'colleges/purdue-university/fraternities/sigma-chi';
    await project.seed({
      'colleges/purdue-university': season['colleges/purdue-university'] ?? {},
      [chapter]: season['colleges/purdue-university/fraternities/f1'] ?? {},
    });
    await openAs(page, 'admin', '/admin/fraternities?college=purdue-university');
    await page.getByRole('button', { name: /Sigma Chi/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Sigma Chi' });
    await dialog.getByLabel('Rush chair name', { exact: true }).fill('Ann O’Hara');
    await dialog.getByLabel('Rush chair number', { exact: true }).fill('(512) 555-0199');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => (await project.stored(chapter))?.searchTokens).toContain('ohara');
    for (const typed of ["o'hara", '512 555', 'sig purdue', 'ΣX']) {
      await openPalette(page);
      await field(page).fill(typed);
      await expect(
        palette(page).getByRole('group', { name: 'Chapters and people' }).getByRole('option'),
      ).toHaveText([/Sigma Chi\s*Purdue University · Ann O’Hara/]);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
    }
    await openPalette(page);
    await field(page).fill('ohara');
    await expect(status(page)).toHaveText('1 result');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/outreach\/purdue-university\/sigma-chi$/);
    await expect(page.getByRole('heading', { name: /^Sigma Chi/, level: 2 })).toBeVisible();
  });
  await startAnew();
  await test.step('the list finds among all events, and says so', async () => {
    const old = aFoundEvent('old', {
      title: 'Founders Cup',
      location: 'Quad Room',
      date: '2019-05-01',
      sortDate: '2019-05-01T19:00',
    });
    await project.seed({ ...manyEvents(60), ...old });
    await openAs(page, 'staff', '/admin/events');
    const list = page.getByRole('region', { name: 'Events' });
    await expect(list.getByText('The newest 50 events')).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('quad room');
    await expect(list.getByText('1 found', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem', { name: 'Founders Cup' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search older events' })).toHaveCount(0);
  });
  await startAnew();
  await test.step('rows and the form are reached by single keys', async () => {
    await project.seed(manyEvents(3));
    await openAs(page, 'staff', '/admin/events');
    await expect(page.getByRole('listitem', { name: 'Night 1' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'Night 0' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: 'Night 1' })).toBeFocused();
    await page.keyboard.press('e');
    await expect(page).toHaveURL(/edit=many1/);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Night 1');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('k');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog', { name: 'Create Event' })).toBeVisible();
  });
});
