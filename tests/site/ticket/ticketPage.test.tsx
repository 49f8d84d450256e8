import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import decodeQr from 'qr/decode.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { readSignedUp } from '../../../src/domain/signUp/signedUp.ts';
import { ticketIdOf } from '../../../src/domain/signUp/ticketKey.ts';
import { createStore } from '../../../src/lib/store.ts';
// Loaded here: compiling it may take longer than a search for what it shows waits.
import '../../../src/site/ticket/CancelDialog.tsx';
import { Component as TicketPage } from '../../../src/site/ticket/TicketPage.tsx';
import type { TicketData, TicketNews } from '../../../src/site/ticket/ticketData.ts';
import type { SeenTicket, TicketAnswer } from '../../../src/site/ticket/ticketMemory.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { Visited, visit } from '../visit.tsx';

const key = 'A-z_0123456789A-z_0123';
const id = await ticketIdOf(key);
const at = new Date('2026-03-10T22:10:00Z');
const typed = readSignedUp({ name: 'Ann Lee', email: 'ann.lee@college.example' });

const night = (fields: Partial<TourEvent> = {}) =>
  anEvent({ id: 'cup', registration: 'site', signUp: { open: true, closesAt: 0 }, ...fields });
const answer = (state: string, fields: Partial<TourEvent> = {}): TicketAnswer => ({
  ticket: { state, at, sealed: '', place: 0 },
  event: night(fields),
  typed: state === 'in' ? typed : null,
});
const seenAs = (said: TicketAnswer, plan: Partial<TourEvent> = {}): SeenTicket => ({
  ...said,
  at,
  plan: night(plan),
});
const ready = (said: TicketAnswer, seen: SeenTicket | null = seenAs(said)): TicketNews => ({
  status: 'ready',
  key,
  id,
  said,
  seen,
});

/** A ticket that a test changes, and what its page asked for. */
async function open(state: TicketNews) {
  const { get, set, watch } = createStore(state);
  const asked: string[] = [];
  const data: TicketData = {
    eventId: 'cup',
    now: get,
    watch,
    open: (hash) => void asked.push(`open ${hash}`),
    ask: (returned) => void asked.push(returned === true ? 'return' : 'ask'),
    become: (said) => void asked.push(`become ${said.ticket?.state}`),
    acknowledge: () => void asked.push('acknowledge'),
  };
  const loading = Promise.resolve(data);
  await visit(<Visited Page={TicketPage} load={() => loading} />, `/e/cup/ticket#${key}`);
  return { asked, become: (next: TicketNews) => act(async () => set(next)) };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => `${link.textContent} > ${link.getAttribute('href')?.replace(/\?.*/s, '')}`);
const buttons = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const main = () => screen.getByRole('main').textContent ?? '';

