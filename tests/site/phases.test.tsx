import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventData } from '../../src/domain/calendar/eventData.ts';
import { eventDescription } from '../../src/domain/calendar/linkWords.ts';
import { eventStatuses } from '../../src/domain/events/eventStatus.ts';
import { readEvent } from '../../src/domain/events/readEvent.ts';
import type { TourEvent } from '../../src/domain/events/tourEvent.ts';
import { groupCalled } from '../../src/domain/find/eventGroups.ts';
import { settling } from '../../src/lib/settling.ts';
import { createStore } from '../../src/lib/store.ts';
import { Component as EventPage } from '../../src/site/event/EventPage.tsx';
import type { FoundEvent } from '../../src/site/event/findEvent.ts';
import { Component as EventsPage } from '../../src/site/events/EventsPage.tsx';
import { FoundEvents } from '../../src/site/find/FoundEvents.tsx';
import { Component as HomePage } from '../../src/site/home/HomePage.tsx';
import type { HomeEvents } from '../../src/site/home/homeEvents.ts';
import type { LiveState } from '../../src/site/live/boardNews.ts';
// Loaded here: compiling it may take longer than a search for what it shows waits.
import '../../src/site/records/eventRecord.ts';
import { lastSeen } from '../../src/site/routing/lastSeen.ts';
import { pagedList } from '../../src/site/routing/publicList.ts';
import { Component as TvPage } from '../../src/site/tv/TvPage.tsx';
import { anEvent } from '../domain/calendar/anEvent.ts';
import { answeredWith, plainAnswer } from '../support/plainServer.ts';
import { visit as draw, Visited } from './visit.tsx';

/* Every phase on every surface: the one thing to do, in which words, and whether spots are shown. */

const server = plainAnswer(null);
beforeEach(() => vi.stubGlobal('fetch', server.fetch));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.innerHTML = '';
});

/** What is said and done of one event on each surface. */
type Surfaces = {
  badge: string;
  /** The gold button, alike on card and page, and where it leads; what stands disabled is in brackets. */
  action: string;
  /** What stands beside the button on the page; `bar`: at the foot of a phone's screen. */
  hint: string;
  bar: boolean;
  spots: string;
  /** The hero's gold button, and its ticket; whether the grid below has the event. */
  home: string;
  ticket: string;
  /** Whether it's above an event to come in the list of its status, and under which heading it's found. */
  list: string;
  search: string;
  /** schema.org's status and offer, and what a link's description begins with. */
  data: string;
  link: string;
  /** What a TV says below title, day and place while there are no tables. */
  tv: string;
};

const page = {
  location: 'Texas Union, Austin, TX',
  registration: 'open',
  googleFormUrl: 'https://f.example',
} as const;
const whole = (fields: Partial<TourEvent>) => anEvent({ ...page, ...fields });
const later = whole({ id: 'later', title: 'Later', date: '2026-12-01', sortDate: '2026-12-01T19:00' });

/** Draws a page whose data is there at once. */
async function visit(...args: Parameters<typeof draw>): Promise<void> {
  await draw(...args);
  await act(async () => {});
}

const where = (href: string | null) =>
  href?.replace('/e/spring-open', '').replace('https://f.example', 'form') || 'page';

/** Returns the gold buttons in a place, and in brackets what can't be pressed. */
function actions(place: Element): string {
  return [...place.querySelectorAll<HTMLElement>('a, button')]
    .filter(({ className }) => className.includes('_button_') && !className.includes('_plain_'))
    .map((button) => {
      const name = button.textContent ?? '';
      if (button.hasAttribute('disabled')) return `(${name})`;
      return button.matches('a') ? `${name} > ${where(button.getAttribute('href'))}` : `${name} > dialog`;
    })
    .join(' ');
}

const text = (element: Element | null | undefined) => element?.textContent ?? '';
const listOf = (...items: TourEvent[]) =>
  pagedList(() => Promise.resolve({ items, next: null }), lastSeen('phases', readEvent));

