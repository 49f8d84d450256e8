import type { Page } from '@playwright/test';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { SAMPLE_ACCOUNTS } from '../../../../scripts/accounts/sampleAccounts.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { aLockedEvent, anEvent } from '../../../support/documents/events.ts';
import { enterPassword, expect, openAs, test } from '../../../support/staff.ts';

const row = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Events' }).getByRole('heading', { level: 2 });
const onLanding = 'On Landing Page';

function dated(id: string, date: string | null, changes = {}) {
  const sortDate = date ? `${date}T19:00` : '9999-12-31';
  return anEvent(id, { title: id, date, sortDate, ...changes });
}

test('a row tells all, is refused and tried again, and is deleted in these words @phone', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('a row tells all that staff look for', async () => {
    await project.seed({
      ...(await aLockedEvent('locked', 'Aces 21', null, { title: 'Locked Cup', date: '2026-03-15' })),
      'events/locked/private/staff': {
        registrationPassword: 'Aces 21',
        googleFormUrl: 'https://forms.example/9',
      },
      ...anEvent('full'),
      ...dated('Bare', null, {
        time: '',
        location: '',
        maxParticipants: null,
        entryFee: null,
        prizePool: null,
        showOnLandingPage: false,
        status: 'canceled',
        registration: 'none',
      }),
    });
    await openAs(page, 'admin', '/admin/events');
    const full = row(page, 'Spring Open');
    for (const text of [
      'IN',
      'Upcoming',
      onLanding,
      '03/14/26 @ 7:00 PM',
      'Memorial Union',
      '0/64',
      '$25',
      '$1,000',
      'Not Set',
    ])
      await expect(full).toContainText(text, { ignoreCase: true });
    await expect(full).toContainText('Purdue University · Sigma Chi');
    await expect(full.getByRole('link', { name: 'Open Form' })).toHaveAttribute(
      'href',
      'https://forms.example/1',
    );
    const locked = row(page, 'Locked Cup');
    await expect(locked).toContainText('Aces 21');
    await expect(locked.getByRole('link', { name: 'Open Form' })).toHaveAttribute(
      'href',
      'https://forms.example/9',
    );
    const bare = row(page, 'Bare');
    for (const text of ['TBD @ TBD', '0/∞', 'Not Set', 'No date yet', 'canceled'])
      await expect(bare).toContainText(text, { ignoreCase: true });
    await expect(bare).not.toContainText(onLanding);
    await expect(bare).not.toContainText('Entry fee');
    await bare.getByRole('button', { name: 'Enter' }).click();
    const soon = page.getByRole('dialog', { name: 'Sign-up Form Coming Soon!' });
    await expectAccessible(page);
    await soon.getByRole('button', { name: 'Got it' }).click();
    await expect(soon).toHaveCount(0);
    await expectAccessible(page);
  });
  await startAnew();
  await test.step('a refused change is taken back with a message, and can be tried again', async () => {
    expectConsole(/permission|403/i);
    await project.seed(dated('Cup', '2026-01-01', { showOnLandingPage: false }));
    await openAs(page, 'admin', '/admin/events');
    await expect(row(page, 'Cup')).toBeVisible();
    await project.refuse('allow update: if isStaff() && isEvent');
    await row(page, 'Cup').getByRole('button', { name: 'Show on Landing' }).click();
    await expect(page.getByText('Failed to change the landing page. Please try again.')).toBeVisible();
    await expect(row(page, 'Cup')).not.toContainText(onLanding);
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(row(page, 'Cup')).toContainText(onLanding);
    await expect.poll(() => project.stored('events/Cup')).toMatchObject({ showOnLandingPage: true });
  });
  await startAnew();
  await test.step('deleting asks in these words and takes all of the event along', async () => {
    const event = await aLockedEvent('cup', 'Aces 21', null, { title: 'Cup' });
    const parts = {
      'events/cup/private/staff': { registrationPassword: 'Aces 21' },
      'events/cup/participants/p': { name: 'Ann', checkedIn: false, source: 'manual' },
    };
    await project.seed({ ...event, ...parts });
    await openAs(page, 'admin', '/admin/events');
    await row(page, 'Cup').getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete event' });
    await expect(dialog).toContainText(
      'Are you sure you want to delete "Cup"? This action cannot be undone.',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Cup')).toBeVisible();
    await row(page, 'Cup').getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(page, 'Cup')).toHaveCount(0);
    await expect(page.getByText('No events found')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const path of Object.keys({ ...event, ...parts }))
      expect(await project.stored(path)).toBeUndefined();
  });
});

