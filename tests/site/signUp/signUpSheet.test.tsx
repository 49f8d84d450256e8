import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { ticketIdOf } from '../../../src/domain/signUp/ticketKey.ts';
import { EnterButton } from '../../../src/site/events/EnterButton.tsx';
import { unlockedEvent } from '../../../src/site/events/unlockedEvent.ts';
// Loaded here: compiling it may take longer than a search for what it shows waits.
import '../../../src/domain/participants/knownNames.ts';
import '../../../src/site/events/LockedSignUp.tsx';
import { keptTicket } from '../../../src/site/signUp/keptTicket.ts';
import { signUpDraft } from '../../../src/site/signUp/signUpDraft.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answeredWith } from '../../support/plainServer.ts';
import { answers, clearToasts, visit } from '../visit.tsx';

const closesAt = Date.parse('2026-03-01T20:00Z');
const here = { registration: 'site', signUp: { open: true, closesAt: 0 } } as const;

type Sent = { name: string; fields: Record<string, { stringValue?: string }> };

/** A server that answers commits as it is told, and has the documents of `documents`. */
function server() {
  const held = answers<Response>();
  const self = {
    sent: [] as Sent[][],
    documents: new Map<string, object>(),
    /** What a commit is answered with; null: as the test gives it. */
    commit: (): Response | Promise<Response> => Response.json({}),
    held,
    fetch: (address: string, { body }: { body: string }): Promise<Response> => {
      const asked = JSON.parse(body);
      if (address.includes(':commit')) {
        self.sent.push(asked.writes.flatMap(({ update }: { update?: Sent }) => update ?? []));
        return Promise.resolve(self.commit());
      }
      const path = String(asked.documents[0]).replace(/.*\/documents\//, '');
      const fields = self.documents.get(path);
      const found = fields && { ...answeredWith({ ...fields }), updateTime: '1' };
      return Promise.resolve(
        Response.json([{ ...(found ? { found } : { missing: 'x' }), readTime: new Date().toISOString() }]),
      );
    },
  };
  return self;
}

const refused = () => Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

let net = server();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00Z') });
  // What is sent again is sent at once.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  net = server();
  vi.stubGlobal('fetch', net.fetch);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  clearToasts();
});

