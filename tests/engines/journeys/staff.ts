import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SAMPLE_ACCOUNTS } from '../../../scripts/accounts/sampleAccounts.ts';
import { aPass } from '../../support/documents/passes.ts';
import { season } from '../../support/documents/samples.ts';
import { list } from '../../support/door.ts';
import type { TestProject } from '../../support/TestProject.ts';
import type { Journey } from '../driver/walk.ts';

const control = '\uE009';
const enter = '\uE007';
const arrowDown = '\uE015';

/** The console: a coordinator's day, from the sign-in to the end of the session. */
export const staff: Journey = async (browser, project) => {
  await project.seed({
    ...list({ ann: { name: 'Ann Lee' } }),
    ...aPass(),
    'salesPipeline/towson': {
      ...season['salesPipeline/s1'],
      collegeName: 'Towson University',
      updatedAt: new Date(),
    },
  });
  await browser.open('/admin');
  await browser.fill('Password', SAMPLE_ACCOUNTS.admin.password);
  await browser.press('Sign in');
  const cup = { role: 'listitem', name: 'Forty Acres Blackjack Classic' };
  await browser.find(cup);
  await browser.picture('console');
  expect(browser.site.takeErrors()).toEqual([]);
  // A page that is left while it opens its databases holds up no other.
  await browser.open('/admin/events');
  await browser.run('setTimeout(() => location.assign("/faq")); done()');
  await browser.isAt('Frequently asked questions');
  await browser.open('/admin/events/pipeline');
  const card = { role: 'listitem', name: /Towson University/ };
  await browser.find(card);
  // What the two pages before were still fetching broke off with them.
  const others = browser.site.takeErrors().filter((error) => !/^\/(admin\/events|faq):/.test(error));
  expect(others).toEqual([]);

  await browser.press('Create Event');
  const form = { role: 'dialog', name: 'Create Event' };
  await browser.fill('Title', 'Winter Cup', form);
  await browser.fill('College', 'boilermakers', form);
  await browser.find({ role: 'option', name: /Purdue University/ });
  await browser.keys(arrowDown + enter);
  await browser.choose('Fraternity', 'Theta Chi');
  await browser.fillDate('Date', '2027-02-05');
  await browser.fillDate('Time', '19:30');
  await browser.fill('Location', 'Memorial Union', form);
  await browser.type(/^College logo/, join(process.cwd(), 'public', 'icon-192.png'));
  await browser.find({ role: 'img', name: /^College logo.*preview$/, within: form });
  await browser.picture('create');
  await browser.press('Create Event', { within: form });
  const asked = { role: 'dialog', name: 'Your name' };
  await browser.fill('Your name', 'Dana', asked);
  await browser.press('Save', { within: asked });
  await browser.misses(form);
  await browser.sees('Event created.');
  const [made] = (await project.listed('events')).filter(({ title }) => title === 'Winter Cup');
  expect(made).toMatchObject({ sortDate: '2027-02-05T19:30', collegeName: 'Purdue University' });

  await browser.keys('k', control);
  await browser.find({ role: 'combobox', name: /^Search events/ });
  await browser.keys('towson');
  await browser.picture('palette');
  await browser.keys('\uE00C');
  await browser.misses({ role: 'dialog' });

  await browser.picture('pipeline');
  const confirmed = { role: 'region', name: /^Confirmed/ };
  // Not before the column knows that the card is over it.
  const over = '[data-stage="confirmed"][data-over]';
  await browser.drag(await browser.middle(card), await browser.middle(confirmed), over);
  await expect.poll(() => project.stored('salesPipeline/towson')).toMatchObject({ status: 'confirmed' });

  const file = join(tmpdir(), `colleges-${browser.engine}.csv`);
  writeFileSync(
    file,
    'Name,Conference,State,Location\nPurdue University,Big Ten Conference,IN,"Lafayette, IN"\n',
  );
  await browser.open('/admin/colleges?q=purdue');
  await browser.press('Import CSV');
  await browser.type(/CSV file/, file);
  await browser.sees(/1 changed/);
  await browser.picture('csv');
  await browser.press(/^Import/, { within: { role: 'dialog' } });
  await expect
    .poll(() => project.stored('colleges/purdue-university'))
    .toMatchObject({ location: 'Lafayette, IN' });

  const played = await unpublishedNight(project);
  await browser.open(`/admin/events/${played}/tables/result`);
  await browser.press('Publish');
  await browser.sees('The results are published.');
  await browser.open(`/e/${played}/results`);
  await browser.sees('Champion');

  // What one window does is seen in the other.
  const door = '/admin/events/cup/participants';
  const ann = { role: 'listitem', name: 'Ann Lee' };
  await browser.open(door);
  await browser.press(/^(?!Remove|Edit)/, { within: ann });
  await expect.poll(() => project.stored('events/cup/participants/ann')).toMatchObject({ checkedIn: true });
  await browser.press(/^All \d/);
  const goTo = await browser.secondWindow();
  await goTo('second');
  await browser.open(door);
  await browser.press(/^All \d/);
  await browser.find({ role: 'button', name: /Checked in/, within: ann });
  await goTo('first');
  await browser.press(/Checked in/, { within: ann });
  await goTo('second');
  await browser.misses({ role: 'button', name: /Checked in/, within: ann });
  await goTo('first');
  await browser.misses({ name: 'Saved on this device' });
  await browser.press('Logout');
  await browser.isAt('Staff sign in');
  await goTo('second');
  await browser.isAt('Staff sign in');
};

/** Returns the id of the sample's event that was played and whose results are not published. */
async function unpublishedNight(project: TestProject): Promise<string> {
  for (const id of await project.idsIn('events')) {
    const [board, results] = await Promise.all([
      project.stored(`boards/${id}`),
      project.stored(`results/${id}`),
    ]);
    if (board?.open === '' && !results) return id;
  }
  throw new Error('Every night is published.');
}
