import type { Locator, Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { expectAccessible } from '../../../support/axe.ts';
import { door, list, number, person, press, row, tremble } from '../../../support/door.ts';
import { expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';

const event = (project: TestProject) => project.stored('events/cup');
const people = async (project: TestProject) =>
  (await getDocs(collection(project.as('regular'), 'events/cup/participants'))).docs.map((found) =>
    found.data(),
  );

const ann = { name: 'Ann Lee', email: 'ann@x.edu' };
const guests = {
  isaac: { name: 'Isaac Morgan', email: 'isaac.morgan@college.example' },
  jamal: { name: 'Jamal Ward', email: 'jamal.ward@college.example' },
  kim: { name: 'Kim Xu', email: 'kim.xu@college.example' },
};

const search = (page: Page) => page.getByLabel('Search name or email');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
/** Opens the door with everyone on it: those who are checked in stay. */
async function openWithAll(page: Page, who: 'admin' | 'staff'): Promise<void> {
  await openAs(page, who, door);
  await page.getByRole('button', { name: /^All \d/ }).click();
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}
const middleOf = async (page: Page, name: string) => {
  const { x, y, width, height } = await boxOf(press(page, name));
  return { x: x + width / 2, y: y + height / 2 };
};

test('the door: a press, a trembling finger, the keyboard, a walk-in, each taken back @phone', async ({
  page,
  project,
}) => {
  await project.seed(list({ ...guests, ann }, { maxParticipants: 4 }));
  await openAs(page, 'admin', door);

  await test.step('among those expected a trembling finger checks in one person, who can be taken back', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Spring Open' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Expected 4' })).toHaveAttribute('aria-pressed', 'true');
    await expect(number(page, 'Max')).toHaveText('4full');
    const box = await boxOf(press(page, 'Isaac Morgan'));
    expect(box.height).toBeGreaterThanOrEqual(48);
    expect(box.width).toBeGreaterThan(290);
    await tremble(press(page, 'Isaac Morgan'));
    await expect(page.getByText(/^Isaac Morgan checked in \d/)).toBeVisible();
    await expect(row(page, 'Isaac Morgan')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Expected 3' })).toBeVisible();
    await expect.poll(async () => (await person(project, 'isaac'))?.checkedIn).toBe(true);
    expect((await person(project, 'jamal'))?.checkedIn).toBe(false);
    await undo(page).click();
    await expect(press(page, 'Isaac Morgan')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await person(project, 'isaac'))?.checkedIn).toBe(false);
  });

  await test.step('by keyboard: type, Enter, the next; Undo is a Tab away', async () => {
    // Right after the rows have moved, Enter does nothing.
    await page.reload();
    await search(page).focus();
    await page.keyboard.type('ann');
    await expect(page.getByText('1 of 4 found · Enter checks in Ann Lee')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(number(page, 'Checked in')).toHaveText('1');
    await expect(page.getByText(/^Ann Lee checked in/)).toBeVisible();
    await expect(search(page)).toBeFocused();
    for (const name of ['Scan', /^Expected/, /^Here/, /^All/, 'Undo']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByText('Check-in undone for Ann Lee')).toBeVisible();
    await expect.poll(async () => (await person(project, 'ann'))?.checkedIn).toBe(false);
    // Of two who fit, none.
    await search(page).fill('an');
    await expect(page.getByText('2 of 4 found · Enter goes to the list')).toBeVisible();
    await search(page).press('Enter');
    await expect(press(page, 'Ann Lee')).toBeFocused();
    await expect(press(page, 'Ann Lee')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('ArrowDown');
    await expect(press(page, 'Isaac Morgan')).toBeFocused();
    await search(page).fill('');
  });

  await test.step('a walk-in takes a name and a press, and can be undone; the event is full by then', async () => {
    await page.setViewportSize({ width: 390, height: 508 });
    await search(page).click();
    await page.keyboard.type('Dee Fox');
    const add = page.getByRole('button', { name: /^Add walk-in “Dee Fox”/ });
    await expect(add).toContainText('Over capacity: 5 of 4');
    expect((await boxOf(add)).bottom).toBeLessThan(508);
    await expectAccessible(page);
    await add.click();
    await expect(page.getByText('Dee Fox added and checked in')).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(number(page, 'Registered')).toHaveText('5');
    await expect
      .poll(() => people(project))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'Dee Fox', email: '', checkedIn: true, source: 'walk-in' }),
        ]),
      );
    await expect.poll(async () => (await event(project))?.currentParticipants).toBe(5);
    await undo(page).click();
    const question = page.getByRole('dialog', { name: 'Remove participant' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(question).toHaveCount(0);
    await expect(number(page, 'Registered')).toHaveText('4');
    await expect.poll(async () => (await event(project))?.currentParticipants).toBe(4);
    expect(await people(project)).toHaveLength(4);
  });

  await test.step('a walk-in with an address is added and checked in; whoever is on the list is recognized', async () => {
    await search(page).click();
    await page.keyboard.type('Dee');
    await page.getByRole('button', { name: 'With details…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add walk-in' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Dee');
    await dialog.getByLabel(/Email/).fill('dee at x.edu');
    await dialog.getByRole('button', { name: 'Add and check in' }).click();
    await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel(/Email/).fill('Dee@x.edu');
    await dialog.getByRole('button', { name: 'Purdue University', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Chapter (optional)' }).fill('pike');
    await dialog.getByRole('option', { name: /^Pi Kappa Alpha/ }).click();
    await dialog.getByRole('button', { name: 'Add and check in' }).click();
    await expect
      .poll(() => person(project, 'mail-dee@x.edu'))
      .toMatchObject({
        ...{ name: 'Dee', email: 'Dee@x.edu', checkedIn: true, source: 'walk-in' },
        ...{
          collegeId: 'purdue-university',
          chapterId: 'purdue-university--pi-kappa-alpha',
          shownAs: 'short',
        },
      });
    await expect(search(page)).toBeFocused();
    await page.getByRole('button', { name: 'Add walk-in' }).click();
    await dialog.getByLabel('Name').fill('Annie');
    await dialog.getByLabel(/Email/).fill('ANN@x.edu');
    await expect(dialog.getByText('Ann Lee is already on the list')).toBeVisible();
    await dialog.getByRole('button', { name: 'Check in Ann Lee' }).click();
    await expect.poll(async () => (await person(project, 'ann'))?.checkedIn).toBe(true);
    expect(await people(project)).toHaveLength(5);
  });
});

test('the door stays readable: the first person high, above the keyboard, no row moves @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach/i);
  const long = { name: 'Bartholomew Featherstonehaugh-Cholmondeley', email: 'b@college.example' };
  await project.seed(list({ ...guests, long }, { title: 'Forty Acres Blackjack Classic at the Union' }));
  await openAs(page, 'admin', door);
  const firstRow = () =>
    boxOf(page.getByRole('region', { name: 'Participants' }).getByRole('listitem').first());

  await test.step('the first person is high on a phone, offline too, and all of the head at 320 px', async () => {
    await expect.poll(async () => (await firstRow()).y).toBeLessThanOrEqual(260);
    await context.setOffline(true);
    await expect(page.getByText("You're offline. Check people in as usual.")).toBeVisible();
    expect((await firstRow()).y).toBeLessThanOrEqual(260);
    await page.setViewportSize({ width: 320, height: 600 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const state = page.getByText('Offline', { exact: true });
    expect(await state.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    for (const name of ['Menu', 'Add walk-in', 'More']) {
      const { width, height, right } = await boxOf(page.getByRole('button', { name, exact: true }));
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(320);
    }
  });

  await test.step('no row moves while a check-in waits for the network', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const all = page.getByRole('button', { name: /^All \d/ });
    await all.click();
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    // On the page, for a press may scroll it.
    const places = () =>
      page
        .getByRole('region', { name: 'Participants' })
        .getByRole('listitem')
        .evaluateAll((rows) =>
          rows.map((row) => {
            const { top, height } = row.getBoundingClientRect();
            return [row.getAttribute('aria-label'), Math.round(top + scrollY), height];
          }),
        );
    const before = await places();
    expect(before[1]?.[2]).toBe(64);
    for (const name of [long.name, 'Kim Xu']) await press(page, name).click();
    await expect(page.getByText('Offline, 2 unsent')).toBeVisible();
    for (const name of [long.name, 'Kim Xu'])
      await expect(row(page, name).getByText('Saved on this device')).toBeVisible();
    expect(await places()).toEqual(before);
  });

  await test.step('above the keyboard of a phone the person found is in sight, Undo covers nobody, offline too', async () => {
    await page.setViewportSize({ width: 390, height: 508 });
    await search(page).click();
    await page.keyboard.type('Jamal');
    await expect(row(page, 'Isaac Morgan')).toHaveCount(0);
    expect((await boxOf(row(page, 'Jamal Ward'))).bottom).toBeLessThan(508);
    const { x, y } = await middleOf(page, 'Jamal Ward');
    await page.mouse.click(x, y);
    // The next guest: nothing to clear, nothing to press before typing.
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await expect(page.getByText(/^Jamal Ward checked in/)).toBeVisible();
    const [found, offer, field] = await Promise.all([firstRow(), boxOf(undo(page)), boxOf(search(page))]);
    expect(offer.y).toBeGreaterThanOrEqual(field.bottom);
    expect(offer.bottom).toBeLessThanOrEqual(found.y);
  });

  await test.step('the menu is in reach at 320 px beside what waits, which is sent', async () => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Manage Events' })).toBeVisible();
    await context.setOffline(false);
    for (const id of ['long', 'kim', 'jamal'])
      await expect.poll(async () => (await person(project, id))?.checkedIn).toBe(true);
  });
});

test('two phones at one door, one of them offline: nobody’s check-in is lost @phone', async ({
  page,
  context,
  colleague,
  project,
  expectConsole,
}) => {
  expectConsole(/400|ERR_INTERNET_DISCONNECTED|Could not reach|permission|403/i);
  await project.seed(list({ a: ann, b: { name: 'Bo Diaz' }, c: { name: 'Cy' } }));
  await openWithAll(page, 'admin');
  await openWithAll(colleague, 'staff');
  await expect(press(page, 'Cy')).toBeVisible();
  await expect(press(colleague, 'Cy')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Check people in as usual.")).toBeVisible();
  await press(page, 'Bo Diaz').click();
  // Checked in by mistake and taken back here, while the other phone lets the same person in.
  await press(page, 'Ann Lee').click();
  await expect(press(page, 'Ann Lee')).toHaveAttribute('aria-pressed', 'true');
  // Elsewhere on the row: twice on one spot would be a trembling finger.
  await press(page, 'Ann Lee').click({ position: { x: 20, y: 20 } });
  await expect(press(page, 'Ann Lee')).toHaveAttribute('aria-pressed', 'false');
  await expect(row(page, 'Bo Diaz').getByText('Saved on this device')).toBeVisible();
  await expect(page.getByText('Offline, 2 unsent')).toBeVisible();
  await expectAccessible(page);
  await press(colleague, 'Ann Lee').click();
  await press(colleague, 'Cy').click();
  await expect.poll(async () => (await person(project, 'a'))?.checkedIn).toBe(true);
  const letIn = (await person(project, 'a'))?.checkedInAt;
  await context.setOffline(false);
  await expect(press(colleague, 'Bo Diaz')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  for (const phone of [page, colleague]) {
    await expect(number(phone, 'Checked in')).toHaveText('3');
    await expect(press(phone, 'Ann Lee')).toHaveAttribute('aria-pressed', 'true');
    await expect(phone.getByText(/^Failed/)).toHaveCount(0);
  }
  expect((await person(project, 'a'))?.checkedInAt).toEqual(letIn);
});
