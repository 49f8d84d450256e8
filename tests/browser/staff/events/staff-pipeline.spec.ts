import type { Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { expectAccessible } from '../../../support/axe.ts';
import { season } from '../../../support/documents/samples.ts';
import { expect, openAs, test } from '../../../support/staff.ts';
import type { TestProject } from '../../../support/TestProject.ts';

const path = '/admin/events/pipeline';
const column = (page: Page, name: string) => page.getByRole('region', { name });
const cards = (page: Page, name: string) => column(page, name).getByRole('listitem');

function aCard(id: string, college: string, changes = {}) {
  return {
    [`salesPipeline/${id}`]: {
      ...season['salesPipeline/s1'],
      collegeName: college,
      updatedAt: new Date('2026-01-02T03:04:05Z'),
      ...changes,
    },
  };
}

const stored = (project: TestProject, id: string) => project.stored(`salesPipeline/${id}`);

// The regular account signs in where the super account's password was refused.
test.beforeEach(({ expectConsole }) => expectConsole(/400/));

const stages = ['Prospect 3', 'Contacted 0', 'Negotiating 0', 'Confirmed 1', 'Declined 0'];
const four = {
  ...aCard('a', 'Purdue University'),
  ...aCard('b', 'Towson University', { updatedAt: new Date('2026-01-01T00:00:00Z') }),
  ...aCard('c', 'Auburn University', { status: 'confirmed' }),
  ...aCard('d', 'Odd College', { status: 'won' }),
};

test('on a phone one column at a time is on the screen, with the counts of all @phone', async ({
  page,
  project,
}) => {
  await project.seed(four);
  await openAs(page, 'staff', path);
  const shown = page.getByRole('group', { name: 'Stage shown' }).getByRole('button');
  await expect(shown).toHaveText(stages);
  await expect(cards(page, 'Prospect').first()).toContainText('Purdue University');
  await page.getByRole('button', { name: 'Actions for Towson University - Sigma Chi' }).tap();
  await page.getByRole('button', { name: 'Move to Negotiating' }).tap();
  await expect(page.getByRole('button', { name: 'Prospect 2' })).toBeFocused();
  await shown.filter({ hasText: 'Negotiating' }).tap();
  await expect(cards(page, 'Negotiating')).toHaveText(/Towson University/);
  await expect(cards(page, 'Prospect')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Towson University - Sigma Chi' }).tap();
  await expectAccessible(page);
});

test('cards are moved by keyboard and dragged, refused, added, deleted and turned into an event @desktop', async ({
  page,
  project,
  expectConsole,
}) => {
  expectConsole(/permission|403/i);
  await project.seed(four);
  await openAs(page, 'staff', path);
  await test.step('a card is moved by keyboard, and back by a colleague', async () => {
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(stages);
    const menu = page.getByRole('button', { name: 'Actions for Towson University - Sigma Chi' });
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Move to Negotiating' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Towson University - Sigma Chi moved to Negotiating.')).toBeVisible();
    await expect(menu).toBeFocused();
    await expect(cards(page, 'Negotiating')).toHaveText(/Towson University/);
    await expect.poll(() => stored(project, 'b')).toMatchObject({ status: 'negotiating' });
    await expectAccessible(page);
    await project.change('salesPipeline/b', { status: 'contacted', updatedAt: new Date() });
    await expect(cards(page, 'Contacted')).toHaveText(/Towson University/);
    await expect(cards(page, 'Negotiating')).toHaveCount(0);
  });
  await test.step('a card is dragged to another column', async () => {
    const card = cards(page, 'Prospect').first();
    await card.hover();
    await page.mouse.down();
    const target = await column(page, 'Confirmed').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 100, { steps: 10 });
    await page.mouse.up();
    await expect(cards(page, 'Confirmed').filter({ hasText: 'Purdue University' })).toHaveCount(1);
    await expect.poll(() => stored(project, 'a')).toMatchObject({ status: 'confirmed' });
    await expect(
      page.getByRole('status').filter({ hasText: 'Purdue University - Sigma Chi card moved to Confirmed.' }),
    ).toHaveCount(1);
    // A drag is not a press.
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a refused move is taken back and can be tried again', async () => {
    await project.refuse('allow update: if isStaff() && isPipelineEntry');
    await page.getByRole('button', { name: 'Actions for Towson University - Sigma Chi' }).click();
    await page.getByRole('button', { name: 'Move to Declined' }).click();
    await expect(
      page.getByText('Failed to move "Towson University - Sigma Chi". Please try again.'),
    ).toBeVisible();
    await expect(cards(page, 'Contacted')).toHaveCount(1);
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page, 'Declined')).toHaveCount(1);
  });
  await test.step('a card is added, turned into an event and deleted', async () => {
    await page.getByRole('button', { name: 'Add card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add card' });
    await dialog.getByLabel('College').fill('Rice University');
    await dialog.getByLabel('Name').fill('Kim');
    await expectAccessible(page);
    // What was typed does not go by a slip.
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog', { name: 'Discard changes?' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await dialog.getByLabel('Stage').selectOption('Contacted');
    await dialog.getByRole('button', { name: 'Add card' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cards(page, 'Contacted')).toHaveText(/Rice University.*Kim/);

    // A press on a card opens the form of an event, filled in from it.
    await cards(page, 'Contacted').getByRole('button', { name: /Rice/ }).first().click();
    const form = page.getByRole('dialog', { name: 'Create Event' });
    await expect(form.getByLabel('College', { exact: true })).toHaveValue('Rice University');
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(form).toHaveCount(0);
    const [event] = (await getDocs(collection(project.as('super'), 'events'))).docs;
    expect(event?.data()).toMatchObject({ collegeName: 'Rice University' });

    await cards(page, 'Contacted')
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete card' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(cards(page, 'Contacted')).toHaveCount(0);
    await expect(column(page, 'Contacted')).toBeFocused();
  });
});
