import { expect as base, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { aList, aPass, cupDoor, cupKey, cupLink, join } from '../../support/crew.ts';
import { expect, test } from '../../support/staff.ts';
import type { TestProject } from '../../support/TestProject.ts';

const row = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const press = (page: Page, name: string) => row(page, name).getByRole('button').first();
const person = (project: TestProject, id: string) => project.stored(`events/cup/participants/${id}`);
const guests = { ann: 'Ann Lee', bo: 'Bo Diaz', cy: 'Cy Park' };

test('a phone joins by the link, whose key leaves the address, and works the door', async ({
  page,
  project,
}) => {
  await project.seed({ ...aList(guests), ...aPass() });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto(cupLink);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring Open');
  await expect(page.getByText('Saturday, March 14, 2026 · 7:00 PM · Memorial Union')).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Join the crew' }).click();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await page.getByLabel('Your name').fill('Kim');
  await page.getByRole('button', { name: 'Join the crew' }).click();
  await press(page, 'Ann Lee').click();
  await expect(row(page, 'Ann Lee')).toContainText(/Checked in \d+:\d\d [AP]M/);
  await expect.poll(async () => (await person(project, 'ann'))?.checkedIn).toBe(true);
  await expectAccessible(page);
  const hosts = asked
    .filter((line) => line.includes(cupKey))
    .map((line) => new URL(line.split(' ')[0] ?? '').port);
  base(new Set(hosts).size).toBeLessThanOrEqual(1);
});

test('the address alone says what to do, and opens the door once the phone has joined @phone', async ({
  page,
  project,
}) => {
  await project.seed({ ...aList(guests), ...aPass() });
  await page.goto(cupDoor);
  await expect(page.getByText('Scan the QR code, or open the link')).toBeVisible();
  await expectAccessible(page);
  await join(page, 'Kim');
  await page.goto(cupDoor);
  await expect(row(page, 'Bo Diaz')).toBeVisible();
});
