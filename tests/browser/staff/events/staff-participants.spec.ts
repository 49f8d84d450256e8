import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import type { Stored } from '../../../../scripts/firestoreRest.ts';
import { expectAccessible } from '../../../support/axe.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';

const door = '/admin/events/cup/participants';
const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const press = (page: Page, name: string) => row(page, name).getByRole('button', { name: /^(?!Remove|Edit)/ });
const number = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

function list(people: Record<string, Record<string, Stored>>, changes = {}) {
  const documents = Object.entries(people).map(([id, person]): [string, Record<string, Stored>] => [
    `events/cup/participants/${id}`,
    { email: '', checkedIn: false, checkedInAt: null, source: 'import', ...person },
  ]);
  const currentParticipants = documents.length;
  return { ...anEvent('cup', { currentParticipants, ...changes }), ...Object.fromEntries(documents) };
}

const person = (project: TestProject, id: string) => project.stored(`events/cup/participants/${id}`);
const event = (project: TestProject) => project.stored('events/cup');
const people = async (project: TestProject) =>
  (await getDocs(collection(project.as('regular'), 'events/cup/participants'))).docs.map((found) =>
    found.data(),
  );

const ann = { name: 'Ann Lee', email: 'ann@x.edu' };

test('a press on the row checks in, another takes it back; a colleague sees it at once @phone', async ({
  page,
  colleague,
  project,
  expectConsole,
}) => {
  expectConsole(/400/);
  await project.seed(list({ a: ann, b: { name: 'Bo Diaz' }, c: { name: 'Cy' } }, { maxParticipants: 3 }));
  await openAs(page, 'admin', '/admin/events');
  await page
    .getByRole('listitem', { name: 'Spring Open' })
    .getByRole('link', { name: 'Participants' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Spring Open' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event Management');
  await openAs(colleague, 'staff', door);
  await expect(number(page, 'Registered')).toHaveText('3');
  await expect(number(page, 'Max')).toHaveText('3full');
  const box = await press(page, 'Ann Lee').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  expect(box?.width).toBeGreaterThan(290);
  // Trembling fingers: the second press comes too soon to be meant.
  await press(page, 'Ann Lee').dblclick();
  await expect(press(page, 'Ann Lee')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(colleague, 'Ann Lee')).toContainText(/Checked in \d+:\d\d [AP]M/);
  await expect(number(colleague, 'Checked in')).toHaveText('1');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Here 1' }).click();
  await expect(page.getByRole('region', { name: 'Participants' }).getByRole('listitem')).toHaveCount(1);
  await press(page, 'Ann Lee').click();
  await expect(page.getByText('Check-in undone for Ann Lee.')).toBeVisible();
  await expect(press(colleague, 'Ann Lee')).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(press(colleague, 'Ann Lee')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'All 3' }).click();
  await page.getByLabel('Search name or email').fill('LEE x.edu');
  await expect(page.getByText('1 of 3 found')).toBeVisible();
  expect((await event(project))?.currentParticipants).toBe(3);
});

const guests = {
  isaac: { name: 'Isaac Morgan', email: 'isaac.morgan@college.example' },
  jamal: { name: 'Jamal Ward', email: 'jamal.ward@college.example' },
  kim: { name: 'Kim Xu', email: 'kim.xu@college.example' },
};
const middleOf = async (page: Page, name: string) => {
  const box = await press(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height };
};

