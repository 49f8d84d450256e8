import { expect, test } from 'vitest';
import { adminTitle } from '../../src/admin/screens.ts';

test.each([
  ['/admin/events', 'Event Management'],
  ['/admin/events/pipeline', 'Event Management'],
  ['/admin/brackets', 'Bracket Management'],
  ['/admin/tournaments', 'Bracket Management'],
  ['/admin/colleges', 'College Management'],
  ['/admin/fraternities', 'Fraternity Management'],
  ['/admin/outreach', 'Outreach'],
  ['/admin/partners', 'Partner Management'],
  ['/admin/calendar', 'Calendar'],
  ['/admin/sales', 'Sales Pipeline'],
  ['/admin/reports', 'Reports'],
  ['/admin', 'Dashboard'],
  ['/admin/constructor', 'Dashboard'],
  ['/elsewhere/events', 'Dashboard'],
])('%s is titled %s', (path, title) => {
  expect(adminTitle(path)).toBe(title);
});
