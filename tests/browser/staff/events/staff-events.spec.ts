import type { Page } from '@playwright/test';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { expectAccessible } from '../../../support/axe.ts';
import { storePicture } from '../../../support/bucket.ts';
import { aLockedEvent, anEvent } from '../../../support/documents/events.ts';
import { season } from '../../../support/documents/samples.ts';
import { chooseAction, expect, openAs, test } from '../../../support/staff.ts';

const row = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Events' }).getByRole('heading', { level: 2 });
const onLanding = 'On Landing Page';

function dated(id: string, date: string | null, changes = {}) {
  const sortDate = date ? `${date}T19:00` : '9999-12-31';
  return anEvent(id, { title: id, date, sortDate, ...changes });
}

test('a row on a phone: Enter, what is refused and tried again, and a deletion with all of its parts @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  const names = ['own', 'other event', 'tournament', 'college'];
  const [own = '', shared = '', tournament = '', college = ''] = await Promise.all(
    names.map((name) => storePicture(project, `images/logo/${name}.png`)),
  );
  const bracket = await storePicture(project, 'images/bracket/b.png');
  const pictures = { collegeLogo: own, backgroundImage: shared, bracketImage: bracket };
  const event = await aLockedEvent('cup', 'Aces 21', null, {
    ...pictures,
    title: 'Cup',
    showOnLandingPage: false,
  });
  const parts = {
    'events/cup/private/staff': { registrationPassword: 'Aces 21', googleFormUrl: 'https://forms.example/9' },
    'events/cup/private/search': season['events/e1/private/search'] ?? {},
    'events/cup/participants/p': { name: 'Ann', checkedIn: false, source: 'manual' },
  };
  await project.seed({
    ...event,
    ...parts,
    ...dated('Two', '2026-03-15', { collegeLogo: tournament, backgroundImage: college }),
    ...dated('Three', '2026-03-16', { bracketImage: shared }),
    ...dated('Bare', null, { maxParticipants: null, status: 'canceled', registration: 'none' }),
    'tournaments/t': { ...season['tournaments/t1'], imageUrl: tournament },
    'colleges/purdue-university': { ...season['colleges/purdue-university'], logoPath: college },
  });
  await openAs(page, 'admin', '/admin/events');
  const ask = (title: string) => chooseAction(row(page, title), 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete event' });

  await test.step('the form is behind Enter, or comes soon', async () => {
    await expect(row(page, 'Cup')).toContainText('Aces 21');
    const menu = row(page, 'Cup').getByRole('button', { name: 'Actions for Cup' });
    await menu.click();
    await expect(row(page, 'Cup').getByRole('link', { name: 'Open Form' })).toHaveAttribute(
      'href',
      'https://forms.example/9',
    );
    await menu.click();
    await chooseAction(row(page, 'Bare'), 'Enter');
    const soon = page.getByRole('dialog', { name: 'Sign-up Form Coming Soon!' });
    await soon.getByRole('button', { name: 'Got it' }).click();
    await expect(soon).toHaveCount(0);
  });

  await test.step('a refused change is taken back with a message, and can be tried again', async () => {
    await project.refuse('allow update: if isStaff() && isEvent', 'allow delete: if isStaff() && !exists');
    await chooseAction(row(page, 'Cup'), 'Show on Landing');
    await expect(page.getByText('Failed to change the landing page. Please try again.')).toBeVisible();
    await expect(row(page, 'Cup')).not.toContainText(onLanding);
    await ask('Cup');
    await expect(dialog).toContainText(
      'Are you sure you want to delete "Cup"? This action cannot be undone.',
    );
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Failed to delete event. Please try again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Cup')).toBeVisible();
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(row(page, 'Cup')).toContainText(onLanding);
    await expect.poll(() => project.stored('events/cup')).toMatchObject({ showOnLandingPage: true });
  });

  await test.step('a deletion takes all of the event along, except the pictures that others show', async () => {
    for (const title of ['Two', 'Cup']) {
      await ask(title);
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(row(page, title)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('link', { name: 'Trash', exact: true }).click();
    const trash = page.getByRole('region', { name: 'Trash' });
    await expect(trash.getByRole('listitem')).toHaveText([/^Cup.*30 days left/, /^Two/]);
    await expectAccessible(page);
    expect((await page.request.get(own)).status()).toBe(200);
    await trash.getByRole('button', { name: 'Empty Trash' }).click();
    const empty = page.getByRole('dialog', { name: 'Empty Trash' });
    await empty.getByRole('button', { name: 'Delete for good' }).click();
    await expect(trash).toContainText('Trash is empty.');
    for (const path of Object.keys({ ...event, ...parts }))
      await expect.poll(() => project.stored(path), path).toBeUndefined();
    const found = async (address: string) => (await page.request.get(address)).status();
    await expect.poll(() => found(own)).toBe(404);
    await expect.poll(() => found(bracket)).toBe(404);
    expect(await Promise.all([shared, tournament, college].map(found))).toEqual([200, 200, 200]);
  });
});

test('the list of events: order, search, 120 by pages, live, and what it reads @desktop', async ({
  page,
  project,
}) => {
  // Far from today, whose events are read as well.
  const day = (index: number) => new Date(Date.UTC(2126, 0, 1 + index)).toISOString().slice(0, 10);
  const events = Array.from({ length: 120 }, (_, index) =>
    dated(`E${index}`, day(index), index === 119 ? { collegeName: 'San José State', status: 'active' } : {}),
  );
  await project.seed(Object.assign({}, ...events));
  const reads = async () => {
    const listens = (await project.requests()).filter(
      ({ method, paths }) => method === 'listen' && paths.some((path) => path.startsWith('events')),
    );
    return listens.reduce((sum, entry) => sum + entry.reads, 0);
  };
  // What is next finds nothing in three queries, and no night holds addresses; each counts as one.
  const next = 4;
  const search = page.getByRole('searchbox', { name: /^Search/ });

  await test.step('a list of 120 events comes by pages of 50 and reads no more, and stays live', async () => {
    await openAs(page, 'admin', '/admin/events');
    await expect(titles(page)).toHaveCount(50);
    // One more than is shown: so the list knows whether there are more.
    await expect.poll(reads).toBe(51 + next);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(titles(page)).toHaveCount(100);
    await expect.poll(reads).toBe(102 + next);
    // Neither searching nor changing one of them reads another one.
    await search.fill('JOSE');
    await expect(titles(page)).toHaveText(['E119']);
    await expect(page).toHaveURL(/\?q=JOSE$/);
    await row(page, 'E119').getByRole('button', { name: 'Hide from Landing' }).click();
    await expect(row(page, 'E119')).not.toContainText(onLanding);
    await expect.poll(() => project.stored('events/E119')).toMatchObject({ showOnLandingPage: false });
    expect(await reads()).toBeLessThanOrEqual(103 + next);
    await search.fill('nothing like it');
    await expect(page.getByText('No events found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all events' }).click();
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(titles(page)).toHaveText(events.map((_, index) => `E${119 - index}`));
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    // From the end of the list to before it: every page begins behind another document now.
    await updateDoc(doc(project.as('super'), 'events/E0'), {
      date: null,
      sortDate: '9999-12-31',
      updatedAt: serverTimestamp(),
    });
    await expect(titles(page).first()).toHaveText('E0');
    await expect(titles(page)).toHaveCount(120);
    await expect(titles(page).nth(50)).toHaveText('E70');
    await expect(titles(page).last()).toHaveText('E1');
  });
});