test('among those expected a trembling finger checks in one person, who can be taken back @phone', async ({
  page,
  project,
}) => {
  await project.seed(list(guests));
  await openAs(page, 'admin', door);
  await page.getByRole('button', { name: 'Expected 3' }).click();
  const { x, y } = await middleOf(page, 'Isaac Morgan');
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await expect(page.getByText('Isaac Morgan is here.')).toBeVisible();
  await expect(row(page, 'Isaac Morgan')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Expected 2' })).toBeVisible();
  await expect.poll(async () => (await person(project, 'isaac'))?.checkedIn).toBe(true);
  expect((await person(project, 'jamal'))?.checkedIn).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(press(page, 'Isaac Morgan')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(async () => (await person(project, 'isaac'))?.checkedIn).toBe(false);
});

test('above the keyboard of a phone the person found is in sight, also offline @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach/i);
  await page.setViewportSize({ width: 390, height: 508 });
  await project.seed(list(guests));
  await openAs(page, 'admin', door);
  const search = page.getByLabel('Search name or email');
  for (const [name, other] of [
    ['Jamal Ward', 'Isaac Morgan'],
    ['Isaac Morgan', 'Kim Xu'],
  ] as const) {
    await search.click();
    await page.keyboard.type(name.slice(0, 5));
    await expect(row(page, other)).toHaveCount(0);
    const { x, y, bottom } = await middleOf(page, name);
    expect(bottom).toBeLessThan(508);
    await page.mouse.click(x, y);
    await expect(press(page, name)).toHaveAttribute('aria-pressed', 'true');
    // The next guest: nothing to clear, nothing to press before typing.
    await expect(search).toBeFocused();
    await page.keyboard.type(other.slice(0, 3));
    await expect(row(page, other)).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(search).not.toBeFocused();
    await expect(page.getByRole('button', { name: 'Add walk-in' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\. What/)).toBeVisible();
  }
  await context.setOffline(false);
});

test('no row moves while a check-in waits for the network @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach/i);
  const long = { name: 'Bartholomew Featherstonehaugh-Cholmondeley', email: 'b@college.example' };
  await project.seed(list({ ...guests, b: long }));
  await openAs(page, 'admin', door);
  await expect(row(page, 'Kim Xu')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("You're offline. Check people in as usual.")).toBeVisible();
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
  for (const name of [long.name, 'Isaac Morgan', 'Kim Xu']) await press(page, name).click();
  await expect(page.getByText('3 changes not sent yet.')).toBeVisible();
  for (const name of [long.name, 'Isaac Morgan', 'Kim Xu'])
    await expect(row(page, name).getByText(/^Saved here/)).toBeVisible();
  expect(await places()).toEqual(before);
  await context.setOffline(false);
  await expect(page.getByText(/not sent yet/)).toHaveCount(0);
  expect((await person(project, 'kim'))?.checkedIn).toBe(true);
});

test('two phones, one of them offline: nobody’s check-in is lost @phone', async ({
  page,
  context,
  colleague,
  project,
  expectConsole,
}) => {
  expectConsole(/400|ERR_INTERNET_DISCONNECTED|Could not reach|permission|403/i);
  await project.seed(list({ a: ann, b: { name: 'Bo Diaz' }, c: { name: 'Cy' } }));
  await openAs(page, 'admin', door);
  await openAs(colleague, 'staff', door);
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
  await expect(row(page, 'Bo Diaz').getByText(/^Saved here/)).toBeVisible();
  await expect(page.getByText('2 changes not sent yet.')).toBeVisible();
  await expectAccessible(page);
  await press(colleague, 'Ann Lee').click();
  await press(colleague, 'Cy').click();
  await expect.poll(async () => (await person(project, 'a'))?.checkedIn).toBe(true);
  const letIn = (await person(project, 'a'))?.checkedInAt;
  await context.setOffline(false);
  await expect(press(colleague, 'Bo Diaz')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/Saved on this device/)).toHaveCount(0);
  for (const phone of [page, colleague]) {
    await expect(number(phone, 'Checked in')).toHaveText('3');
    await expect(press(phone, 'Ann Lee')).toHaveAttribute('aria-pressed', 'true');
    await expect(phone.getByText(/^Failed/)).toHaveCount(0);
  }
  expect((await person(project, 'a'))?.checkedInAt).toEqual(letIn);
});

