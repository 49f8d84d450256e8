import type { Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { expectAccessible } from '../../support/axe.ts';
import { season } from '../../support/documents/samples.ts';
import { expect, openAs, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';
import { today } from '../../support/today.ts';

/** A chapter that is due, at Purdue unless it says where. */
function due(id: string, changes: Record<string, Stored> = {}, college = 'purdue-university') {
  const sample = season['colleges/purdue-university/fraternities/f1'];
  const plan = { nextStep: 'Call again', nextStepOn: today(), lastContactAt: null };
  return { [`colleges/${college}/fraternities/${id}`]: { ...sample, name: id, ...plan, ...changes } };
}

async function log(project: TestProject, chapter: string) {
  const found = await getDocs(collection(project.as('super'), `colleges/${chapter}/outreach`));
  return found.docs.map((entry) => entry.data());
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The pixels by which a dialog could be scrolled sideways, in a window of any width. */
async function sideways(page: Page, name: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 0 });
  return dialog(page, name).evaluate((element) => element.scrollWidth - element.clientWidth);
}

test('a caller logs an earlier call, goes on to the next chapter, and texts it by a template', async ({
  page,
  project,
}) => {
  await project.seed({
    ...due('Sigma', { nextStepOn: today(-2) }),
    ...due('Theta', { nextStepOn: today(-1) }, 'towson-university'),
    'settings/outreach': { callers: ['Ann'], updatedAt: new Date() },
  });
  await openAs(page, 'admin', '/admin/outreach');
  await page.getByRole('button', { name: 'Log a contact with Sigma' }).click();

  const sigma = dialog(page, 'Log contact: Sigma');
  await expect(sigma).toContainText('Purdue University');
  await expect(sigma.getByRole('link', { name: '555 0100' })).toHaveAttribute('href', 'tel:5550100');
  await expect(sigma.getByText(/^\d+:\d\d [AP]M there \(Eastern\)/)).toBeVisible();
  await expect(sigma.getByLabel('No answer')).toBeFocused();
  await sigma.getByLabel('Your name').fill('Sam');
  await page.keyboard.press('Escape');
  await dialog(page, 'Discard changes?').getByRole('button', { name: 'Cancel' }).click();
  await sigma.getByLabel('No answer').check();
  await sigma.getByLabel('Earlier').check();
  await sigma.getByLabel('Date and time').fill(`${today(-1)}T16:20`);
  await expectAccessible(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const each of [320, width]) expect(await sideways(page, 'Log contact: Sigma', each)).toBe(0);
  await sigma.getByRole('button', { name: /^Save and next: Theta, / }).click();

  const theta = dialog(page, 'Log contact: Theta');
  await expect(theta).toContainText('Towson University');
  await expect(theta.getByText('Logging as Sam')).toBeVisible();
  await expect
    .poll(() => log(project, 'purdue-university/fraternities/Sigma'))
    .toMatchObject([{ outcome: 'no answer', by: 'Sam' }]);
  const [entry] = await log(project, 'purdue-university/fraternities/Sigma');
  expect(entry?.at.toDate().toISOString()).toBe(
    await page.evaluate((text) => new Date(text).toISOString(), `${today(-1)}T16:20`),
  );
  await expect.poll(async () => (await project.stored('settings/outreach'))?.callers).toEqual(['Ann', 'Sam']);

  await theta.getByLabel('Text', { exact: true }).check();
  await theta.getByLabel('Template').selectOption({ label: 'Follow-up' });
  const words =
    "Hi Lee, it's Sam again about the blackjack tournament for Theta. When would be a good time to call?";
  await expect(theta.getByText(words)).toBeVisible();
  await expect(theta.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute(
    'href',
    `sms:5550100?&body=${encodeURIComponent(words)}`,
  );
  await expectAccessible(page);
  for (const each of [320, width]) expect(await sideways(page, 'Log contact: Theta', each)).toBe(0);
  await theta.getByLabel('Message sent').check();
  await theta.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theta).toHaveCount(0);
  await expect
    .poll(() => log(project, 'towson-university/fraternities/Theta'))
    .toMatchObject([{ channel: 'text', outcome: 'message sent', by: 'Sam', nextStep: 'Check for a reply' }]);
});

test('a template is edited by two at once, and what everyone did is seen at a glance @desktop', async ({
  page,
  colleague,
  project,
}) => {
  const call = (id: string, outcome: string, by: string) => ({
    [`colleges/purdue-university/fraternities/Sigma/outreach/${id}`]: {
      ...season['colleges/purdue-university/fraternities/f1/outreach/o1'],
      ...{ outcome, by, at: new Date() },
    },
  });
  await project.seed({
    ...due('Sigma'),
    ...call('o1', 'talked', 'Ann'),
    ...call('o2', 'no answer', 'Ann'),
    ...call('o3', 'no answer', 'Bo'),
  });
  for (const each of [page, colleague]) {
    await openAs(each, 'admin', '/admin/outreach');
    await each.getByRole('button', { name: 'Templates' }).click();
    await dialog(each, 'Templates').getByRole('button', { name: 'Edit Follow-up' }).click();
  }
  const form = (of: Page) => dialog(of, 'Edit Follow-up');
  await form(page).getByLabel('Message').fill('Hi {first name}, ready to talk?');
  await form(colleague).getByLabel('Message').fill('Hey {first name}!');
  await form(colleague).getByLabel('Name').fill('Second text');
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toHaveCount(0);
  const dispute = form(colleague).getByRole('group', { name: 'Someone else also changed this field' });
  await expect(dispute).toContainText('Hi {first name}, ready to talk?');
  await form(colleague).getByRole('button', { name: 'Take theirs: Message' }).click();
  await form(colleague).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, 'Templates').getByRole('button', { name: 'Edit Second text' })).toBeVisible();
  await expect
    .poll(() => project.stored('settings/outreach/templates/follow-up-text'))
    .toMatchObject({ name: 'Second text', channel: 'text', body: 'Hi {first name}, ready to talk?' });
  await expectAccessible(page);

  await dialog(page, 'Templates').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Activity' }).click();
  const activity = dialog(page, 'Activity');
  await expect(activity).toContainText('Calls today3 33% answered');
  await expect(activity.getByRole('listitem')).toHaveText([
    'Ann2 calls, 50% answered',
    'Bo1 call, 0% answered',
  ]);
  await expectAccessible(page);
  const reads = (await project.requests()).filter(({ allowed }) => !allowed);
  expect(reads).toEqual([]);
});