/** What a phone reads from the code on the page. */
function readCode(): string {
  const code = screen.getByRole('img', { name: 'QR code' });
  const squares = code.querySelector('path')?.getAttribute('d') ?? '';
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of squares.matchAll(/M(\d+) (\d+)h/g))
    for (let line = 0; line < scale; line += 1) {
      const start = 4 * ((Number(y) * scale + line) * width + Number(x) * scale);
      data.fill(0, start, start + 4 * scale);
    }
  return decodeQr({ width, height: width, data });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T23:00:00Z') });
  localStorage.clear();
  // The tables of a night stay unknown: what they say is ticketNight.test.tsx's.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a ticket that is in', () => {
  test('says so, for what, when and where, and has a code that leads the door to it', async () => {
    await open(ready(answer('in')));
    expect(heading()).toBe("You're in, Ann");
    expect(document.title).toMatch(/^Your ticket: Spring Open \|/);
    expect(main()).toContain('Saturday, March 14, 2026, 7:00 PM');
    expect(main()).toContain('Hosted by Sigma Chi');
    expect(links()).toEqual([
      'About this event > /e/cup',
      'Texas Union, Austin, TX (map) > https://www.google.com/maps/search/',
      'Email it to me > mailto:ann.lee@college.example',
    ]);
    expect(buttons()).toEqual(['Make it larger', 'Add to calendar', 'Share the event', "Can't come?"]);
    expect(readCode()).toBe(`${location.origin}/e/cup/in#${id}`);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('keeps its link in the message to oneself; without an address the message has no recipient', async () => {
    const { become } = await open(ready(answer('in')));
    const mail = () => screen.getByRole('link', { name: 'Email it to me' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail())).toBe(
      [
        'mailto:ann.lee@college.example?subject=Ticket: Spring Open&body=Spring Open',
        'Saturday, March 14, 2026, 7:00 PM',
        'Texas Union, Austin, TX',
        '',
        `Your ticket: ${location.origin}/e/cup/ticket#${key}`,
      ].join('\r\n'),
    );
    await become(ready({ ...answer('in'), typed: null }));
    expect(mail()).toMatch(/^mailto:\?subject=/);
    expect(heading()).toBe("You're in");
  });

  test('shares the event and never itself', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, share });
    await open(ready(answer('in')));
    await userEvent.click(screen.getByRole('button', { name: 'Share the event' }));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: `${location.origin}/e/cup` }));
    expect(JSON.stringify(share.mock.calls)).not.toContain(key);
    vi.unstubAllGlobals();
  });

  test('makes its code larger, and keeps the screen on meanwhile', async () => {
    const lock = { released: false, release: vi.fn(async () => {}) };
    const request = vi.fn(async () => lock);
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    await open(ready(answer('in')));
    expect(request).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /larger/ }));
    const dialog = screen.getByRole('dialog', { name: 'Your code' });
    expect(dialog.textContent).toContain('Turn the brightness up.');
    expect(request).toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(lock.release).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  test('says what is new until that was seen', async () => {
    const said = answer('in', { time: '20:00', location: 'Beta House' });
    const { asked, become } = await open(ready(said, seenAs(said, {})));
    const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items()).toEqual([
      'New time: 8:00 PM (was 7:00 PM)',
      'New place: Beta House (was Texas Union, Austin, TX)',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(asked).toContain('acknowledge');
    await become(ready(said, seenAs(said, { time: '20:00', location: 'Beta House' })));
    expect(items()).toEqual([]);
  });
});