test('a walk-in is added and checked in; whoever is on the list is recognized @phone', async ({
  page,
  project,
}) => {
  await project.seed(list({ a: ann }, { currentParticipants: 1 }));
  await openAs(page, 'admin', door);
  await page.getByLabel('Search name or email').fill('Dee');
  await page.getByRole('button', { name: 'Add a walk-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add walk-in' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Dee');
  await dialog.getByLabel(/Email/).fill('dee at x.edu');
  await dialog.getByRole('button', { name: 'Add and check in' }).click();
  await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(/Email/).fill('Dee@x.edu');
  await dialog.getByRole('button', { name: 'Add and check in' }).click();
  await expect(press(page, 'Dee')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => person(project, 'mail-dee@x.edu'))
    .toMatchObject({ name: 'Dee', email: 'Dee@x.edu', checkedIn: true, source: 'walk-in' });
  expect((await event(project))?.currentParticipants).toBe(2);
  await page.getByLabel('Search name or email').clear();
  await page.getByRole('button', { name: 'Add walk-in' }).click();
  await dialog.getByLabel('Name').fill('Annie');
  await dialog.getByLabel(/Email/).fill('ANN@x.edu');
  await expect(dialog.getByText('Ann Lee is already on the list')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check in Ann Lee' }).click();
  await expect(press(page, 'Ann Lee')).toHaveAttribute('aria-pressed', 'true');
  expect(await people(project)).toHaveLength(2);
});

test('a name is corrected offline, checked in or not; an address stays one person’s @phone', async ({
  page,
  context,
  colleague,
  project,
  expectConsole,
}) => {
  expectConsole(/400|ERR_INTERNET_DISCONNECTED|Could not reach|permission|403/i);
  const checkedInAt = new Date('2026-03-14T23:00:00Z');
  await project.seed(list({ 'mail-ann@x.edu': ann, b: { name: 'Bo', checkedIn: true, checkedInAt } }));
  await openAs(page, 'admin', door);
  await openAs(colleague, 'staff', door);
  await expect(row(colleague, 'Bo')).toBeVisible();
  await row(page, 'Bo').getByRole('button', { name: 'Edit Bo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit participant' });
  await expect(dialog.getByLabel('Name')).toHaveValue('Bo');
  await dialog.getByLabel('Name').fill('ann lee');
  await expect(dialog.getByText('Ann Lee is already on the list (ann@x.edu).')).toBeVisible();
  await dialog.getByLabel(/Email/).fill('ANN@x.edu');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Ann Lee is already on the list with this email').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill(' ');
  await dialog.getByLabel(/Email/).fill('bo at x.edu');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await expect(dialog.getByText('Enter a valid email address')).toBeVisible();

  await context.setOffline(true);
  await dialog.getByLabel('Name').fill('Bo Diaz');
  await dialog.getByLabel(/Email/).fill('bo@x.edu');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Bo Diaz').getByText(/^Saved here/)).toBeVisible();
  await expect(row(page, 'Bo Diaz').getByRole('button', { name: 'Edit Bo Diaz' })).toBeFocused();
  await context.setOffline(false);
  await expect(row(colleague, 'Bo Diaz')).toContainText(/Checked in/);
  expect(await person(project, 'b')).toMatchObject({ name: 'Bo Diaz', email: 'bo@x.edu', checkedIn: true });
  expect((await event(project))?.currentParticipants).toBe(2);

  // The address that Ann came with still says who she is.
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
  await page.getByRole('button', { name: 'Add walk-in' }).click();
  await page.getByRole('dialog', { name: 'Add walk-in' }).getByLabel(/Email/).fill('ann@x.edu');
  await expect(page.getByText('Ann Lee is already on the list (lee@x.edu)')).toBeVisible();
});

test('somebody is removed with their count, and put back as they were @phone', async ({ page, project }) => {
  const checkedInAt = new Date('2026-03-14T23:00:00Z');
  await project.seed(list({ a: { ...ann, checkedIn: true, checkedInAt }, b: { name: 'Bo' } }));
  await openAs(page, 'admin', door);
  await row(page, 'Ann Lee').getByRole('button', { name: 'Edit Ann Lee' }).click();
  await page
    .getByRole('dialog', { name: 'Edit participant' })
    .getByRole('button', { name: 'Remove…' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Remove participant' });
  await expect(dialog.getByText('Remove Ann Lee from the list?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, 'Ann Lee')).toHaveCount(0);
  await expect(press(page, 'Bo')).toBeFocused();
  await expect.poll(async () => (await event(project))?.currentParticipants).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(press(page, 'Ann Lee')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await event(project))?.currentParticipants).toBe(2);
  expect((await person(project, 'a'))?.checkedInAt?.toDate()).toEqual(checkedInAt);
});

const form = [
  'Timestamp\tEmail Address\tFull name\tFraternity name',
  '3/1/2026 19:00:12\tann@X.edu\tAnn Lee\tSigma Chi',
  '3/1/2026 19:01:00\tbo@x.edu\tBo "Big" Diaz\tSigma Chi',
  '3/1/2026 19:02:00\tBO@x.edu\tBo\tSigma Chi',
  '3/1/2026 19:03:00\tcy at x.edu\tCy\tSigma Chi',
  '3/1/2026 19:04:00\tdee@x.edu\t=1+1\tSigma Chi',
].join('\n');

test('an import shows what it would do, row by row, then adds the new people @desktop', async ({
  page,
  project,
}) => {
  await project.seed(list({ a: ann }));
  await openAs(page, 'admin', door);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import participants' });
  await dialog.getByLabel('Rows from the sheet').fill(form);
  await expect(
    dialog.getByText('2 new · 1 already on the list · 1 duplicate · 1 with an error'),
  ).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Errors' })).toContainText('Enter a valid email address');
  await expect(dialog.getByRole('list', { name: 'Errors' }).getByRole('listitem')).toContainText('5');
  await expect(dialog.getByRole('list', { name: 'Duplicates' })).toContainText('Same as row 3');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add 2 people' }).click();
  await expect(page.getByText('2 people added.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(number(page, 'Registered')).toHaveText('3');
  expect((await event(project))?.currentParticipants).toBe(3);
  // The file of the same answers again adds nobody.
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.getByLabel('Choose a CSV file').setInputFiles({
    name: 'answers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${form}`),
  });
  await expect(dialog.getByText(/^0 new · 4 already on the list/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add 0 people' })).toBeDisabled();
  await dialog.getByLabel('Choose a CSV file').setInputFiles({
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

test('an import is undone, except for those who were touched since; offline too @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach/i);
  await project.seed(list({ a: ann }, { maxParticipants: 3 }));
  await openAs(page, 'admin', door);
  const dialog = page.getByRole('dialog', { name: 'Import participants' });
  const toast = (text: string | RegExp) => page.getByRole('paragraph').filter({ hasText: text });
  const add = async (rows: string[]) => {
    await page.getByRole('button', { name: 'Import' }).click();
    await dialog.getByLabel('Rows from the sheet').fill(rows.join('\n'));
    const warning = dialog.getByText(/^Over capacity: \d+ of 3\.$/);
    await expect(warning).toBeVisible();
    await dialog.getByRole('button', { name: `Add ${rows.length} people` }).click();
    await expect(dialog).toHaveCount(0);
  };
  const many = Array.from({ length: 120 }, (_, at) => `Player ${at}`);
  await add(['Bo Diaz, bo@x.edu', 'Cy', 'Dee', ...many]);
  await press(page, 'Cy').click();
  await expect(toast('Cy is here.')).toBeVisible();
  await toast('123 people added.').getByRole('button', { name: 'Undo' }).click();
  await expect(
    toast('Import undone: 122 people removed. 1 person was checked in, edited or removed since.'),
  ).toBeVisible();
  await expect(row(page, 'Bo Diaz')).toHaveCount(0);
  await expect(press(page, 'Cy')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await event(project))?.currentParticipants).toBe(2);
  expect(await people(project)).toHaveLength(2);

  await context.setOffline(true);
  await add(['Ed Gray', 'Flo Hale', 'Gus']);
  await toast(/^3 people added\. Saved here/)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toast(/^Import undone: 3 people removed\. Saved here/)).toBeVisible();
  await expect(row(page, 'Gus')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(/Saved on this device/)).toHaveCount(0);
  await expect.poll(async () => (await event(project))?.currentParticipants).toBe(2);
  expect(await people(project)).toHaveLength(2);
});

test('220 people come in batches with their number; what is refused can be tried again @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  test.setTimeout(90_000);
  expectConsole(/permission|403/i);
  await project.seed(list({ a: ann }, { maxParticipants: null }));
  await openAs(page, 'admin', door);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import participants' });
  const rows = Array.from({ length: 220 }, (_, at) => `Player ${at}, p${at}@x.edu`);
  await dialog.getByLabel('Rows from the sheet').fill(rows.join('\n'));
  await project.refuse('allow create: if isStaff() && isNewParticipant');
  await dialog.getByRole('button', { name: 'Add 220 people' }).click();
  await expect(dialog.getByText('Failed to import participants. Please try again.')).toBeVisible({
    timeout: 20_000,
  });
  await expect(dialog.getByLabel('Rows from the sheet')).toHaveValue(/Player 219/);
  await project.loadRules();
  await dialog.getByRole('button', { name: 'Retry: add 220 people' }).click();
  await expect(dialog).toHaveCount(0, { timeout: 40_000 });
  await expect(number(page, 'Registered')).toHaveText('221');
  expect((await event(project))?.currentParticipants).toBe(221);
  expect(await people(project)).toHaveLength(221);
});

test('the list of an older event is shown, and moved before it is changed @phone', async ({
  page,
  project,
}) => {
  const participants = [
    { id: 'x/1', ...ann, checkedIn: true },
    { name: 'Bo', email: 'no address' },
  ];
  const { currentParticipants: _, ...old } = { ...anEvent('cup', { participants })['events/cup'] };
  await project.seed({ 'events/cup': old });
  await openAs(page, 'admin', door);
  await expect(number(page, 'Registered')).toHaveText('2');
  await expect(press(page, 'Bo')).toBeDisabled();
  await page.getByRole('button', { name: 'Move 2 to the new list' }).click();
  await expect(press(page, 'Bo')).toBeEnabled();
  await press(page, 'Bo').click();
  await expect(number(page, 'Checked in')).toHaveText('2');
  const stored = await event(project);
  expect(stored).toMatchObject({ currentParticipants: 2 });
  expect(stored).not.toHaveProperty('participants');
  expect(await person(project, 'x-1')).toMatchObject({ ...ann, checkedIn: true, checkedInAt: null });
});

test('nobody yet, and failed, and tried again @phone', async ({ page, project, expectConsole }) => {
  expectConsole(/permission|403/i);
  await project.seed(list({}));
  await openAs(page, 'admin', door);
  await expect(page.getByText('No one is on the list yet')).toBeVisible();
  await expectAccessible(page);
  await project.loadRules((rules) =>
    rules.replace(
      /(match \/participants\/\{participantId\} \{\s+allow read: if )isStaff/,
      '$1false && isStaff',
    ),
  );
  await page.reload();
  await expect(page.getByText('Failed to load participants. Please try again later.')).toBeVisible();
  await project.loadRules();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No one is on the list yet')).toBeVisible();
});
