import type { Page } from '@playwright/test';
import { collection, doc, getDocs, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { anotherPhone, aPass, cupKey, cupLink, expectOver, join, showAll } from '../../support/crew.ts';
import { inLine, list, person, press, row } from '../../support/door.ts';
import { databasesWith, expectKept } from '../../support/kept.ts';
import { expect, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

// The phones open their page without a network, which the worker makes possible.
test.use({ serviceWorkers: 'allow' });

const people = async (project: TestProject) =>
  (await getDocs(collection(project.as('regular'), 'events/cup/participants'))).docs.map((found) =>
    found.data(),
  );
/** The tickets of two who wait. */
const [gia, hal] = ['gia'.padEnd(22, '_'), 'hal'.padEnd(22, '_')];
const guests = { ann: { name: 'Ann Lee' }, bo: { name: 'Bo Diaz' }, cy: { name: 'Cy Park' } };
const four = { ...guests, ed: { name: 'Ed Gray' } };
// A page with a clock of its own begins in 1970, and the SDK may look before it's set.
const expected =
  /400|403|permission|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not reach|offline|primary lease|update time that is in the future/i;

const copies = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases())
      .map(({ name }) => name)
      .filter((name) => name?.startsWith('firestore/crew')),
  );

test('two phones at one door, one of them offline for ninety minutes, then to the end: nothing is lost @phone', async ({
  page,
  context,
  browser,
  project,
  expectConsole,
}) => {
  expectConsole(expected);
  const line = inLine({ [gia]: 'Gia Rue', [hal]: 'Hal Lum' });
  await project.seed({ ...list(four, line.event), ...line.documents, ...aPass() });
  await join(page, 'Kim');
  await expect(row(page, 'Cy Park')).toBeVisible();
  await expectKept(page);
  // A page with a clock of its own doesn't know what it has loaded, so the worker comes first.
  await page.clock.install();
  await page.reload();
  await showAll(page);
  const other = await anotherPhone(browser, project);
  await join(other, 'Lee');

  await context.setOffline(true);
  await press(page, 'Bo Diaz').click();
  await expect(row(page, 'Bo Diaz').getByText('Saved on this device')).toBeVisible();
  await page.clock.fastForward('01:30:00');
  await page.reload();
  // From the phone's own copy, with what it did before.
  await showAll(page);
  await expect(row(page, 'Bo Diaz').getByText('Saved on this device')).toBeVisible();
  await press(page, 'Cy Park').click();
  await expect(row(page, 'Cy Park').getByText('Saved on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Add walk-in' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dee Ito');
  await page.getByRole('button', { name: 'Sigma Chi, Purdue University' }).click();
  await page.getByLabel('Full: Dee Ito').check();
  await page.getByRole('button', { name: 'Add and check in' }).click();
  await expect(row(page, 'Dee Ito').getByText('Saved on this device')).toBeVisible();

  for (const name of ['Gia Rue', 'Hal Lum']) {
    await page.getByRole('button', { name: `Let in ${name}` }).click();
    await expect(row(page, name).getByText('Saved on this device')).toBeVisible();
  }
  await expect(page.getByRole('status').filter({ hasText: 'Offline, 5 unsent' })).toBeVisible();

  await press(other, 'Ann Lee').click();
  await press(other, 'Bo Diaz').click();
  await other.getByRole('button', { name: 'Let in Gia Rue' }).click();
  await expect.poll(async () => (await person(project, gia))?.checkedIn).toBe(true);
  await expect.poll(async () => (await person(project, 'bo'))?.checkedIn).toBe(true);
  const byLee = (await person(project, 'bo'))?.checkedInBy;

  await context.setOffline(false);
  await expect(row(other, 'Dee Ito')).toContainText(/Checked in/);
  await expect(row(other, 'Cy Park')).toContainText(/Checked in/);
  await expect(page.getByText('Saved on this device')).toHaveCount(0);
  await expect(row(page, 'Ann Lee')).toContainText(/Checked in/);
  await expect(page.getByRole('region', { name: 'Not sent' })).toHaveCount(0);
  // Both let Gia in, and she is counted once.
  await expect.poll(() => people(project)).toHaveLength(7);
  expect((await people(project)).find(({ name }) => name === 'Dee Ito')).toMatchObject({
    collegeId: 'purdue-university',
    chapterId: 'purdue-university--sigma-chi',
    shownAs: 'full',
  });
  expect(await project.stored('events/cup')).toMatchObject({
    currentParticipants: 7,
    line: { waiting: 0 },
  });
  expect((await person(project, gia))?.checkedInBy).toBe(byLee);
  expect(await person(project, hal)).toMatchObject({ checkedIn: true, email: '2@college.example' });
  // The first check-in that the server had stands, and the second phone is not told off for its own.
  expect((await person(project, 'bo'))?.checkedInBy).toBe(byLee);
  expect((await person(project, 'cy'))?.checkedInBy).not.toBe(byLee);
  await other.context().close();

  // Its night ends offline: it says so by its own clock, then and after a reload.
  await context.setOffline(true);
  await press(page, 'Ed Gray').click();
  await expect(row(page, 'Ed Gray').getByText('Saved on this device')).toBeVisible();
  await page.clock.fastForward('12:30:00');
  await expectOver(page, 'The night is over');
  await expect(page.getByText('Ann Lee')).toHaveCount(0);
  await page.reload();
  await expectOver(page, 'The night is over');
  await expect(page.getByRole('region', { name: 'Not sent' }).getByRole('listitem')).toHaveText(
    /^Check Ed Gray in/,
  );
  await expect.poll(() => copies(page)).toEqual([]);
  await context.setOffline(false);
});

const hour = 3_600_000;
const cases: {
  how: string;
  guest: keyof typeof four;
  end: (project: TestProject, uid: string) => Promise<void>;
  title: string;
  back: (project: TestProject, uid: string) => Promise<void>;
}[] = [
  {
    how: 'removed',
    guest: 'bo',
    end: (project, uid) => member(project, uid, { removed: true }),
    title: 'No longer in the crew',
    back: (project, uid) => member(project, uid, { removed: false }),
  },
  {
    how: 'closed',
    guest: 'cy',
    end: (project) => pass(project, { closed: true }),
    title: 'Your link is closed',
    back: (project) => pass(project, { closed: false }),
  },
  {
    how: 'over',
    guest: 'ed',
    end: (project) => pass(project, { endsAt: Timestamp.fromMillis(Date.now() - 60_000) }),
    title: 'The night is over',
    back: (project) => pass(project, { endsAt: Timestamp.fromMillis(Date.now() + hour) }),
  },
];

const member = (project: TestProject, uid: string, fields: object) =>
  updateDoc(doc(project.as('regular'), `events/cup/crew/${uid}`), fields);
const pass = (project: TestProject, fields: object) =>
  updateDoc(doc(project.as('regular'), `events/cup/passes/${cupKey}`), fields);
const uidOf = async (project: TestProject) =>
  (await getDocs(collection(project.as('regular'), 'events/cup/crew'))).docs[0]?.id ?? '';

test('a phone whose time ends while its changes wait shows them, and sends them when it may again @phone', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(expected);
  await project.seed({ ...list(four), ...aPass() });
  await join(page, 'Kim');
  await expect(row(page, 'Bo Diaz')).toBeVisible();
  const uid = await uidOf(project);
  const unsent = page.getByRole('region', { name: 'Not sent' });
  for (const { how, guest, end, title, back } of cases)
    await test.step(how, async () => {
      const { name } = four[guest];
      await context.setOffline(true);
      await press(page, name).click();
      await expect(row(page, name).getByText('Saved on this device')).toBeVisible();
      await end(project, uid);
      await context.setOffline(false);
      await expectOver(page, title);
      await expect(unsent.getByText('Show these to the host')).toBeVisible();
      await expect(unsent.getByRole('listitem')).toHaveText(new RegExp(`^Check ${name} in`));
      await expect(page.getByText('Ann Lee')).toHaveCount(0);
      await expect.poll(() => copies(page)).toEqual([]);
      expect((await person(project, guest))?.checkedIn).toBe(false);
      // The same after a reload.
      await page.reload();
      await expectOver(page, title);
      await expect(unsent.getByRole('listitem')).toHaveText(new RegExp(`^Check ${name} in`));
      await back(project, uid);
      await showAll(page);
      await expect(row(page, name)).toContainText(/Checked in/);
      await expect.poll(async () => (await person(project, guest))?.checkedInBy).toBe(uid);
      await expect(unsent).toHaveCount(0);
      // The phone has heard of it too: else the change would wait with the next one.
      await expect.poll(() => databasesWith(page, ['Failed to check'])).toEqual([]);
    });
});

for (const [refused, script] of [
  ['databases', 'Object.defineProperty(window, "indexedDB", { value: undefined })'],
  ['entries', 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }'],
] as const)
  test(`a phone that stores no ${refused} joins, and is told what it can't keep @phone`, async ({
    page,
    context,
    project,
    expectConsole,
  }) => {
    expectConsole(expected);
    await project.seed({ ...list(guests), ...aPass() });
    await page.addInitScript(script);
    const warning = page.getByText("This browser can't save changes. Keep this page open");
    const keeps = refused === 'entries';
    await page.goto(cupLink);
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect(warning).toHaveCount(keeps ? 0 : 1);
    await page.getByLabel('Your name').fill('Kim');
    await page.getByRole('button', { name: 'Join the crew' }).click();
    await showAll(page);
    await expect(warning).toHaveCount(keeps ? 0 : 1);
    await context.setOffline(true);
    await press(page, 'Bo Diaz').click();
    await expect(
      row(page, 'Bo Diaz').getByText(keeps ? 'Saved on this device' : 'Not sent yet'),
    ).toBeVisible();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.dismiss();
    });
    if (!keeps) {
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => asked).toEqual(['beforeunload']);
    }
    await context.setOffline(false);
    await expect.poll(async () => (await person(project, 'bo'))?.checkedIn).toBe(true);
    await expect(row(page, 'Bo Diaz').getByText(/Saved on this device|Not sent yet/)).toHaveCount(0);
  });
