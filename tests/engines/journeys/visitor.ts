import { expect } from 'vitest';
import type { TestProject } from '../../support/TestProject.ts';
import type { Browser } from '../driver/Browser.ts';
import type { Journey } from '../driver/walk.ts';

const classic = 'Forty Acres Blackjack Classic';
const tonight = 'Tuscaloosa Twenty-One';

/** A student's phone: the home page, an event, its form, the night and the season, and once more offline. */
export const visitor: Journey = async (browser, project) => {
  await unlockClassic(browser);
  await browser.press(/^See all/, { role: 'link' });
  await browser.isAt('Upcoming Events');
  await requestTournament(browser, project);

  await browser.press(classic, { role: 'link' });
  await browser.isAt(classic);
  // On a phone Share begins under the bar with Enter, where no finger reaches it either.
  await browser.run('scrollBy({ top: innerHeight / 2, behavior: "instant" }); done();');
  await browser.press('Share');
  await browser.sees('Link copied');
  await browser.press('Dismiss');
  await browser.press('Add to calendar');
  await browser.press(/Close/, { within: { role: 'dialog' } });
  await browser.picture('event');
  await browser.back();
  await browser.isAt('Upcoming Events');

  await findSchool(browser);
  await findSeat(browser);
  await browser.reload();
  await browser.find({ role: 'region', name: /^My table/ });
  await browser.open('/e/alabama-sigma-nu/live/draw');
  await browser.press(/^Check/);
  await browser.sees(/ matches\.$/);
  await browser.picture('draw');
  await seeSeason(browser);

  // The second visit, without the server.
  await browser.keepsPage();
  await browser.open('/');
  await browser.find({ role: 'article', name: classic });
  await browser.keepsPage();
  browser.site.stop();
  await browser.open('/');
  await browser.find({ role: 'article', name: classic });
  await browser.open('/standings');
  await browser.isAt('Standings');
  await browser.picture('without the server');
  browser.site.start();
};

/** The same at a desk, as far as the pages are laid out otherwise there. */
export const visitorAtDesk: Journey = async (browser) => {
  await unlockClassic(browser);
  await browser.press(/^See all/, { role: 'link' });
  await browser.isAt('Upcoming Events');
  await browser.press(classic, { role: 'link' });
  await browser.isAt(classic);
  await browser.press('Add to calendar');
  await browser.press(/Close/, { within: { role: 'dialog' } });
  await browser.picture('event');

  await findSchool(browser);
  await findSeat(browser);
  await seeSeason(browser);
};

async function unlockClassic(browser: Browser): Promise<void> {
  await browser.open('/');
  await browser.press(/^Enter/, { within: { role: 'article', name: classic } });
  const dialog = { role: 'dialog', name: classic };
  await browser.fill('Enter Event Password', 'phigammadelta21', dialog);
  await browser.press('Unlock Registration', { within: dialog });
  await browser.sees('Registration Unlocked!');
  await browser.press(/Close/, { within: dialog });
  await browser.picture('home');
}

async function requestTournament(browser: Browser, project: TestProject): Promise<void> {
  await browser.press('Request Tournament');
  const form = { role: 'dialog', name: 'Request Tournament' };
  await browser.fill('Organizer name', 'Lee', form);
  await browser.fill('Email', 'lee@college.example', form);
  await browser.fill('Phone', '555 0100', form);
  await browser.choose('College/University', 'Purdue University');
  await browser.fillDate('Proposed date', '2027-04-01');
  await browser.fillDate('Proposed time', '19:00');
  await browser.fill('Estimated participants', '40', form);
  await browser.fill('Location/Venue', 'Memorial Union', form);
  await browser.press('Submit Request');
  await browser.sees('Request submitted successfully!');
  const kept = { proposedDate: '2027-04-01', proposedTime: '19:00', estimatedParticipants: 40 };
  expect(await project.listed('tournamentRequests')).toContainEqual(expect.objectContaining(kept));
  await browser.misses({ role: 'dialog' });
  await browser.press('Dismiss');
}

/** By the keyboard, and on from the page of the school. */
async function findSchool(browser: Browser): Promise<void> {
  await browser.open('/find');
  await browser.fill('Find your school', 'texas');
  await browser.keys('\uE007');
  // The page before lists schools too.
  await browser.sees('Which one do you mean?');
  await browser.press(/^University of Texas at Austin/, { role: 'link' });
  await browser.find({ role: 'link', name: classic });
}

async function findSeat(browser: Browser): Promise<void> {
  await browser.open('/e/alabama-sigma-nu/live');
  await browser.isAt(tonight);
  await browser.fill('Find your name or number', '12');
  await browser.press(/^#12 /);
  await browser.find({ role: 'region', name: /^My table/ });
  await browser.picture('live');
}

async function seeSeason(browser: Browser): Promise<void> {
  await browser.open('/tournaments/previous');
  await browser.press('Results', { role: 'link' });
  await browser.sees('Champion');
  await browser.picture('results');
  await browser.open('/standings');
  await browser.isAt('Standings');
  await browser.press('Schools', { role: 'link' });
  await browser.press(/Best \d+ of \d+/);
  await browser.picture('standings');
}
