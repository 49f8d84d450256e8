import type { Page } from '@playwright/test';
import type { Who } from '../../scripts/accounts/accounts.ts';
import type { Project } from './sampleProjects.ts';
import type { Size } from './visit.ts';

/** A screen in one of its states, and the way there. */
export type Picture = {
  /** The name of its file, without the size. */
  name: string;
  path: string;
  /** Who signs in first; nobody unless it is said. */
  who?: Who;
  /** Whose data it shows; the sample season's unless it is said. */
  project?: Project;
  dark?: boolean;
  /** The one size that has this screen. */
  only?: Size;
  /** What is done before the address is opened. */
  first?: (page: Page) => Promise<void>;
  /** A selector of what is there when the page has come. */
  shows: string;
  /** What is done then. */
  act?: (page: Page) => Promise<void>;
};

/** Returns the selector of a heading. */
export const heading = (name: string) => `role=heading[name="${name}"]`;

/** Returns the selector of a dialog by its heading. */
export const dialog = (name: string | RegExp) =>
  `role=dialog[name=${typeof name === 'string' ? `"${name}"` : String(name)}]`;

/** Returns the step that presses the first button of these names, one after the other. */
export function press(...names: (string | RegExp)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).first().click();
  };
}

/** Returns the step that does these steps in their order. */
export function steps(...all: ((page: Page) => Promise<void>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const step of all) await step(page);
  };
}

/** Returns the step that waits until something is there. */
export const see = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

/** Returns the step that types into the field of this label. */
export const type = (label: string, text: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).first().fill(text);

/** Opens the navigation where a small screen keeps it in a drawer. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
}

/** Takes the network away. */
export const goOffline = (page: Page) => page.context().setOffline(true);

/** Has every question to the database fail. */
export async function failReads(page: Page): Promise<void> {
  await page.route('**/v1/projects/**', (route) => route.abort());
}
