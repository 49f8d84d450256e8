import type { Page } from '@playwright/test';
import { doc, getDoc } from 'firebase/firestore/lite';
import { seatIn, seatText } from '../../../src/domain/night/live/whereabouts.ts';
import { ticketIdOf } from '../../../src/domain/signUp/ticketKey.ts';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, sideways, test } from '../../support/browser.ts';
import { aNight } from '../../support/documents/boards.ts';
import { resultsDocument, someResults } from '../../support/documents/results.ts';
import { aSiteEvent, aTicket } from '../../support/documents/tickets.ts';
import { expectKept } from '../../support/kept.ts';

test.use({ serviceWorkers: 'allow' });

const [own, friends] = ['A-z_0123456789A-z_0123', 'B-z_0123456789B-z_0123'];

/** Returns the addresses that the worker has kept, whole. */
const keptUrls = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept
      .flat()
      .map(({ url }) => url)
      .join(' ');
  });

test('a ticket opens without a network, shows another one on a new hash, and is canceled @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await project.seed({
    ...aSiteEvent({ currentParticipants: 2 }),
    ...(await aTicket(own, 'Ann Lee')),
    ...(await aTicket(friends, 'Bo Diaz')),
  });
  const state = page.getByRole('heading', { level: 1 });
  const code = page.getByRole('button', { name: 'QR code' });
  const answer = await page.goto(paths.ticket('cup', own));
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expect(state).toHaveText("You're in, Ann");
  await expect(page).toHaveTitle(/^Your ticket: Spring Open/);
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(240);
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(paths.ticket('cup', own));
  await expectKept(page);
  expect(await keptUrls(page)).not.toContain(own);

  await context.setOffline(true);
  await page.reload();
  await expect(state).toHaveText("You're in, Ann");
  await expect(page.getByText(/^You're offline\. Showing the ticket as of /)).toBeVisible();
  await code.click();
  await expect(page.getByRole('dialog', { name: 'Your code' })).toContainText('Turn the brightness up.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByText(/Showing the ticket as of/)).toHaveCount(0);

  await page.evaluate((key) => location.assign(`#${key}`), friends);
  await expect(state).toHaveText("You're in, Bo");
  await page.goBack();
  await expect(state).toHaveText("You're in, Ann");
  await page.getByRole('button', { name: "Can't come?" }).click();
  await page.getByRole('button', { name: 'Cancel my spot' }).click();
  await expect(state).toHaveText('You canceled');
  await expect(page.getByText(/^You canceled at .* Your name and email are deleted\.$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up again' })).toHaveAttribute('href', '/e/cup');
  await expectAccessible(page);
  const person = doc(project.as('regular'), `events/cup/participants/${await ticketIdOf(own)}`);
  expect((await getDoc(person)).exists()).toBe(false);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Ann|ann\.lee/);
});

test('a ticket leads through its night: the seat, the live page, the place and its picture @phone', async ({
  page,
  project,
}) => {
  const id = await ticketIdOf(own);
  const night = { players: 30, plan: { tables: 2 }, person: (at: number) => (at === 7 ? { id } : {}) };
  const [playing, over] = await Promise.all([aNight({ ...night, minutes: 30 }), aNight(night)]);
  const boardOf = ({ documents }: typeof playing) => ({ 'boards/cup': documents['boards/cup'] ?? {} });
  const no = [...playing.board.people.values()].find(({ tag }) => tag)?.no ?? 0;
  const [round] = playing.board.rounds;
  const seat = round && seatIn(round, no);
  await project.seed({
    ...aSiteEvent({ status: 'active', board: 'live', bracketStatus: 'round-1' }),
    ...(await aTicket(own, 'Ann Lee')),
    ...boardOf(playing),
  });
  const state = page.getByRole('heading', { level: 1 });
  await page.goto(paths.ticket('cup', own));
  await expect(state).toHaveText(seat ? seatText(seat) : '');
  await expect(page.getByRole('row').filter({ hasText: 'You' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Show my code' }).click();
  await expect(page.getByRole('button', { name: 'QR code' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Live tables' }).click();
  await expect(page.getByRole('heading', { name: `My table #${no}` })).toBeVisible();

  const row = (at: number) => (at === 6 ? { no } : { no: no === at + 1 ? 0 : at + 1 });
  await project.seed({
    ...aSiteEvent({ status: 'completed', board: 'results' }),
    ...resultsDocument({ ...someResults({ row }), publishedAt: new Date() }),
    ...boardOf(over),
  });
  await page.goto(paths.ticket('cup', own));
  await expect(state).toHaveText('7th of 30');
  await expect(page.getByText(/ · 20\.7 points$/)).toBeVisible();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('my-result.png');
  await expect(page.getByRole('img', { name: /^7th of 30 players · 20\.7 points, / })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
});