describe('a ticket that waits', () => {
  const line = { ...night().line, waiting: 4, order: 'wwww', calledAt: new Date('2026-03-10T22:00:00Z') };
  const waiting = (place: number, fields: Partial<TourEvent> = {}): TicketAnswer => ({
    ...answer('waiting', { currentParticipants: 64, line, ...fields }),
    ticket: { state: 'waiting', at, sealed: '', place },
    typed,
  });
  const status = () => document.querySelector('main p[role=status]')?.textContent?.replace(/\s/g, ' ');
  const note = "You don't have a spot yet. If there's room, the door can let you in with this code.";

  test('says how many are ahead at most, and that one has to look', async () => {
    await open(ready(waiting(4)));
    expect(heading()).toBe('Waiting list: at most 3 ahead of you');
    expect(status()).toBe("Waiting list: at most 3 ahead of you. We can't write to you: look here.");
    expect(main()).toContain('This page is your place in line. Keep its link');
    expect(main()).toContain(note);
    expect(readCode()).toContain(id);
    expect(buttons()).toEqual(['Make it larger', 'Add to calendar', 'Share the event', 'Leave the list']);
    await userEvent.click(screen.getByRole('button', { name: 'Leave the list' }));
    expect(await screen.findByRole('dialog', { name: 'Leave the waiting list?' })).toBeTruthy();
  });

  test('a spot is free for it, until others took it', async () => {
    const free = waiting(1, { currentParticipants: 63 });
    const { become } = await open(ready(waiting(1)));
    expect(heading()).toBe("Waiting list: you're next");
    await become(ready(free));
    expect(heading()).toBe('A spot is free for you, Ann');
    expect(status()).toMatch(/^A spot is free for you. From .* also for the next in line\.$/);
    expect(main()).toContain(note);
    expect(buttons()).toEqual([
      'Take it',
      'No, thanks',
      'Make it larger',
      'Add to calendar',
      'Share the event',
    ]);
    await become({ ...ready(waiting(1)), missed: true });
    expect(heading()).toBe("It was taken. You're next.");
    expect(buttons()).not.toContain('Take it');
    await become(ready({ ...free, ticket: { state: 'in', at, sealed: '', place: 1 } }));
    expect(heading()).toBe("You're in, Ann");
    expect(main()).not.toContain(note);
  });

  test.each<[string, Partial<TourEvent>, heading: string, says: string, offers: string[], code: boolean]>([
    [
      'sign-up closed',
      { signUp: { open: false, closesAt: 0 } },
      'Waiting list: at most 1 ahead of you',
      "We can't write to you: look here.",
      ['Email it to me > mailto:ann.lee@college.example'],
      true,
    ],
    [
      'list closed',
      { board: 'live', bracketStatus: 'setup' },
      'The tables are being drawn',
      "You're on the waiting list. Ask at the door.",
      ['Live tables > /e/cup/live'],
      true,
    ],
    [
      'playing',
      { board: 'live', bracketStatus: 'round-1' },
      'The night is on',
      "You're on the waiting list. Ask at the door.",
      ['Live tables > /e/cup/live'],
      true,
    ],
    [
      'results',
      { board: 'results', status: 'completed' },
      'This night is over',
      'You were on the waiting list. See who won.',
      ['Results > /e/cup/results'],
      false,
    ],
    [
      'the event canceled',
      { status: 'canceled', publicContact: 'host@college.example' },
      'This night is canceled',
      'Questions? Ask Sigma Chi.',
      ['Sigma Chi > mailto:host@college.example'],
      false,
    ],
  ])('%s', async (_, fields, title, says, offers, code) => {
    await open(ready(waiting(2, fields)));
    expect(heading()).toBe(title);
    expect(main()).toContain(says);
    expect(links().filter((link) => !/^(About this event|Texas Union)/.test(link))).toEqual(offers);
    expect(main().includes(note)).toBe(code);
  });

  test('offline it is as it was, however long ago', async () => {
    const said = waiting(2, { currentParticipants: 63 });
    vi.setSystemTime(new Date('2026-03-11T23:00:00Z'));
    const { become } = await open({ status: 'failed', key, id, said: null, seen: seenAs(said) });
    expect(heading()).toBe('Waiting list: at most 1 ahead of you');
    expect(main()).toMatch(/Showing the ticket as of March 10, 2026/);
    await become(ready(said));
    expect(heading()).toBe('A spot is free for you, Ann');
  });

  test('it asks every five minutes while one looks, with a network, and waits', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at });
    const { asked, become } = await open(ready(waiting(2)));
    const asks = () => asked.filter((what) => what === 'ask').length;
    const pass = (minutes: number) => act(async () => void vi.advanceTimersByTime(minutes * 60_000));
    await pass(4.9);
    expect(asks()).toBe(0);
    await pass(0.2);
    expect(asks()).toBe(1);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(10);
    hidden.mockRestore();
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await pass(10);
    offline.mockRestore();
    expect(asks()).toBe(1);
    await pass(5);
    expect(asks()).toBe(2);
    await become(ready(answer('in')));
    await pass(30);
    expect(asks()).toBe(2);
  });
});

