const titles: Record<string, string> = {
  events: 'Event Management',
  requests: 'Tournament Requests',
  brackets: 'Bracket Management',
  tournaments: 'Bracket Management',
  colleges: 'College Management',
  fraternities: 'Fraternity Management',
  outreach: 'Outreach',
  partners: 'Partner Management',
  calendar: 'Calendar',
  sales: 'Sales Pipeline',
  map: 'College Map',
  reports: 'Reports',
};

/**
 * The title of the console's header for a path (specification 2.8): '/admin/events' gives 'Event Management'.
 */
export function adminTitle(pathname: string): string {
  const screen = /^\/admin\/([^/]+)/.exec(pathname)?.[1] ?? '';
  return Object.hasOwn(titles, screen) ? `${titles[screen]}` : 'Dashboard';
}
