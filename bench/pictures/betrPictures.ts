import { heading, openMenu, type Picture, press, see, steps, type } from './picture.ts';

const unlocked: Picture[] = [
  { name: 'betr-home', path: '/Betr', shows: 'text=/fraternities, .* colleges without one/' },
  { name: 'betr-home-nothing', path: '/Betr?college=nowhere', shows: 'text=/^No matches/' },
  { name: 'betr-home-empty', path: '/Betr', project: 'empty', shows: 'text=/these rows are samples/' },
  { name: 'betr-menu', path: '/Betr/database', shows: heading('Database'), act: openMenu },
  { name: 'betr-map', path: '/Betr/map', shows: 'role=button[name=/Baylor University/]' },
  { name: 'betr-map-texas', path: '/Betr/map?state=TX', shows: 'role=button[name=/Baylor University/]' },
  {
    name: 'betr-map-college',
    path: '/Betr/map',
    shows: '[data-row="baylor-university"]',
    act: steps((page) => page.locator('[data-row="baylor-university"] button').click(), see('role=dialog')),
  },
  { name: 'betr-map-empty', path: '/Betr/map', project: 'empty', shows: '[data-row]' },
  { name: 'betr-database', path: '/Betr/database', shows: 'text=Nothing here yet' },
  { name: 'betr-campus', path: '/Betr/campus', shows: 'text=Landmarks' },
  {
    name: 'betr-campus-place',
    path: '/Betr/campus',
    shows: 'text=Landmarks',
    act: (page) => page.getByRole('region', { name: 'Landmarks' }).getByRole('button').first().click(),
  },
];

/** The screens of Betr, its gate first. */
export const betrPictures: readonly Picture[] = [
  { name: 'betr-gate', path: '/Betr', shows: 'role=button[name="Unlock"]' },
  {
    name: 'betr-gate-wrong',
    path: '/Betr',
    shows: 'role=button[name="Unlock"]',
    act: steps(type('Password', 'wrong'), press('Unlock'), see('[aria-invalid=true]')),
  },
  ...unlocked.map((picture) => ({ ...picture, who: 'betr' as const })),
];
