import type { Browser, Page } from '@playwright/test';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { expect, personsBrowser } from './staff.ts';
import type { TestProject } from './TestProject.ts';

/** The key of the pass to the crew of the event `cup`. */
export const cupKey = 'cup-pass_0123456789-AB';
/** The crew's screen of `cup`, and the link that opens it the first time. */
export const cupCrew = '/e/cup/crew';
export const cupLink = `${cupCrew}#${cupKey}`;

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** Returns a pass to the crew of the event `cup` that runs for hours, with the changes of a test. */
export function aPass(changes: Record<string, Stored> = {}): Record<string, Record<string, Stored>> {
  const times = { opensAt: hours(-2), endsAt: hours(12), createdAt: hours(-3) };
  return {
    [`events/cup/passes/${cupKey}`]: { scopes: ['door'], label: '', closed: false, ...times, ...changes },
  };
}

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
export async function anotherPhone(browser: Browser, project: TestProject, origin = ''): Promise<Page> {
  const context = await personsBrowser(browser, project, origin);
  return context.newPage();
}

/** Fails unless the page says with this heading why the phone works no longer. */
export async function expectOver(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}
