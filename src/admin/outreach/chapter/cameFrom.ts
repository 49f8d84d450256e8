import { staffPaths } from '../../../staffPaths.ts';
import { lastOf } from '../../parts/trail.ts';

const labels = new Map(
  (
    [
      ['outreach', 'Outreach'],
      ['colleges', 'Colleges'],
      ['fraternities', 'Fraternities'],
      ['requests', 'Requests'],
      ['calendar', 'Calendar'],
      ['events', 'Events'],
    ] as const
  ).map(([screen, label]) => [staffPaths.adminScreen(screen), label]),
);

/** Returns the list from which someone came to this page, Outreach unless another one was seen after it. */
export function cameFrom(): { to: string; label: string } {
  const to = lastOf((pathname) => labels.has(pathname)) ?? staffPaths.adminScreen('outreach');
  return { to, label: `Back to ${labels.get(to) ?? 'Outreach'}` };
}
