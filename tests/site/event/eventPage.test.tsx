import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedPlan } from '../../../src/domain/night/format/readPlan.ts';
import { proposedPlan } from '../../../src/domain/night/plan/proposedPlan.ts';
import { settling } from '../../../src/lib/settling.ts';
import { Component as EventPage } from '../../../src/site/event/EventPage.tsx';
import type { EventWithResult, FoundEvent } from '../../../src/site/event/findEvent.ts';
// Loaded here: compiling them may take longer than a search for what they show waits.
import '../../../src/site/event/nightRules.ts';
import '../../../src/site/events/UnlockDialog.tsx';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answeredWith, plainAnswer } from '../../support/plainServer.ts';
import { answers, clearToasts, press, Visited, visit } from '../visit.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 12) });
  vi.stubGlobal('fetch', plainAnswer(null).fetch);
});

afterEach(() => {
  vi.useRealTimers();
});

const failed = 'Failed to load events. Please try again later.';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearToasts();
});

const whole = (fields: Partial<EventWithResult> = {}): EventWithResult => ({
  ...anEvent({ registration: 'open', googleFormUrl: 'https://forms.example/1' }),
  winner: '',
  runnerUp: '',
  ...fields,
});

function anEventPage() {
  const server = answers<FoundEvent>();
  const load = () => Promise.resolve(settling(server.ask()));
  return { ...server, page: <Visited Page={EventPage} load={load} /> };
}

async function shown(fields: Partial<EventWithResult> = {}): Promise<void> {
  const { page, give } = anEventPage();
  await visit(page);
  await give({ event: whole(fields) });
}

const ticket = () => screen.getByRole('complementary', { name: 'At a glance' });
const facts = () =>
  Object.fromEntries(
    [...ticket().querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]),
  );

test('an event is told whole: facts, description, bracket, Enter', async () => {
  await shown({
    description: 'Bring your student card.',
    bracketImage: '/bracket.png',
    bracketStatus: 'semi-finals',
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring Open');
  expect(document.title).toMatch(/^Spring Open \|/);
  const banner = within(screen.getByRole('article', { name: 'Spring Open' }));
  expect(banner.getByText('Saturday, March 14, 2026, 7:00 PM').getAttribute('datetime')).toBe('2026-03-14');
  expect(banner.getByText('University of Texas at Austin')).toBeTruthy();
  expect(facts()).toEqual({
    'Hosted by': 'Sigma Chi',
    'Entry fee': '$25',
    'Prize pool': '$1,000',
    Spots: '52 spots left',
  });
  expect(screen.getByText('Bring your student card.')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'The bracket' }).getAttribute('src')).toBe('/bracket.png');
  expect(screen.getByText('Semi-finals')).toBeTruthy();
  const enter = within(ticket()).getByRole('link', { name: 'Enter Spring Open' });
  expect(enter.getAttribute('href')).toBe('https://forms.example/1');
});

test('once the champion is known nobody can enter any more', async () => {
  await shown({ status: 'active', board: 'live', bracketStatus: 'completed' });
  expect(within(ticket()).queryByRole('link', { name: 'Enter Spring Open' })).toBeNull();
  expect(within(ticket()).queryByText('Completed')).toBeNull();
});

test('an event without a fee is free, on the poster too', async () => {
  vi.stubGlobal('print', () => {});
  await shown({ entryFee: 0 });
  expect(facts()).toMatchObject({ 'Entry fee': 'Free' });
  await userEvent.click(screen.getByRole('button', { name: 'Print poster' }));
  await waitFor(() => expect(poster()?.textContent).toContain('Free to enter · Prize pool $1,000'));
});

