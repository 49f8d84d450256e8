import { collection, deleteDoc, doc, getDocs, updateDoc } from 'firebase/firestore/lite';
import { anEvent } from '../../../support/documents/events.ts';
import { details, dialog, edit, expectView, field, save, saved, staff } from '../../../support/editEvent.ts';
import { expect, openAs, test } from '../../../support/staff.ts';

test('an edit that is refused after its tab was closed is found again @desktop', async ({
  page,
  context,
  project,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Could not reach|offline|permission|403/i);
  await project.seed({
    ...anEvent('cup', { title: 'Cup' }),
    ...staff({}),
    ...anEvent('bowl', { title: 'Bowl' }),
    'events/bowl/private/staff': staff({})['events/cup/private/staff'],
  });
  await openAs(page, 'admin', '/admin/events');
  const change = async (title: string, contact: string) => {
    await page.getByRole('listitem', { name: title }).getByRole('button', { name: 'View Details' }).click();
    await edit(page);
    await context.setOffline(true);
    await field(page, 'Point of contact').fill(contact);
    await save(page);
    await expectView(page);
    await page.getByRole('button', { name: 'Close' }).click();
  };
  await page.getByRole('listitem', { name: 'Bowl' }).getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('button', { name: 'Edit Event' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await change('Cup', 'Lee');
  await change('Bowl', 'Lee');
  await updateDoc(doc(project.as('super'), 'events/cup/private/staff'), { contactPerson: 'Kim' });
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/admin/events');
  const lost = later.getByRole('region', { name: 'Not saved' }).getByRole('listitem');
  await expect(lost).toHaveText([/^Cup \(changes\)/], { timeout: 20_000 });
  expect(await project.stored('events/bowl/private/staff')).toMatchObject({ contactPerson: 'Lee' });
  await lost.getByRole('button', { name: 'Open Cup' }).click();
  await later.getByRole('button', { name: 'Take theirs: Point of contact' }).click();
  await expect(field(later, 'Point of contact')).toHaveValue('Kim');
  await save(later);
  await expectView(later);
  await expect(lost).toHaveCount(0);
  expect(await project.stored('events/cup/private/staff')).toMatchObject({ contactPerson: 'Kim' });
});

test('a logo is saved by itself; a deleted event becomes a new one @desktop', async ({ page, project }) => {
  await project.seed({ ...anEvent('cup', { title: 'Cup' }), ...staff({}) });
  await openAs(page, 'admin', details);
  await test.step('a new logo can be saved by itself', async () => {
    await edit(page);
    await field(page, 'Location').fill('Union');
    await expect(page.getByRole('button', { name: 'Save Logo Changes' })).toHaveCount(0);
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    await page
      .getByRole('group', { name: 'College logo' })
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Save Logo Changes' }).click();
    await expect(page.getByText(saved)).toBeVisible();
    const event = await project.stored('events/cup');
    expect(event).toMatchObject({ location: 'Memorial Union' });
    expect(event?.collegeLogo).toContain('/v0/b/');
    await expect(page.getByRole('button', { name: 'Save Logo Changes' })).toHaveCount(0);
    // The rest is still being edited.
    await save(page);
    await expectView(page);
    expect(await project.stored('events/cup')).toMatchObject({ location: 'Union' });
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
    const { docs } = await getDocs(collection(project.as('super'), 'events'));
    expect(docs.map((found) => found.data())).toMatchObject([{ title: 'Cup', location: 'Hall of Music' }]);
    expect(await page.evaluate(() => localStorage.getItem('event-drafts'))).toBeNull();
  });
});