async function enter(fields: Partial<TourEvent> = {}, button = 'Enter Spring Open') {
  const user = userEvent.setup({ delay: null });
  const event = anEvent({ ...here, ...fields });
  await visit(
    <>
      <h2 id="title">Spring Open</h2>
      <EnterButton event={event} titleId="title" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: button }));
  return { user, event, sheet: await screen.findByRole('dialog', { name: /Sign up for/ }) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = (name = 'Sign up') => screen.getByRole('button', { name });
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const address = () => screen.getByTestId('address').textContent;

async function fill(user: ReturnType<typeof userEvent.setup>, name = 'Ann Lee', email = 'ann@x.example') {
  // At once: 80 letters, each drawn for itself, take longer than a test on a busy machine.
  await user.click(field('Name'));
  await user.paste(name);
  await user.type(field('Email'), email);
  await user.click(screen.getByRole('checkbox'));
}

/** Returns what the commit said of the person. */
const person = (at = 0) =>
  Object.fromEntries(
    Object.entries(net.sent[at]?.[0]?.fields ?? {}).map(([name, { stringValue }]) => [name, stringValue]),
  );

test('name, email, tick, Sign up: on the list, with a ticket that this phone remembers', async () => {
  const { user, sheet } = await enter({ fraternityName: 'Sigma Chi' });
  expect(sheet.textContent).toContain('Sat, Mar 14, 7:00 PM · 52 spots left');
  expect(within(sheet).getByText('University of Texas at Austin')).toBeTruthy();
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
  const kept = keptTicket('spring-open').get();
  expect(kept).toMatchObject({ name: 'Ann Lee', state: 'in' });
  expect(net.sent).toHaveLength(1);
  expect(net.sent[0]?.[0]?.name).toMatch(`participants/${await ticketIdOf(kept?.key ?? '')}`);
  expect(person()).toMatchObject({
    name: 'Ann Lee',
    email: 'ann@x.example',
    collegeId: 'university-of-texas-at-austin',
    collegeName: 'University of Texas at Austin',
    chapterId: '',
    chapterName: '',
    shownAs: 'short',
  });
  expect(signUpDraft('spring-open').get()).toBeNull();
  expect(screen.getByRole('link', { name: 'Your ticket' })).toBeTruthy();
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const { user } = await enter();
  await user.click(submit());
  await waitFor(() =>
    expect(alerts()).toEqual(['Enter a name', 'Enter a valid email address', 'You have to be 18 to play']),
  );
  expect(document.activeElement).toBe(field('Name'));
  expect(net.sent).toEqual([]);
  await user.type(field('Name'), 'Ann <b>');
  await waitFor(() => expect(alerts()[0]).toBe('Names have no @ < >'));
});

test.each(['Madonna', 'محمد علي', 'Nguyễn Thị Minh Khai', 'Wolfeschlegelsteinhausen '.repeat(3).trim()])(
  'the name %s is taken as it is',
  async (name) => {
    const { user } = await enter();
    await fill(user, ` ${name} `);
    await user.click(submit());
    await waitFor(() => expect(person()).toMatchObject({ name }));
  },
);

test('80 letters are a name, 81 are too many', async () => {
  const { user } = await enter();
  await fill(user, 'x'.repeat(81));
  await user.click(submit());
  await waitFor(() => expect(alerts()).toEqual(['Keep it to 80 characters']));
  await user.type(field('Name'), '{Backspace}');
  await user.click(submit());
  await waitFor(() => expect(person().name).toHaveLength(80));
});

test('another school, a chapter, and how the name is shown', async () => {
  const { user } = await enter();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Another school' }));
  const school = screen.getByRole('combobox', { name: 'School' });
  expect(document.activeElement).toBe(school);
  await user.type(school, 'purdue');
  await user.click(await screen.findByRole('option', { name: /^Purdue University *West/ }));
  await user.click(screen.getByText(/^More/));
  await user.type(screen.getByRole('combobox', { name: 'Chapter (optional)' }), 'sigma c');
  await user.click(screen.getByRole('option', { name: 'Sigma Chi' }));
  await user.click(screen.getByRole('radio', { name: 'A. L.' }));
  await user.click(submit());
  await waitFor(() =>
    expect(person()).toMatchObject({
      collegeId: 'purdue-university',
      collegeName: 'Purdue University',
      chapterId: 'purdue-university--sigma-chi',
      chapterName: 'Sigma Chi',
      shownAs: 'initials',
    }),
  );
});

test('a double press is one sign-up, and what is typed survives closing and a reload', async () => {
  const { user, sheet } = await enter();
  net.commit = net.held.ask;
  await fill(user);
  const { key } = signUpDraft('spring-open').get() ?? {};
  await user.dblClick(submit());
  expect(await screen.findByRole('button', { name: 'Signing up…' })).toBeTruthy();
  await waitFor(() => expect(net.sent).toHaveLength(1));
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  cleanup();
  // The page is loaded again before the answer.
  net.commit = () => Response.json({ error: { code: 409, status: 'ALREADY_EXISTS' } }, { status: 409 });
  net.documents.set(`events/spring-open/tickets/${await ticketIdOf(key ?? '')}`, { state: 'in', sealed: '' });
  const again = await enter();
  expect(field('Name').value).toBe('Ann Lee');
  expect(field('Email').value).toBe('ann@x.example');
  await again.user.click(submit());
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
  expect(net.sent).toHaveLength(2);
  expect(net.sent[1]?.[0]?.name).toBe(net.sent[0]?.[0]?.name);
  expect(keptTicket('spring-open').get()?.key).toBe(key);
});

test('the sheet is closed while it is sent: a message says that one is in, and Enter becomes the ticket', async () => {
  const { user, sheet } = await enter();
  net.commit = net.held.ask;
  await fill(user);
  await user.click(submit());
  await screen.findByRole('button', { name: 'Signing up…' });
  await waitFor(() => expect(net.sent).toHaveLength(1));
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await net.held.give(Response.json({}));
  expect(await screen.findByText("You're in: Spring Open.")).toBeTruthy();
  expect(address()).toBe('/');
  expect(await screen.findByRole('link', { name: 'Your ticket' })).toBeTruthy();
});

const line = { ...anEvent().line, waiting: 6, order: 'wwwwww' };
const ticketOf = (at = 0) => net.sent[at]?.[1]?.fields;

test('full from the start: one joins the waiting list, and this phone has a ticket that waits', async () => {
  const full = { currentParticipants: 64, line };
  const { user, event, sheet } = await enter(full, 'Join the waiting list Spring Open');
  net.documents.set('events/spring-open', { ...event });
  expect(sheet.textContent).toContain('Sat, Mar 14, 7:00 PM · Full');
  expect(within(sheet).getByText('6 are waiting.')).toBeTruthy();
  await fill(user);
  await user.click(submit('Join the waiting list'));
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
  expect(net.sent).toHaveLength(1);
  expect(ticketOf()).toMatchObject({ state: { stringValue: 'waiting' }, place: { integerValue: '7' } });
  expect(keptTicket('spring-open').get()).toMatchObject({ name: 'Ann Lee', state: 'waiting' });
  expect(await screen.findByRole('link', { name: 'Your ticket' })).toBeTruthy();
});

test('a spot is spare by the time one joins: it is theirs', async () => {
  const { user, event, sheet } = await enter(
    { currentParticipants: 64 },
    'Join the waiting list Spring Open',
  );
  expect(within(sheet).getByText("All spots are taken. You'd be first in line.")).toBeTruthy();
  net.documents.set('events/spring-open', { ...event, currentParticipants: 63 });
  await fill(user);
  await user.click(submit('Join the waiting list'));
  await waitFor(() => expect(keptTicket('spring-open').get()).toMatchObject({ state: 'in' }));
  expect(ticketOf()).toMatchObject({ state: { stringValue: 'in' } });
});

test("one's own ticket that waits stays this phone's, whoever else is in by it", async () => {
  const { user } = await enter();
  const own = { key: 'o'.repeat(22), name: 'Bo', state: 'waiting', seenAt: 1 };
  keptTicket('spring-open').set(own);
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
  expect(keptTicket('spring-open').get()).toEqual(own);
});

test('just filled up: one press more joins the waiting list with what is typed', async () => {
  const { user, event, sheet } = await enter();
  net.commit = refused;
  net.documents.set('events/spring-open', { ...event, currentParticipants: 64, line });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(alerts()).toEqual(['Just filled up. Join the waiting list?']));
  expect(sheet.textContent).toContain('7:00 PM · Full');
  expect(field('Name').value).toBe('Ann Lee');
  net.commit = () => Response.json({});
  await user.click(submit('Join the waiting list'));
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
  expect(net.sent).toHaveLength(2);
  expect(net.sent[1]?.[1]?.name).toBe(net.sent[0]?.[1]?.name);
  expect(keptTicket('spring-open').get()).toMatchObject({ name: 'Ann Lee', state: 'waiting' });
});