test('without maximum, fee, prize, day and bracket nothing stands in their place', async () => {
  const none = { maxParticipants: null, entryFee: null, prizePool: null, date: null, location: '' };
  await shown({ ...none, time: '', currentParticipants: 0, fraternityName: '', collegeName: '' });
  expect(facts()).toEqual({});
  expect(ticket().querySelector('dl')).toBeNull();
  expect(screen.getByText('Date and time TBD')).toBeTruthy();
  expect(screen.getByText('Location TBD')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /map/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Bracket' })).toBeNull();
});

test.each([
  [0, 1064, '1,064 spots left'],
  [63, 64, '1 spot left'],
  [64, 64, 'Full'],
  [65, 64, 'Full'],
  [0, null, undefined],
  [12, null, '12 signed up'],
])('%s sign-ups of %s are shown as: %s', async (currentParticipants, maxParticipants, words) => {
  await shown({ currentParticipants, maxParticipants });
  expect(facts().Spots).toBe(words);
});

test.each([
  ['2026-03-14', '', 'Saturday, March 14, 2026, time TBD', 'Sat, Mar 14'],
  [null, '20:00', 'Date TBD, 8:00 PM', 'TBD'],
  ['2026-03-04', 'evening', 'Wednesday, March 4, 2026, evening', 'Wed, Mar 4, evening'],
])('the day %s and the time %j are: %s', async (date, time, long, short) => {
  await shown({ date, time });
  expect(screen.getByText(long)).toBeTruthy();
  expect(within(ticket()).getByText(short)).toBeTruthy();
});

const locked = { registration: 'locked', googleFormUrl: '' } as const;

test.each([
  [locked, 'Password needed. Ask Sigma Chi or the tour.'],
  [{ ...locked, publicContact: '@sigmachi' }, 'Password needed. Ask Sigma Chi.'],
  [{ ...locked, fraternityName: '' }, 'Password needed. Ask University of Texas at Austin or the tour.'],
  [{ ...locked, fraternityName: '', collegeName: '' }, 'Password needed. Ask the host or the tour.'],
  [{ googleFormUrl: 'https://forms.gle/abc' }, 'Opens a Google Form in a new tab.'],
  [{ googleFormUrl: 'https://docs.google.com/forms/d/e/1/viewform' }, 'Opens a Google Form in a new tab.'],
  [{ googleFormUrl: 'https://docs.google.com/document/d/1' }, 'Opens the sign-up form in a new tab.'],
  [{ googleFormUrl: 'https://forms.gle.example/abc' }, 'Opens the sign-up form in a new tab.'],
  [{ registration: 'none', googleFormUrl: '' }, "Sign-ups aren't open yet."],
] as const)('Enter of %j says: %s', async (fields, hint) => {
  await shown(fields);
  const enter = within(ticket()).getByText('Enter');
  expect(document.getElementById(enter.getAttribute('aria-describedby') ?? '')?.textContent).toBe(hint);
});

test.each([
  ['active', 'live', 'Live tables', '/e/spring-open/live'],
  ['completed', 'live', 'Tables', '/e/spring-open/live'],
  ['completed', 'results', 'Results', '/e/spring-open/results'],
] as const)('an event that is %s with board %s leads by %s to %s', async (status, board, name, href) => {
  await shown({ status, board });
  expect(
    within(ticket())
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .getAttribute('href'),
  ).toBe(href);
});

test.each([
  [
    { board: 'live', bracketStatus: 'semi-finals' },
    'Live now',
    'Live tables',
    'Semi-finals: see who sits where.',
  ],
  [{ board: 'live', bracketStatus: 'setup' }, 'List closed', 'Live tables', 'Sign-ups are closed.'],
  [{ currentParticipants: 64 }, 'Full', 'Join the waitlist', 'Full. Join the waitlist. Opens'],
  [{ date: '2026-02-27' }, 'Over', 'Completed', 'This night is over. Results soon.'],
  [{ status: 'canceled' }, 'Canceled', 'Canceled', 'This night is canceled.'],
])('an event with %j says %s and offers only: %s', async (fields, badge, action, line) => {
  await shown(fields);
  expect(within(screen.getByRole('article')).getAllByText(badge).length).toBeGreaterThan(0);
  const actions = ['Enter', 'Join the waitlist', 'Live tables', 'Results', 'Completed', 'Canceled'];
  const buttons = ticket().querySelectorAll('a, button');
  const offered = [...buttons].map(({ textContent }) => textContent).filter((text) => actions.includes(text));
  expect(offered).toEqual([action]);
  expect(ticket().textContent).toContain(line);
  expect(facts().Spots).toBe(badge === 'Full' ? 'Full' : undefined);
});

test('an event without a picture shows one of the illustrations', async () => {
  await shown();
  const picture = screen.getByRole('article').querySelector('header img');
  expect(picture?.getAttribute('src')).toMatch(/^\/tournament-images\/felt-\d\.svg$/);
});

test('the place leads to a map', async () => {
  await shown();
  const map = screen.getByRole('link', { name: 'Texas Union, Austin, TX (map)' });
  const address = new URL(map.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    api: '1',
    query: 'Texas Union, Austin, TX, University of Texas at Austin, TX',
  });
  expect(map.getAttribute('target')).toBe('_blank');
  expect(map.getAttribute('rel')).toBe('noopener');
});

