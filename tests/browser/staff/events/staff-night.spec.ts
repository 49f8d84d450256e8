import type { Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { storable } from '../../../../sample/night/storage.ts';
import type { Stored } from '../../../../scripts/firestoreRest.ts';
import { entriesOf } from '../../../../src/domain/fields/storedFields.ts';
import { type Board, readBoard } from '../../../../src/domain/night/board/board.ts';
import { patched } from '../../../../src/domain/night/board/boardPatch.ts';
import { readDrawSecret } from '../../../../src/domain/night/board/drawSecret.ts';
import { presetPlan } from '../../../../src/domain/night/format/nightPlan.ts';
import { actChange } from '../../../../src/domain/night/steps/act.ts';
import { drawRound } from '../../../../src/domain/night/steps/drawRound.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { aNight } from '../../../support/documents/boards.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { directAs, expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';

/** Presses a button once the act before is confirmed: until then it is busy and does nothing. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).and(page.locator(':not([aria-busy="true"])')).click();
const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, table: number) =>
  page
    .getByRole('list', { name: 'Tables' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^Table ${table} `) });

async function board(project: TestProject): Promise<Board> {
  return readBoard('cup', await project.stored('boards/cup'));
}

async function storedSlips(project: TestProject): Promise<number> {
  return (await getDocs(collection(project.as('regular'), 'events/cup/slips'))).size;
}

/** Enters the chips of a table by keyboard alone. */
async function enter(page: Page, table: number, chips: readonly number[], state: string): Promise<void> {
  await card(page, table)
    .getByRole('button', { name: /^(Enter|Correct the) count/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(
    dialog(page)
      .getByRole('textbox', { name: /^Chips of seat/ })
      .first(),
  ).toBeVisible();
  for (const [index, number] of chips.entries()) {
    const field = dialog(page).getByRole('textbox', { name: new RegExp(`^Chips of seat ${index + 1},`) });
    await expect(field).toBeFocused();
    await page.keyboard.type(String(number));
    if (index < chips.length - 1) await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, table)).toContainText(state);
}

/** Draws the next round as the Draw tab does. */
async function drawNext(project: TestProject): Promise<void> {
  const data = Object.fromEntries(entriesOf(await project.stored('boards/cup')));
  const secret = readDrawSecret(await project.stored('events/cup/private/draw'));
  const at = Date.now();
  const act = await drawRound(readBoard('cup', data), secret, {
    cards: '',
    event: undefined,
    at,
  });
  const { writes } = actChange('cup', data, act, { by: 'staff', at });
  const step = writes.find(({ path }) => path.includes('/steps/'));
  const made = writes.find(({ path }) => path === 'boards/cup');
  if (step?.op !== 'set' || made?.op !== 'update') throw new Error('The draw makes no step.');
  const { rev, token } = made.fields;
  const drawn = { ...patched(data, act.patch), rev, token, updatedAt: new Date(at) };
  const stored = (fields: object): Record<string, Stored> =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storable(value)]));
  await project.seed({ 'boards/cup': stored(drawn), [step.path]: stored(step.fields) });
}

