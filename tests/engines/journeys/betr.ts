import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import type { Journey } from '../driver/walk.ts';

/** The outreach team: the gate, the map by pointer and by keys, and a campus. */
export const betr: Journey = async (browser) => {
  await browser.open('/Betr/map');
  await browser.fill('Password', SAMPLE_ACCOUNTS.betr.password);
  await browser.press('Unlock');
  await browser.find({ role: 'region', name: 'Colleges' });
  await browser.picture('map');
  await browser.press('Zoom in');
  await browser.picture('zoomed');
};
