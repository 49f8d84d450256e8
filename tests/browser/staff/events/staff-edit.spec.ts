import { deleteDoc, doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { eventLabels } from '../../../../src/admin/events/form/eventLabels.ts';
import { eventFieldNames } from '../../../../src/domain/events/eventFields.ts';
import { unlockKey } from '../../../../src/domain/events/unlockKey.ts';
import { expectAccessible, expectContrast } from '../../../support/axe.ts';
import { aLockedEvent } from '../../../support/documents/events.ts';
import { details, dialog, edit, expectView, field, save, saved, staff } from '../../../support/editEvent.ts';
import { expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';

const failed = 'Error saving changes. Please try again.';

/** The keys of the unlock documents that should be there, for these passwords. */
async function expectUnlocks(project: TestProject, passwords: readonly string[]): Promise<void> {
  const keys = await Promise.all(passwords.map((password) => unlockKey('cup', password)));
  await expect.poll(async () => (await project.idsIn('events/cup/unlocks')).sort()).toEqual(keys.sort());
}

test('every field is edited from the details; two people overwrite nothing unseen; what is deleted becomes new @desktop', async ({
  page,
  project,
}) => {
  await test.step('the details tell all there is, and every field can be edited from there', async () => {
    const contact = { name: 'Lee', role: 'President', email: 'lee@college.example', phone: '' };
    await project.seed({
      ...(await aLockedEvent('cup', 'Aces 21', 'https://forms.example/1', {
        title: 'Cup',
        eventName: 'Casino Night',
        time: '7 PM doors',
      })),
      ...staff({
        registrationPassword: 'Aces 21',
        googleFormUrl: 'https://forms.example/1',
        salesContact: contact,
      }),
      'events/cup/participants/ann': {
        name: 'Ann',
        email: 'ann@college.example',
        checkedIn: true,
        source: 'manual',
      },
    });
    await openAs(page, 'admin', '/admin/events');
    await page.getByRole('button', { name: 'View Details' }).click();
    await expect(page).toHaveURL(/\?event=cup$/);
    for (const text of [
      'Saturday, March 14, 2026',
      '7 PM doors',
      'Memorial Union',
      '$25',
      '$1,000',
      'Aces 21',
      'Ann',
    ])
      await expect(dialog(page)).toContainText(text);
    await expect(page.getByRole('region', { name: 'Contact' })).toContainText('Lee, President');
    await expectAccessible(page);
    await edit(page);
    await expect(field(page, 'Title')).toBeFocused();
    // Without a sign-up on this site there is no line.
    for (const name of eventFieldNames.filter((one) => one !== 'waitingList'))
      await expect(dialog(page).getByText(eventLabels[name], { exact: true }).first(), name).toBeVisible();
    // What no clock can show stays words.
    await expect(field(page, 'Time')).toHaveValue('7 PM doors');
    await expectAccessible(page);
    await field(page, 'Status').selectOption('completed');
    await field(page, 'Date').fill('2026-03-15');
    await field(page, 'Registration password').fill('Kings');
    await field(page, 'Role').fill('Treasurer');
    await save(page);
    await expect(page.getByText(saved)).toBeVisible();
    await expectView(page);
    await expect(dialog(page)).toContainText('Sunday, March 15, 2026');
    await expect
      .poll(() => project.stored('events/cup'))
      .toMatchObject({
        status: 'completed',
        sortDate: '2026-03-15T19:00',
        time: '7 PM doors',
        registration: 'locked',
      });
    await expect
      .poll(() => project.stored('events/cup/private/staff'))
      .toMatchObject({
        registrationPassword: 'Kings',
        salesContact: { ...contact, role: 'Treasurer' },
      });
    await expectUnlocks(project, ['Kings']);
  });
  await test.step('two people keep what they changed in different fields, and decide about the same one', async () => {
    await edit(page);
    await field(page, 'Location').fill('Union');
    await field(page, 'Entry fee').fill('30');
    await field(page, 'Prize pool').fill('500');
    await updateDoc(doc(project.as('super'), 'events/cup'), {
      ...{ title: 'Aces Cup', entryFee: 40, prizePool: 700 },
      updatedAt: serverTimestamp(),
    });
    // What was left alone follows, what was typed stays, and what both changed is asked about.
    await expect(field(page, 'Title')).toHaveValue('Aces Cup');
    await expect(field(page, 'Location')).toHaveValue('Union');
    const panel = page.getByRole('group', { name: 'Someone else also changed these 2 fields' });
    await expect(panel).toContainText('Entry fee');
    await expectAccessible(page);
    await save(page);
    await expect(panel).toBeFocused();
    expect(await project.stored('events/cup')).toMatchObject({
      entryFee: 40,
      location: 'Memorial Union',
    });
    await page.getByRole('button', { name: 'Keep mine: Entry fee' }).click();
    await page.getByRole('button', { name: 'Take theirs: Prize pool' }).click();
    await expect(field(page, 'Prize pool')).toHaveValue('700');
    await save(page);
    await expectView(page);
    await expect
      .poll(() => project.stored('events/cup'))
      .toMatchObject({
        title: 'Aces Cup',
        location: 'Union',
        entryFee: 30,
        prizePool: 700,
      });
    await expect(page.getByRole('dialog')).toContainText('$30');
  });
  await test.step('a change that the screen could not know of is not overwritten', async () => {
    await edit(page);
    await field(page, 'Title').fill('Aces');
    // Somebody saves after the press of the button and before the server reads what is there.
    await page.route(
      '**/documents:batchGet**',
      async (route) => {
        await updateDoc(doc(project.as('super'), 'events/cup'), {
          title: 'Kings',
          updatedAt: serverTimestamp(),
        });
        await route.continue();
      },
      { times: 1 },
    );
    await save(page);
    const panel = page.getByRole('group', { name: 'Someone else also changed this field' });
    await expect(panel).toContainText('Kings');
    expect(await project.stored('events/cup')).toMatchObject({ title: 'Kings' });
    await page.getByRole('button', { name: 'Keep mine: Title' }).click();
    await save(page);
    await expectView(page);
    await expect.poll(() => project.stored('events/cup')).toMatchObject({ title: 'Aces' });
  });
  await test.step('a new logo can be saved by itself', async () => {
    await edit(page);
    await field(page, 'Location').fill('Hall of Art');
    await expect(page.getByRole('button', { name: 'Save Logo Changes' })).toHaveCount(0);
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    await page
      .getByRole('group', { name: 'College logo' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Save Logo Changes' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect
      .poll(() => project.stored('events/cup'))
      .toMatchObject({ location: 'Union', collegeLogo: expect.stringContaining('/v0/b/') });
    await expect(page.getByRole('button', { name: 'Save Logo Changes' })).toHaveCount(0);
    // The rest is still being edited.
    await save(page);
    await expectView(page);
    await expect.poll(() => project.stored('events/cup')).toMatchObject({ location: 'Hall of Art' });
  });
  await test.step('an event that a colleague deletes can become a new one, and leaves no draft', async () => {
    await edit(page);
    await field(page, 'Location').fill('Hall of Music');
    await deleteDoc(doc(project.as('super'), 'events/cup'));
    const notice = page.getByText("This event no longer exists. Your changes can't be saved to it.");
    await expect(notice).toBeInViewport();
    await expect(field(page, 'Location')).toBeFocused();
    await expect(page.getByRole('button', { name: /Retry|Save Changes/ })).toHaveCount(0);
    await page.reload();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Create as a new event' }).click();
    const form = dialog(page, 'Create Event');
    await expect(form.getByLabel('Location', { exact: true })).toHaveValue('Hall of Music');
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Keep as draft' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(page.getByText('Event created.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/events$/);
    await expect
      .poll(() => project.listed('events'))
      .toMatchObject([{ title: 'Aces', location: 'Hall of Music' }]);
    expect(await page.evaluate(() => localStorage.getItem('event-drafts'))).toBeNull();
  });
});

test('an edit on a phone is refused, waits, and meets what others saved @phone', async ({
  page,
  project,
  expectConsole,
  context,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline|permission|403/i);
  await project.seed({
    ...(await aLockedEvent('cup', 'Aces 21', 'https://forms.example/1', { title: 'Cup' })),
    ...staff({ registrationPassword: 'Aces 21', googleFormUrl: 'https://forms.example/1' }),
  });
  const meanwhile = (change: object) =>
    updateDoc(doc(project.as('super'), 'events/cup'), { ...change, updatedAt: serverTimestamp() });
  const waits = page.getByText('Saved on this device, not sent yet.', { exact: true });
  await openAs(page, 'admin', details);

  await test.step('a refused change keeps its input, and Retry sends it; a draft survives a reload', async () => {
    await edit(page);
    await field(page, 'Location').fill('Hall');
    await page.reload();
    await expect(page.getByText('We saved your draft.')).toBeVisible();
    await expect(field(page, 'Location')).toHaveValue('Hall');
    await project.refuse('allow update: if isStaff() && isEvent');
    await save(page);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(field(page, 'Location')).toHaveValue('Hall');
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    await expect.poll(() => project.stored('events/cup')).toMatchObject({ location: 'Hall', title: 'Cup' });
    await edit(page);
    await expect(page.getByText('We saved your draft.')).toHaveCount(0);
    await field(page, 'Location').fill('Gym');
    await page.getByRole('button', { name: 'Cancel' }).last().click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog(page)).toContainText('Hall');
  });

  await test.step('without a network an edit waits; a cleared password takes its document along', async () => {
    await edit(page);
    await context.setOffline(true);
    await field(page, 'Location').fill('Union');
    await field(page, 'Registration password').fill('');
    await save(page);
    await expect(waits).toBeVisible();
    await expect(dialog(page)).toContainText('Saved on this device');
    await expect(dialog(page)).toContainText('Not Set');
    // Another field is nobody's business.
    await meanwhile({ entryFee: 40 });
    await context.setOffline(false);
    await expect
      .poll(() => project.stored('events/cup'))
      .toMatchObject({
        registration: 'open',
        googleFormUrl: 'https://forms.example/1',
        location: 'Union',
        entryFee: 40,
      });
    await expectUnlocks(project, []);
    await expect(dialog(page)).toContainText('$40');
    await expect(dialog(page)).not.toContainText('Saved on this device');
  });

  await test.step('an edit that waited never overwrites what somebody saved meanwhile: both are shown', async () => {
    await edit(page);
    await context.setOffline(true);
    await field(page, 'Title').fill('Aces');
    await field(page, 'Prize pool').fill('500');
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Aces' })).toBeVisible();
    await meanwhile({ title: 'Kings' });
    await context.setOffline(false);
    await expect(page.getByText(/^Someone else changed "Cup" too\. Your changes are kept/)).toBeVisible();
    expect(await project.stored('events/cup')).toMatchObject({ title: 'Kings', prizePool: 1000 });
    await expectContrast(page);
    await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Compare' }).click();
    const panel = page.getByRole('group', { name: 'Someone else also changed this field' });
    await expect(panel).toContainText('Kings');
    await expect(panel).toContainText('Aces');
    await page.getByRole('button', { name: 'Keep mine: Title' }).click();
    await save(page);
    await expectView(page);
    await expect
      .poll(() => project.stored('events/cup'))
      .toMatchObject({
        title: 'Aces',
        prizePool: 500,
        location: 'Union',
        entryFee: 40,
      });
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('region', { name: 'Not saved' })).toHaveCount(0);
  });
});
