import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import { aPass } from '../../support/documents/passes.ts';
import { list } from '../../support/door.ts';
import type { Journey } from '../driver/walk.ts';

const control = '\uE009';
const enter = '\uE007';

/** The console: a coordinator's day, from the sign-in to the end of the session. */
export const staff: Journey = async (browser, project) => {
  await project.seed({ ...list({ ann: { name: 'Ann Lee' } }), ...aPass() });
  await browser.open('/admin');
  await browser.fill('Password', SAMPLE_ACCOUNTS.admin.password);
  await browser.press('Sign in');
  await browser.isAt('Event Management');
  // A full load while signed in, and an address that is typed.
  await browser.reload();
  await browser.isAt('Event Management');
  await browser.picture('console');
  await browser.open('/admin/events/cup/participants');
  await browser.press(/^(?!Remove|Edit)/, { within: { role: 'listitem', name: 'Ann Lee' } });
  await expect.poll(() => project.stored('events/cup/participants/ann')).toMatchObject({ checkedIn: true });

  await browser.open('/admin/events?create=open');
  const form = { role: 'dialog', name: 'Create Event' };
  await browser.fill('Title', 'Winter Cup', form);
  await browser.fill('College', 'Purdue University', form);
  await browser.keys(enter);
  await browser.fill('Fraternity', 'Sigma Chi', form);
  await browser.fillDate('Date', '2027-02-05');
  await browser.fillDate('Time', '19:30');
  await browser.fill('Location', 'Memorial Union', form);
  await browser.type(/College logo/, join(process.cwd(), 'public', 'icon-192.png'));
  await browser.find({ role: 'img', name: /^College logo.*preview$/, within: form });
  await browser.picture('create');
  await browser.press('Create Event', { within: form });
  await browser.misses(form);
  await browser.sees('Event created.');
  const [made] = (await project.listed('events')).filter(({ title }) => title === 'Winter Cup');
  expect(made).toMatchObject({ sortDate: '2027-02-05T19:30', status: 'upcoming' });

  await browser.keys('k', control);
  await browser.find({ role: 'combobox', name: /^Search events/ });
  await browser.keys('pipeline');
  await browser.find({ role: 'option', name: /Pipeline/ });
  await browser.keys(enter);
  await browser.find({ role: 'region', name: 'Confirmed' });
  await browser.picture('pipeline');
};
