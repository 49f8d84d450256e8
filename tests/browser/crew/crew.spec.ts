import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { aPass, cupCrew, cupKey, cupLink, expectOver, showAll } from '../../support/crew.ts';
import { list, person, press, row } from '../../support/door.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import { today } from '../../support/today.ts';

const guests = { ann: { name: 'Ann Lee' }, bo: { name: 'Bo Diaz' }, cy: { name: 'Cy Park' } };

test('a phone joins by the link, which goes nowhere else, and takes back its own check-ins alone @phone', async ({
  page,
  project,
}) => {
  const checkedInAt = new Date('2026-03-14T23:00:00Z');
  const cy = { name: 'Cy Park', checkedIn: true, checkedInAt, checkedInBy: 'regular' };
  await project.seed({ ...list({ ...guests, cy }), ...aPass() });
  await test.step('the address alone says what to do, and what is no link opens nothing', async () => {
    await page.goto(cupCrew);
    await expect(page.getByText('Scan the QR code, or open the link')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${cupCrew}#${'x'.repeat(22)}`);
    await expect(page.getByText("This link doesn't open anything.")).toBeVisible();
    await page.goto('about:blank');
  });
  await test.step('a phone joins by the link, whose key leaves the address and goes nowhere else', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
    const answer = await page.goto(cupLink);
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring Open');
    await expect(page.getByText('Saturday, March 14, 2026 · 7:00 PM · Memorial Union')).toBeVisible();
    expect(page.url()).toMatch(/\/e\/cup\/crew$/);
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expectAccessible(page);
    // A reload before joining loses nothing.
    await page.reload();
    await page.getByLabel('Your name').fill('Kim');
    await page.getByRole('button', { name: 'Join the crew' }).click();
    await showAll(page);
    await press(page, 'Ann Lee').click();
    await expect(row(page, 'Ann Lee')).toContainText(/Checked in \d+:\d\d [AP]M/);
    await expect.poll(async () => (await person(project, 'ann'))?.checkedIn).toBe(true);
    expect(asked.filter((address) => address.includes(cupKey))).toEqual([]);
  });
  await test.step('a phone takes back its own check-in, and nobody else’s', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(press(page, 'Ann Lee')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await person(project, 'ann'))?.checkedIn).toBe(false);
    await press(page, 'Cy Park').click();
    await expect(page.getByText('Someone else checked Cy Park in. Staff can undo it.')).toBeVisible();
    await expectAccessible(page);
    expect(await person(project, 'cy')).toMatchObject({ checkedIn: true, checkedInBy: 'regular' });
    await expect(page.getByText(/^Failed/)).toHaveCount(0);
    for (const name of ['Import', 'Export CSV', 'Edit Bo Diaz', 'Remove Bo Diaz', 'More'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
  });
});

test('staff make a pass, see who came with it and what they did, and end it @phone', async ({
  page,
  project,
  context,
  visitor: phone,
  expectConsole,
}) => {
  expectConsole(/400|403|permission/i);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await project.seed(list(guests, { date: today() }));
  await openAs(page, 'staff', '/admin/events/cup/crew');
  const link = await makePass(page);
  expect(link).toMatch(/\/e\/cup\/crew#[A-Za-z0-9_-]{22}$/);
  const pass = page.getByRole('article', { name: /^Front door/ });
  await expect(pass.getByText('Open', { exact: true })).toBeVisible();
  await expect(pass.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(page.getByText('No one has joined yet.')).toBeVisible();
  // Made days early, it is right for the evening by then.
  await pass.getByRole('button', { name: 'Change…' }).click();
  const change = page.getByRole('dialog', { name: 'Change pass' });
  await expect(change.getByLabel(/^Label/)).toHaveValue('Front door');
  await change.getByLabel('Ends').fill(`${today(1)}T23:45`);
  await expectAccessible(page, 'dialog');
  await change.getByRole('button', { name: 'Save pass' }).click();
  await expect(pass.getByText(/11:45 PM/)).toBeVisible();

  await phone.goto(link);
  await phone.getByLabel('Your name').fill('Kim');
  await phone.getByRole('button', { name: 'Join the crew' }).click();
  await showAll(phone);
  await press(phone, 'Ann Lee').click();
  await phone.getByLabel('Search name or email').fill('Dee Ito');
  await phone.getByRole('button', { name: /^Add walk-in “Dee Ito”/ }).click();
  await expect(row(phone, 'Dee Ito')).toContainText('Checked in');
  const kim = page.getByRole('listitem', { name: 'Kim' });
  await expect(kim).toContainText('2 checked in, 1 of them a walk-in');
  await expect(kim).toContainText(/phone [A-Z0-9]{4}/);
  await expect(kim).toContainText(/Joined .*, last seen /);
  await expectAccessible(page);

  await kim.getByRole('button', { name: 'Remove Kim' }).click();
  await expectOver(phone, 'No longer in the crew');
  await kim.getByRole('button', { name: 'Let back in Kim' }).click();
  await expect(row(phone, 'Bo Diaz')).toBeVisible();
  await pass.getByRole('button', { name: 'Close pass' }).click();
  await expectOver(phone, 'Your link is closed');
  await expect(pass.getByText('Closed', { exact: true })).toBeVisible();
  await expect(pass.getByRole('img', { name: 'QR code' })).toHaveCount(0);
  await pass.getByRole('button', { name: 'Open again for an hour' }).click();
  await expect(row(phone, 'Bo Diaz')).toBeVisible();
  expect(await project.stored('events/cup')).toMatchObject({ currentParticipants: 4 });
});

/** Makes a pass in the console, and returns its link. */
async function makePass(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'New pass' }).click();
  const dialog = page.getByRole('dialog', { name: 'New pass' });
  await dialog.getByLabel('Label (optional)').fill('Front door');
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: 'Make pass' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
