import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test, watchLayoutShift } from '../../support/browser.ts';
import { aLockedEvent, anEvent } from '../../support/documents/events.ts';
import { season } from '../../support/documents/samples.ts';

const database = '**/v1/projects/**';

const whole = {
  description: 'Bring your student card.',
  bracketImage: '/tournament-images/default.jpg',
  bracketStatus: 'semi-finals',
  currentParticipants: 12,
};

test('an event on a phone: its facts, its first screen, Enter in reach, long texts, a winner @phone', async ({
  page,
  project,
  startAnew,
}) => {
  await test.step('an event whole: facts, description, bracket, Enter', async () => {
    await project.seed(anEvent('one', whole));
    await page.goto('/e/one');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring Open');
    await expect(page).toHaveTitle(/^Spring Open \|/);
    const main = page.getByRole('main');
    await expect(main.getByText('Saturday, March 14, 2026, 7:00 PM')).toBeVisible();
    await expect(main.getByRole('link', { name: /^Memorial Union/ })).toHaveAttribute(
      'href',
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Memorial\+Union/,
    );
    const facts = page.getByRole('complementary');
    for (const text of ['$25', '$1,000', '52 spots left', 'Opens the sign-up form in a new tab.'])
      await expect(facts).toContainText(text);
    await expect(main).toContainText('Bring your student card.');
    await expect(main.getByRole('heading', { name: 'What to expect' })).toBeVisible();
    await expect(main.getByRole('img', { name: 'The bracket' })).toBeVisible();
    await expect(main.getByText('semi finals')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Enter Spring Open' })).toHaveAttribute(
      'href',
      'https://forms.example/1',
    );
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
  await startAnew();
  await test.step('on a phone title, day and place come before the end of the picture', async () => {
    await project.seed(anEvent('one', whole));
    await page.goto('/e/one');
    const title = page.getByRole('heading', { level: 1, name: 'Spring Open' });
    await expect(title).toBeVisible();
    const picture = await box(page.getByRole('article').locator('header img'));
    expect(picture.bottom).toBeLessThan(844 * 0.66);
    for (const part of [title, page.getByText('Saturday, March 14'), page.getByRole('link', { name: /map/ })])
      expect((await box(part)).bottom).toBeLessThanOrEqual(picture.bottom);
  });
  await startAnew();
  await test.step('on a phone Enter stays in reach, and covers neither the footer nor what has the focus', async () => {
    await project.seed(
      await aLockedEvent('one', 'aces', null, { ...whole, description: 'Bring your card.\n\n'.repeat(30) }),
    );
    await page.goto('/e/one');
    const enter = page.getByRole('button', { name: 'Enter Spring Open' });
    await expect(enter).toHaveCount(1);
    await expect(enter).toBeInViewport({ ratio: 1 });
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
    await page.evaluate(() => scrollTo(0, 0));
    await enter.click();
    await expect(page.getByLabel('Enter Event Password')).toHaveAccessibleDescription(
      'Ask Sigma Chi for the password.',
    );
  });
  await startAnew();
  await test.step('long texts that anyone may have typed stay in their place', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const word = 'W'.repeat(300);
    const names = { title: word, collegeName: word, fraternityName: word, location: word };
    await project.seed(
      await aLockedEvent('one', 'aces', null, {
        ...whole,
        ...names,
        description: `${word} https://a.example/${word}`,
      }),
    );
    await page.goto('/e/one');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('button', { name: /^Enter/ })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
  await startAnew();
  await test.step('of what is over the winner is the headline, and it is not offered for the calendar', async () => {
    await project.seed({
      ...anEvent('one', { ...whole, status: 'completed' }),
      'tournaments/one': { ...season['tournaments/t1'] },
    });
    await page.goto('/e/one');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann won Spring Open');
    const facts = page.getByRole('complementary');
    await expect(facts.getByRole('button', { name: 'Completed' })).toBeDisabled();
    await expect(facts).toContainText('WinnerAnn');
    await expect(facts).toContainText('Runner-upBo');
    await expect(facts).not.toContainText('Spots');
    await expect(facts).not.toContainText('alendar');
    await expectAccessible(page);
  });
});

/** Returns where an element is on the screen, in whole pixels; a missing element fails the test. */
async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error(`${locator} is not on the screen`);
  return { top: Math.round(found.y), bottom: Math.round(found.y + found.height) };
}

test('by keyboard alone, from a card, and into a calendar @desktop', async ({ page, project, startAnew }) => {
  await test.step('by keyboard alone: the map, Enter, the tools, and back to Enter', async () => {
    await project.seed(await aLockedEvent('one', 'aces', null, whole));
    await page.goto('/e/one');
    const enter = page.getByRole('button', { name: 'Enter Spring Open' });
    await expect(enter).toHaveAccessibleDescription('Password needed. Ask Sigma Chi.');
    await page.getByRole('link', { name: 'Upcoming Events' }).focus();
    const stops = [
      page.getByRole('link', { name: /\(map\)$/ }),
      enter,
      page.getByRole('button', { name: 'Share' }),
      page.getByRole('button', { name: 'Add to calendar' }),
      page.getByRole('button', { name: 'Print poster' }),
    ];
    for (const stop of stops) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await enter.press('Enter');
    await expect(page.getByLabel('Enter Event Password')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(enter).toBeFocused();
  });
  await startAnew();
  await test.step('a card leads to the page of its event, and the focus goes along', async () => {
    await project.seed(anEvent('one'));
    await page.goto('/');
    await page.getByRole('link', { name: 'Spring Open', exact: true }).click();
    await expect(page).toHaveURL('/e/one');
    await expect(page.getByRole('heading', { level: 1, name: 'Spring Open' })).toBeFocused();
  });
  await startAnew();
  await test.step('the calendar file and the Google link have the day in the zone of the campus', async () => {
    await project.seed(anEvent('one'));
    await page.goto('/e/one');
    const add = page.getByRole('button', { name: 'Add to calendar' });
    await add.click();
    const google = page.getByRole('link', { name: 'Google Calendar' });
    await expect(google).toHaveAttribute(
      'href',
      /calendar\.google\.com.*20260314T190000.*ctz=America%2FNew_York/,
    );
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Apple, Outlook or another' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('spring-open.ics');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('SUMMARY:Spring Open');
    expect(text).toContain('DTSTART;TZID=America/New_York:20260314T190000');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(add).toBeFocused();
  });
});

test('nothing moves when an event arrives', async ({ page, project }) => {
  await project.seed(await aLockedEvent('one', 'aces', null, whole));
  const shift = await watchLayoutShift(page);
  await page.goto('/e/one');
  await expect(page.getByRole('heading', { level: 1, name: 'Spring Open' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Enter/ })).toBeInViewport({ ratio: 1 });
  expect(await shift()).toBe(0);
});

test('an event on paper, before its code has come and after @desktop', async ({
  page,
  project,
  baseURL,
  startAnew,
}) => {
  await test.step('before its code has come, the browser prints the page with its address', async () => {
    await project.seed(anEvent('one', whole));
    await page.goto('/e/one');
    await expect(page.getByRole('heading', { level: 1, name: 'Spring Open' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(`${baseURL}/e/one`)).toBeVisible();
    await expect(page.getByText('Saturday, March 14, 2026, 7:00 PM')).toBeVisible();
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
      await expect(hidden.locator('visible=true')).toHaveCount(0);
  });
  await startAnew();
  await test.step('the printed poster is one sheet with the day, the host, the address and its QR code', async () => {
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
    for (const id of ['hostile', 'one']) {
      await page.goto(`/e/${id}`);
      await page.getByRole('button', { name: 'Print poster' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      for (const format of ['Letter', 'A4']) {
        const sheet = (await page.pdf({ format })).toString('latin1');
        expect(sheet.match(/\/Type \/Page\b/g), `${id}, ${format}`).toHaveLength(1);
      }
    }
    await page.emulateMedia({ media: 'print' });
    const printed = (text: string | RegExp) => page.getByText(text, { exact: true }).locator('visible=true');
    for (const text of [
      'Spring Open',
      'Saturday, March 14, 2026, 7:00 PM',
      'Memorial Union',
      'Hosted by Sigma Chi',
      `${baseURL}/e/one`,
      'Password needed. Ask Sigma Chi.',
    ])
      await expect(printed(text), text).toHaveCount(1);
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
      await expect(hidden.locator('visible=true')).toHaveCount(0);
    // Other pages are printed as they are.
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tour rules' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: 'Tour rules' })).toBeVisible();
  });
});

test('without an answer an event is shown as last seen; an unknown id says so @phone', async ({
  page,
  project,
  expectConsole,
  startAnew,
}) => {
  await test.step('without an answer the event is shown as it was last seen', async () => {
    expectConsole(/ERR_FAILED|Could not reach|RPC_ERROR/);
    await project.seed(anEvent('one', whole));
    await page.goto('/e/one');
    const facts = page.getByRole('complementary', { name: 'At a glance' });
    await expect(facts).toBeVisible();
    const before = await facts.textContent();
    await page.route(database, (route) => route.abort());
    await page.reload();
    await expect(
      page.getByText(/^We can't reach the tour right now\. Showing the event as of /),
    ).toBeVisible();
    await expect(facts).toHaveText(before ?? '');
    await expectAccessible(page);
    await page.unroute(database);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/Showing the event as of/)).toHaveCount(0);
    await expect(facts).toBeVisible();
  });
  await startAnew();
  await test.step('without an answer an event that was seen on a list only is shown as it was there', async () => {
    expectConsole(/ERR_FAILED|Could not reach|RPC_ERROR/);
    await project.seed(anEvent('one', whole));
    await page.goto('/events/upcoming');
    await expect(page.getByRole('article', { name: 'Spring Open' })).toBeVisible();
    await page.route(database, (route) => route.abort());
    await page.goto('/e/one');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring Open');
    await expect(page.getByText(/Showing the event as of /)).toBeVisible();
    await page.goto('/e/two');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("This event didn't load");
  });
  await startAnew();
  await test.step('an unknown id says so and leads to the upcoming events', async () => {
    for (const id of ['nobody', '__x__']) {
      await page.goto(`/e/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("We can't find this event");
    }
    await expect(page).toHaveTitle(/^Event not found \|/);
    await expect(page.getByRole('link', { name: 'Host a tournament' }).first()).toHaveAttribute(
      'href',
      '/host',
    );
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See upcoming events' }).click();
    await expect(page).toHaveURL('/events/upcoming');
  });
});
