import type { Page } from '@playwright/test';
import type { Who } from '../../scripts/accounts/accounts.ts';
import type { Project } from './sampleProjects.ts';
import type { Size } from './visit.ts';

/** A screen in one of its states, and the steps to it. */
export type Picture = {
  /** The name of its file, without the size. */
  name: string;
  path: string;
  /** The account that signs in first; none by default. */
  who?: Who;
  /** The project with the data; the sample season's by default. */
  project?: Project;
  dark?: boolean;
  /** The only size at which this screen is taken; both by default. */
  only?: Size;
  /** Runs before the address is opened. */
  first?: (page: Page) => Promise<void>;
  /** A selector of an element that shows that the page is loaded. */
  shows: string;
  /** Runs after that. */
  act?: (page: Page) => Promise<void>;
};

/** Returns the selector of a heading. */
export const heading = (name: string) => `role=heading[name="${name}"]`;

/** Returns the selector of a dialog by its heading. */
export const dialog = (name: string | RegExp) =>
  `role=dialog[name=${typeof name === 'string' ? `"${name}"` : String(name)}]`;

/** Returns a step that presses the first button with each of these names, in order. */
export function press(...names: (string | RegExp)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };
}

/** Returns a step that runs these steps in order. */
export function steps(...all: ((page: Page) => Promise<void>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const step of all) await step(page);
  };
}

/** Returns a step that waits for an element. */
export const see = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

/** Returns a step that types into the field with this label. */
export const type = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).first().fill(text);

/** Opens the navigation on a small screen, where it is in a drawer. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
}

/** Takes the page offline. */
export const goOffline = (page: Page) => page.context().setOffline(true);

/** Makes every database read fail. */
export async function failReads(page: Page): Promise<void> {
  await page.route('**/v1/projects/**', (route) => route.abort());
}
