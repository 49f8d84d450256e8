import type { Page } from '@playwright/test';
import { dialog, goOffline, heading, openMenu, type Picture, press, see, steps, type } from './picture.ts';
import { withBracket } from './sampleProjects.ts';

const row = 'section[aria-label="Events"] > ul > li';
const door = '/admin/events/alabama-sigma-nu/participants';
const importing = '/admin/events/texas-phi-gamma-delta/participants#import';
const person = 'section[aria-label="Participants"] li';
const college = 'university-of-alabama';
const details = `/admin/colleges?college=${college}`;
const card = 'role=listitem >> role=button[name="Schedule Event"]';
const cardMenu = (item: string) => steps(press(/^Actions for/, item), see('role=dialog'));
const unfold = (page: Page) => page.locator('[data-row]').first().click();
const opens = (...names: (string | RegExp)[]) => steps(press(...names), see('role=dialog'));
const create = dialog('Create Event');

const ofEvents: Picture[] = [
  { name: 'create-event', path: '/admin/events?create=open', shows: create },
  {
    name: 'create-event-mistakes',
    path: '/admin/events?create=open',
    shows: create,
    act: steps(
      type('Max participants', '0'),
      type('State', 'i1'),
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Create Event' }).click(),
      see('text=/^Fix d+ fields/'),
    ),
  },
  {
    name: 'create-event-unsaved',
    path: '/admin/events?create=open',
    shows: create,
    act: steps(type('Title', 'Cup'), press('Close'), see(dialog('Unsaved changes'))),
  },
  { name: 'copy-event', path: '/admin/events?create=texas-phi-gamma-delta', shows: create },
  {
    name: 'event-details',
    path: '/admin/events?event=texas-phi-gamma-delta',
    shows: 'role=button[name="Edit Event"]',
  },
  {
    name: 'event-edit',
    path: '/admin/events?event=texas-phi-gamma-delta',
    shows: 'role=button[name="Edit Event"]',
    act: opens('Edit Event'),
  },
  {
    name: 'event-missing',
    path: '/admin/events?event=no-such-event',
    shows: dialog('Event Details'),
  },
  { name: 'event-delete', path: '/admin/events', shows: row, act: cardMenu('Delete') },
  {
    name: 'events-delete',
    path: '/admin/events?status=active',
    shows: row,
    act: steps((page) => page.locator('section[aria-label="Events"] input').first().click(), opens('Delete')),
  },
];

const ofPeople: Picture[] = [
  { name: 'walk-in', path: door, shows: person, act: opens('Add walk-in') },
  {
    name: 'walk-in-mistakes',
    path: door,
    shows: person,
    act: steps(
      opens('Add walk-in'),
      (page) => page.locator('dialog [type=submit]').click(),
      see('[aria-invalid=true]'),
    ),
  },
  { name: 'import-people', path: importing, shows: 'dialog textarea' },
  {
    name: 'import-people-preview',
    path: importing,
    shows: 'dialog textarea',
    act: steps(
      type('Rows from the sheet', 'Name,Email\nAnn Lee,ann@college.example\nBo,no address'),
      see('dialog >> text=/Ann Lee/'),
    ),
  },
  { name: 'edit-person', path: door, shows: person, act: opens(/^Edit /) },
  { name: 'remove-person', path: door, only: 'desktop', shows: person, act: opens(/^Remove /) },
];

const ofColleges: Picture[] = [
  { name: 'college', path: details, shows: card },
  { name: 'college-missing', path: '/admin/colleges?college=nowhere', shows: dialog('No such college') },
  {
    name: 'college-fraternity',
    path: details,
    shows: card,
    act: steps(press('Edit'), see('dialog dialog')),
  },
  {
    name: 'college-fraternity-delete',
    path: details,
    shows: card,
    act: steps(
      (page) => page.getByRole('listitem').getByRole('button', { name: 'Delete' }).first().click(),
      see('dialog dialog'),
    ),
  },
  {
    name: 'college-schedule',
    path: details,
    shows: card,
    act: steps(press('Schedule Event'), see('dialog dialog')),
  },
  {
    name: 'college-import',
    path: details,
    shows: card,
    act: steps(
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Import CSV' }).click(),
      see('dialog dialog'),
    ),
  },
  { name: 'add-college', path: '/admin/colleges?q=iowa', shows: 'main a strong', act: opens('Add College') },
  {
    name: 'import-colleges',
    path: '/admin/colleges?q=iowa',
    shows: 'main a strong',
    act: opens('Import CSV'),
  },
];

const fraternities = `/admin/fraternities?college=${college}`;
const fraternity = 'section[aria-label^="Fraternities of"] li';
const ofFraternities: Picture[] = [
  {
    name: 'fraternity',
    path: fraternities,
    shows: fraternity,
    act: steps((page: Page) => page.locator(`${fraternity} button`).first().click(), see('role=dialog')),
  },
  { name: 'rush-chairs', path: fraternities, shows: fraternity, act: opens('Bulk Update Rush Chairs') },
  { name: 'fraternities-debug', path: fraternities, shows: fraternity, act: opens('Debug') },
  {
    name: 'outreach-fraternity',
    path: `/admin/outreach/${college}/sigma-nu`,
    shows: 'main header h2',
  },
  { name: 'outreach-log', path: '/admin/outreach', shows: 'main li h2', act: opens(/^Log a contact/) },
];

const ofOthers: Picture[] = [
  { name: 'pipeline-add', path: '/admin/events/pipeline', shows: 'main li', act: opens('Add card') },
  { name: 'pipeline-edit', path: '/admin/events/pipeline', shows: 'main li', act: cardMenu('Edit') },
  { name: 'pipeline-delete', path: '/admin/events/pipeline', shows: 'main li', act: cardMenu('Delete') },
  {
    name: 'pipeline-event',
    path: '/admin/events/pipeline',
    shows: 'main li',
    act: steps((page) => page.locator('main li > button').first().click(), see(create)),
  },
  {
    name: 'request-event',
    path: '/admin/requests',
    shows: 'main li',
    act: steps(unfold, opens('Create Event')),
  },
  { name: 'request-delete', path: '/admin/requests', shows: 'main li', act: steps(unfold, opens('Delete')) },
  {
    name: 'bracket-viewer',
    path: '/admin/brackets',
    shows: heading('All brackets'),
    act: opens(/^View the bracket of/),
  },
  {
    name: 'bracket-remove',
    path: `/admin/brackets?bracket=${withBracket}`,
    shows: 'text=View full size',
    act: opens(/^Remove/),
  },
  {
    name: 'stay',
    path: '/admin/partners',
    shows: 'main li',
    act: steps(openMenu, opens('Stay signed in'), see(dialog('Stay signed in'))),
  },
  {
    name: 'logout',
    path: '/admin/events?create=open',
    shows: create,
    act: steps(
      type('Title', 'Cup'),
      press('Close', 'Keep as draft'),
      openMenu,
      press('Logout'),
      see(dialog('Keep your drafts?')),
    ),
  },
  {
    name: 'outbox',
    path: door,
    shows: person,
    act: steps(
      goOffline,
      (page) => page.locator(`${person} button[aria-pressed=false]`).first().click(),
      press('Show changes'),
      see(dialog('Changes on this device')),
    ),
  },
];

/** The dialogs of the console, as the super admin sees them. */
export const dialogPictures: readonly Picture[] = [
  ...ofEvents,
  ...ofPeople,
  ...ofColleges,
  ...ofFraternities,
  ...ofOthers,
].map((picture) => ({ ...picture, name: `dialog-${picture.name}`, who: 'admin' as const }));