async function onPage(event: TourEvent) {
  const found = Promise.resolve<FoundEvent>({ event: { ...event, winner: '', runnerUp: '' } });
  await visit(<Visited Page={EventPage} load={() => Promise.resolve(settling(found))} />);
  const ticket = screen.getByRole('complementary', { name: 'At a glance' });
  const box = ticket.querySelector('div:not(dl *):has(> div > p)');
  const facts = [...ticket.querySelectorAll('dl > div')];
  return {
    badge: text(document.querySelector('header p span')),
    action: actions(ticket),
    hint: text(box?.querySelector('p + p')),
    bar: box?.className.includes('_enter_') ?? false,
    spots: text(facts.find((fact) => text(fact.firstElementChild) === 'Spots')?.lastElementChild),
  };
}

async function atHome(event: TourEvent) {
  const events = Promise.resolve<HomeEvents>({ items: [event] });
  await visit(<Visited Page={HomePage} load={() => settling(events)} />);
  const side = document.querySelector('section [class*=_side_]');
  const link = side?.querySelector('a');
  const grid = screen.queryByRole('article', { name: 'Spring Open' }) ? 'in the grid' : 'not in the grid';
  return {
    home: `${actions(document.querySelector('section h1 ~ p[class*=_actions_]') ?? document.body)}, ${grid}`,
    ticket: `${text(side?.querySelector('[class*=_label_]'))}: ${text(side?.querySelectorAll('[class*=_about_] p')[2])} > ${link ? where(link.getAttribute('href')) : 'nowhere'}`,
  };
}

async function inLists(event: TourEvent) {
  const status = eventStatuses.find((known) => known === event.status);
  const titles = () => screen.getAllByRole('article').map((card) => text(within(card).getByRole('heading')));
  let list = 'none';
  if (status) {
    const data = Promise.resolve({ status, list: listOf(event, later) });
    await visit(<Visited Page={EventsPage} load={() => data} />);
    list = `${status}, ${titles()[0] === 'Later' ? 'below' : 'above'}`;
    cleanup();
  }
  const group = groupCalled('state', 'TX');
  if (!group) throw new Error('No such state');
  await visit(<FoundEvents group={group} list={listOf(event)} onRetry={() => {}} />);
  const card = screen.getByRole('article', { name: 'Spring Open' });
  const cardSays = { badge: text(card.querySelector('[class*=_chip_]')), action: actions(card) };
  return { card: cardSays, list, search: text(screen.getByRole('heading', { level: 2 })) };
}

function forPrograms(event: TourEvent, now: Date) {
  const tour = { name: 'The Tour', url: 'https://tour.example/' };
  const data = eventData(event, { url: 'https://tour.example/e', image: '', tour, now });
  const words = JSON.stringify(data)?.match(
    /(?<=schema\.org\/)(EventCancelled|EventScheduled|InStock|LimitedAvailability|SoldOut)/g,
  );
  // What comes before the day.
  const link = eventDescription(event, now).replace(/(\. )?(Saturday,|Date ).*/, '');
  return { data: words?.join(' ') ?? 'none', link };
}

async function onTv(event: TourEvent) {
  server.answer = answeredWith({ ...event });
  const { get, watch } = createStore<LiveState>({
    status: 'ready',
    board: null,
    asOf: 0,
    ahead: 0,
    stale: false,
  });
  const night = { eventId: event.id, now: get, watch, follow: () => () => {}, retry: () => {} };
  await visit(<Visited Page={TvPage} load={() => Promise.resolve(night)} />, `/e/${event.id}/tv`);
  expect(text(await screen.findByRole('heading', { level: 1, name: 'Spring Open' }))).toBe('Spring Open');
  expect(screen.getByText('Texas Union, Austin, TX · University of Texas at Austin')).toBeTruthy();
  return { tv: text([...document.querySelectorAll('main [role=status]')].at(-1)) };
}

