import { expectAccessible } from '../../support/axe.ts';
import { season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';

/*
 * A college that staff added under a short name gets a better one, and is merged into the school of the list.
 */

const umass = 'colleges/umass';
const amherst = 'colleges/university-of-massachusetts-amherst';
const moment = new Date('2026-01-05T18:00:00Z');

test('a college is renamed, and merged into another record of it @desktop', async ({ page, project }) => {
  await project.seed({
    [umass]: { name: 'UMass', conference: 'Atlantic 10 Conference', fraternityCount: 1 },
    [`${umass}/fraternities/sigma-chi`]: { name: 'Sigma Chi', createdAt: moment },
    [`${umass}/fraternities/sigma-chi/outreach/o1`]: {
      ...season['colleges/purdue-university/fraternities/f1/outreach/o1'],
    },
    [amherst]: {
      name: 'University of Massachusetts Amherst',
      conference: 'Mid-American Conference',
      state: 'MA',
      location: 'Amherst, MA',
      fraternityCount: 0,
    },
    'events/coming': {
      ...season['events/e1'],
      title: 'UMass Open',
      collegeId: 'umass',
      collegeName: 'UMass',
      status: 'upcoming',
      date: '2099-02-20',
      sortDate: '2099-02-20T19:00',
    },
  });
  await openAs(page, 'admin', '/admin/colleges?college=umass');
  await page.getByRole('button', { name: 'Edit name and place' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit college' });
  await edit.getByLabel('Name').fill('Minuteman College');
  await edit.getByRole('button', { name: 'Continue' }).click();
  await expect(edit.getByRole('listitem')).toHaveText([
    '1 fraternity will be found under it',
    '1 coming event will say the new name: UMass Open (02/20/99)',
  ]);
  await expect(edit.getByLabel('Name')).toHaveCount(0);
  await expectAccessible(page);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  const college = page.getByRole('dialog', { name: 'Minuteman College' });
  await expect(college).toBeVisible();
  await expect(edit).toBeHidden();
  await expect
    .poll(async () => (await project.stored('events/coming'))?.collegeName)
    .toBe('Minuteman College');

  await college.getByRole('button', { name: 'Merge with another record' }).click();
  const merge = page.getByRole('dialog', { name: 'Merge Minuteman College' });
  await merge.getByRole('combobox').fill('umass');
  await merge.getByRole('option', { name: /Amherst/ }).click();
  await expect(merge.getByText('Sigma Chi moves with 1 log entry')).toBeVisible();
  await expectAccessible(page);
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText(/^Minuteman College is merged into/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await project.stored(umass)).toBeUndefined();
  expect(await project.stored(`${amherst}/fraternities/sigma-chi/outreach/o1`)).toBeDefined();
});