test('the list of events: order, filter, 120 by pages, live for two, a refused deletion @desktop', async ({
  page,
  project,
  colleague,
  expectConsole,
  startAnew,
}) => {
  await test.step('newest first, after those without a date; filter and search live in the address', async () => {
    await project.seed({
      ...dated('Old', '2025-01-01', { status: 'completed' }),
      ...dated('New', '2027-01-01', { collegeName: 'San José State' }),
      ...dated('Someday', null),
      ...dated('Middle', '2026-01-01', { status: 'active' }),
    });
    await openAs(page, 'admin', '/admin/events');
    await expect(titles(page)).toHaveText(['Someday', 'New', 'Middle', 'Old']);
    await page.getByLabel('Show', { exact: true }).selectOption('Active');
    await expect(titles(page)).toHaveText(['Middle']);
    await expect(page).toHaveURL(/\?status=active$/);
    await page.goBack();
    await expect(titles(page)).toHaveCount(4);
    await page.getByRole('searchbox', { name: /^Search/ }).fill('JOSE');
    await expect(titles(page)).toHaveText(['New']);
    await expect(page).toHaveURL(/\?q=JOSE$/);
    await page.reload();
    await expect(titles(page)).toHaveText(['New']);
    await page.getByRole('searchbox', { name: /^Search/ }).fill('nothing like it');
    await expect(page.getByText('No events found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all events' }).click();
    await expect(titles(page)).toHaveCount(4);
  });
  await startAnew();
  await test.step('a list of 120 events comes by pages of 50, and stays live across them', async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const events = Array.from({ length: 120 }, (_, index) =>
      dated(`E${index}`, day(index), { showOnLandingPage: false }),
    );
    await project.seed(Object.assign({}, ...events));
    await openAs(page, 'admin', '/admin/events');
    await expect(titles(page)).toHaveCount(50);
    await expect(titles(page).first()).toHaveText('E119');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(titles(page)).toHaveCount(100);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(titles(page)).toHaveCount(120);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await expect(titles(page)).toHaveText(events.map((_, index) => `E${119 - index}`));
    // From the end of the list to its beginning: every page begins behind another document now.
    await updateDoc(doc(project.as('super'), 'events/E0'), {
      date: '2030-01-01',
      sortDate: '2030-01-01T19:00',
      updatedAt: serverTimestamp(),
    });
    await expect(titles(page).first()).toHaveText('E0');
    await expect(titles(page)).toHaveCount(120);
    await expect(titles(page).nth(50)).toHaveText('E70');
    await expect(titles(page).last()).toHaveText('E1');
  });
  await startAnew();
  await test.step('what one person changes, another sees at once', async () => {
    expectConsole(/400/);
    await project.seed(dated('Cup', '2026-01-01', { showOnLandingPage: false }));
    await openAs(page, 'admin', '/admin/events');
    await openAs(colleague, 'staff', '/admin/events');
    await expect(row(colleague, 'Cup')).not.toContainText(onLanding);
    await row(page, 'Cup').getByRole('button', { name: 'Show on Landing' }).click();
    await expect(row(colleague, 'Cup')).toContainText(onLanding);
    await row(colleague, 'Cup').getByRole('button', { name: 'Hide from Landing' }).click();
    await expect(row(page, 'Cup')).not.toContainText(onLanding);
    await expect.poll(() => project.stored('events/Cup')).toMatchObject({ showOnLandingPage: false });
  });
  await startAnew();
  await test.step('a refused deletion brings the row back and says so in the dialog', async () => {
    expectConsole(/permission|403/i);
    await project.seed(dated('Cup', '2026-01-01'));
    await openAs(page, 'admin', '/admin/events');
    await row(page, 'Cup').getByRole('button', { name: 'Delete' }).click();
    await project.refuse('allow delete: if isStaff() && !exists');
    const dialog = page.getByRole('dialog', { name: 'Delete event' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Failed to delete event. Please try again.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Cup')).toBeVisible();
  });
});

test('changes without a network: kept, sent, refused, and sent after the next sign-in @desktop', async ({
  page,
  context,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('without a network changes are kept, shown as waiting, and sent when it is back', async () => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
    await project.seed({
      ...dated('One', '2126-01-01', { showOnLandingPage: false }),
      ...dated('Two', '2126-01-02', { showOnLandingPage: false }),
    });
    await openAs(page, 'admin', '/admin/events');
    await expect(titles(page)).toHaveCount(2);
    await context.setOffline(true);
    await expect(page.getByText(/^You're offline\. Changes are saved/)).toBeVisible();
    // What the server has said stays known.
    await expect(page.getByText('Nothing today or this week.')).toBeVisible();
    for (const title of ['One', 'Two']) {
      await row(page, title).getByRole('button', { name: 'Show on Landing' }).click();
      await expect(row(page, title)).toContainText(onLanding);
      await expect(row(page, title).getByText('Saved on this device')).toBeVisible();
    }
    await expect(page.getByText('2 changes pending.')).toBeVisible();
    await expectAccessible(page);
    expect(await project.stored('events/One')).toMatchObject({ showOnLandingPage: false });
    await context.setOffline(false);
    await expect.poll(() => project.stored('events/One')).toMatchObject({ showOnLandingPage: true });
    await expect.poll(() => project.stored('events/Two')).toMatchObject({ showOnLandingPage: true });
    await expect(page.getByText(/Saved on this device/)).toHaveCount(0);
    await expect(page.getByText(/changes? pending\./)).toHaveCount(0);
  });
  await startAnew();
  await test.step('a change that is refused after it waited is reported with a way to try again', async () => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|permission|403/i);
    await project.seed(dated('Cup', '2026-01-01', { showOnLandingPage: false }));
    await openAs(page, 'admin', '/admin/events');
    await expect(row(page, 'Cup')).toBeVisible();
    await context.setOffline(true);
    await row(page, 'Cup').getByRole('button', { name: 'Show on Landing' }).click();
    await expect(page.getByText('1 change pending.')).toBeVisible();
    await project.refuse('allow update: if isStaff() && isEvent');
    await context.setOffline(false);
    await expect(page.getByText('Failed to change the landing page. Please try again.')).toBeVisible();
    await expect(row(page, 'Cup')).not.toContainText(onLanding);
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => project.stored('events/Cup')).toMatchObject({ showOnLandingPage: true });
  });
  await startAnew();
  await test.step('changes that wait while the session ends are sent after the next sign-in', async () => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach/);
    await project.seed(dated('Cup', '2026-01-01', { showOnLandingPage: false }));
    await page.clock.install();
    await openAs(page, 'admin', '/admin/events');
    await expect(row(page, 'Cup')).toBeVisible();
    await context.setOffline(true);
    await row(page, 'Cup').getByRole('button', { name: 'Show on Landing' }).click();
    await expect(page.getByText('1 change pending.')).toBeVisible();
    await page.clock.fastForward('30:01');
    await expect(page.getByText(/^Your session has ended/)).toBeVisible();
    // The server would refuse it now, as the token's login is too old for the rules.
    await project.loadRules((rules) => rules.replace("duration.value(30, 'm')", "duration.value(0, 'm')"));
    await context.setOffline(false);
    await page.clock.fastForward('01:00');
    await project.loadRules();
    expect(await project.stored('events/Cup')).toMatchObject({ showOnLandingPage: false });
    await enterPassword(page, SAMPLE_ACCOUNTS.admin.password);
    await expect(row(page, 'Cup')).toContainText(onLanding);
    await expect.poll(() => project.stored('events/Cup')).toMatchObject({ showOnLandingPage: true });
  });
});
