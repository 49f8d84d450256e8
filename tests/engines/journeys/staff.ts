import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import type { Journey } from '../driver/walk.ts';

/** The console: an evening of a coordinator, from the sign-in to the end of the session. */
export const staff: Journey = async (browser) => {
  await browser.open('/admin');
  await browser.fill('Password', SAMPLE_ACCOUNTS.admin.password);
  await browser.press('Sign in');
  await browser.picture('console');
  await browser.reload();
  await browser.picture('reloaded');
};