test('a description has paragraphs and harmless links', async () => {
  await shown({
    description:
      'Doors at 7.\nBring ID.\n\nParking: https://parking.example/a. <b>Not</b> javascript:alert(1) https://bank.example@evil.example/',
  });
  const about = screen.getByRole('region', { name: 'About this event' });
  expect([...about.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Doors at 7.\nBring ID.',
    'Parking: https://parking.example/a. <b>Not</b> javascript:alert(1) https://bank.example@evil.example/',
  ]);
  const links = within(about).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://parking.example/a']);
  expect(links[0]?.getAttribute('rel')).toBe('noopener nofollow ugc');
});

test('an event that is over without a result keeps its title', async () => {
  await shown({ status: 'completed' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring Open');
});

test('what to expect leads to the rules, until the event is over', async () => {
  await shown();
  const expected = within(screen.getByRole('region', { name: 'What to expect' }));
  expect(expected.getByRole('heading', { name: '18+ with a photo ID' })).toBeTruthy();
  expect(expected.getByRole('link', { name: 'How to play' }).getAttribute('href')).toBe('/how-to-play');
  expect(expected.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/rules');
});

test('once its list is closed a night has its own rules, and before, or without an answer, the usual ones', async () => {
  const rules = () => screen.getByRole('region', { name: 'What to expect' }).textContent;
  const server = plainAnswer(answeredWith({ plan: storedPlan(proposedPlan(96, 'standard')) }));
  vi.stubGlobal('fetch', server.fetch);
  await shown();
  expect(rules()).toContain('Rounds of 18 to 30 hands');
  expect(server.asked).toEqual([]);
  cleanup();
  await shown({ status: 'active', board: 'live', bracketStatus: 'round-1' });
  await waitFor(() => expect(rules()).toContain('Rounds of 18 hands, 30 hands at the final table'));
  expect(rules()).toContain('18+ with a photo ID');
  expect(rules()).not.toContain('18 to 30');
  expect(server.asked).toEqual(['boards/spring-open']);
  cleanup();
  server.answer = 503;
  await shown({ status: 'active', board: 'live', bracketStatus: 'round-1' });
  await waitFor(() => expect(server.asked.length).toBeGreaterThan(1));
  expect(rules()).toContain('Rounds of 18 to 30 hands');
});

test('of what is over the winner is the headline, and nothing invites to it anymore', async () => {
  await shown({ status: 'completed', winner: 'Ann', runnerUp: 'Bo' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ann won Spring Open');
  expect(document.title).toMatch(/^Spring Open \|/);
  expect(screen.getByText('Bo', { selector: 'p bdi' }).parentElement?.textContent).toBe('Runner-up: Bo');
  expect(screen.queryByRole('region', { name: 'What to expect' })).toBeNull();
  expect(ticket().textContent).not.toContain('Sign-ups');
  expect(facts()).not.toHaveProperty('Spots');
  expect(within(ticket()).getByRole('button', { name: 'Completed' }).hasAttribute('disabled')).toBe(true);
  expect(ticket().textContent).not.toMatch(/calendar/i);
});

test.each([
  ['upcoming', 'Upcoming Events', '/events/upcoming'],
  ['active', 'Active Events', '/events/active'],
  ['scheduled', 'Scheduled Events', '/events/scheduled'],
  ['completed', 'Completed Events', '/events/completed'],
  ['odd', 'Upcoming Events', '/events/upcoming'],
])('an event that is %s leads back to its list', async (status, name, address) => {
  await shown({ status });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test('a locked event asks for its password', async () => {
  const user = userEvent.setup();
  await shown({ registration: 'locked', googleFormUrl: '' });
  await user.click(within(ticket()).getByRole('button', { name: 'Enter Spring Open' }));
  expect(await screen.findByLabelText('Enter Event Password')).toBeTruthy();
});

test('an unknown id says so and leads to the upcoming events', async () => {
  const { page, give } = anEventPage();
  await visit(page);
  expect(screen.getByText('Loading event...').getAttribute('role')).toBe('status');
  await give({ event: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't find this event");
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  const upcoming = screen.getByRole('link', { name: 'See upcoming events' });
  expect(upcoming.getAttribute('href')).toBe('/events/upcoming');
  const find = screen.getByRole('link', { name: 'Find your school' });
  expect(find.getAttribute('href')).toBe('/find');
  const host = screen.getByRole('link', { name: 'Host a tournament' });
  expect(host.getAttribute('href')).toBe('/host');
  expect(document.title).toMatch(/^Event not found \|/);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(screen.queryByText(failed)).toBeNull();
});

test('a failure says so, and Retry loads the event', async () => {
  const { page, fail, give } = anEventPage();
  await visit(page);
  await fail(new Error('no network'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("This event didn't load");
  expect(screen.getByText(failed).getAttribute('role')).toBe('alert');
  await press('Retry');
  await give({ event: whole() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring Open');
});

test('an event as it was last seen says when that was, and Retry asks again', async () => {
  const { page, give } = anEventPage();
  await visit(page);
  await give({ event: whole(), at: new Date(2026, 10, 21, 20, 6) });
  const note = /^We can't reach the tour right now\. Showing the event as of/;
  expect(screen.getByText(note).textContent).toContain('November 21, 2026');
  expect(facts().Spots).toBe('52 spots left');
  await press('Retry');
  await give({ event: whole() });
  expect(screen.queryByText(note)).toBeNull();
});

test('the event is added to Google Calendar with the day in the zone of the campus', async () => {
  const user = userEvent.setup();
  await shown();
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to calendar' }));
  expect(dialog.getByText('Saturday, March 14, 2026, 7:00 PM')).toBeTruthy();
  const google = dialog.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
  expect(google).toMatch(/calendar\.google\.com.*20260314T190000.*ctz=America%2FChicago/);
});

test('Share asks the device where it can', async () => {
  const user = userEvent.setup();
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await shown();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const url = `${location.origin}/e/spring-open`;
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Spring Open',
    text: 'Spring Open, Saturday, March 14, 2026, 7:00 PM, Texas Union, Austin, TX',
    url,
  });
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('a reader who puts the way to share away again copies nothing', async () => {
  const user = userEvent.setup();
  const share = () => Promise.reject(new DOMException('', 'AbortError'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await shown();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe('');
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('elsewhere Share copies the link and says so', async () => {
  const user = userEvent.setup();
  await shown();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/e/spring-open`);
});

test('a link that may not be copied is said to stand in the address bar', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await shown();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const told = "Couldn't copy the link. Copy it from the address bar.";
  expect(await screen.findByText(told)).toBeTruthy();
});

const poster = () => document.body.querySelector(':scope > [class*="poster"]');

test('Print waits for the poster, which has the address in full and as a QR code', async () => {
  const user = userEvent.setup();
  const printed: unknown[] = [];
  vi.stubGlobal('print', () => printed.push(poster()?.querySelector('svg[aria-label="QR code"]')));
  await shown({ registration: 'locked', googleFormUrl: '' });
  expect(poster()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print poster' }));
  await waitFor(() => expect(printed).toEqual([expect.any(Element)]));
  for (const text of [
    'University of Texas at Austin',
    'Spring Open',
    'Saturday, March 14, 2026, 7:00 PM',
    'Texas Union, Austin, TX',
    'Hosted by Sigma Chi',
    'Entry fee $25 · Prize pool $1,000',
    `${location.origin}/e/spring-open`,
    'Password needed. Ask Sigma Chi or the tour.',
  ])
    expect(poster()?.textContent).toContain(text);
});

test.each([
  [64, 'Sign up here · 64 spots'],
  [null, 'Sign up here'],
])('the poster says that one signs up here, of %s spots, full or not', async (maxParticipants, said) => {
  const user = userEvent.setup();
  await shown({
    ...{ registration: 'site', signUp: { open: true, closesAt: 0 }, googleFormUrl: '' },
    maxParticipants,
    currentParticipants: maxParticipants ?? 0,
  });
  await user.hover(screen.getByRole('button', { name: 'Print poster' }));
  await waitFor(() => expect(poster()?.textContent).toContain(`${said}Scan to sign up, or go to`));
});

describe('where this browser has a ticket', () => {
  const here = { registration: 'site', signUp: { open: true, closesAt: 0 }, googleFormUrl: '' } as const;
  const tools = () => ticket().querySelector('[class*="tools"]')?.textContent;
  beforeEach(() => {
    const kept = { key: 'a-ticket-key-of-22-abc', name: 'Ann Lee', state: 'in', seenAt: 1 };
    localStorage.setItem('ticket:spring-open', JSON.stringify(kept));
  });
  afterEach(() => localStorage.clear());

  test('the page says so, and another person can be signed up with it', async () => {
    await shown(here);
    expect(within(ticket()).getByText("You're in.")).toBeTruthy();
    await userEvent.click(within(ticket()).getByRole('button', { name: /^Sign up another person/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Sign up for Spring Open' });
    expect(sheet.textContent).toContain('Ann Lee is in with this phone');
  });

  test('that waits: the page says so, and another person can wait too', async () => {
    const kept = { key: 'a-ticket-key-of-22-abc', name: 'Ann Lee', state: 'waiting', seenAt: 1 };
    localStorage.setItem('ticket:spring-open', JSON.stringify(kept));
    await shown({ ...here, currentParticipants: 64 });
    expect(within(ticket()).getByText("You're on the waiting list.")).toBeTruthy();
    expect(within(ticket()).getByRole('link', { name: 'Your ticket' })).toBeTruthy();
    await userEvent.click(within(ticket()).getByRole('button', { name: /^Sign up another person/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Sign up for Spring Open' });
    expect(sheet.textContent).toContain('Ann Lee is waiting with this phone');
  });

  test('nobody else can be signed up when it is full, its waiting list too', async () => {
    await shown({ ...here, currentParticipants: 64, waitingList: 0 });
    expect(within(ticket()).getByText("You're in.")).toBeTruthy();
    expect(tools()).not.toContain('another person');
  });

  test('beside the tables of the night stands the ticket', async () => {
    await shown({ ...here, board: 'live', status: 'active' });
    expect(within(ticket()).getByRole('link', { name: 'Your ticket' }).getAttribute('href')).toBe(
      '/e/spring-open/ticket#a-ticket-key-of-22-abc',
    );
    expect(within(ticket()).getByRole('link', { name: 'Live tables' })).toBeTruthy();
  });
});

test('the poster of what is over has its winner and asks for no password', async () => {
  const user = userEvent.setup();
  await shown({ registration: 'locked', googleFormUrl: '', status: 'completed', winner: 'Ann' });
  await user.hover(screen.getByRole('button', { name: 'Print poster' }));
  await waitFor(() => expect(poster()?.textContent).toContain('Ann won Spring Open'));
  expect(poster()?.textContent).not.toContain('Password');
});

test('the poster is there for Ctrl+P too', async () => {
  const user = userEvent.setup();
  await shown();
  await user.keyboard('{Control}');
  await waitFor(() => expect(poster()).toBeTruthy());
});