test('the sheet is closed while one joins: a message says that one waits', async () => {
  const full = { currentParticipants: 64, line };
  const { user, event, sheet } = await enter(full, 'Join the waiting list Spring Open');
  net.documents.set('events/spring-open', { ...event });
  net.commit = net.held.ask;
  await fill(user);
  await user.click(submit('Join the waiting list'));
  expect(await screen.findByRole('button', { name: 'Joining…' })).toBeTruthy();
  await waitFor(() => expect(net.sent).toHaveLength(1));
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await net.held.give(Response.json({}));
  expect(await screen.findByText("You're on the waiting list: Spring Open.")).toBeTruthy();
});

test.each<[string, Partial<TourEvent> | null, string]>([
  [
    'full in between, and has no waiting list',
    { currentParticipants: 64, waitingList: 0 },
    'Just filled up. A spot opens when someone cancels, so check back.',
  ],
  [
    'full in between, its waiting list too',
    { currentParticipants: 64, waitingList: 6, line },
    'Just filled up. A spot opens when someone cancels, so check back.',
  ],
  ['closed in between', { signUp: { open: false, closesAt: 0 } }, 'Sign-up has just closed.'],
  ['completed', { status: 'completed' }, 'Sign-up has just closed.'],
  ['deleted', null, 'This event was taken down. Ask the host.'],
])('an event that is %s says so above the button, and keeps what is typed', async (_, now, said) => {
  const { user, event } = await enter();
  net.commit = refused;
  if (now) net.documents.set('events/spring-open', { ...event, ...now });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(alerts()).toEqual([said]));
  expect(submit('Retry')).toBeTruthy();
  expect(field('Name').value).toBe('Ann Lee');
  expect(signUpDraft('spring-open').get()).toMatchObject({ name: 'Ann Lee', agreed: true });
});

