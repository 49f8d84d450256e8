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

test('a caller logs an earlier call, texts the next chapter by a template, and edits the template @phone', async ({
  page,
  project,
}) => {
  await project.seed({
    ...due('Sigma', { nextStepOn: today(-2) }),
    ...due('Theta', { nextStepOn: today(-1) }, 'towson-university'),
    'settings/outreach': { callers: ['Ann'], updatedAt: new Date() },
  });
  await openAs(page, 'admin', '/admin/outreach', '');
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
  for (const each of [320, width])
    await expect.poll(() => sideways(page, 'Log contact: Sigma', each)).toBe(0);
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
  for (const each of [320, width])
    await expect.poll(() => sideways(page, 'Log contact: Theta', each)).toBe(0);
  await theta.getByLabel('Message sent').check();
  await theta.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theta).toHaveCount(0);
  await expect
    .poll(() => log(project, 'towson-university/fraternities/Theta'))
    .toMatchObject([{ channel: 'text', outcome: 'message sent', by: 'Sam', nextStep: 'Check for a reply' }]);

  await page.getByRole('button', { name: 'Templates' }).click();
  const templates = dialog(page, 'Templates');
  await templates.getByRole('button', { name: 'Edit Follow-up' }).click();
  const form = dialog(page, 'Edit Follow-up');
  await form.getByLabel('Name').fill('Second text');
  await form.getByLabel('Message').fill('Hi {first name}, ready to talk?');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(templates.getByRole('button', { name: 'Edit Second text' })).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect
    .poll(() => project.stored('settings/outreach/templates/follow-up-text'))
    .toMatchObject({ name: 'Second text', channel: 'text', body: 'Hi {first name}, ready to talk?' });
  await expectAccessible(page);
  await templates.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Activity' }).click();
  const activity = dialog(page, 'Activity');
  await expect(activity.getByRole('listitem')).toHaveText(['Sam1 call, 0% answered']);
  await expectAccessible(page);
  expect((await project.requests()).filter(({ allowed }) => !allowed)).toEqual([]);
});
