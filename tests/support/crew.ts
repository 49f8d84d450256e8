import type { Browser, Page } from '@playwright/test';
import { cupLink } from './documents/passes.ts';
import { expect, personsBrowser } from './staff.ts';
import type { TestProject } from './TestProject.ts';

export { aPass, cupCrew, cupKey, cupLink } from './documents/passes.ts';

/** Joins the crew of the event `cup` on this phone. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.goto(cupLink);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the crew' }).click();
}

/** Joins the crew of the event `cup` on this phone, and shows everybody on the list. */
export async function join(page: Page, name: string): Promise<void> {
  await enter(page, name);
  await showAll(page);
}

/** Shows everybody on the list: those who are checked in stay. */
export async function showAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All \d/ }).click();
}

/** Opens the phone of another helper: a browser of its own, which shows this project. */
export async function anotherPhone(browser: Browser, project: TestProject): Promise<Page> {
  const context = await personsBrowser(browser, project);
  return context.newPage();
}

/** Fails unless the page says with this heading why the phone works no longer. */
export async function expectOver(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
