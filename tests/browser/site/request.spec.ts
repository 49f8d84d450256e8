import type { Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import type { TestProject } from '../../support/TestProject.ts';

const address = '/events/upcoming?request=open';
const writes = '**/documents:commit**';
const failed = 'Failed to submit request. Please try again.';
const form = (page: Page) => page.getByRole('dialog', { name: 'Request Tournament' });

async function fill(page: Page): Promise<void> {
  const fields = {
    'Organizer name': 'Lee',
    Email: 'lee@college.example',
    Phone: '555 0100',
    'Proposed date': '2027-04-01',
    'Proposed time': '19:00',
    'Estimated participants': '40',
    'Location/Venue': 'Memorial Union',
  };
  for (const [label, value] of Object.entries(fields))
    await form(page).getByLabel(label, { exact: true }).fill(value);
  await form(page).getByLabel('College/University').selectOption('Purdue University');
}

const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit Request' }).click();

async function requests(project: TestProject) {
  const { docs } = await getDocs(collection(project.as('regular'), 'tournamentRequests'));
  return docs.map((found) => found.data());
}

async function expectSent(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Request submitted successfully!' })).toBeVisible();
}

test('a request is sent once, whatever becomes of the answer and of the presses @desktop', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('a form that its address opened leaves the focus on the heading of the page', async () => {
    await page.goto(address);
    await fill(page);
    await submit(page);
    await expectSent(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeFocused();
  });
  await startAnew();
  await test.step('a request whose answer got lost is stored once', async () => {
    expectConsole(/ERR_FAILED|RPC_ERROR|403/);
    await page.goto(address);
    await fill(page);
    await page.route(writes, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit(page);
    await expect(form(page).getByText(failed)).toBeVisible();
    await page.unroute(writes);
    await page.reload();
    await submit(page);
    await expectSent(page);
    expect(await requests(project)).toHaveLength(1);
  });
  await startAnew();
  await test.step('a refusal is a failure', async () => {
    expectConsole(/403|RPC_ERROR/);
    await project.loadRules((rules) =>
      rules.replace('allow create: if isNewRequest', 'allow create: if false && isNewRequest'),
    );
    await page.goto(address);
    await fill(page);
    for (const name of ['Submit Request', 'Retry']) {
      await form(page).getByRole('button', { name }).click();
      await expect(form(page).getByText(failed)).toBeVisible();
    }
  });
  await startAnew();
  await test.step('pressing Enter and the button again and again sends one request', async () => {
    await page.goto(address);
    await fill(page);
    let sent = 0;
    await page.route(writes, async (route) => {
      if (route.request().method() === 'POST') sent += 1;
      await route.continue();
    });
    await form(page)
      .locator('form')
      .evaluate((element) => {
        if (element instanceof HTMLFormElement) for (let at = 0; at < 5; at += 1) element.requestSubmit();
      });
    await expectSent(page);
    expect(sent).toBe(1);
    expect(await requests(project)).toHaveLength(1);
  });
});

test('a request from the first mistakes to the thanks, with a draft in between @phone', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('mistakes are told on leaving a field, and all together on sending', async () => {
    await page.goto(address);
    const email = form(page).getByLabel('Email', { exact: true });
    await email.fill('lee');
    await email.blur();
    await expect(email).toHaveAccessibleDescription('Enter a valid email address');
    await form(page).getByLabel('College/University').selectOption('Other (Type Below)');
    await submit(page);
    const summary = form(page).getByRole('group', { name: '8 fields need another look' });
    await expect(summary).toBeFocused();
    for (const message of [
      'Organizer name: Enter your name',
      'Email: Enter a valid email address',
      'Phone: Enter a phone number',
      'Enter college name: Enter the college name',
      'Proposed date: Choose a date',
      'Proposed time: Choose a time',
      'Estimated participants: Enter a whole number from 1 to 100,000',
      'Location/Venue: Enter a location or venue',
    ])
      await expect(summary.getByRole('listitem').filter({ hasText: message })).toBeVisible();
    await expectAccessible(page);
    // The field is not under the buttons that stay at the foot of the dialog.
    await summary.getByRole('link', { name: 'Organizer name' }).click();
    const name = form(page).getByLabel('Organizer name');
    await expect(name).toBeFocused();
    expect(
      await name.evaluate((field) => {
        const { x, y, width, height } = field.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height - 1) === field;
      }),
    ).toBe(true);
    await summary.getByRole('link', { name: 'Proposed date' }).click();
    await expect(form(page).getByLabel('Proposed date')).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await requests(project)).toEqual([]);
  });
  await startAnew();
  await test.step('what is typed survives closing the dialog and a reload, until one starts over', async () => {
    await page.goto(address);
    await fill(page);
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Request Tournament' }).click();
    await expect(form(page).getByLabel('Location/Venue')).toHaveValue('Memorial Union');
    await page.reload();
    await expect(form(page).getByLabel('Location/Venue')).toHaveValue('Memorial Union');
    await expect(form(page).getByLabel('College/University')).toHaveValue('Purdue University');
    await expect(form(page).getByText('We saved your draft.')).toBeVisible();
    // On Start over a first press of Enter would throw it all away.
    await expect(form(page).getByLabel('Organizer name')).toBeFocused();
    await expectAccessible(page);
    await form(page).getByRole('button', { name: 'Start over' }).click();
    await expect(form(page).getByLabel('Location/Venue')).toHaveValue('');
    await page.reload();
    await expect(form(page).getByLabel('Location/Venue')).toHaveValue('');
  });
  await startAnew();
  await test.step('a request is sent, thanked for, and the dialog closes itself while the words remain', async () => {
    await page.goto('/events/upcoming');
    const button = page.getByRole('button', { name: 'Request Tournament' });
    await button.click();
    await expect(page).toHaveURL(address);
    await fill(page);
    await expectAccessible(page);
    await submit(page);
    const done = page.getByRole('dialog', { name: 'Request submitted successfully!' });
    await expect(done.getByText("We'll get back to you soon.")).toBeVisible();
    // The dialog alone: a slow machine would look at the whole page until the toast is gone as well.
    await expectAccessible(page, 'dialog');
    await expect(done).toHaveCount(0);
    await expect(
      page.getByRole('status').getByText("Request submitted successfully! We'll get back to you soon."),
    ).toBeVisible();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/events/upcoming');
    expect(await requests(project)).toEqual([
      expect.objectContaining({
        collegeName: 'Purdue University',
        estimatedParticipants: 40,
        status: 'pending',
      }),
    ]);
    await button.click();
    await expect(form(page).getByLabel('Organizer name')).toHaveValue('');
  });
});

