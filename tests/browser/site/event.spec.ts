import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, sideways, test, watchLayoutShift } from '../../support/browser.ts';
import { ahead, aLockedEvent, anEvent } from '../../support/documents/events.ts';
import { season } from '../../support/documents/samples.ts';

const database = '**/v1/projects/**';

const whole = {
  ...ahead,
  description: 'Bring your student card.',
  bracketImage: '/tournament-images/default.jpg',
  bracketStatus: 'semi-finals',
  currentParticipants: 12,
};

/** Returns where an element is on the screen, in whole pixels; a missing element fails the test. */
async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error(`${locator} is not on the screen`);
  return { top: Math.round(found.y), bottom: Math.round(found.y + found.height) };
}

test('an event on a phone: its first screen, Enter in reach, long texts, a winner @phone', async ({
  page,
  project,
}) => {
  const long = { ...whole, description: 'Bring your card.\n\n'.repeat(30) };
  const word = 'W'.repeat(300);
  const hostile = { title: word, collegeName: word, fraternityName: word, location: word };
  await project.seed({
    ...(await aLockedEvent('one', 'aces', null, long)),
    ...(await aLockedEvent('hostile', 'aces', null, {
      ...whole,
      ...hostile,
      description: `${word} https://a.example/${word}`,
    })),
    ...anEvent('over', { ...whole, status: 'completed' }),
    'tournaments/over': { ...season['tournaments/t1'] },
  });
  await test.step('title, day and place come before the end of the picture, and nothing moves', async () => {
    const shift = await watchLayoutShift(page);
    await page.goto('/e/one');
    const title = page.getByRole('heading', { level: 1, name: 'Spring Open' });
    await expect(title).toBeVisible();
    const picture = await box(page.getByRole('article').locator('header img'));
    expect(picture.bottom).toBeLessThan(844 * 0.66);
    for (const part of [title, page.getByText('Saturday, March 14'), page.getByRole('link', { name: /map/ })])
      expect((await box(part)).bottom).toBeLessThanOrEqual(picture.bottom);
    await expect(page.getByRole('button', { name: /^Enter/ })).toBeInViewport({ ratio: 1 });
    expect(await shift()).toBe(0);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
  await test.step('Enter stays in reach, and covers neither the footer nor what has the focus', async () => {
    const enter = page.getByRole('button', { name: 'Enter Spring Open' });
    await expect(enter).toHaveCount(1);
    await expect(page.getByText('Password needed. Ask Sigma Chi.').first()).toBeInViewport({ ratio: 1 });
    const link = page.getByRole('link', { name: 'How to play' }).first();
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(enter).toBeInViewport({ ratio: 1 });
    expect((await box(link)).bottom).toBeLessThanOrEqual((await box(enter)).top);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = page.getByRole('contentinfo');
    await expect.poll(async () => (await box(footer)).bottom).toBeLessThanOrEqual(844);
    expect((await box(enter)).bottom).toBeLessThanOrEqual((await box(footer)).top);
  });
  await test.step('of what is over the winner is the headline', async () => {
    await page.goto('/e/over');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann won Spring Open');
    await expectAccessible(page);
  });
  await test.step('long texts that anyone may have typed stay in their place', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/e/hostile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('button', { name: /^Enter/ })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});

test('by keyboard alone: the map, Enter, its password, the tools, and into a calendar @desktop', async ({
  page,
  project,
}) => {
  await project.seed(await aLockedEvent('one', 'aces', 'https://forms.example/secret', whole));
  const shift = await watchLayoutShift(page);
  await page.goto('/e/one');
  const enter = page.getByRole('button', { name: 'Enter Spring Open' });
  await expect(enter).toHaveAccessibleDescription('Password needed. Ask Sigma Chi.');
  expect(await shift()).toBe(0);
  const add = page.getByRole('button', { name: 'Add to calendar' });
  await page.getByRole('link', { name: 'Upcoming Events' }).focus();
  const stops = [
    page.getByRole('link', { name: /\(map\)$/ }),
    page.getByRole('link', { name: 'Sigma Chi', exact: true }),
    enter,
    page.getByRole('button', { name: 'Share' }),
    add,
    page.getByRole('button', { name: 'Print poster' }),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await enter.press('Enter');
  await expect(page.getByLabel('Enter Event Password')).toBeFocused();
  await page.keyboard.type('aces');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Register Now' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(enter).toBeFocused();

  await add.press('Enter');
  await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Apple, Outlook or another' }).press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('spring-open.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('SUMMARY:Spring Open');
  expect(text).toContain('DTSTART;TZID=America/New_York:20990314T190000');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('an event on paper, as its page and as a poster of one sheet @desktop', async ({
  page,
  project,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  const long = { ...whole, description: 'Bring your card.\n\n'.repeat(100) };
  await project.seed({
    ...(await aLockedEvent('one', 'aces', null, long)),
    ...anEvent('hostile', {
      ...long,
      title: 'W'.repeat(200),
      location: 'W'.repeat(300),
      fraternityName: 'W'.repeat(150),
    }),
  });
  const printed = (text: string) => page.getByText(text, { exact: true }).locator('visible=true');
  const expectPaper = async () => {
    await page.emulateMedia({ media: 'print' });
    for (const text of [`${baseURL}/e/one`, 'Saturday, March 14, 2099, 7:00 PM'])
      await expect(printed(text), text).toHaveCount(1);
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
      await expect(hidden.locator('visible=true')).toHaveCount(0);
  };
  const printPoster = async () => {
    await page.getByRole('button', { name: 'Print poster' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  };
  await test.step('the most that a poster may hold is one sheet', async () => {
    await page.goto('/e/hostile');
    await printPoster();
    for (const format of ['Letter', 'A4']) {
      const sheet = (await page.pdf({ format })).toString('latin1');
      expect(sheet.match(/\/Type \/Page\b/g), `${page.url()}, ${format}`).toHaveLength(1);
    }
  });
  await test.step('before its code has come, the browser prints the page with its address', async () => {
    await page.goto('/e/one');
    await expect(page.getByRole('heading', { level: 1, name: 'Spring Open' })).toBeVisible();
    await expectPaper();
  });
  await test.step('the poster has the day, the host, the address and its QR code', async () => {
    await page.emulateMedia({ media: null });
    await printPoster();
    await expectPaper();
    for (const text of ['Memorial Union', 'Hosted by Sigma Chi', 'Password needed. Ask Sigma Chi.'])
      await expect(printed(text), text).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  });
  await test.step('other pages are printed as they are', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Rules' }).first().click();
    const rules = page.getByRole('heading', { level: 1, name: 'Tour rules' });
    await expect(rules).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(rules).toBeVisible();
  });
});

test('without an answer an event is shown as last seen; an unknown id says so @phone', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Could not reach|RPC_ERROR/);
  await project.seed(anEvent('one', whole));
  const note = page.getByText(/^We can't reach the tour right now\. Showing the event as of /);
  await test.step('of an event that was seen on a list only, as it was there', async () => {
    await page.goto('/events/upcoming');
    await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
    await page.route(database, (route) => route.abort());
    await page.goto('/e/one');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring Open');
    await expect(note).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('Retry asks again, and then it is shown whole', async () => {
    await page.unroute(database);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(note).toHaveCount(0);
    const facts = page.getByRole('complementary', { name: 'At a glance' });
    await expect(facts).toContainText('52 spots left');
    const before = (await facts.textContent()) ?? '';
    await page.route(database, (route) => route.abort());
    await page.reload();
    await expect(note).toBeVisible();
    await expect(facts).toHaveText(before);
    await page.unroute(database);
  });
  await test.step('an unknown id says so and leads to the upcoming events', async () => {
    await page.goto('/e/nobody');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We can't find this event");
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See upcoming events' }).click();
    await expect(page).toHaveURL('/events/upcoming');
  });
});
