import type { Page } from '@playwright/test';
import { deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { expectAccessible } from '../../../support/axe.ts';
import { aLockedEvent, anEvent } from '../../../support/documents/events.ts';
import { drawnPicture } from '../../../support/pictures.ts';
import { expect, openAs, test } from '../../../support/staff.ts';
import { today } from '../../../support/today.ts';

const cup = '/admin/events/cup';
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name });
const step = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Checklist' }).getByRole('listitem').filter({ hasText: name });
const event = (page: Page) => page.getByRole('region', { name: 'Event', exact: true });

/** An event with everything that comes before its day, and its password 'Aces 21'. */
async function ready(changes = {}) {
  const form = 'https://forms.example/1';
  const contact = { name: 'Kim', role: 'President', email: 'kim@college.example', phone: '555 0100' };
  return {
    ...(await aLockedEvent('cup', 'Aces 21', form, { title: 'Cup', currentParticipants: 2, ...changes })),
    'events/cup/private/staff': {
      registrationPassword: 'Aces 21',
      googleFormUrl: form,
      salesContact: contact,
      contactPerson: '',
    },
  };
}

test('the page of an event: tabs, what is set in place, the invitation @desktop', async ({
  page,
  project,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await project.seed(await ready({ date: today(), sortDate: `${today()}T19:00`, bracketStatus: 'setup' }));
  const stored = () => project.stored('events/cup');

  await test.step('each tab has an address and a title, also by keyboard', async () => {
    await openAs(page, 'staff', '/admin/events/nowhere');
    await expect(page.getByText('This event no longer exists.')).toBeVisible();
    await expect(page).toHaveTitle(/^Event Management \| /);
    await page.getByRole('link', { name: 'All events' }).click();
    await page.getByRole('button', { name: 'View Details' }).click();
    await page.getByRole('dialog', { name: 'Cup' }).getByRole('link', { name: 'Open event page' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/events\/cup$/);
    await expect(page).toHaveTitle(/^Cup \| /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event Management');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Cup');
    await expect(tab(page, 'Overview')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Kim, President');
    await expect(event(page)).toContainText('Aces 21');
    await expectAccessible(page);

    await tab(page, 'Result').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cup\/result$/);
    await expect(page).toHaveTitle(/^Result · Cup \| /);
    await expect(page.getByRole('region', { name: 'Result' }).getByLabel('Winner')).toBeVisible();
    await expectAccessible(page);
    await tab(page, 'Bracket').click();
    await expect(page.getByText(/^Brackets are for active and completed events/)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(tab(page, 'Result')).toHaveAttribute('aria-current', 'page');
    await tab(page, 'Participants').click();
    await expect(page.getByText('No one is on the list yet')).toBeVisible();
    await expect(page).toHaveTitle(/^Participants · Cup \| /);
    await tab(page, 'Overview').click();
  });

  await test.step('the invitation is copied with its link and password', async () => {
    await page.getByRole('button', { name: 'Copy invite' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const link = new URL('/e/cup', page.url()).href;
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`\nSign up: ${link}\nPassword: Aces 21`);
    await page.getByRole('button', { name: 'Copy email' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('kim@college.example');
  });

  await test.step('status, landing page and bracket are set in place, also without a network', async () => {
    await expect(step(page, 'Active on the day')).toHaveAttribute('aria-current', 'step');
    await step(page, 'Active on the day').getByRole('button', { name: 'Set to active' }).click();
    await expect.poll(stored).toMatchObject({ status: 'active' });
    await expect(page.getByRole('button', { name: 'Status: active' })).toBeVisible();
    await expect(step(page, 'Tables')).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toMatchObject({ status: 'upcoming' });
    await expect(page.getByRole('button', { name: 'Status: upcoming' })).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();

    const landing = page.getByRole('switch', { name: 'On landing page' });
    await expect(landing).toBeChecked();
    await landing.press('Space');
    await expect(landing).not.toBeChecked();
    await expect.poll(stored).toMatchObject({ showOnLandingPage: false });
    await expect(page.getByText('Hidden from the landing page.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toMatchObject({ showOnLandingPage: true });

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Bracket status: Setup' }).click();
    await page.getByRole('button', { name: 'Semi-finals', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Bracket status: Semi-finals' })).toBeVisible();
    await page.getByRole('button', { name: 'Status: upcoming' }).click();
    await page.getByRole('button', { name: 'Active', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Status: active' })).toBeVisible();
    await tab(page, 'Bracket').click();
    await expect(page.getByText(/^No bracket yet/)).toBeVisible();
    await tab(page, 'Overview').click();
    await expect(event(page)).toContainText('Aces 21');
    expect(await stored()).toMatchObject({ status: 'upcoming', bracketStatus: 'setup' });
    await context.setOffline(false);
    await expect.poll(stored).toMatchObject({ status: 'active', bracketStatus: 'semi-finals' });
    await tab(page, 'Bracket').click();
    const file = await drawnPicture(page, 'bracket.png', { width: 60, height: 30, type: 'image/png' });
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByText('Bracket uploaded successfully!')).toBeVisible();
    await page.getByRole('button', { name: 'View full size' }).click();
    await expect(page.getByRole('dialog', { name: 'Bracket of Cup' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('History says who changed what, also what waited, and gives a field its value back', async () => {
    await tab(page, 'History').click();
    const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(entries.first()).toContainText(/Dana changed · (just now|\d min ago)\s*Bracket picture/);
    await expect(entries).toHaveCount(7);
    await expect(entries.filter({ hasText: 'Bracket status' })).toContainText(/setup.*semi-finals/);
    await expect(page.getByText("Earlier changes weren't recorded.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore Status: upcoming' }).first().click();
    await expect.poll(stored).toMatchObject({ status: 'upcoming' });
    await expect(entries).toHaveCount(8);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toMatchObject({ status: 'active' });
  });

  await test.step('sign-up moves to this site, and is closed and opened on the list', async () => {
    await tab(page, 'Overview').click();
    await event(page).getByRole('button', { name: 'Edit Event' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('radio', { name: 'Sign up on this site' }).check();
    await form.getByLabel('Sign-up closes').selectOption('On a day, at a time');
    await form.getByLabel('Closing day and time').fill('2099-03-14T18:00');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(event(page)).toContainText('On this site, until Sat, Mar 14, 6:00 PM');
    const closesAt = Date.parse('2099-03-14T18:00-04:00');
    await expect.poll(stored).toMatchObject({ registration: 'locked', signUp: { open: true, closesAt } });

    await tab(page, 'Participants').click();
    await expect(page.getByText(/in · until Sat, Mar 14, 6:00 PM$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close now' }).click();
    await expect.poll(stored).toMatchObject({ signUp: { open: false } });
    await page.getByRole('button', { name: 'Open again' }).click();
    await expect.poll(stored).toMatchObject({ signUp: { open: true } });
  });
});

test('a step of the checklist opens the form; what a colleague changes is said @phone', async ({
  page,
  project,
}) => {
  await test.step('a step of the checklist opens the form at its field, and saving comes back to the page', async () => {
    await project.seed(
      anEvent('cup', { title: 'Cup', date: null, sortDate: '9999-12-31', registration: 'none' }),
    );
    await openAs(page, 'staff', `${cup}/nonsense`, '');
    await expect(page).toHaveURL(/\/admin\/events\/cup$/);
    await expect(page.getByText('No date yet')).toBeVisible();
    await step(page, 'Date, time and place')
      .getByRole('button', { name: 'Add date, time and place' })
      .click();
    const form = page.getByRole('dialog', { name: 'Cup' });
    await expect(form.getByLabel('Date')).toBeFocused();
    // However long the form, its title and its buttons are in sight.
    await form.getByLabel('Status', { exact: true }).scrollIntoViewIfNeeded();
    for (const part of [
      form.getByRole('heading', { level: 2 }),
      form.getByRole('button', { name: 'Close' }),
      form.getByRole('button', { name: 'Save Changes' }),
    ])
      await expect(part).toBeInViewport();
    await form.getByLabel('Date').fill(today(3));
    await form.getByRole('button', { name: 'Save Changes' }).click();
    // Once in a browser, whoever changes something says their name; without it nothing is lost or saved.
    const asked = page.getByRole('dialog', { name: 'Your name' });
    await expect(asked.getByLabel('Your name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form.getByText('Error saving changes. Please try again.')).toBeVisible();
    await expect(form.getByLabel('Date')).toHaveValue(today(3));
    await form.getByRole('button', { name: 'Retry' }).click();
    await asked.getByLabel('Your name').fill('Lee');
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    await expect(step(page, 'Sign-up form')).toHaveAttribute('aria-current', 'step');
    await step(page, 'Password').getByRole('button', { name: 'Set password' }).click();
    await expect(form.getByLabel('Registration password', { exact: true })).toBeFocused();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toHaveCount(0);
  });

  await test.step('an event that a colleague changes or deletes is said so in place', async () => {
    const stored = doc(project.as('regular'), 'events/cup');
    await updateDoc(stored, { title: 'Open', updatedAt: serverTimestamp() });
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Open');
    await deleteDoc(stored);
    await expect(page.getByText('This event no longer exists.')).toBeVisible();
    await expect(tab(page, 'Overview')).toHaveCount(0);
    await expectAccessible(page);
  });
});
