import { expect } from 'vitest';
import { captainBoardData } from '../../support/documents/captainBoard.ts';
import { aPass, cupCrew, cupLink } from '../../support/documents/passes.ts';
import { list } from '../../support/door.ts';
import type { Journey } from '../driver/walk.ts';

/** A helper's phone on the night: joins, checks people in at the door, and counts a table. */
export const helper: Journey = async (browser, project) => {
  await project.seed({
    ...list({ ann: { name: 'Ann Lee' }, bo: { name: 'Bo Diaz' } }),
    ...aPass({ scopes: ['door', 'tables'] }),
    'boards/cup': captainBoardData(),
  });
  const stored = (path: string) => project.stored(`events/cup/participants/${path}`);
  await browser.open(cupLink);
  await browser.isAt('Spring Open');
  await browser.fill('Your name', 'Kim');
  await browser.press('Join the crew');
  await browser.picture('tables');

  await browser.sees('Which table is yours?');
  await browser.press('Door');
  await browser.press(/^(?!Remove|Edit)/, { within: { role: 'listitem', name: 'Ann Lee' } });
  await expect.poll(async () => (await stored('ann'))?.checkedIn).toBe(true);
  await browser.press('Undo');
  await expect.poll(async () => (await stored('ann'))?.checkedIn).toBe(false);
  await browser.press(/^(?!Remove|Edit)/, { within: { role: 'listitem', name: 'Bo Diaz' } });
  await expect.poll(async () => (await stored('bo'))?.checkedIn).toBe(true);
  await browser.picture('door');
  await browser.press('Add walk-in');
  const dialog = { role: 'dialog', name: 'Add walk-in' };
  await browser.fill(/^Name/, 'Cy Park', dialog);
  await browser.picture('walk-in');
  await browser.press(/^Add/, { within: dialog });
  await expect.poll(() => project.stored('events/cup')).toMatchObject({ currentParticipants: 3 });
  await browser.press(/^All \d/);
  await browser.sees('Cy Park');

  await browser.press('Tables');
  await browser.press(/^Table 1/);
  await browser.press('Count after hand 8');
  for (const [at, stack] of ['3000', '2500', '400', '1200'].entries()) {
    for (const digit of stack) await browser.press(digit);
    if (at < 3) await browser.press('Next');
  }
  await browser.picture('count');
  await browser.press('Seat 3 is out');
  await browser.press('Send');
  await browser.sees(/^Sent \d+:\d\d [AP]M$/);
  await expect
    .poll(async () => (await project.stored('boards/cup'))?.counts?.r1?.t1?.s3)
    .toEqual({ hand: 8, chips: 400, out: true });

  // The page comes back as it was, and once more without the server.
  await browser.open(cupCrew);
  await browser.sees(/^Sent \d+:\d\d [AP]M$/);
  await browser.keepsPage();
  expect(browser.site.takeErrors()).toEqual([]);
  browser.site.stop();
  await browser.open(cupCrew);
  await browser.sees(/^Sent \d+:\d\d [AP]M$/);
  browser.site.start();
  // The page before shows what it has stored, so it may be left while it still connects.
  const others = browser.site.takeErrors().filter((error) => !/Could not reach Cloud Firestore/.test(error));
  expect(others).toEqual([]);
};