async function surfaces(fields: Partial<TourEvent>, now: Date): Promise<Surfaces> {
  const event = whole(fields);
  const { badge, action, ...rest } = await onPage(event);
  cleanup();
  const home = await atHome(event);
  cleanup();
  const { card, ...lists } = await inLists(event);
  expect(card).toEqual({ badge, action });
  cleanup();
  return { badge, action, ...rest, ...home, ...lists, ...forPrograms(event, now), ...(await onTv(event)) };
}

type Row = [phase: string, fields: Partial<TourEvent>, now: string, said: Surfaces];

// Austin is six hours behind on March 1, five from March 8 on; the event is on March 14 at 7 PM.
const ahead = '2026-03-01T12:00Z';
const today = '2026-03-14T12:00Z';
const evening = '2026-03-15T01:00Z';
const nextDay = '2026-03-15T17:00Z';
const live = { board: 'live', status: 'active' };

const coming: Surfaces = {
  badge: 'Open',
  action: 'Enter > form',
  hint: 'Opens the sign-up form in a new tab.',
  bar: true,
  spots: '52 spots left',
  home: 'See upcoming events > #upcoming, in the grid',
  ticket: 'Next up: Sat, Mar 14, 7:00 PM > page',
  list: 'upcoming, above',
  search: 'Coming up',
  data: 'EventScheduled InStock',
  link: '',
  tv: 'The tables show here as soon as the host draws them.',
};
const on: Surfaces = {
  badge: 'Live now',
  action: 'Live tables > /live',
  hint: 'Round 1: see who sits where.',
  bar: true,
  spots: '',
  home: 'See live tables > /live, in the grid',
  ticket: '● Live now: Round 1 > /live',
  list: 'active, above',
  search: 'Coming up',
  data: 'EventScheduled',
  link: '',
  tv: 'Round 1: see who sits where.',
};
const over: Surfaces = {
  badge: 'Completed',
  action: '(Completed)',
  hint: 'This night is over. Results soon.',
  bar: false,
  spots: '',
  home: 'Host a tournament > /host, not in the grid',
  ticket: 'Next up: Want us on your campus? > nowhere',
  list: 'completed, below',
  search: 'Past events',
  data: 'EventScheduled',
  link: 'This night is over',
  tv: 'This night is over. Results soon.',
};

const here = {
  registration: 'site',
  signUp: { open: true, closesAt: Date.parse('2026-03-14T23:00Z') },
  googleFormUrl: '',
} as const;
const shut: Surfaces = {
  ...coming,
  badge: 'Sign-up closed',
  action: '(Closed)',
  hint: 'Sign-up closed at 6:00 PM.',
  spots: '',
  ticket: 'Next up: 7:00 PM > page',
  data: 'EventScheduled',
  tv: 'Sign-up closed at 6:00 PM. The tables show here as soon as the host draws them.',
};

