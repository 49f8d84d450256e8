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

test('the palette and the list find an event among many, by keyboard @desktop', async ({ page, project }) => {
  await project.seed({
    ...manyEvents(52),
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
  await page.keyboard.press('Control+k');
  const before = await searchReads(project);
  await field(page).fill('purdue');
  await expect(status(page)).toHaveText('First 8 results. Add a word.');
  expect((await searchReads(project)) - before).toBeLessThanOrEqual(8);
  for (const typed of ['dec 5 delta', 'δχ texas']) {
    await field(page).fill(typed);
    await expect(palette(page).getByRole('option', { name: /Chapter Cup/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(status(page)).toHaveText('1 result');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/events\/there$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Quad Room');
  // It is offered again, before anything is typed.
  await openPalette(page);
  const recent = palette(page).getByRole('group', { name: 'Recent events' });
  await expect(recent.getByRole('option', { name: /Chapter Cup/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Manage Events' }).click();
  const list = page.getByRole('region', { name: 'Events' });
  await expect(list.getByText('The newest 50 events')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Night 0' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('quad room');
  await expect(list.getByText('1 found', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Chapter Cup' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search older events' })).toHaveCount(0);

  // A new title is found by its words, and no longer by those before.
  await page.getByRole('link', { name: 'Chapter Cup', exact: true }).focus();
  await page.keyboard.press('e');
  await page.getByLabel('Title', { exact: true }).fill('Winter Kings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();
  await expect
    .poll(async () => (await project.stored('events/there/private/search'))?.title)
    .toBe('Winter Kings');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPalette(page);
  await field(page).fill('chapter quad');
  await expect(status(page)).toHaveText(/^Nothing/);
  await field(page).fill('winter quad');
  await expect(palette(page).getByRole('option', { name: /Winter Kings/ })).toBeVisible();
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
    'colleges/purdue-university/fraternities/sigma-chi': {
      ...season['colleges/purdue-university/fraternities/f1'],
      searchTokens: searchTokens({ main: ['Sigma Chi', 'Purdue University'], phones: ['512 555 0199'] }),
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
  const chapters = palette(page).getByRole('group', { name: 'Chapters and people' });
  await expect(chapters.getByRole('option')).toHaveText([/^Sigma Chi/]);
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

/** Holds the code of some modules back. Returns what lets that of one through. */
async function holdCode(page: Page, ...modules: readonly string[]) {
  const gates = new Map<string, () => void>();
  const held = new Map(
    modules.map((name) => [name, new Promise<void>((through) => gates.set(name, through))] as const),
  );
  await page.route(/\/assets\/\w+-[^/]*\.js$/, async (route) => {
    const [, name = ''] = /([^/]+)-[^/]{7}\.js$/.exec(route.request().url()) ?? [];
    await held.get(name);
    await route.continue();
  });
  return (name: string) => gates.get(name)?.();
}

test('what is asked for has the keyboard, however late its code comes @desktop', async ({
  page,
  project,
}) => {
  await project.seed(manyEvents(3));
  const letThrough = await holdCode(page, 'PaletteDialog', 'NewEvent', 'DirectoryImportDialog');
  await openAs(page, 'admin', '/admin/events');
  await expect(page.getByRole('link', { name: 'Night 0' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: 'Night 0' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('cue? /jk');
  await expect(field(page)).toHaveValue('cue? /jk');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('night 2x');
  await page.keyboard.press('Backspace');
  await expectAccessible(page);
  letThrough('PaletteDialog');
  await expect(palette(page).getByRole('option', { name: /^Night 2/ })).toBeVisible();
  await expect(field(page)).toHaveValue('night 2');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // C asks for the form, and everything after it is its title.
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await page.keyboard.type('cJokers cue? /e');
  await expect(page).toHaveURL(/create=open$/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(form.getByRole('textbox')).toHaveValue('Jokers cue? /e');
  await expectAccessible(page);
  letThrough('NewEvent');
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Jokers cue? /e');
  await page.keyboard.type('ek');
  await expect(form.getByLabel('Title', { exact: true })).toHaveValue('Jokers cue? /eek');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/events$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Colleges', exact: true }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.keyboard.type('cue');
  await expect(page.getByRole('dialog', { name: 'Import CSV' })).toBeVisible();
  letThrough('DirectoryImportDialog');
  await expect(page.getByLabel('Or paste cells from a sheet')).toHaveValue('cue');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
