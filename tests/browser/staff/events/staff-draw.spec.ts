import type { Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import type { Stored } from '../../../../scripts/firestoreRest.ts';
import { expectAccessible, expectContrast } from '../../../support/axe.ts';
import { aPlayer } from '../../../support/documents/boards.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';
import { today } from '../../../support/today.ts';

const players = 20;
const toPress = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const seatOf = (page: Page, name: string) => toPress(page, new RegExp(`^Seat \\d: ${name}$`));
const tables = (page: Page) => page.getByRole('list', { name: 'Tables' }).getByRole('heading');
const board = (project: TestProject) => project.stored('boards/cup');
const kinds = async (project: TestProject) =>
  (await getDocs(collection(project.as('regular'), 'events/cup/steps'))).docs
    .map((found) => found.data())
    .sort((one, two) => one.at - two.at)
    .map(({ kind }) => kind);

function participants(checkedIn: number): Record<string, Record<string, Stored>> {
  const moment = new Date();
  return Object.fromEntries(
    Array.from({ length: players + 1 }, (_, at) => {
      const { id, ...person } = aPlayer(at);
      const chapterId = person.chapterName && `${person.collegeId}--${person.chapterName}`;
      const stored = { ...person, chapterId, email: '', source: 'manual', createdAt: moment };
      const here = { checkedIn: at < checkedIn, checkedInAt: moment, checkedInBy: '' };
      return [`events/cup/participants/${id}`, { ...stored, ...here, apart: [...person.apart] }];
    }),
  );
}

test('a night is planned, closed, drawn, changed, printed and thrown away @phone', async ({
  page,
  project,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const day = today();
  await project.seed({
    ...anEvent('cup', {
      title: 'Cup',
      date: day,
      sortDate: `${day}T19:00`,
      currentParticipants: players + 1,
    }),
    ...participants(players),
  });
  await openAs(page, 'staff', '/admin/events/cup/tables', '');
  await expect(page.getByText('20 here · 21 expected')).toBeVisible();

  // With two tables the night is too long: the end follows, and what helps is one press away.
  await page.getByLabel('Starts').fill(`${day}T19:00`);
  await page.getByLabel('Real tables').fill('2');
  await page.getByLabel('Should end by').fill('21:00');
  await expect(page.getByText(/later than 9:00 PM$/)).toBeVisible();
  await expectAccessible(page);
  await toPress(page, /^1 more table: /).click();
  await expect(page.getByLabel('Real tables')).toHaveValue('3');
  await toPress(page, 'Save plan').click();
  await expect.poll(() => project.stored('events/cup/private/draw')).toMatchObject({ plan: { tables: 3 } });

  await page.getByRole('link', { name: 'Next: close the list' }).click();
  await expect(page.getByText(/people lack a school or a chapter/)).toBeVisible();
  await toPress(page, 'Close the list with 20').click();
  const asked = page.getByRole('dialog', { name: 'Your name' });
  await asked.getByLabel('Your name').fill('Dee');
  await expectAccessible(page);
  await toPress(page, 'Save').click();
  await expect(page.getByText('The list is closed with 20 players.')).toBeVisible();
  await expect
    .poll(() => project.stored('events/cup'))
    .toMatchObject({ board: 'live', bracketStatus: 'setup' });
  await expectAccessible(page);

  await page.getByLabel('Three cards').fill('7s kd 2c');
  await expect(page.getByText('2♣ 7♠ K♦')).toBeVisible();
  await toPress(page, 'Show the cards').click();
  await expect(page.getByText(/^Typed by the host at .* Everyone can see them now\.$/)).toBeVisible();
  // The cards have to stand for ten seconds.
  await expect(toPress(page, /^Draw the tables in \d+ s$/)).toBeDisabled();
  await expect.poll(() => board(project)).toMatchObject({ cards: { text: '2C 7S KD', by: 'host' } });
  await expectContrast(page);
  await toPress(page, /^Draw the tables$/).click({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: 'Round 1 is drawn' })).toBeVisible();
  await expect(tables(page)).toHaveText(['Table 1', 'Table 2', 'Table 3']);
  await expect
    .poll(() => project.stored('events/cup'))
    .toMatchObject({ status: 'active', bracketStatus: 'round-1' });
  await expect(toPress(page, 'Print')).toBeVisible();
  await expectAccessible(page);

  // The last of the list comes now.
  await project.seed(participants(players + 1));
  await toPress(page, 'Give a seat to Ann Baker').click();
  await expect(seatOf(page, 'Ann Baker')).toBeVisible();
  await seatOf(page, 'Bo Adler').click();
  await toPress(page, 'No-show').click();
  await expect.poll(() => board(project)).toMatchObject({ gone: { 2: 'absent' }, names: { 21: 'Ann B.' } });
  await expect(seatOf(page, 'Bo Adler')).toContainText('No-show');

  await toPress(page, 'Print').click();
  await toPress(page, 'Table cards').click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Table 3' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'After 30' }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Night' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await toPress(page, 'Draw again…').click();
  await page.getByLabel('Reason').fill('A table is broken');
  await expectAccessible(page);
  await toPress(page, 'Throw this draw away').click();
  await expect(page.getByRole('heading', { name: 'Round 1: 20 players' })).toBeVisible();
  await expect.poll(() => kinds(project)).toEqual(['close', 'draw', 'late', 'absent', 'throw']);
  // No name or id that staff alone may know is on the public board.
  const text = JSON.stringify(await board(project));
  expect(text).toContain('A table is broken');
  expect(text).not.toMatch(/Ann Adler|p001|@/);
});
