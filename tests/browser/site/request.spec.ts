import type { Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { expectAccessible } from '../../support/axe.ts';
import { expect, sideways, test } from '../../support/browser.ts';
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

/** The dialog says it for two seconds, and a message after that. */
async function expectSent(page: Page): Promise<void> {
  await expect(page.getByText(/^Request submitted successfully!/).first()).toBeVisible();
}

/** Keeps what the page does after two seconds until the test calls what this returns. */
async function holdThanks(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const held: (() => void)[] = [];
    const { setTimeout } = window;
    const later = (...[run, delay, ...rest]: Parameters<typeof setTimeout>) => {
      if (delay !== 2_000 || typeof run !== 'function') return setTimeout(run, delay, ...rest);
      held.push(() => run());
      return 0;
    };
    const release = () => {
      for (const run of held) run();
    };
    Object.assign(window, { setTimeout: later, releaseThanks: release });
  });
  return () =>
    page.evaluate(() => {
      const release: unknown = Reflect.get(window, 'releaseThanks');
      if (typeof release === 'function') release();
    });
}

test('a request whose answer got lost, and that is sent again and again, is stored once @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
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
  // The address has opened the form, so no button gets the focus back.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeFocused();
});

test('a request from the first mistakes to the thanks, with a draft in between @phone', async ({
  page,
  project,
}) => {
  await page.goto('/events/upcoming');
  const button = page.getByRole('button', { name: 'Request Tournament' });
  await test.step('mistakes are told all together, and their fields are not under the buttons', async () => {
    await button.click();
    await expect(page).toHaveURL(address);
    await expect(form(page)).toBeVisible();
    await expectAccessible(page, 'dialog');
    await submit(page);
    const summary = form(page).getByRole('group', { name: 'Fix 8 fields' });
    await expect(summary).toBeFocused();
    await expectAccessible(page, 'dialog');
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
    expect(await sideways(page)).toBe(0);
    // The way out stays in reach at the end of the form.
    await form(page)
      .getByLabel('Estimated participants')
      .evaluate((field) => field.scrollIntoView());
    await expect(form(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
  await test.step('what is typed survives closing the dialog and a reload', async () => {
    await fill(page);
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
    await button.click();
    await expect(form(page).getByLabel('Location/Venue')).toHaveValue('Memorial Union');
    await page.reload();
    await expect(form(page).getByLabel('Location/Venue')).toHaveValue('Memorial Union');
    await expect(form(page).getByLabel('College/University')).toHaveValue('Purdue University');
    await expect(form(page).getByText('We saved your draft.')).toBeVisible();
    // On Start over a first press of Enter would throw it all away.
    await expect(form(page).getByLabel('Organizer name')).toBeFocused();
    await expectAccessible(page, 'dialog');
    await page.keyboard.press('Escape');
    await expect(form(page)).toHaveCount(0);
  });
  await test.step('it is sent, thanked for, and the dialog closes itself while the words remain', async () => {
    await button.click();
    const release = await holdThanks(page);
    await submit(page);
    const done = page.getByRole('dialog', { name: 'Request submitted successfully!' });
    await expect(done.getByText("We'll get back to you soon.")).toBeVisible();
    await expectAccessible(page, 'dialog');
    await release();
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

test('a request that fails, is refused or waits for the network is kept, then sent once @phone', async ({
  page,
  project,
  expectConsole,
  context,
}) => {
  expectConsole(/ERR_FAILED|RPC_ERROR|403|404/);
  await page.goto(address);
  await fill(page);
  await page.route(writes, (route) => route.abort());
  await submit(page);
  await expect(form(page).getByText(failed)).toBeVisible();
  await expect(form(page).getByLabel('Location/Venue')).toHaveValue('Memorial Union');
  await expectAccessible(page, 'dialog');
  await page.unroute(writes);
  await project.loadRules((rules) =>
    rules.replace('allow create: if isNewRequest', 'allow create: if false && isNewRequest'),
  );
  const retry = form(page).getByRole('button', { name: 'Retry' });
  const refusal = page.waitForResponse((response) => response.status() === 403);
  await retry.click();
  await refusal;
  await expect(retry).toBeEnabled();
  await expect(form(page).getByText(failed)).toBeVisible();
  await project.loadRules();

  await context.setOffline(true);
  const offline = form(page).getByText("You're offline. Your answers are saved.");
  await expect(offline).toBeVisible();
  await form(page).locator('[type=submit]').click();
  await expectAccessible(page, 'dialog');
  await expect(form(page).getByLabel('Location/Venue')).toHaveValue('Memorial Union');
  expect(await requests(project)).toEqual([]);
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await form(page).locator('[type=submit]').click();
  await expectSent(page);
  expect(await requests(project)).toHaveLength(1);
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
