import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/browser.ts';
import { aComingEvent, ahead, aLockedEvent } from '../../support/documents/events.ts';
import { aSiteEvent, aTicket } from '../../support/documents/tickets.ts';

/** Moves the focus to an element as a keyboard does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

const signUp = { open: true, closesAt: 0 };

test('signing up by keyboard, with a reload in between, to the ticket and back to it @phone', async ({
  page,
  project,
}) => {
  await project.seed(aComingEvent('cup', { registration: 'site', signUp, currentParticipants: 3 }));
  await page.goto('/e/cup');
  const enter = page.getByRole('button', { name: 'Enter' });
  await tabTo(page, enter);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /^Sign up for/ });
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Ann Lee');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ann@college.example');
  await page.reload();
  await enter.press('Enter');
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('Ann Lee');
  await expect(sheet.getByLabel('Email')).toHaveValue('ann@college.example');
  await tabTo(page, sheet.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, sheet.getByRole('button', { name: 'Sign up' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/e\/cup\/ticket#[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're in, Ann");
  const address = page.url();
  expect(await project.stored('events/cup')).toMatchObject({ currentParticipants: 4 });

  await page.goto('/e/cup');
  const ticket = page.getByRole('link', { name: 'Your ticket' });
  await expect(page.getByText("You're in.")).toBeVisible();
  await expect(enter).toHaveCount(0);
  await expectAccessible(page);
  const scrolled = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 300));
  expect(await scrolled()).toBeGreaterThan(0);
  await ticket.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're in, Ann");
  await expect.poll(scrolled).toBe(0);
});

test('a locked event asks for its password, then it takes five presses; another person after that @phone', async ({
  page,
  project,
}) => {
  await project.seed(
    await aLockedEvent('cup', 'Aces 21', null, { ...ahead, signUp, showOnLandingPage: true }),
  );
  await page.goto('/');
  let presses = 0;
  const press = (name: string | RegExp, role: 'button' | 'textbox' | 'checkbox' = 'button') => {
    presses += 1;
    return page.getByRole(role, { name }).click();
  };
  await press(/^Enter/);
  await page.getByLabel('Enter Event Password').fill('Aces 21');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /^Sign up for/ });
  await expect(sheet.getByText('Registration Unlocked!')).toBeVisible();
  await expectAccessible(page);
  await press('Name', 'textbox');
  await page.keyboard.insertText('Ann Lee');
  await press('Email', 'textbox');
  await page.keyboard.insertText('ann@college.example');
  await press(/18 or older/, 'checkbox');
  await press(/^Sign up$/);
  await expect(page).toHaveURL(/\/e\/cup\/ticket#/);
  expect(presses).toBe(5);
  const own = page.url();

  await page.goto('/e/cup');
  await press(/^Sign up another person/);
  await expect(sheet.getByRole('link', { name: 'see the ticket' })).toHaveAttribute(
    'href',
    new URL(own).pathname + new URL(own).hash,
  );
  await press('Name', 'textbox');
  await page.keyboard.insertText('Bo');
  await press('Email', 'textbox');
  await page.keyboard.insertText('bo@college.example');
  await press(/18 or older/, 'checkbox');
  await press(/^Sign up$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're in, Bo");
  expect(page.url()).not.toBe(own);
  await page.goto('/e/cup');
  await page.getByRole('link', { name: 'Your ticket' }).click();
  await expect(page).toHaveURL(own);
});

test('full: in line by keyboard, a cancellation elsewhere, and the spot is taken @phone', async ({
  page,
  context,
  project,
}) => {
  const friends = 'B-z_0123456789B-z_0123';
  await project.seed({
    ...aSiteEvent({ currentParticipants: 1, maxParticipants: 1 }),
    ...(await aTicket(friends, 'Bo Diaz')),
  });
  const state = page.getByRole('heading', { level: 1 });
  await page.goto('/e/cup');
  await tabTo(page, page.getByRole('button', { name: 'Join the waiting list' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /^Sign up for/ });
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(sheet.getByText("All spots are taken. You'd be first in line.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('Ann Lee');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ann@college.example');
  await tabTo(page, sheet.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, sheet.getByRole('button', { name: 'Join the waiting list' }));
  await page.keyboard.press('Enter');
  await expect(state).toHaveText("Waiting list: you're next");
  expect(await project.stored('events/cup')).toMatchObject({ line: { waiting: 1, order: 'w' } });
  await expectAccessible(page);

  const other = await context.newPage();
  await other.goto(paths.ticket('cup', friends));
  await other.getByRole('button', { name: "Can't come?" }).click();
  await other.getByRole('button', { name: 'Cancel my spot' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You canceled');
  await other.close();

  await page.reload();
  await expect(state).toHaveText('A spot is free for you, Ann');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('button', { name: 'Take it' }));
  await page.keyboard.press('Enter');
  await expect(state).toHaveText("You're in, Ann");
  await expect(state).toBeFocused();
  expect(await project.stored('events/cup')).toMatchObject({
    currentParticipants: 1,
    line: { waiting: 0, gone: 1 },
  });
});
