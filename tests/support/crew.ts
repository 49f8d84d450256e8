import type { Browser, Page } from '@playwright/test';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { season } from './documents/samples.ts';
import { expect, personsBrowser } from './staff.ts';
import type { TestProject } from './TestProject.ts';

/** The key of the pass to the crew of the event `cup`. */
export const cupKey = 'cup-pass_0123456789-AB';
export const cupDoor = '/e/cup/crew';
export const cupLink = `${cupDoor}#${cupKey}`;

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

/** Returns a pass to the crew of the event `cup` that runs for hours, with the changes of a test. */
export function aPass(changes: Record<string, Stored> = {}): Record<string, Record<string, Stored>> {
  const times = { opensAt: hours(-2), endsAt: hours(12), createdAt: hours(-3) };
  return {
    [`events/cup/passes/${cupKey}`]: {
      scopes: ['door'],
      label: '',
      closed: false,
      ...times,
      ...changes,
    },
  };
}

/** Returns the event `cup` with these people on its list, by id. */
export function aList(names: Record<string, string>): Record<string, Record<string, Stored>> {
  const people = Object.entries(names).map(([id, name]): [string, Record<string, Stored>] => [
    `events/cup/participants/${id}`,
    { name, email: '', checkedIn: false, checkedInAt: null, checkedInBy: '', source: 'import' },
  ]);
  const event = { ...season['events/e1'], currentParticipants: people.length };
  return { 'events/cup': event, ...Object.fromEntries(people) };
}

/** Joins the crew of the event `cup` on this phone. */
export async function join(page: Page, name: string): Promise<void> {
  await page.goto(cupLink);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the crew' }).click();
  await expect(page.getByText(new RegExp(`^${name} · phone`))).toBeVisible();
}

/** Opens a phone of another helper: a browser of its own, which shows this project. */
export async function anotherPhone(browser: Browser, project: TestProject, origin = ''): Promise<Page> {
  const context = await personsBrowser(browser, project, origin);
  return context.newPage();
}

/** Returns the device in the crew that has this name. */
export async function memberOf(project: TestProject, uid: string) {
  return project.stored(`events/cup/crew/${uid}`);
}