test('closed by the clock while the sheet is open, by the clock of the campus', async () => {
  const { user, event } = await enter({ signUp: { open: true, closesAt } });
  await fill(user);
  vi.setSystemTime(closesAt + 1);
  net.commit = refused;
  net.documents.set('events/spring-open', { ...event });
  await user.click(submit());
  await waitFor(() => expect(alerts()).toEqual(['Sign-up closed at 2:00 PM.']));
});

test('the tables are being drawn', async () => {
  const { user, event } = await enter();
  net.commit = refused;
  net.documents.set('events/spring-open', { ...event });
  net.documents.set('boards/spring-open', { rev: 1 });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(alerts()).toEqual(['The tables are being drawn. Ask at the door.']));
});

test('many at once: the sheet says to keep the page open until it is in', async () => {
  const { user } = await enter();
  const busy = () => Response.json({ error: { code: 409, status: 'ABORTED' } }, { status: 409 });
  const turns = [busy, busy];
  net.commit = () => turns.shift()?.() ?? net.held.ask();
  await fill(user);
  await user.click(submit());
  expect(
    await screen.findByText('Many people are signing up. Yours is on its way: keep this page open.'),
  ).toBeTruthy();
  await waitFor(() => expect(net.sent).toHaveLength(3));
  await net.held.give(Response.json({}));
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
});

test('no answer: the message offers Retry, with the same key', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await enter();
  net.commit = broken;
  vi.stubGlobal('fetch', (address: string, how: { body: string }) =>
    address.includes(':commit') ? net.fetch(address, how) : broken(),
  );
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(alerts()).toEqual(["Couldn't connect. Check your connection and try again."]));
  net.commit = () => Response.json({});
  await user.click(submit('Retry'));
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
  expect(net.sent.at(-1)?.[0]?.name).toBe(net.sent[0]?.[0]?.name);
});

test('without a network it is sent when that is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = await enter();
  await fill(user);
  await user.click(submit());
  expect(
    await screen.findByText("No network. It's sent when you're back, while this page is open."),
  ).toBeTruthy();
  expect(net.sent).toEqual([]);
  online.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
});

test('where storage is refused one signs up all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { user } = await enter();
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
  signUpDraft('spring-open').clear();
  keptTicket('spring-open').clear();
});

test('a password that has changed is asked for again, and nothing typed is lost', async () => {
  unlockedEvent('spring-open').set({ googleFormUrl: null, key: 'k'.repeat(43) });
  const { user, event, sheet } = await enter({ registration: 'locked' });
  expect(within(sheet).getByText('Registration Unlocked!')).toBeTruthy();
  net.commit = refused;
  net.documents.set('events/spring-open', { ...event });
  await fill(user);
  await user.click(submit());
  await waitFor(() => expect(alerts()).toEqual(['The password has changed. Enter it again.']));
  await user.click(submit('Enter password'));
  const locked = await screen.findByRole('dialog', { name: 'Spring Open' });
  expect(within(locked).getByLabelText('Enter Event Password')).toBe(document.activeElement);
  const { unlockKey } = await import('../../../src/domain/events/unlockKey.ts');
  const key = await unlockKey('spring-open', 'Aces 22');
  net.documents.set(`events/spring-open/unlocks/${key}`, { createdAt: 'now' });
  net.commit = () => Response.json({});
  await user.type(within(locked).getByLabelText('Enter Event Password'), 'Aces 22{Enter}');
  await screen.findByRole('dialog', { name: /Sign up for/ });
  expect(field('Name').value).toBe('Ann Lee');
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/e/spring-open/ticket'));
  expect(unlockedEvent('spring-open').get()?.key).toBe(key);
  expect(JSON.stringify(net.sent.at(-1))).toContain(key);
});

test('start over is a blank sheet with another key', async () => {
  const first = await enter();
  await fill(first.user);
  const { key } = signUpDraft('spring-open').get() ?? {};
  cleanup();
  const { user } = await enter();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field('Name').value).toBe('');
  expect(signUpDraft('spring-open').get()?.key).not.toBe(key);
});
