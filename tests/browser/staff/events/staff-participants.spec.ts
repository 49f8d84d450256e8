import { readFile } from 'node:fs/promises';
import { collection, getDocs } from 'firebase/firestore/lite';
import { expectAccessible } from '../../../support/axe.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { lined } from '../../../support/documents/signUps.ts';
import { door, list, number, person, press, row } from '../../../support/door.ts';
import { expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';

const event = (project: TestProject) => project.stored('events/cup');
const people = async (project: TestProject) =>
  (await getDocs(collection(project.as('regular'), 'events/cup/participants'))).docs.map((found) =>
    found.data(),
  );

const ann = { name: 'Ann Lee', email: 'ann@x.edu' };

test('a name is corrected, somebody removed and put back @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  await test.step('a name is corrected offline, checked in or not; an address stays one person’s', async () => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|permission|403/i);
    const checkedInAt = new Date('2026-03-14T23:00:00Z');
    await project.seed(list({ 'mail-ann@x.edu': ann, b: { name: 'Bo', checkedIn: true, checkedInAt } }));
    await openAs(page, 'admin', door);
    await page.getByRole('button', { name: /^All \d/ }).click();
    await row(page, 'Bo').getByRole('button', { name: 'Edit Bo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit participant' });
    await expect(dialog.getByLabel('Name')).toHaveValue('Bo');
    await dialog.getByLabel(/Email/).fill('ANN@x.edu');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Ann Lee is already on the list with this email').first()).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(true);
    await dialog.getByLabel('Name').fill('Bo Diaz');
    await dialog.getByLabel(/Email/).fill('bo@x.edu');
    await dialog.getByText('Seating').click();
    await dialog.getByLabel('Fixed table').fill('2');
    await dialog.getByRole('combobox', { name: 'Keep apart from' }).click();
    await dialog.getByRole('option', { name: /^Ann Lee/ }).click();
    await expect(dialog.getByRole('list', { name: 'Kept apart from' })).toHaveText('Ann Lee');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Bo Diaz').getByText('Saved on this device')).toBeVisible();
    await expect(row(page, 'Bo Diaz').getByRole('button', { name: 'Edit Bo Diaz' })).toBeFocused();
    await context.setOffline(false);
    await expect
      .poll(() => person(project, 'b'))
      .toMatchObject({
        ...{ name: 'Bo Diaz', email: 'bo@x.edu', checkedIn: true },
        ...{ table: 2, apart: ['mail-ann@x.edu'] },
      });
    await expect(row(page, 'Bo Diaz').getByText('Saved on this device')).toHaveCount(0);
    expect((await event(project))?.currentParticipants).toBe(2);

    await row(page, 'Ann Lee').getByRole('button', { name: 'Edit Ann Lee' }).click();
    await dialog.getByLabel(/Email/).fill('lee@x.edu');
    await project.loadRules((rules) =>
      rules.replace('isParticipant(changes()', 'false && isParticipant(changes()'),
    );
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Failed to update Ann Lee. Please try again.')).toBeVisible();
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Ann Lee was updated.')).toBeVisible();
  });
  await test.step('somebody is removed with their count, and put back as they were', async () => {
    const checkedInAt = (await person(project, 'b'))?.checkedInAt?.toDate();
    await row(page, 'Bo Diaz').getByRole('button', { name: 'Edit Bo Diaz' }).click();
    await page
      .getByRole('dialog', { name: 'Edit participant' })
      .getByRole('button', { name: 'Remove…' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Remove participant' });
    await expect(dialog.getByText('Remove Bo Diaz from the list?')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(row(page, 'Bo Diaz')).toHaveCount(0);
    await expect(press(page, 'Ann Lee')).toBeFocused();
    await expect.poll(async () => (await event(project))?.currentParticipants).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(press(page, 'Bo Diaz')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await event(project))?.currentParticipants).toBe(2);
    expect((await person(project, 'b'))?.checkedInAt?.toDate()).toEqual(checkedInAt);
    // The address that Ann came with still says who she is.
    await page.getByRole('button', { name: 'Add walk-in' }).click();
    await page.getByRole('dialog', { name: 'Add walk-in' }).getByLabel(/Email/).fill('ann@x.edu');
    await expect(page.getByText('Ann Lee is already on the list (lee@x.edu)')).toBeVisible();
  });
  await test.step('who waits is moved up over the limit, put back, and removed; a wrong count heals', async () => {
    const counted = { ...lined['events/site'], line: { waiting: 4, gone: 1, order: 'www' } };
    await project.seed({ ...lined, 'events/site': counted });
    await page.goto('/admin/events/site/participants');
    const line = page.getByRole('list', { name: 'Waiting: 3' });
    await expect(line.getByRole('listitem')).toHaveText([/1st · Bo Ng/, /2nd · Cy Orr/, /3rd · Di Poe/]);
    // A count that the list contradicts is corrected.
    const stored = async () => (await project.stored('events/site'))?.line;
    await expect.poll(stored).toMatchObject({ waiting: 3, gone: 2 });
    await expectAccessible(page);
    await line.getByRole('button', { name: 'Move Cy Orr up now' }).click();
    const over = page.getByRole('dialog', { name: 'Over the limit' });
    await over.getByRole('button', { name: 'Move up' }).click();
    await expect(page.getByText('3 of 2 in · 2 waiting')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 of 2 in · 3 waiting')).toBeVisible();
    await line.getByRole('button', { name: 'Remove Bo Ng from the line' }).click();
    await expect(page.getByText('Bo Ng was removed.')).toBeVisible();
    await expect.poll(stored).toMatchObject({ waiting: 2, gone: 3 });
  });
});

const form = [
  'Timestamp\tEmail Address\tFull name\tFraternity name',
  '3/1/2026 19:00:12\tann@X.edu\tAnn Lee\tSigma Chi',
  '3/1/2026 19:01:00\tbo@x.edu\tBo "Big" Diaz\tSigma Chi',
  '3/1/2026 19:02:00\tBO@x.edu\tBo\tSigma Chi',
  '3/1/2026 19:03:00\tcy at x.edu\tCy\tSigma Chi',
  '3/1/2026 19:04:00\tdee@x.edu\t=1+1\tSigma Chi',
].join('\n');

test('an import row by row, and the door list on paper @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  await test.step('an import shows what it would do, row by row, then adds the new people', async () => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await project.seed(list({ a: ann }, { maxParticipants: null }));
    await openAs(page, 'admin', door);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import participants' });
    await dialog.getByLabel('Rows from the sheet').fill(form);
    await expect(
      dialog.getByText('2 new · 1 already on the list · 1 duplicate · 1 with an error'),
    ).toBeVisible();
    await expect(dialog.getByRole('list', { name: 'Errors' })).toContainText('Invalid email');
    await expect(dialog.getByRole('list', { name: 'Errors' }).getByRole('listitem')).toContainText('5');
    await expect(dialog.getByRole('list', { name: 'Duplicates' })).toContainText('Same as row 3');
    await expectAccessible(page);
    // Ann is on the list without her chapter.
    await dialog.getByRole('button', { name: 'Add 2 people, update 1' }).click();
    await expect(page.getByText('2 people added, 1 updated.')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(number(page, 'Registered')).toHaveText('3');
    await expect.poll(async () => (await event(project))?.currentParticipants).toBe(3);
    for (const id of ['a', 'mail-bo@x.edu'])
      expect(await person(project, id)).toMatchObject({ chapterId: 'purdue-university--sigma-chi' });
    await press(page, 'Ann Lee').click();
    await expect(number(page, 'Checked in')).toHaveText('1');
    // The file of the same answers again adds nobody.
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByLabel('Choose a CSV file').setInputFiles({
      name: 'answers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFF${form}`),
    });
    await expect(dialog.getByText(/^0 new · 4 already on the list/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Add 0 people' })).toBeDisabled();
    await dialog.getByLabel('Choose another file').setInputFiles({
      name: 'answers.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]),
    });
    await expect(dialog.getByText(/^answers\.xlsx: not a CSV file/)).toBeVisible();
    await page.keyboard.press('Escape');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('spring-open-participants.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain('"\'=1+1",dee@x.edu,no,,import');
  });
  await test.step('what is refused stays in the form and can be tried again', async () => {
    expectConsole(/permission|403/i);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import participants' });
    await dialog.getByLabel('Rows from the sheet').fill('Ed Gray, ed@x.edu\nFlo Hale, flo@x.edu');
    await project.refuse('allow create: if isStaff() && isNewParticipant');
    await dialog.getByRole('button', { name: 'Add 2 people' }).click();
    await expect(dialog.getByText('Failed to import participants. Please try again.')).toBeVisible();
    await expect(dialog.getByLabel('Rows from the sheet')).toHaveValue(/flo@x\.edu/);
    await project.loadRules();
    await dialog.getByRole('button', { name: 'Retry: add 2 people' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(number(page, 'Registered')).toHaveText('5');
    await expect.poll(async () => (await event(project))?.currentParticipants).toBe(5);
    expect(await people(project)).toHaveLength(5);
  });
  await test.step('the door list is printed alone, by name, without addresses', async () => {
    await page.getByRole('button', { name: 'Print door list' }).click();
    await expect(page.locator('body[data-printed]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('columnheader')).toContainText('Spring Open');
    await expect(page.getByRole('columnheader')).toContainText('1 of 5 checked in');
    await expect(page.getByRole('listitem').nth(1)).toHaveText(/^✓Ann Lee .*\d+:\d\d [AP]M$/);
    await expect(page.getByRole('table')).not.toContainText('@');
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(number(page, 'Checked in')).toHaveText('1');
  });
});

test('an import is undone, and the list of an older event moved before it is changed @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  await test.step('an import in batches is undone, except for those touched since; offline too', async () => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach/i);
    await project.seed(list({ a: ann }, { maxParticipants: 3 }));
    await openAs(page, 'admin', door);
    await page.getByRole('button', { name: /^All \d/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Import participants' });
    const toast = (text: string | RegExp) => page.getByRole('paragraph').filter({ hasText: text });
    const add = async (rows: string[]) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await dialog.getByLabel('Rows from the sheet').fill(rows.join('\n'));
      const warning = dialog.getByText(/^This makes \d+ people for 3 spots\.$/);
      await expect(warning).toBeVisible();
      await dialog.getByRole('button', { name: `Add ${rows.length} people` }).click();
      await expect(dialog).toHaveCount(0);
    };
    const many = Array.from({ length: 110 }, (_, at) => `Player ${at}`);
    await add(['Bo Diaz, bo@x.edu', 'Cy', 'Dee', ...many]);
    await press(page, 'Cy').click();
    await expect(page.getByText(/^Cy checked in/)).toBeVisible();
    const here = async () => (await people(project)).filter(({ checkedIn }) => checkedIn);
    await expect.poll(here).toMatchObject([{ name: 'Cy' }]);
    await toast('113 people added.').getByRole('button', { name: 'Undo' }).click();
    await expect(toast('Import undone. Others have changed this since, so it stays: Cy.')).toBeVisible();
    await expect(row(page, 'Bo Diaz')).toHaveCount(0);
    await expect(press(page, 'Cy')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await event(project))?.currentParticipants).toBe(2);
    expect(await people(project)).toHaveLength(2);

    await context.setOffline(true);
    await add(['Ed Gray', 'Flo Hale', 'Gus']);
    await toast(/^3 people added\. Saved/)
      .getByRole('button', { name: 'Dismiss' })
      .click();
    // The message is gone; the import still offers it.
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const undo = dialog.getByRole('button', { name: 'Undo import: 3 people, waiting to be sent' });
    await undo.click();
    await expect(toast(/^Import undone\. Saved/)).toBeVisible();
    await expect(undo).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(row(page, 'Gus')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(/Saved on this device/)).toHaveCount(0);
    await expect.poll(async () => (await event(project))?.currentParticipants).toBe(2);
    await expect.poll(() => people(project)).toHaveLength(2);
  });
  await test.step('the list of an older event is shown, and moved before it is changed', async () => {
    const participants = [
      { id: 'x/1', ...ann, checkedIn: true },
      { name: 'Bo', email: 'no address' },
    ];
    const { currentParticipants: _, ...old } = { ...anEvent('old', { participants })['events/old'] };
    await project.seed({ 'events/old': old });
    await page.goto('/admin/events/old/participants');
    await expect(number(page, 'Registered')).toHaveText('2');
    await expect(press(page, 'Bo')).toBeDisabled();
    await page.getByRole('button', { name: 'Move 2 to the new list' }).click();
    await expect(press(page, 'Bo')).toBeEnabled();
    await press(page, 'Bo').click();
    await expect(number(page, 'Checked in')).toHaveText('2');
    // The screen shows the move before the server has it.
    await expect.poll(() => project.stored('events/old')).toMatchObject({ currentParticipants: 2 });
    expect(await project.stored('events/old')).not.toHaveProperty('participants');
    const moved = await project.stored('events/old/participants/x-1');
    expect(moved).toMatchObject({ ...ann, checkedIn: true, checkedInAt: null });
  });
});
