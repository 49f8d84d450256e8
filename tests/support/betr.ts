import type { Page } from '@playwright/test';
import { SAMPLE_ACCOUNTS } from '../../scripts/accounts/sampleAccounts.ts';
import { enterPassword, expect, freshUser } from './staff.ts';

/**
 * Opens a page of Betr in a tab that has it unlocked. Only the tests that use `unlockBetr` drive the gate.
 */
export async function openBetr(page: Page, path = '/Betr'): Promise<void> {
  const user = await freshUser('betr', 'betr');
  const unlocked = await page.addInitScript((user) => {
    sessionStorage.setItem(`firebase:authUser:${user.apiKey}:${user.appName}`, JSON.stringify(user));
    sessionStorage.setItem('betr-unlocked', 'yes');
  }, user);
  await page.goto(path);
  await unlocked.dispose();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Betr');
}

/** Opens a page of Betr through its gate. */
export async function unlockBetr(page: Page, path = '/Betr'): Promise<void> {
  await page.goto(path);
  await enterPassword(page, SAMPLE_ACCOUNTS.betr.password, 'Unlock');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Betr');
}

/** Returns the navigation of Betr, which is in a drawer on small screens. */
export async function betrMenu(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('navigation', { name: 'Betr' });
}
