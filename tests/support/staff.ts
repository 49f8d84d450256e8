import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import type { Who } from '../../scripts/accounts/accounts.ts';
import { SAMPLE_ACCOUNTS } from '../../scripts/accounts/sampleAccounts.ts';
import { sessionLength } from '../../src/domain/session/staffSession.ts';
import { test as base, expect, showProject } from './browser.ts';
import type { TestProject } from './TestProject.ts';

type StaffFixtures = {
  /** The page of a second person, in a separate browser. */
  colleague: Page;
  /** The page of a visitor, in a separate browser. */
  visitor: Page;
};

/**
 * The `test` of browser tests of the console and of Betr. No fixture here is a worker's own, or every worker
 * would start twice, each time with a browser: for these tests, and for those of the site.
 */
export const test = base.extend<StaffFixtures>({
  colleague: async ({ browser, project }, use) => {
    const context = await personsBrowser(browser, project);
    await use(await context.newPage());
    await context.close();
  },
  visitor: async ({ browser, project }, use) => {
    const context = await personsBrowser(browser, project);
    await use(await context.newPage());
    await context.close();
  },
});

export { expect };

/**
 * Opens a page of the console as a staff member who has just signed in on this device. Only the tests that
 * use `signInAs` drive the sign-in form. `name`: what they call themselves, '' before they're asked.
 */
export async function openAs(page: Page, who: 'admin' | 'staff', path: string, name = 'Dana'): Promise<void> {
  const user = await freshUser(who, 'staff');
  const signedIn = await page.addInitScript(
    ({ user, level, length, name }) => {
      if (name) localStorage.setItem('own-name', localStorage.getItem('own-name') ?? JSON.stringify(name));
      localStorage.setItem(`firebase:authUser:${user.apiKey}:${user.appName}`, JSON.stringify(user));
      localStorage.setItem('staff-level', level);
      localStorage.setItem('staff-session', JSON.stringify({ level, expiresAt: Date.now() + length }));
    },
    { user, level: who === 'admin' ? 'super' : 'regular', length: sessionLength, name },
  );
  await page.goto(path);
  // What the next page of this tab finds is what the app has left.
  await signedIn.dispose();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Staff sign in');
}

/** Answers who works in this browser, which the console asks once. */
export async function directAs(page: Page, name: string): Promise<void> {
  await page.addInitScript((own) => {
    // A page of no site, such as about:blank, has no storage.
    if (origin !== 'null') localStorage.setItem('own-name', JSON.stringify(own));
  }, name);
}

/** Opens a page of the console through the sign-in form. */
export async function signInAs(page: Page, who: 'admin' | 'staff', path: string): Promise<void> {
  await directAs(page, 'Dana');
  await page.goto(path);
  await enterPassword(page, SAMPLE_ACCOUNTS[who].password);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Staff sign in');
}

/** Chooses an action of a row from its menu. */
export async function chooseAction(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions for / }).click();
  await row.getByRole('list').getByText(action, { exact: true }).click();
}

/** Types a password and presses the button that sends it. */
export async function enterPassword(page: Page, password: string, button = 'Sign in'): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/**
 * Watches the two counts that the list of events makes once a visit; call it before the list is opened.
 * Returns a function that waits for both: after the end of the session they would be refused.
 */
export function watchCounts(page: Page): () => Promise<void> {
  let counts = 0;
  page.on('response', (response) => {
    if (response.url().includes(':runAggregationQuery')) counts += 1;
  });
  return () => expect.poll(() => counts).toBe(2);
}

/** Opens a separate browser context that shows this project. */
export async function personsBrowser(browser: Browser, project: TestProject): Promise<BrowserContext> {
  const context = await browser.newContext();
  await showProject(context, project);
  return context;
}

const authEmulator = () => `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com`;

const Tokens = v.object({
  localId: v.string(),
  email: v.string(),
  idToken: v.string(),
  refreshToken: v.string(),
  expiresIn: v.string(),
});

/** Signs somebody in, and returns what this sign-in of the app stores about the user in the browser. */
export async function freshUser(who: Who, appName: 'staff' | 'betr') {
  const { email: account, password } = SAMPLE_ACCOUNTS[who];
  const answer = await fetch(`${authEmulator()}/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account, password, returnSecureToken: true }),
  });
  const { localId, email, idToken, refreshToken, expiresIn } = v.parse(Tokens, await answer.json());
  return {
    uid: localId,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + Number(expiresIn) * 1000,
    },
    createdAt: `${Date.now()}`,
    lastLoginAt: `${Date.now()}`,
    apiKey: 'demo',
    appName,
  };
}