describe('other states', () => {
  test.each<[string, TicketAnswer, heading: string, says: string, offers: string[]]>([
    [
      'canceled',
      answer('canceled'),
      'You canceled',
      'Your name and email are deleted.',
      ['Sign up again > /e/cup'],
    ],
    ['canceled, sign-ups closed', answer('canceled', { signUp: null }), 'You canceled', 'are deleted.', []],
    [
      'removed',
      answer('removed', { publicContact: 'host@college.example' }),
      "You're off the list",
      'The host took you off the list.Questions? Ask Sigma Chi.',
      ['Sigma Chi > mailto:host@college.example', 'Sign up again > /e/cup'],
    ],
    [
      'list closed',
      answer('in', { board: 'live', bracketStatus: 'setup' }),
      'The tables are being drawn',
      'Not inside yet? Show your code at the door.',
      ['Live tables > /e/cup/live'],
    ],
    [
      'playing',
      answer('in', { board: 'live', bracketStatus: 'round-1' }),
      'The night is on',
      'Round 1: see who sits where.',
      ['Live tables > /e/cup/live'],
    ],
    [
      'results',
      answer('in', { board: 'results', status: 'completed' }),
      'This night is over',
      'Spring Open',
      ['Results > /e/cup/results'],
    ],
    [
      'the event canceled',
      answer('in', { status: 'canceled', publicContact: 'host@college.example' }),
      'This night is canceled',
      'Questions? Ask Sigma Chi.',
      ['Sigma Chi > mailto:host@college.example'],
    ],
  ])('%s', async (_, said, title, says, offers) => {
    await open(ready(said));
    expect(heading()).toBe(title);
    expect(main()).toContain(says);
    expect(links().filter((link) => !/^(About this event|Texas Union)/.test(link))).toEqual(offers);
    const code = title === 'The tables are being drawn' || title === 'The night is on';
    expect(document.querySelector('main svg') !== null).toBe(code);
    expect(buttons()).toEqual(code ? ['Make it larger', 'Share the event'] : []);
  });

  test('unknown: what this phone remembers of it', async () => {
    const gone = { ticket: null, event: night(), typed: null };
    const { become } = await open(ready(gone, seenAs(answer('in'))));
    expect(heading()).toBe("This ticket isn't known any more");
    expect(main()).toContain('Spring Open');
    expect(main()).not.toContain('Ann');
    await become(ready({ ...gone, event: null }, seenAs(answer('in'))));
    expect(main()).toContain('Its event is gone too.');
    expect(main()).toContain('Spring Open');
    expect(links()).toContain('See upcoming events > /events/upcoming');
    await become(ready({ ...gone, event: null }, null));
    expect(main()).not.toContain('Spring Open');
  });

  test('of a newer version: the page has to be loaded again', async () => {
    await open(ready(answer('checked-in')));
    expect(heading()).toBe('Your ticket has news');
    expect(buttons()).toEqual(['Reload']);
  });

  test('no ticket in the address', async () => {
    await open({ status: 'ready', key: '', id: '', said: null, seen: null });
    expect(heading()).toBe('No ticket in this link');
    expect(links()).toContain('Go to the event > /e/cup');
    expect(document.querySelector('main svg')).toBeNull();
  });
});

describe('without an answer', () => {
  test('loading, failed and there: the code is on the page as soon as the key has given it', async () => {
    const { become, asked } = await open({ status: 'loading', key, id: '', said: null, seen: null });
    expect(screen.getByText('Loading ticket...')).toBeDefined();
    await become({ status: 'loading', key, id, said: null, seen: null });
    expect(readCode()).toContain(id);
    await become({ status: 'failed', key, id, said: null, seen: null });
    expect(screen.getByText(/^We can't check it right now/)).toBeDefined();
    expect(readCode()).toContain(id);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked).toContain('ask');
    await become(ready(answer('in')));
    expect(heading()).toBe("You're in, Ann");
  });

  test('what was seen last is shown, and when that was', async () => {
    const { become, asked } = await open({
      status: 'loading',
      key,
      id,
      said: null,
      seen: seenAs(answer('in')),
    });
    expect(heading()).toBe("You're in, Ann");
    expect(main()).toContain('Checking...');
    await become({ status: 'failed', key, id, said: null, seen: seenAs(answer('in')) });
    expect(main()).not.toContain('Checking...');
    expect(main()).toMatch(/Showing the ticket as of March 10, 2026/);
    expect(readCode()).toContain(id);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked).toContain('ask');
  });

  test('it asks again on return', async () => {
    const { asked } = await open(ready(answer('in')));
    expect(asked).toContain(`open #${key}`);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(asked).toContain('return');
  });
});
