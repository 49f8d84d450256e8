import { heading, openMenu, type Picture, press, see, steps, type } from './picture.ts';
import { withBracket } from './sampleProjects.ts';

const row = 'section[aria-label="Events"] > ul > li';
const college = 'university-of-alabama';
const nothing = 'empty' as const;

const events: Picture[] = [
  { name: 'events', path: '/admin/events', shows: row },
  { name: 'events-active', path: '/admin/events?status=active', shows: row },
  { name: 'events-not-found', path: '/admin/events?q=nowhere', shows: 'text=/^No /' },
  { name: 'events-empty', path: '/admin/events', project: nothing, shows: 'text=/^No events/' },
  { name: 'events-older', path: '/admin/events', project: 'older', shows: 'text=Review upgrade' },
  {
    name: 'events-selected',
    path: '/admin/events?status=active',
    shows: row,
    act: (page) => page.locator('section[aria-label="Events"] input').first().click(),
  },
  { name: 'pipeline', path: '/admin/events/pipeline', shows: 'main li' },
  { name: 'pipeline-empty', path: '/admin/events/pipeline', project: nothing, shows: 'text=No cards yet.' },
  {
    name: 'pipeline-menu',
    path: '/admin/events/pipeline',
    shows: 'main li',
    act: press(/^Actions for/),
  },
  { name: 'upgrade', path: '/admin/events/upgrade', shows: 'role=button[name="Scan"]' },
  {
    name: 'upgrade-scanned',
    path: '/admin/events/upgrade',
    project: 'older',
    shows: 'role=button[name="Scan"]',
    act: steps(press('Scan'), see('text=/to upgrade of/')),
  },
  {
    name: 'participants',
    path: '/admin/events/alabama-sigma-nu/participants',
    shows: 'section[aria-label="Participants"] li',
  },
  {
    name: 'participants-none',
    path: '/admin/events/nebraska-phi-kappa-psi/participants',
    shows: 'section[aria-label="Participants"]',
  },
  {
    name: 'participants-missing',
    path: '/admin/events/no-such-event/participants',
    shows: 'text=This event no longer exists.',
  },
];

const others: Picture[] = [
  { name: 'requests', path: '/admin/requests', shows: 'section[aria-label="Requests"] li' },
  { name: 'requests-none', path: '/admin/requests?status=declined', shows: 'text=No declined requests' },
  { name: 'requests-empty', path: '/admin/requests', project: nothing, shows: 'text=No open requests' },
  {
    name: 'requests-selected',
    path: '/admin/requests',
    shows: 'section[aria-label="Requests"] li',
    act: (page) => page.locator('section[aria-label="Requests"] li input').first().click(),
  },
  { name: 'sales', path: '/admin/sales', shows: 'text=Open link' },
  { name: 'sales-edit', path: '/admin/sales', shows: 'text=Open link', act: press('Edit') },
  { name: 'sales-empty', path: '/admin/sales', project: nothing, shows: heading('Google Sheet') },
  { name: 'brackets', path: '/admin/brackets', shows: heading('All brackets') },
  { name: 'brackets-empty', path: '/admin/brackets', project: nothing, shows: 'text=/^No brackets yet/' },
  {
    name: 'brackets-completed',
    path: `/admin/brackets?bracket=${withBracket}`,
    shows: 'text=View full size',
  },
  {
    name: 'brackets-active',
    path: '/admin/brackets?bracket=alabama-sigma-nu',
    shows: heading('Tuscaloosa Twenty-One'),
  },
  {
    name: 'brackets-scheduled',
    path: '/admin/brackets?bracket=nebraska-phi-kappa-psi',
    shows: 'text=/^This event is scheduled/',
  },
  { name: 'partners', path: '/admin/partners', shows: 'main li' },
  { name: 'reports', path: '/admin/reports', shows: row },
  { name: 'trash-empty', path: '/admin/trash', project: nothing, shows: 'text=Trash is empty.' },
  {
    name: 'network-lost',
    path: '/admin/partners',
    shows: 'main li',
    act: steps((page) => page.context().setOffline(true), see('text=/^You.re offline/')),
  },
  { name: 'menu', path: '/admin/partners', shows: 'main li', act: openMenu },
];

const forSuper: Picture[] = [
  { name: 'colleges', path: '/admin/colleges', shows: 'a[href*="college"] strong' },
  { name: 'colleges-active', path: '/admin/colleges?view=active', shows: 'text=/open event/' },
  { name: 'colleges-found', path: '/admin/colleges?q=iowa', shows: 'a[href*="college"] strong' },
  { name: 'colleges-not-found', path: '/admin/colleges?q=nowhere', shows: 'text=No colleges found' },
  { name: 'fraternities', path: '/admin/fraternities', shows: 'text=/^Choose a college to see/' },
  {
    name: 'fraternities-of-college',
    path: `/admin/fraternities?college=${college}`,
    shows: 'section[aria-label^="Fraternities of"] li',
  },
  {
    name: 'fraternities-empty',
    path: `/admin/fraternities?college=${college}`,
    project: nothing,
    shows: 'text=/^No fraternities at/',
  },
  { name: 'outreach', path: '/admin/outreach', shows: 'section[aria-label="Call today"] li' },
  { name: 'outreach-empty', path: '/admin/outreach', project: nothing, shows: 'text=/^Nothing is due/' },
  {
    name: 'outreach-quiet',
    path: '/admin/outreach?list=quiet',
    shows: 'section[aria-label="Gone quiet"] li',
  },
  {
    name: 'outreach-confirm',
    path: '/admin/outreach?list=confirm',
    shows: 'section[aria-label="Needs confirming"] li',
  },
  { name: 'calendar', path: '/admin/calendar', shows: 'main h4' },
  {
    name: 'calendar-empty',
    path: '/admin/calendar',
    project: nothing,
    shows: 'text=Nothing is scheduled or upcoming.',
  },
  {
    name: 'calendar-day',
    only: 'desktop',
    path: '/admin/calendar',
    shows: 'main h4',
    act: (page) => page.locator('button[data-day="2026-09-17"]').click(),
  },
];

const dark = ['events', 'requests', 'pipeline', 'colleges', 'calendar', 'brackets-completed'];
const regular = ['events', 'participants', 'requests', 'sales', 'brackets', 'partners', 'menu'];

const both = [...events, ...others];
const asSuper = [...both, ...forSuper].map((picture) => ({ ...picture, who: 'admin' as const }));

/**
 * The screens of the console, sign-in first: those of the super admin, some in dark mode, and those of a
 * regular admin.
 */
export const consolePictures: readonly Picture[] = [
  { name: 'console-login', path: '/admin', shows: heading('Staff sign in') },
  {
    name: 'console-login-wrong',
    path: '/admin',
    shows: heading('Staff sign in'),
    act: steps(type('Password', 'wrong'), press('Sign in'), see('[aria-invalid=true]')),
  },
  ...asSuper.map((picture) => ({ ...picture, name: `console-${picture.name}` })),
  ...asSuper
    .filter(({ name }) => dark.includes(name))
    .map((picture) => ({ ...picture, name: `dark-${picture.name}`, dark: true })),
  ...both
    .filter(({ name }) => regular.includes(name))
    .map((picture) => ({ ...picture, name: `regular-${picture.name}`, who: 'staff' as const })),
];
