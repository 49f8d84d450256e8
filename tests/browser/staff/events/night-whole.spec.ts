import type { Locator, Page } from '@playwright/test';
import { counted } from '../../../../src/domain/crew/crewChanges.ts';
import type { Board } from '../../../../src/domain/night/board/board.ts';
import { readBoard } from '../../../../src/domain/night/board/board.ts';
import { newSlip } from '../../../../src/domain/night/captain/newSlip.ts';
import { countChange, slipChange } from '../../../../src/domain/night/counts/countChanges.ts';
import { seated } from '../../../../src/domain/night/counts/roundStanding.ts';
import { seatKey } from '../../../../src/domain/night/counts/seats.ts';
import { commitChange } from '../../../support/commitChange.ts';
import { anotherPhone, aPass, cupKey, enter } from '../../../support/crew.ts';
import { aNight } from '../../../support/documents/boards.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { directAs, expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';

/** Nobody is out before the last hand, so that one count tells a table. */
const rule = { length: { hands: 20 }, cuts: [], k: 2, want: 5 };
const helper = 'phone-of-a-helper-0123456789';

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const stored = async (project: TestProject): Promise<Board> =>
  readBoard('cup', await project.stored('boards/cup'));

/**
 * Returns who sits at a table of the newest round, with stacks in the order of their numbers, the lowest
 * most.
 */
function stacksAt(board: Board, key: string) {
  const round = board.rounds.at(-1);
  const table = round?.tables.find((one) => one.key === key);
  if (!round || !table) throw new Error(`There is no ${key}.`);
  const stacks = seated(table, board).map(({ no, index }) => ({
    no,
    seat: index + 1,
    key: seatKey(index),
    chips: 5000 - no * 100,
  }));
  return { round, table, stacks };
}

/** Counts a table as another phone does. */
async function countTable(project: TestProject, key: string): Promise<void> {
  const board = await stored(project);
  const { round, stacks } = stacksAt(board, key);
  const counts = stacks.map(({ key: seat, chips }) => [seat, { hand: 20, chips, out: false }] as const);
  const from = { round: round.key, table: key, by: helper };
  const slip = newSlip(board, from, Object.fromEntries(counts), { now: new Date() });
  const device = project.withToken(helper, { sub: helper, firebase: { sign_in_provider: 'anonymous' } });
  await commitChange(device, counted(slipChange('cup', slip), 'cup', helper, slip.id));
  await commitChange(device, countChange('cup', slip));
}

/**
 * Looks at a page of spectators again, which asks at once then, until it shows something: a question that is
 * on its way already may still be about what was before.
 */
async function lookAgain(page: Page, shown: Locator): Promise<void> {
  const look = async () => {
    for (const hidden of [true, false])
      await page.evaluate((isHidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    return shown.isVisible();
  };
  await expect.poll(look).toBe(true);
}

// How a night is planned, closed and drawn: staff-draw.spec.ts; what a captain's phone survives: crew-
// tables.spec.ts.
test('a drawn night goes from its first wave to its champion @desktop', async ({
  page,
  visitor,
  browser,
  project,
}) => {
  const moment = new Date();
  const night = await aNight({
    players: 20,
    until: ({ rounds }) => rounds.length > 0,
    startsAt: moment.getTime(),
    plan: { tables: 3, rounds: [rule, rule] },
  });
  const member = { pass: cupKey, name: 'Lou', removed: false, joinedAt: moment, seenAt: moment };
  await directAs(page, 'Dee');
  await project.seed({
    ...night.documents,
    ...anEvent('cup', { title: 'Cup', status: 'active', board: 'live', bracketStatus: 'round-1' }),
    ...aPass({ scopes: ['tables'] }),
    [`events/cup/crew/${helper}`]: member,
  });
  const { table, stacks } = stacksAt(night.board, 't1');

  // Number 1 has the most chips all night.
  await visitor.goto('/e/cup/live#1');
  const mine = visitor.getByRole('region', { name: /^My table/ });
  await expect(mine.getByText(/^Table \d · seat \d$/)).toBeVisible();

  await openAs(page, 'staff', '/admin/events/cup/tables/night');
  await button(page, 'Start Round 1').click();
  await expect(page.getByText('Next: counts after hand 20')).toBeVisible();

  const captain = await anotherPhone(browser, project);
  await enter(captain, 'Kim');
  await captain.getByRole('button', { name: /^Table 1/ }).click();
  await button(captain, 'Count after hand 20').click();
  for (const { seat, chips } of stacks)
    await captain.getByRole('textbox', { name: new RegExp(`^Seat ${seat},`) }).fill(String(chips));
  await button(captain, 'Send').click();
  await expect(captain.getByText('Table 1 is done.')).toBeVisible();
  await expect.poll(async () => (await stored(project)).counts.r1?.t1?.seats.s1?.hand).toBe(20);
  await expect(page.getByRole('listitem').filter({ hasText: /^Table 1/ })).toContainText(/by Kim/);
  await countTable(project, 't2');
  await countTable(project, 't3');

  // Two of each table go on, with the reasons.
  await expect(page.getByText('Next: counts after hand 20')).toHaveCount(0);
  await button(page, 'Close round').click();
  const dialog = page.getByRole('dialog', { name: 'Close Round 1' });
  const through = dialog.getByRole('list', { name: 'Who goes on' }).getByRole('listitem');
  await expect(through).toHaveCount(6);
  const [best] = stacks.toSorted((one, two) => one.no - two.no);
  await expect(through.filter({ hasText: `#${best?.no} ` })).toContainText(
    `1st at table ${table.number}, ${best?.chips.toLocaleString('en-US')}`,
  );
  await button(dialog, 'Close round').click();
  await expect(page.getByRole('link', { name: 'Draw the next round' })).toBeVisible();
  await expect.poll(async () => (await stored(project)).open).toBe('');
  await lookAgain(visitor, mine.getByText("You're moving on", { exact: true }));

  await page.getByRole('link', { name: 'Draw the next round' }).click();
  await page.getByLabel(/^Draw without cards/).check();
  await button(page, 'Draw the final table').click();
  await expect(page.getByRole('heading', { name: /^(The f|F)inal table.* drawn$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Start the round/ }).click();
  await page.getByRole('button', { name: /^Start / }).click();
  await expect(page.getByText('Next: counts after hand 20')).toBeVisible();
  await expect.poll(async () => (await stored(project)).rounds[1]?.wave).toBe(1);
  await countTable(project, 't1');
  await expect(page.getByText('Next: counts after hand 20')).toHaveCount(0);
  await button(page, 'Close the final table').click();
  const last = page.getByRole('dialog', { name: 'Close the final table' });
  await expect(last.getByRole('listitem')).toHaveText(/^#1 .*Champion, 4,900$/);
  await button(last, 'Close the final table').click();

  await page.getByRole('link', { name: 'See the places' }).click();
  await expect(page.getByRole('region', { name: 'Winners' })).toContainText(/^Champion Ann A\./);
  await expect.poll(() => project.stored('events/cup')).toMatchObject({ bracketStatus: 'completed' });
  await lookAgain(visitor, mine.getByText('You won!', { exact: true }));
  await expect(captain.getByText('That was the final table. The night is done!')).toBeVisible();
  await captain.context().close();
});
