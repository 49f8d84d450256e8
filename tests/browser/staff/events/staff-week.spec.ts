import type { Locator, Page } from '@playwright/test';
import { drawnPicture } from '../../../support/pictures.ts';
import { expect, openAs, test } from '../../../support/staff.ts';
import { today } from '../../../support/today.ts';

/*
 * The week of one event, from its request to its result, with the presses that it takes a coordinator.
 * Before the event had a page it was 26.
 */

/** The presses that it may take. */
const most = 18;

/** Returns a function that presses something, and the names of what was pressed. */
function counted() {
  const pressed: string[] = [];
  const press = async (what: string, target: Locator): Promise<void> => {
    pressed.push(what);
    await target.click();
  };
  return { pressed, press };
}

const request = {
  organizerName: 'Lee',
  email: 'lee@college.example',
  phone: '(555) 010-0100',
  collegeName: 'Purdue University',
  fraternityName: 'Sigma Chi',
  proposedDate: today(),
  proposedTime: '19:00',
  estimatedParticipants: 40,
  location: 'Memorial Union',
  additionalInfo: '',
  status: 'pending',
  createdAt: new Date(Date.UTC(2026, 0, 1)),
};
const title = `Purdue University Sigma Chi Tournament ${today().slice(0, 4)}`;
const stage = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Bracket status' }).getByRole('button', { name, exact: true });

test(`the week of one event takes ${most} presses at most @desktop`, async ({ page, project }) => {
  test.setTimeout(90_000);
  await project.seed({ 'tournamentRequests/asked': request });
  const { pressed, press } = counted();
  const step = (name: string) =>
    page.getByRole('region', { name: 'Checklist' }).getByRole('listitem').filter({ hasText: name });
  const sidebar = page.getByRole('navigation', { name: 'Console' });

  await openAs(page, 'staff', '/admin/events');
  await press('Requests', sidebar.getByRole('link', { name: /^Requests/ }));
  const asked = page.getByRole('listitem', { name: 'Purdue University · Sigma Chi' });
  await press('the request', asked.getByRole('button', { name: 'Purdue University · Sigma Chi' }));
  await press('Create Event of it', asked.getByRole('button', { name: 'Create Event' }));
  const form = page.getByRole('dialog', { name: 'Create Event' });
  await form.getByLabel('Google Form URL', { exact: true }).fill('https://forms.example/1');
  await press('Generate', form.getByRole('button', { name: 'Generate' }));
  await press('Create Event', form.getByRole('button', { name: 'Create Event' }));
  await expect.poll(() => project.stored('tournamentRequests/asked')).toMatchObject({ status: 'scheduled' });
  await press('Open', page.getByRole('button', { name: 'Open', exact: true }));
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await press('Copy invite', page.getByRole('button', { name: 'Copy invite' }));

  await press('Import list', step('Participants').getByRole('link', { name: 'Import list' }));
  const people = page.getByRole('dialog', { name: 'Import participants' });
  await people.getByLabel('Rows from the sheet').fill('Ann Lee,ann@x.edu\nBo Diaz,bo@x.edu');
  await press('Add 2 people', people.getByRole('button', { name: 'Add 2 people' }));
  await expect(people).toHaveCount(0);

  // On the night, which begins with the list.
  await sidebar.getByRole('link', { name: 'Manage Events' }).click();
  const row = page.getByRole('listitem', { name: title });
  await press('the event', row.getByRole('link', { name: title }));
  await press('Set to active', step('Active').getByRole('button', { name: 'Set to active' }));
  await press('Upload bracket', step('Bracket').getByRole('link', { name: 'Upload bracket' }));
  const picture = await drawnPicture(page, 'bracket.png', { width: 60, height: 30, type: 'image/png' });
  pressed.push('the file');
  await page.locator('input[type=file]').setInputFiles(picture);
  await expect(page.getByText('Bracket uploaded successfully!')).toBeVisible();
  for (const name of ['Round 1', 'Semi-finals', 'Finals']) {
    await press(name, stage(page, name));
    await expect(stage(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(stage(page, name)).not.toHaveAttribute('aria-busy', 'true');
  }
  await press(
    'Result',
    page.getByRole('navigation', { name: 'Event' }).getByRole('link', { name: 'Result' }),
  );
  await page.getByLabel('Winner').fill('Ann Lee');
  await page.getByLabel('Runner-up').fill('Bo Diaz');
  await press('Record result', page.getByRole('button', { name: 'Record result' }));

  await expect
    .poll(() => project.stored(`tournaments/${new URL(page.url()).pathname.split('/')[3]}`))
    .toMatchObject({ status: 'completed', winner: 'Ann Lee', runnerUp: 'Bo Diaz' });
  expect(pressed.length, pressed.join(', ')).toBeLessThanOrEqual(most);
});
