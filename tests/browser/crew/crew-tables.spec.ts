import type { Page } from '@playwright/test';
import { collection, doc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { expectAccessible } from '../../support/axe.ts';
import { aPass, enter, expectOver } from '../../support/crew.ts';
import { captainBoardData } from '../../support/documents/captainBoard.ts';
import { list, row } from '../../support/door.ts';
import { expectKept } from '../../support/kept.ts';
import { expect, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

// The phone opens its page without a network, which the worker makes possible.
test.use({ serviceWorkers: 'allow' });

const slips = async (project: TestProject) =>
  (await getDocs(collection(project.as('regular'), 'events/cup/slips'))).docs.map((found) => found.data());
const boardSeat = async (project: TestProject, seat: string): Promise<unknown> =>
  (await project.stored('boards/cup'))?.counts?.r1?.t1?.[seat];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const chips = (page: Page, seat: number) => page.getByRole('textbox', { name: new RegExp(`^Seat ${seat},`) });

/** Types the stacks of the seats with the page's own keys. */
async function count(page: Page, stacks: readonly string[]): Promise<void> {
  for (const [at, stack] of stacks.entries()) {
    for (const digit of stack) await button(page, digit).click();
    await expect(page.getByRole('textbox', { name: /^Seat/ }).nth(at)).toHaveValue(stack);
    if (at < stacks.length - 1) await button(page, 'Next').click();
  }
}

/**
 * Looks at the end of the page, also while it grows: higher up the bar with the next count lies over part of
 * a row.
 */
async function expectAllAccessible(page: Page): Promise<void> {
  const growth = await page.evaluateHandle(() => {
    const observer = new ResizeObserver(() => scrollTo(0, document.body.scrollHeight));
    observer.observe(document.body);
    scrollTo(0, document.body.scrollHeight);
    return observer;
  });
  await expectAccessible(page);
  await growth.evaluate((observer) => observer.disconnect());
}

test('a captain counts a table, without a network too, and nothing is lost @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  // A whole evening, with a reload and two returns of the network.
  test.setTimeout(120_000);
  expectConsole(
    /400|403|permission|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach|offline|primary lease/i,
  );
  await project.seed({
    ...list({ ann: { name: 'Ann Lee' } }),
    ...aPass({ scopes: ['door', 'tables'] }),
    'boards/cup': captainBoardData(),
  });
  await enter(page, 'Kim');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Which table is yours?');
  await expectAllAccessible(page);
  // The same phone helps at the door.
  await button(page, 'Door').click();
  await expect(row(page, 'Ann Lee')).toBeVisible();
  await button(page, 'Tables').click();
  await page.getByRole('button', { name: /^Table 1, wave 1/ }).click();
  await expectAllAccessible(page);

  await button(page, 'Count after hand 8').click();
  await count(page, ['3000', '2500', '400', '1200']);
  await expect(page.getByText('Lowest: seat 3 (Cy P.)')).toBeVisible();
  await expectAllAccessible(page);
  await button(page, 'Seat 3 is out').click();
  await button(page, 'Send').click();
  await expect(page.getByText(/^Sent \d+:\d\d [AP]M$/)).toBeVisible();
  await expect.poll(() => boardSeat(project, 's3')).toEqual({ hand: 8, chips: 400, out: true });
  expect(await boardSeat(project, 's1')).toEqual({ hand: 8, chips: 3000, out: false });

  await expectKept(page);
  await context.setOffline(true);
  await button(page, 'Count after hand 16').click();
  await count(page, ['4000', '600']);
  await chips(page, 4).click();
  for (const digit of '900') await button(page, digit).click();
  await button(page, 'Seat 2 is out').click();
  await button(page, 'Send').click();
  await expect(page.getByText('Saved here, not sent yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Saved here, not sent yet')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('4,000');

  // Meanwhile somebody else counts the same hand of this table, with another stack at seat 4.
  const at = Date.now() - 1000;
  const theirs = {
    at,
    s1: { hand: 16, chips: 4000, out: false },
    s2: { hand: 16, chips: 600, out: true },
    s3: { hand: 8, chips: 400, out: true },
    s4: { hand: 16, chips: 950, out: false },
  };
  await project.seed({ 'boards/cup': captainBoardData({ counts: { r1: { t1: theirs } } }) });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Which is right?' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toHaveText('4900950');
  await expect(page.getByText(/^Someone else counted here at /)).toBeVisible();
  await expect(page.getByText(/^Sent \d+:\d\d [AP]M$/)).toBeVisible();
  await expectAllAccessible(page);
  expect(await boardSeat(project, 's4')).toEqual(theirs.s4);
  await button(page, 'Mine is right').click();
  await expect.poll(() => boardSeat(project, 's4')).toEqual({ hand: 16, chips: 900, out: false });
  await expect(page.getByRole('heading', { name: 'Which is right?' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Not sent' })).toHaveCount(0);
  expect(await slips(project)).toHaveLength(3);

  // Removed while a count waits: it stays on the phone, to be read out.
  await context.setOffline(true);
  await button(page, 'Count after hand 24').click();
  await count(page, ['5000', '50']);
  await button(page, 'Send').click();
  await expect(page.getByText('Saved here, not sent yet')).toBeVisible();
  const crew = await getDocs(collection(project.as('regular'), 'events/cup/crew'));
  await updateDoc(doc(project.as('regular'), `events/cup/crew/${crew.docs[0]?.id}`), { removed: true });
  await context.setOffline(false);
  await expectOver(page, 'No longer in the crew');
  const unsent = page.getByRole('region', { name: 'Not sent' });
  await expect(unsent.getByRole('listitem')).toHaveText(
    /^Send table 1, wave 1 after hand 24seat 1: 5,000, seat 4: 50 · /,
  );
  await expectAllAccessible(page);
  expect(await slips(project)).toHaveLength(3);
});
