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

/** On a phone one column is on the screen at a time. */
async function show(page: Page, name: string, phone: boolean) {
  if (phone) await page.getByRole('group', { name: 'Stage shown' }).getByRole('button', { name }).click();
}

// The regular account signs in where the super account's password was refused.
test.beforeEach(({ expectConsole }) => expectConsole(/400/));

test('five columns with their counts; a card is moved by keyboard, and another browser sees it', async ({
  page,
  colleague,
  project,
  isMobile,
}) => {
  await project.seed({
    ...aCard('a', 'Purdue University'),
    ...aCard('b', 'Towson University', { updatedAt: new Date('2026-01-01T00:00:00Z') }),
    ...aCard('c', 'Auburn University', { status: 'confirmed' }),
    ...aCard('d', 'Odd College', { status: 'won' }),
  });
  await openAs(page, 'staff', path);
  await openAs(colleague, 'admin', path);
  if (isMobile) {
    const stages = page.getByRole('group', { name: 'Stage shown' }).getByRole('button');
    await expect(stages).toHaveText([
      'Prospect 3',
      'Contacted 0',
      'Negotiating 0',
      'Confirmed 1',
      'Declined 0',
    ]);
  } else {
    const heads = page.getByRole('heading', { level: 2 });
    await expect(heads).toHaveText([
      'Prospect 3',
      'Contacted 0',
      'Negotiating 0',
      'Confirmed 1',
      'Declined 0',
    ]);
  }
  await expect(cards(page, 'Prospect').first()).toContainText('Purdue University');
  await expect(cards(page, 'Prospect').first()).toContainText('Sigma Chi');
  await expect(cards(page, 'Prospect').first()).toContainText('Kim');

  const menu = page.getByRole('button', { name: 'Actions for Towson University - Sigma Chi' });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Move to Negotiating' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Towson University - Sigma Chi moved to Negotiating.')).toBeVisible();
  if (isMobile) await expect(page.getByRole('button', { name: 'Prospect 2' })).toBeFocused();
  else await expect(menu).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event Management');
  await show(colleague, 'Negotiating', isMobile ?? false);
  await expect(cards(colleague, 'Negotiating')).toHaveText(/Towson University/);
  await expect.poll(() => stored(project, 'b')).toMatchObject({ status: 'negotiating' });
  await show(page, 'Negotiating', isMobile ?? false);
  await expect(cards(page, 'Negotiating')).toHaveText(/Towson University/);
  await page.getByRole('button', { name: 'Actions for Towson University - Sigma Chi' }).click();
  await expectAccessible(page);
});

test('a card is added, dragged, turned into an event, refused and deleted @desktop', async ({
  page,
  project,
  isMobile,
  expectConsole,
  startAnew,
}) => {
  await test.step('a card is added, edited field by field, and deleted', async () => {
    await openAs(page, 'staff', path);
    await expect(page.getByText(/^No cards yet/)).toBeVisible();
    await page.getByRole('button', { name: 'Add card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add card' });
    await dialog.getByRole('button', { name: 'Add card' }).click();
    await expect(dialog.getByText('Enter a college, a fraternity or a contact')).toBeVisible();
    await dialog.getByLabel('College').fill('Purdue University');
    await dialog.getByLabel('Email').fill('kim');
    await dialog.getByLabel('Name').fill('Kim');
    await expect(dialog.getByText('Enter a valid email address')).toBeVisible();
    await dialog.getByLabel('Email').fill('kim@college.example');
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
    await show(page, 'Contacted', isMobile ?? false);
    await expect(cards(page, 'Contacted')).toHaveText(/Purdue University.*Kim/);
    const [added] = (await getDocs(collection(project.as('super'), 'salesPipeline'))).docs;
    expect(added?.data()).toMatchObject({
      status: 'contacted',
      contact: { name: 'Kim', email: 'kim@college.example', role: '', phone: '' },
    });

    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const edit = page.getByRole('dialog', { name: 'Edit card' });
    await edit.getByLabel('Fraternity').fill('Sigma Chi');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(cards(page, 'Contacted')).toContainText('Sigma Chi');

    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Delete card' });
    await expect(question).toContainText('"Purdue University - Sigma Chi"');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/^No cards yet/)).toBeVisible();
    await expect(column(page, 'Contacted')).toBeFocused();
  });
  await startAnew();
  await test.step('a card is dragged to another column', async () => {
    await project.seed(aCard('a', 'Purdue University'));
    await openAs(page, 'admin', path);
    const card = cards(page, 'Prospect').first();
    await card.hover();
    await page.mouse.down();
    const target = await column(page, 'Confirmed').boundingBox();
    await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 100, { steps: 10 });
    await page.mouse.up();
    await expect(cards(page, 'Confirmed')).toHaveText(/Purdue University/);
    await expect.poll(() => stored(project, 'a')).toMatchObject({ status: 'confirmed' });
    await expect(
      page.getByRole('status').filter({ hasText: 'Purdue University - Sigma Chi card moved to Confirmed.' }),
    ).toHaveCount(1);
    // A drag is not a press.
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await startAnew();
  await test.step('a press on a card opens the form of an event, filled in from it', async () => {
    await project.seed(aCard('a', 'Purdue University'));
    await openAs(page, 'staff', path);
    await cards(page, 'Prospect')
      .getByRole('button', { name: /Purdue/ })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: 'Create Event' });
    await expect(form.getByLabel('College', { exact: true })).toHaveValue('Purdue University');
    await form.getByRole('button', { name: 'Create Event' }).click();
    await expect(form).toHaveCount(0);
    const [event] = (await getDocs(collection(project.as('super'), 'events'))).docs;
    expect(event?.data()).toMatchObject({ collegeName: 'Purdue University', fraternityName: 'Sigma Chi' });
    await page.getByRole('button', { name: 'Move to Confirmed' }).click();
    await expect.poll(() => stored(project, 'a')).toMatchObject({ status: 'confirmed' });
  });
  await startAnew();
  await test.step('a refused move is taken back and can be tried again', async () => {
    expectConsole(/permission|403/i);
    await project.seed(aCard('a', 'Purdue University'));
    await openAs(page, 'admin', path);
    await expect(cards(page, 'Prospect')).toHaveCount(1);
    await project.refuse('allow update: if isStaff() && isPipelineEntry');
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('button', { name: 'Move to Declined' }).click();
    await expect(
      page.getByText('Failed to move "Purdue University - Sigma Chi". Please try again.'),
    ).toBeVisible();
    await expect(cards(page, 'Prospect')).toHaveCount(1);
    await project.loadRules();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page, 'Declined')).toHaveCount(1);
  });
});