test.each<Row>([
  [
    'sign-up on this site',
    here,
    ahead,
    {
      ...coming,
      action: 'Enter > dialog',
      hint: 'Takes half a minute. No account needed.',
      tv: 'Sign up here: scan the code. 52 spots left.',
    },
  ],
  [
    'sign-up on this site after the password',
    { ...here, registration: 'locked' },
    ahead,
    {
      ...coming,
      action: 'Enter > dialog',
      hint: 'Password needed. Ask Sigma Chi or the tour.',
      tv: 'Sign up here: scan the code. 52 spots left.',
    },
  ],
  [
    'full on this site, and six wait',
    { ...here, currentParticipants: 64, line: { ...anEvent().line, waiting: 6, order: 'wwwwww' } },
    ahead,
    {
      ...coming,
      badge: 'Full',
      action: 'Join the waiting list > dialog',
      hint: 'Full. 6 are waiting. ',
      spots: 'Full',
      data: 'EventScheduled SoldOut',
      tv: 'Full. 6 are waiting. Join the waiting list here: scan the code.',
    },
  ],
  [
    'full on this site after the password, and nobody waits',
    { ...here, registration: 'locked', currentParticipants: 64 },
    ahead,
    {
      ...coming,
      badge: 'Full',
      action: 'Join the waiting list > dialog',
      hint: 'All spots are taken. Password needed. Ask Sigma Chi or the tour.',
      spots: 'Full',
      data: 'EventScheduled SoldOut',
      tv: 'All spots are taken. Join the waiting list here: scan the code.',
    },
  ],
  [
    'full on this site without a waiting list',
    { ...here, currentParticipants: 64, waitingList: 0 },
    ahead,
    {
      ...coming,
      badge: 'Full',
      action: '(Full)',
      hint: 'All spots are taken.',
      spots: 'Full',
      data: 'EventScheduled SoldOut',
      tv: 'All spots are taken. The tables show here as soon as the host draws them.',
    },
  ],
  ['sign-up closed by the clock', here, '2026-03-14T23:00Z', { ...shut, ticket: 'Tonight: 7:00 PM > page' }],
  [
    'sign-up closed by staff',
    { ...here, signUp: { open: false, closesAt: 0 } },
    ahead,
    {
      ...shut,
      hint: 'Sign-up is closed.',
      ticket: 'Next up: Sat, Mar 14, 7:00 PM > page',
      tv: 'Sign-up is closed. The tables show here as soon as the host draws them.',
    },
  ],
  [
    'far off, no form yet',
    { registration: 'none', googleFormUrl: '' },
    ahead,
    {
      ...coming,
      badge: 'Upcoming',
      action: 'Enter > dialog',
      hint: "Sign-ups aren't open yet.",
      spots: '12 signed up',
      data: 'EventScheduled',
      tv: "Sign-ups aren't open yet. The tables show here as soon as the host draws them.",
    },
  ],
  ['open', {}, ahead, coming],
  [
    'without a date',
    { date: null, time: '', sortDate: '9999-12-31' },
    ahead,
    { ...coming, ticket: 'Next up: TBD > page', list: 'upcoming, below', data: 'none' },
  ],
  [
    'nearly full',
    { currentParticipants: 60 },
    ahead,
    { ...coming, badge: '4 left', spots: '4 spots left', data: 'EventScheduled LimitedAvailability' },
  ],
  [
    'full',
    { currentParticipants: 64 },
    ahead,
    {
      ...coming,
      badge: 'Full',
      action: 'Join the waitlist > form',
      hint: 'Full. Join the waitlist. Opens the sign-up form in a new tab.',
      spots: 'Full',
      data: 'EventScheduled SoldOut',
      link: 'All spots are taken',
      tv: 'Full. Join the waitlist. The tables show here as soon as the host draws them.',
    },
  ],
  [
    'full, nowhere to sign up',
    { currentParticipants: 64, registration: 'none', googleFormUrl: '' },
    ahead,
    {
      ...coming,
      badge: 'Full',
      action: '(Full)',
      hint: 'All spots are taken.',
      spots: 'Full',
      data: 'EventScheduled SoldOut',
      link: 'All spots are taken',
      tv: 'All spots are taken. The tables show here as soon as the host draws them.',
    },
  ],
  ['today before doors', {}, today, { ...coming, badge: 'Today', ticket: 'Tonight: 7:00 PM > page' }],
  [
    'today before 5 PM',
    { time: '14:00' },
    today,
    { ...coming, badge: 'Today', ticket: 'Today: 2:00 PM > page' },
  ],
  [
    'full, today before doors',
    { currentParticipants: 64 },
    today,
    {
      ...coming,
      badge: 'Full',
      action: 'Join the waitlist > form',
      hint: 'Full. Join the waitlist. Opens the sign-up form in a new tab.',
      spots: 'Full',
      ticket: 'Tonight: 7:00 PM > page',
      data: 'EventScheduled SoldOut',
      link: 'All spots are taken',
      tv: 'Full. Join the waitlist. The tables show here as soon as the host draws them.',
    },
  ],
  [
    'begun by the clock',
    {},
    evening,
    {
      ...coming,
      badge: 'Started',
      action: '',
      hint: 'This night has started. Ask at the door.',
      spots: '',
      ticket: 'Started: Tonight, 7:00 PM > page',
      data: 'EventScheduled',
      tv: 'This night has started. Ask at the door. The tables show here as soon as the host draws them.',
    },
  ],
  [
    'list closed',
    { ...live, bracketStatus: 'setup' },
    today,
    {
      ...coming,
      badge: 'List closed',
      action: 'Live tables > /live',
      hint: 'Sign-ups are closed. The tables are drawn soon.',
      spots: '',
      ticket: 'List closed: Tonight, 7:00 PM > page',
      list: 'active, above',
      data: 'EventScheduled',
      tv: 'Sign-ups are closed. The tables are drawn soon.',
    },
  ],
  ['round 1', { ...live, bracketStatus: 'round-1' }, evening, on],
  [
    'the quarter-finals',
    { ...live, bracketStatus: 'quarter-finals' },
    evening,
    {
      ...on,
      hint: 'Quarter-finals: see who sits where.',
      ticket: '● Live now: Quarter-finals > /live',
      tv: 'Quarter-finals: see who sits where.',
    },
  ],
  [
    'the semi-finals',
    { ...live, bracketStatus: 'semi-finals' },
    evening,
    {
      ...on,
      hint: 'Semi-finals: see who sits where.',
      ticket: '● Live now: Semi-finals > /live',
      tv: 'Semi-finals: see who sits where.',
    },
  ],
  [
    'the final table',
    { ...live, bracketStatus: 'finals' },
    evening,
    {
      ...on,
      hint: 'Final table: see who sits where.',
      ticket: '● Live now: Final table > /live',
      tv: 'Final table: see who sits where.',
    },
  ],
  [
    'decided',
    { ...live, bracketStatus: 'completed' },
    evening,
    { ...over, badge: 'Over', action: 'Tables > /live', list: 'active, below' },
  ],
  ['past, nobody closed it', {}, nextDay, { ...over, badge: 'Over', list: 'upcoming, below' }],
  [
    'past, its board never closed',
    { ...live, bracketStatus: 'semi-finals' },
    nextDay,
    { ...over, badge: 'Over', action: 'Tables > /live', list: 'active, below' },
  ],
  ['completed', { status: 'completed' }, nextDay, over],
  [
    'completed long ago',
    { status: 'completed' },
    '2026-05-01T12:00Z',
    { ...over, hint: 'This night is over.', tv: 'This night is over.' },
  ],
  [
    'results',
    { status: 'completed', board: 'results' },
    nextDay,
    {
      ...over,
      action: 'Results > /results (Completed)',
      hint: 'This night is over. See who won.',
      link: 'This night is over: see who won',
      tv: 'This night is over. See who won.',
    },
  ],
  [
    'results, still active',
    { status: 'active', board: 'results' },
    nextDay,
    {
      ...over,
      action: 'Results > /results',
      hint: 'This night is over. See who won.',
      list: 'active, below',
      link: 'This night is over: see who won',
      tv: 'This night is over. See who won.',
    },
  ],
  [
    'canceled',
    { status: 'canceled' },
    ahead,
    {
      ...over,
      badge: 'Canceled',
      action: '(Canceled)',
      hint: 'This night is canceled.',
      list: 'none',
      data: 'EventCancelled',
      link: 'This night is canceled',
      tv: 'This night is canceled.',
    },
  ],
])('an event everywhere: %s', async (_, fields, now, said) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  expect(await surfaces(fields, new Date(now))).toEqual(said);
});
