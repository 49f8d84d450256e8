import { doc, updateDoc } from 'firebase/firestore/lite';
import { anEvent } from '../../../support/documents/events.ts';
import { edit, expectView, field, save, staff } from '../../../support/editEvent.ts';
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
  await expect
    .poll(() => project.stored('events/bowl/private/staff'))
    .toMatchObject({ contactPerson: 'Lee' });
  await lost.getByRole('button', { name: 'Open Cup' }).click();
  await later.getByRole('button', { name: 'Take theirs: Point of contact' }).click();
  await expect(field(later, 'Point of contact')).toHaveValue('Kim');
  await save(later);
  await expectView(later);
  await expect(lost).toHaveCount(0);
  await expect.poll(() => project.stored('events/cup/private/staff')).toMatchObject({ contactPerson: 'Kim' });
});