test('a night is run from its first wave to its champion @desktop', async ({ page, project }) => {
  const rule = { length: { hands: 10 }, cuts: [], k: 2, want: 4 };
  const plan = { ...presetPlan('standard'), tables: 2, seats: 5, rounds: [rule] };
  const { documents } = await aNight({ players: 8, minutes: -15, startsAt: Date.now(), plan });
  const fields = { title: 'Cup', status: 'active', board: 'live' };
  await project.seed({ ...documents, ...anEvent('cup', fields) });
  await directAs(page, 'Dee');
  await openAs(page, 'staff', '/admin/events/cup/tables/night');

  await press(page, 'Start Round 1');
  await enter(page, 1, [4000, 3000, 2000, 1000], 'Done');
  const [first] = (await board(project)).rounds;
  if (!first) throw new Error('No round is drawn.');
  const no = (table: number, seat: number) => first.tables[table - 1]?.seats[seat - 1] ?? 0;
  await expect.poll(() => storedSlips(project)).toBe(1);

  // A phone says something else about the same table.
  const other = { hand: 10, chips: 3500, out: false };
  // Its clock is a second ahead.
  const at = Date.now() + 1_000;
  await project.seed({
    'events/cup/slips/phone': {
      round: 'r1',
      table: 't1',
      by: 'phone',
      at,
      seats: { s2: other },
      seen: {},
      note: '',
    },
  });
  await expect(page.getByRole('heading', { name: 'To decide (1)' })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^This is right/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^To decide/ })).toHaveCount(0);
  await expect
    .poll(async () => (await board(project)).counts.r1?.t1?.seats.s2)
    .toEqual({ hand: 10, chips: 3000, out: false });

  // Two tie at the line of the second table.
  await enter(page, 2, [5000, 2500, 2500, 1000], 'Done');
  await expect(page.getByText('Table 2 needs a play-off: seats 2 and 3.')).toBeVisible();
  await press(page, 'Enter the play-off');
  await dialog(page)
    .getByLabel(/^Seat 2/)
    .fill('100');
  await dialog(page)
    .getByLabel(/^Seat 3/)
    .fill('300');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^To decide/ })).toHaveCount(0);

  await press(page, 'Close round');
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    new RegExp(`^#${no(1, 1)} .*1st at table 1, 4,000`),
    new RegExp(`^#${no(1, 2)} .*2nd at table 1, 3,000`),
    new RegExp(`^#${no(2, 1)} .*1st at table 2, 5,000`),
    new RegExp(`^#${no(2, 3)} .*2nd at table 2, 2,500`),
  ]);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Close round' }).click();
  await expect(page.getByRole('link', { name: 'Draw the next round' })).toBeVisible();
  await expect.poll(async () => (await board(project)).rounds[0]?.state).toBe('closed');
  await drawNext(project);
  await expect(page.getByRole('button', { name: 'Start Final table' })).toBeVisible();

  // The first table was misread: its third goes on instead of its second, in the same seat.
  const [, final] = (await board(project)).rounds;
  const place = final?.tables[0]?.seats.indexOf(no(1, 2)) ?? -1;
  expect(place).toBeGreaterThanOrEqual(0);
  await page.getByLabel('Round').selectOption('Round 1');
  await card(page, 1)
    .getByRole('button', { name: /^Correct the count/ })
    .click();
  await dialog(page).getByLabel('After hand').fill('10');
  await dialog(page)
    .getByLabel(/^Chips of seat 2,/)
    .fill('1500');
  await expect(dialog(page).getByText(/^No longer among those who go on: /)).toBeVisible();
  await dialog(page).getByLabel('Why the count changes').fill('Misread');
  await page.keyboard.press('Enter');
  await press(page, 'Decide who goes on');
  await dialog(page).getByLabel('Reason').fill('Misread');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await board(project)).rounds[1]?.tables[0]?.seats[place]).toBe(no(1, 3));

  // The exchange is undone in the log, and made again.
  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByRole('button', { name: /^Undo.*exchanged/ }).click();
  await expect.poll(async () => (await board(project)).rounds[1]?.tables[0]?.seats[place]).toBe(no(1, 2));
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Night' }).click();
  await press(page, 'Decide who goes on');
  await dialog(page).getByLabel('Reason').fill('They stay');
  await dialog(page)
    .getByLabel(/^#\d+ .*\(by their own count\)$/)
    .selectOption('Stays');
  await dialog(page)
    .getByLabel(new RegExp(`^#${no(1, 3)} `))
    .selectOption('Gets the place they earned');
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^To decide/ })).toHaveCount(0);

  await press(page, 'Start Final table');
  await enter(page, 1, [1000, 6000, 2000, 1500], 'Done');
  await press(page, 'Close the final table');
  await dialog(page).getByRole('button', { name: 'Close the final table' }).click();
  await page.getByRole('link', { name: 'See the places' }).click();
  const champion = final?.tables[0]?.seats[1] ?? 0;
  const shown = (await board(project)).people.get(champion)?.shown ?? '';
  await expect(page.getByText(`Champion ${shown}`)).toBeVisible();
  await expect.poll(() => project.stored('events/cup')).toMatchObject({ bracketStatus: 'completed' });
  await expectAccessible(page);
  await expect(page.getByRole('region', { name: 'Publish the results' })).toContainText(`Champion${shown}`);
});
