import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import type { Journey } from '../driver/walk.ts';

/** The outreach team: the gate, the map by pointer and by keys, and a campus. */
export const betr: Journey = async (browser) => {
  await browser.open('/Betr/map');
  await browser.fill('Password', SAMPLE_ACCOUNTS.betr.password);
  await browser.press('Unlock');
  const map = { role: 'region', name: 'Colleges' };
  await browser.find(map);
  await browser.press('Zoom in');
  await browser.find({ role: 'status', name: 'Zoom level' });
  await browser.picture('map');
  await browser.fill('Search', 'purdue');
  await browser.press(/Purdue University/, { within: map });
  await browser.find({ role: 'dialog', name: /Purdue University/ });
  await browser.picture('college');
  await browser.press(/Close/, { within: { role: 'dialog' } });
  await browser.open('/Betr/campus');
  await browser.find({ role: 'img', name: 'Map of University of Alabama, drawn' });
  await browser.picture('campus');
};
