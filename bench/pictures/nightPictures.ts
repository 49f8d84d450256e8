import { type Picture, press } from './picture.ts';

const live = 'alabama-sigma-nu';
const over = 'nc-state-beta-theta-pi';
const heading = 'main h2';

const event = (id: string, rest: string) => `/admin/events/${id}${rest}`;

const forStaff: Picture[] = [
  { name: 'overview', path: event(live, ''), shows: heading },
  { name: 'tables', path: event(live, '/tables/night'), shows: 'main li' },
  { name: 'draw', path: event(live, '/tables/draw'), shows: heading },
  { name: 'draw-before', path: event('texas-phi-gamma-delta', '/tables/draw'), shows: heading },
  { name: 'log', path: event(live, '/tables/log'), shows: 'main li' },
  { name: 'final', path: event(live, '/tables/result'), shows: heading },
  { name: 'crew', path: event(live, '/crew'), shows: heading },
  { name: 'result', path: event(over, '/result'), shows: heading },
  { name: 'places', path: event(over, '/result/places'), shows: 'main h1' },
  { name: 'season', path: '/admin/season', shows: heading },
  { name: 'players', path: '/admin/season/players', shows: 'main h1' },
  {
    name: 'chapter',
    path: '/admin/outreach/university-of-alabama/sigma-nu',
    shows: 'main h1',
  },
  { name: 'activity', path: '/admin/outreach?list=activity', shows: 'main h1' },
];

const forVisitors: Picture[] = [
  { name: 'live', path: `/e/${live}/live`, shows: 'main h1' },
  { name: 'live-draw', path: `/e/${live}/live/draw`, shows: heading },
  { name: 'tv', path: `/e/${live}/tv`, shows: 'h1' },
  { name: 'results', path: `/e/${over}/results`, shows: 'main li' },
  { name: 'standings', path: '/standings', shows: 'main td' },
  { name: 'standings-open', path: '/standings', shows: 'main td', act: press(/results? counts?/) },
  { name: 'school', path: '/schools/north-carolina-state-university', shows: 'main h1' },
  { name: 'find', path: '/find?q=texas', shows: heading },
  { name: 'crew-link', path: `/e/${live}/crew`, shows: 'h1' },
];

/** The night and the season: of a super admin, then of visitors. */
export const nightPictures: readonly Picture[] = [
  ...forStaff.map((picture) => ({
    ...picture,
    name: `night-console-${picture.name}`,
    who: 'admin' as const,
  })),
  ...forVisitors.map((picture) => ({ ...picture, name: `night-${picture.name}` })),
];
