import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import { anEvent } from '../../../support/documents/events.ts';
import { expect, openAs, test } from '../../../support/staff.ts';

const row = (page: Page, title: string) => page.getByRole('listitem', { name: title, exact: true });
const box = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Select ${title}`, exact: true });
const bulk = (page: Page) => page.getByRole('group', { name: 'Selected events' });
const onLanding = 'On Landing Page';
const selected = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true });

/** Events E1 to E6 from the newest on. */
function six() {
  return Object.assign(
    {},
    ...[1, 2, 3, 4, 5, 6].map((number) =>
      anEvent(`E${number}`, {
        title: `E${number}`,
        date: `2026-03-1${7 - number}`,
        sortDate: `2026-03-1${7 - number}T19:00`,
        showOnLandingPage: false,
      }),
    ),
  );
}

test('many are selected, exported, changed, deleted; what is refused is tried again; what waits is sent @desktop', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline|permission|403/i);
  await project.seed({ ...six(), 'events/E1/private/staff': { registrationPassword: 'aces21' } });
  await openAs(page, 'admin', '/admin/events');
  const refuse = (rule: 'update: if isStaff() && isEvent' | 'delete: if isStaff() && !exists', id: string) =>
    project.loadRules((rules) =>
      rules.replace(`allow ${rule}`, `allow ${rule.replace('if ', `if eventId != '${id}' && `)}`),
    );

  await test.step('ranges with Shift, all that is shown, and the keyboard alone', async () => {
    await box(page, 'E2').click();
    await box(page, 'E5').click({ modifiers: ['Shift'] });
    await expect(selected(page, '4 of 6 selected')).toBeVisible();
    await expectAccessible(page);
    const all = page.getByRole('checkbox', { name: 'Select all 6 shown' });
    await expect(all).toHaveJSProperty('indeterminate', true);
    await all.click();
    await expect(selected(page, '6 of 6 selected')).toBeVisible();
    await bulk(page).getByRole('button', { name: 'Clear' }).click();
    await expect(bulk(page)).toHaveCount(0);

    await box(page, 'E1').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(selected(page, '3 of 6 selected')).toBeVisible();
    await expect(box(page, 'E3')).toBeFocused();
    await page.keyboard.press('Control+a');
    await expect(selected(page, '6 of 6 selected')).toBeVisible();
    // What the search leaves out is not selected, and not exported.
    const search = page.getByRole('searchbox', { name: /^Search/ });
    await search.fill('E4');
    await expect(selected(page, '1 of 1 selected')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^events-\d{4}-\d\d-\d\d\.csv$/);
    const [, one, ...others] = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(one).toContain(
      'E4,Purdue University,Sigma Chi,IN,upcoming,no,2026-03-13,19:00,Memorial Union,0,64,,25,1000,The Campus Food Pantry,open,,E4',
    );
    expect(others).toEqual([]);
    await search.fill('');
    await expect(row(page, 'E1')).toBeVisible();
    await bulk(page).getByRole('button', { name: 'Clear' }).click();
    await expect(bulk(page)).toHaveCount(0);
  });

  await test.step('what is refused is named, and tried again alone; a status is undone', async () => {
    await refuse('update: if isStaff() && isEvent', 'E2');
    for (const title of ['E1', 'E2', 'E3']) await box(page, title).click();
    await bulk(page).getByRole('button', { name: 'Show on Landing' }).click();
    await expect(page.getByText('Failed to change 1 of 3 events: "E2". Please try again.')).toBeVisible();
    await expect(row(page, 'E2')).not.toContainText(onLanding);
    await expect(row(page, 'E3')).toContainText(onLanding);
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(row(page, 'E2')).toContainText(onLanding);
    await expect.poll(() => project.stored('events/E2')).toMatchObject({ showOnLandingPage: true });

    await bulk(page).getByRole('button', { name: 'Set status' }).click();
    await bulk(page).getByRole('button', { name: 'Completed' }).click();
    await expect(page.getByText('3 events set to completed.')).toBeVisible();
    await expect.poll(() => project.stored('events/E1')).toMatchObject({ status: 'completed' });
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const id of ['E1', 'E2', 'E3'])
      await expect.poll(() => project.stored(`events/${id}`)).toMatchObject({ status: 'upcoming' });
    expect(await project.stored('events/E4')).toMatchObject({ status: 'upcoming', showOnLandingPage: false });
  });

  await test.step('one question for all that is deleted; what is refused stays and is named', async () => {
    await refuse('delete: if isStaff() && !exists', 'E3');
    await bulk(page).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(
      'Are you sure you want to delete 3 events? You can restore them from Trash for 30 days.',
    );
    await expect(dialog.getByRole('listitem')).toHaveText(['E1', 'E2', 'E3']);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Failed to delete 1 event: "E3". Please try again.')).toBeVisible();
    await project.loadRules();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('listitem', { name: /^E\d$/ })).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const path of ['events/E1', 'events/E2', 'events/E3'])
      expect(await project.stored(path)).toBeUndefined();
  });

  await test.step('without a network changes are kept, said to wait, sent, or refused and tried again', async () => {
    await context.setOffline(true);
    await expect(page.getByText(/^You're offline\. Changes are saved/)).toBeVisible();
    // What the server has said stays known.
    await expect(page.getByText('Nothing today or this week.')).toBeVisible();
    for (const title of ['E4', 'E5']) {
      await row(page, title).getByRole('button', { name: 'Show on Landing' }).click();
      await expect(row(page, title)).toContainText(onLanding);
      await expect(row(page, title).getByText('Saved on this device')).toBeVisible();
    }
    await expect(page.getByText('2 changes pending.')).toBeVisible();
    await expectAccessible(page);
    expect(await project.stored('events/E4')).toMatchObject({ showOnLandingPage: false });
    await context.setOffline(false);
    for (const id of ['E4', 'E5'])
      await expect.poll(() => project.stored(`events/${id}`)).toMatchObject({ showOnLandingPage: true });
    await expect(page.getByText(/Saved on this device/)).toHaveCount(0);
    await expect(page.getByText(/changes? pending\./)).toHaveCount(0);

    await context.setOffline(true);
    await row(page, 'E4').getByRole('button', { name: 'Hide from Landing' }).click();
    await expect(page.getByText('1 change pending.')).toBeVisible();
    await project.refuse('allow update: if isStaff() && isEvent');
    await context.setOffline(false);
    await expect(page.getByText('Failed to change the landing page. Please try again.')).toBeVisible();
    await expect(row(page, 'E4')).toContainText(onLanding);
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => project.stored('events/E4')).toMatchObject({ showOnLandingPage: false });
  });
});
