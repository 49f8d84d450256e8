import {
  dialog,
  failReads,
  goOffline,
  heading,
  openMenu,
  type Picture,
  press,
  see,
  steps,
  type,
} from './picture.ts';

const card = 'main article';
const enter = (title: string) => press(new RegExp(`^Enter ${title}`));
const locked = 'Forty Acres Blackjack Classic';

const statuses = ['upcoming', 'active', 'scheduled', 'completed'];
const contentPages = ['responsible-gaming', 'how-to-play', 'rules', 'faq', 'terms', 'privacy', 'host'];

const lists: Picture[] = [
  { name: 'home', path: '/', shows: card },
  ...statuses.map((status) => ({ name: `events-${status}`, path: `/events/${status}`, shows: card })),
  { name: 'tournaments', path: '/tournaments', shows: card },
  ...['previous', 'upcoming', 'scheduled'].map((type) => ({
    name: `tournaments-${type}`,
    path: `/tournaments/${type}`,
    shows: card,
  })),
];

const pages: Picture[] = [
  ...contentPages.map((page) => ({ name: page, path: `/${page}`, shows: 'main h1' })),
  { name: 'unknown-address', path: '/no-such-page', shows: card },
  { name: 'event-open', path: '/e/alabama-sigma-nu', shows: heading('Tuscaloosa Twenty-One') },
  { name: 'event-locked', path: '/e/texas-phi-gamma-delta', shows: heading(locked) },
  { name: 'event-scheduled', path: '/e/nebraska-phi-kappa-psi', shows: heading('Lincoln Splits') },
  { name: 'event-completed', path: '/e/nc-state-beta-theta-pi', shows: 'main h1 >> text=Twenty-One' },
  { name: 'event-missing', path: '/e/no-such-event', shows: heading("We can't find this event") },
];

const states: Picture[] = [
  { name: 'home-empty', path: '/', project: 'empty', shows: 'text=New dates coming soon' },
  { name: 'events-empty', path: '/events/upcoming', project: 'empty', shows: 'text=/No .*events/i' },
  { name: 'tournaments-empty', path: '/tournaments', project: 'empty', shows: 'text=/No .*tournaments/i' },
  { name: 'home-failed', path: '/', first: failReads, shows: 'role=button[name="Retry"]' },
  { name: 'events-failed', path: '/events/upcoming', first: failReads, shows: 'role=button[name="Retry"]' },
  { name: 'event-failed', path: '/e/alabama-sigma-nu', first: failReads, shows: 'role=button[name="Retry"]' },
  { name: 'home-offline', path: '/', shows: card, act: steps(goOffline, see("text=/You're offline/i")) },
  { name: 'menu', path: '/faq', shows: 'main h1', act: steps(openMenu, press('Tournaments')) },
];

const dialogs: Picture[] = [
  { name: 'unlock', path: '/', shows: card, act: steps(enter(locked), see(dialog(/.*/))) },
  {
    name: 'unlock-wrong',
    path: '/',
    shows: card,
    act: steps(
      enter(locked),
      type('Enter Event Password', 'wrong'),
      press('Unlock Registration'),
      see('dialog [aria-invalid=true]'),
    ),
  },
  {
    name: 'unlocked',
    path: '/',
    shows: card,
    act: steps(
      enter(locked),
      type('Enter Event Password', 'phigammadelta21'),
      press('Unlock Registration'),
      see('role=link[name="Register Now"]'),
    ),
  },
  {
    name: 'coming-soon',
    path: '/',
    shows: card,
    act: steps(enter('Ann Arbor Double Down'), see('role=dialog')),
  },
  { name: 'request', path: '/events/upcoming?request=open', shows: dialog('Request Tournament') },
  {
    name: 'request-mistakes',
    path: '/events/upcoming?request=open',
    shows: dialog('Request Tournament'),
    act: steps(press('Submit Request'), see('text=/^Fix d+ fields/')),
  },
];

/** The public screens of the site. */
export const visitorPictures: readonly Picture[] = [...lists, ...pages, ...states, ...dialogs];
