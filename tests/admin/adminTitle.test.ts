import { expect, test } from 'vitest';
import { adminTitle } from '../../src/admin/screens.ts';
import type { ScreenName } from '../../src/staffPaths.ts';

const titles: Record<ScreenName, string> = {
  events: 'Event Management',
  requests: 'Tournament Requests',
  sales: 'Sales Pipeline',
  brackets: 'Bracket Management',
  season: 'Season',
  partners: 'Partner Management',
  colleges: 'College Management',
  fraternities: 'Fraternity Management',
  outreach: 'Outreach',
  calendar: 'Calendar',
  reports: 'Reports',
  trash: 'Trash',
};
// A name without a line here doesn't compile, and one without a screen is titled as nothing is.
test.each(Object.entries(titles))('the screen %s is there, titled %s', (name, title) => {
  expect(adminTitle(`/admin/${name}`)).toBe(title);
});

test.each([
  ['/admin/events/pipeline', 'Event Management'],
  ['/admin/tournaments', 'Bracket Management'],
  ['/admin', 'Dashboard'],
  ['/admin/constructor', 'Dashboard'],
  ['/elsewhere/events', 'Dashboard'],
])('%s is titled %s', (path, title) => {
  expect(adminTitle(path)).toBe(title);
});
