import type { Browser, Page } from '@playwright/test';
import { SAMPLE_ACCOUNTS } from '../../scripts/accounts/sampleAccounts.ts';
import type { Picture } from './picture.ts';
import { NOW, projects } from './sampleProjects.ts';

/** The two sizes at which every screen is taken. */
export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
export type Size = keyof typeof sizes;

export type Site = { browser: Browser; origin: string };

/** How long each step to a picture may take, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Opens the screen of a picture in a new browser context with empty storage and a fixed clock, passes the
 * page to `look` and closes it. Throws when the screen does not appear.
 */
export async function visit<T>(
  { browser, origin }: Site,
  picture: Picture,
  size: Size,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const localStorage = [{ name: 'demo-project', value: projects[picture.project ?? 'season'] }];
  const context = await browser.newContext({
    ...sizes[size],
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: picture.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    await context.clock.setFixedTime(NOW);
    const page = await context.newPage();
    await picture.first?.(page);
    await page.goto(origin + picture.path);
    await signIn(page, picture);
    await page.locator(picture.shows).first().waitFor();
    await picture.act?.(page);
    return await look(page);
  } finally {
    await context.close();
  }
}

async function signIn(page: Page, { who }: Picture): Promise<void> {
  if (!who) return;
  await page.getByLabel('Password', { exact: true }).fill(SAMPLE_ACCOUNTS[who].password);
  await page.getByRole('button', { name: who === 'betr' ? 'Unlock' : 'Sign in', exact: true }).click();
  await page.locator('form:has([name="password"])').waitFor({ state: 'detached' });
}