test('a request that fails, is refused or waits for the network is kept and sent once @phone', async ({
  page,
  project,
  expectConsole,
  context,
  startAnew,
}) => {
  await test.step('nobody is thanked for a request that is not stored', async () => {
    expectConsole(/ERR_FAILED|RPC_ERROR|403|404/);
    await page.goto(address);
    await fill(page);
    await page.route(writes, (route) => route.abort());
    await submit(page);
    await expect(form(page).getByText(failed)).toBeVisible();
    await expect(form(page).getByLabel('Location/Venue')).toHaveValue('Memorial Union');
    await expectAccessible(page);
    await page.unroute(writes);
    await project.loadRules((rules) =>
      rules.replace('allow create: if isNewRequest', 'allow create: if false && isNewRequest'),
    );
    const refusal = page.waitForResponse((response) => response.status() === 403);
    await form(page).getByRole('button', { name: 'Retry' }).click();
    await refusal;
    await expect(form(page).getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(form(page).getByText(failed)).toBeVisible();
    expect(await requests(project)).toEqual([]);
    await project.loadRules();
    await form(page).getByRole('button', { name: 'Retry' }).click();
    await expectSent(page);
    expect(await requests(project)).toHaveLength(1);
  });
  await startAnew();
  await test.step('offline it says so, keeps what is typed, and sends when the network is back', async () => {
    await page.goto(address);
    await fill(page);
    await context.setOffline(true);
    await expect(form(page).getByText("You're offline. Your answers are saved.")).toBeVisible();
    await submit(page);
    await expectAccessible(page);
    await expect(form(page).getByLabel('Location/Venue')).toHaveValue('Memorial Union');
    expect(await requests(project)).toEqual([]);
    await context.setOffline(false);
    await expect(form(page).getByText("You're offline. Your answers are saved.")).toHaveCount(0);
    await submit(page);
    await expectSent(page);
    expect(await requests(project)).toHaveLength(1);
  });
});

test('by keyboard alone: from the host page to a request that is sent @desktop', async ({
  page,
  project,
}) => {
  await page.goto('/host');
  await page.getByRole('link', { name: 'Request Tournament' }).first().press('Enter');
  await expect(form(page)).toBeVisible();
  const to = async (label: string) => {
    const field = form(page).getByLabel(label, { exact: true });
    for (let presses = 0; presses < 12; presses += 1) {
      if (await field.evaluate((input) => input === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(field).toBeFocused();
  };
  const typed = [
    ['Organizer name', 'Lee'],
    ['Email', 'lee@college.example'],
    ['Phone', '5550100'],
    ['College/University', 'Purdue'],
    ['Proposed date', '04012027'],
    ['Proposed time', '0700P'],
    ['Estimated participants', '40'],
    ['Location/Venue', 'Memorial Union'],
  ] as const;
  for (const [label, keys] of typed) {
    await to(label);
    await page.keyboard.type(keys);
  }
  await page.keyboard.press('Enter');
  await expectSent(page);
  expect(await requests(project)).toEqual([
    expect.objectContaining({
      collegeName: 'Purdue University',
      proposedDate: '2027-04-01',
      proposedTime: '19:00',
    }),
  ]);
});
