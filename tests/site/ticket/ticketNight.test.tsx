import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import type { BoardData } from '../../../src/domain/night/board/boardPatch.ts';
import { ticketNumber } from '../../../src/domain/night/live/ticketNumber.ts';
import { seatIn, seatText } from '../../../src/domain/night/live/whereabouts.ts';
import { storedResults } from '../../../src/domain/results/results.ts';
import { readSignedUp } from '../../../src/domain/signUp/signedUp.ts';
import { ticketIdOf, ticketTag } from '../../../src/domain/signUp/ticketKey.ts';
import { createStore } from '../../../src/lib/store.ts';
import { keptTicket } from '../../../src/site/signUp/keptTicket.ts';
import { Component as TicketPage } from '../../../src/site/ticket/TicketPage.tsx';
import type { TicketData, TicketNews } from '../../../src/site/ticket/ticketData.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { aNight } from '../../support/documents/boards.ts';
import { someResults } from '../../support/documents/results.ts';
import { answeredWith } from '../../support/plainServer.ts';
import { press, Visited, visit } from '../visit.tsx';

// Its page fetches it when there are tables.
import '../../../src/site/ticket/night/TicketNight.tsx';

const key = 'A-z_0123456789A-z_0123';
const id = await ticketIdOf(key);
const at = new Date('2026-11-06T22:10:00Z');

/** A night with a ticket of the person in the middle of its list, at every stage. */
const plan = { tables: 2 };
const person = (index: number) => (index === 7 ? { id } : {});
const whole = { players: 30, plan, person };
const [closed, drawn, playing, over, older] = await Promise.all([
  aNight({ ...whole, minutes: -20 }),
  aNight({ ...whole, minutes: -5 }),
  aNight({ ...whole, minutes: 30 }),
  aNight(whole),
  aNight({ players: 30, plan, minutes: 30 }),
]);
const no = ticketNumber(playing.board, await ticketTag(id, 'cup')) ?? 0;

/** A server of plain reads by path; a status instead of a document is an error. */
const server = {
  documents: new Map<string, object | number>(),
  asked: [] as string[],
  fetch: (_: unknown, { body }: { body: string }): Promise<Response> => {
    const { documents, mask } = JSON.parse(body);
    const path = String(documents[0]).replace(/.*\/documents\//, '');
    server.asked.push(mask ? `${path} ${mask.fieldPaths}` : path);
    const found = server.documents.get(path);
    if (typeof found === 'number') return Promise.resolve(new Response('', { status: found }));
    const json = found
      ? { found: { ...found, updateTime: `version ${JSON.stringify(found).length}` } }
      : { missing: 'x' };
    return Promise.resolve(Response.json([{ ...json, readTime: new Date().toISOString() }]));
  },
};

let nights = 0;
const tagOf = (night: number) => ticketTag(id, `night-${night}`);
/** Opens the ticket's page of a night of its own: nights are remembered as long as the page. */
async function open(
  board: BoardData | number | null,
  fields: Partial<TourEvent>,
  { ticket = 'in', gone = false, kept = key }: { ticket?: string; gone?: boolean; kept?: string } = {},
) {
  const eventId = `night-${nights++}`;
  keptTicket(eventId).set({ key: kept, name: 'Ann Lee', state: 'in', seenAt: 0 });
  const night = anEvent({
    ...{ id: eventId, registration: 'site', signUp: { open: true, closesAt: 0 } },
    ...{ date: '2026-11-06', time: '19:00', ...fields },
  });
  const shown = async (data: BoardData | number | null) => {
    if (data === null) return server.documents.delete(`boards/${eventId}`);
    if (typeof data === 'number') return server.documents.set(`boards/${eventId}`, data);
    // The tag is of this event.
    const tag = await ticketTag(id, eventId);
    const text = JSON.stringify(data).replaceAll(`"t":"${await ticketTag(id, 'cup')}"`, `"t":"${tag}"`);
    return server.documents.set(`boards/${eventId}`, answeredWith(JSON.parse(text)));
  };
  await shown(board);
  const newsOf = (event: TourEvent | null, state: string, more: Partial<TicketNews> = {}): TicketNews => {
    const said = {
      ticket: state ? { state, at, sealed: '', place: 0 } : null,
      event,
      typed: state === 'in' ? readSignedUp({ name: 'Ann Lee' }) : null,
    };
    const seen = {
      ...said,
      ticket: { state: 'in', at, sealed: '', place: 0 },
      event: night,
      at,
      plan: night,
    };
    return { status: 'ready', key, id, said, seen, ...more };
  };
  const { get, set, watch } = createStore(newsOf(gone ? null : night, ticket));
  const asked: string[] = [];
  const data: TicketData = {
    eventId,
    now: get,
    watch,
    open: () => {},
    ask: (returned) => void (returned === true || asked.push('ask')),
    become: () => {},
    acknowledge: () => {},
  };
  const loading = Promise.resolve(data);
  await visit(<Visited Page={TicketPage} load={() => loading} />, `/e/${eventId}/ticket#${key}`);
  await settle();
  return {
    eventId,
    asked,
    shown,
    become: async (change: Partial<TourEvent>, state = 'in', more: Partial<TicketNews> = {}) => {
      await act(async () => set(newsOf({ ...night, ...change }, state, more)));
      await settle();
    },
  };
}

/** Until code, hashes and answers are there. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await act(async () => new Promise((done) => setTimeout(done, 0)));
};

const heading = () => screen.getByRole('heading', { level: 1 }).textContent?.replaceAll('\u00a0', ' ');
/** Waits for a heading: answers and hashes take their time. */
const headed = (title: unknown) =>
  waitFor(() => (title instanceof RegExp ? expect(heading()).toMatch(title) : expect(heading()).toBe(title)));
const main = () => screen.getByRole('main').textContent ?? '';
const results = (eventId: string, changes: object = {}) => {
  const published = someResults({
    eventId,
    row: (index) => (index === 6 ? { no } : index === (no - 17 + 30) % 30 ? { no: 99 } : {}),
    ...changes,
  });
  server.documents.set(
    `results/${eventId}`,
    answeredWith(JSON.parse(JSON.stringify({ ...storedResults(published), publishedAt: null }))),
  );
};

const live = (bracketStatus: TourEvent['bracketStatus']) => ({ board: 'live', bracketStatus }) as const;
const done = { board: 'live', status: 'completed', bracketStatus: 'completed' } as const;
const published = { board: 'results', status: 'completed' } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-07T00:30:00Z') });
  localStorage.clear();
  Object.assign(server, { documents: new Map(), asked: [] });
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('while the night is on', () => {
  test('the list is closed: the number, and the code for who is not inside', async () => {
    await open(closed.data, live('setup'));
    await headed(`You're number ${no}`);
    expect(main()).toContain('The tables are drawn soon. Your seat shows here.');
    expect(main()).toContain('Not inside yet? Show your code at the door.');
    expect(screen.getByRole('img', { name: 'QR code' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'How was this drawn?' })).toBeNull();
  });

  test.each([
    ['drawn', drawn],
    ['playing', playing],
  ])('%s: the seat, who sits there, how it was drawn, and the code folded', async (_, { data, board }) => {
    const { eventId } = await open(data, live('round-1'));
    const round = board.rounds.at(-1);
    const seat = round && seatIn(round, no);
    await headed(seat && seatText(seat));
    const row = within(screen.getByRole('table')).getByText('You').closest('tr');
    expect(row?.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'How was this drawn?' }).getAttribute('href')).toBe(
      `/e/${eventId}/live/draw`,
    );
    expect(screen.queryByRole('img', { name: 'QR code' })).toBeNull();
    await press('Show my code');
    expect(screen.getByRole('img', { name: 'QR code' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Hide my code' }).getAttribute('aria-expanded')).toBe('true');
    expect(main()).toMatch(/Live · as of/);
    expect(server.asked).toEqual([`boards/${eventId}`]);
    // Another draw may give another number.
    expect(localStorage.getItem(`my-number:${eventId}`)).toBeNull();
  });

  test('no number on the board: before the last wave the host can still help, later the night was without them', async () => {
    await open(older.data, live('round-1'));
    await headed('The night is on');
    expect(main()).toContain('Find your name on the live page.');
    cleanup();
    const without = (data: BoardData) =>
      JSON.parse(JSON.stringify(data).replace(/"t":"[^"]*"/, '"t":"xxxxxx"'));
    await open(without(drawn.data), live('round-1'));
    await headed("You're not in the draw");
    expect(main()).toContain("If you're here, tell the host.");
    expect(screen.getByRole('img', { name: 'QR code' })).toBeDefined();
    cleanup();
    await open(without(over.data), done);
    await headed("You weren't in the draw");
  });

  test('no answer: the page says what it knows, with Retry; then there is one', async () => {
    const { shown } = await open(503, live('round-1'));
    await headed('The night is on');
    expect(main()).toContain("Your table didn't load.");
    await shown(drawn.data);
    await press('Retry');
    await settle();
    await headed(/^Table /);
  });

  test('no answer, and a board that was seen: how it stood, and when', async () => {
    await open(playing.data, live('round-1'));
    const seen = localStorage.getItem(`seen:board:night-${nights - 1}`) ?? '';
    cleanup();
    localStorage.setItem(
      `seen:board:night-${nights}`,
      seen.replaceAll(await tagOf(nights - 1), await tagOf(nights)),
    );
    await open(503, live('round-1'));
    await headed(/^Table /);
    expect(main()).toMatch(/Trying to reconnect · as of/);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  test('a night that nobody finished says no table the day after', async () => {
    vi.setSystemTime(new Date('2026-11-09T00:30:00Z'));
    await open(playing.data, live('round-1'));
    await headed('This night is over');
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('a ticket that nobody knows says nothing of a night without it', async () => {
    await open(older.data, live('round-1'), { ticket: '' });
    await headed("This ticket isn't known any more");
    expect(main()).not.toContain('Find your name');
  });
});

describe('when it is over', () => {
  test('results soon, then the place, the season and a correction; the number is remembered', async () => {
    const { eventId, asked, become } = await open(over.data, done);
    await headed(/^\d+(st|nd|rd|th) of 30$/);
    expect(main()).toContain('Results soon.');
    expect(screen.queryByRole('img', { name: 'QR code' })).toBeNull();
    expect(server.asked).toEqual([`boards/${eventId}`, `results/${eventId} version`]);
    expect(asked).toEqual([]);
    expect(localStorage.getItem(`my-number:${eventId}`)).toBe(String(no));
    results(eventId);
    server.documents.set(
      'seasons/2026-27/players/player0007',
      answeredWith({ name: 'Gus L.', place: 12, points: 88, wins: 0, results: [] }),
    );
    await become(published);
    await headed('7th of 30');
    expect(main()).toContain(' · 20.7 points');
    expect(main()).toContain('As Gus L.');
    expect(main()).toContain('12th of the season with 88.0 points.');
    expect(screen.getByRole('link', { name: 'Season standings' }).getAttribute('href')).toBe(
      '/standings/2026-27',
    );
    expect(screen.getByRole('button', { name: 'Share picture' })).toBeDefined();
  });

  test("the number of a friend's ticket isn't this browser's", async () => {
    const { eventId } = await open(over.data, done, { kept: 'B-z_0123456789B-z_0123' });
    await headed(/ of 30$/);
    expect(localStorage.getItem(`my-number:${eventId}`)).toBeNull();
  });

  test('results that are there before the event is known to say so have it asked', async () => {
    results(`night-${nights}`);
    const { asked } = await open(over.data, done);
    expect(asked).toEqual(['ask']);
  });

  test('a correction shows the new place; a hidden name keeps it, with the number alone', async () => {
    results(`night-${nights}`, { publishedAt: new Date() });
    await open(over.data, published);
    await headed('7th of 30');
    cleanup();
    const seen = JSON.parse(localStorage.getItem(`seen:place:${id}`) ?? '{}');
    expect(seen).toMatchObject({ place: 7, no, players: 30, headline: '7th of 30' });
    results(`night-${nights}`, { row: (index: number) => (index === 4 ? { no, name: '' } : { no: 0 }) });
    await open(over.data, published);
    await headed('5th of 30');
    expect(main()).toContain(`As #${no}`);
    expect(main()).not.toContain('of the season');
  });

  test.each([
    [
      'places from a list on paper',
      { source: 'typed' },
      'This night is over',
      'Find your name in the results.',
    ],
    [
      'nobody with that number',
      { row: () => ({ no: 0 }) },
      'You have no place in the results',
      'Ask the host',
    ],
    ['two with that number', { row: () => ({ no }) }, 'You have no place in the results', 'Ask the host'],
  ])('%s', async (_, changes, title, says) => {
    results(`night-${nights}`, changes);
    await open(over.data, published);
    await headed(title);
    expect(main()).toContain(says);
    expect(screen.queryByRole('button', { name: 'Share picture' })).toBeNull();
  });

  test('a ticket that was cleared: by its tag while the board stands, then what this phone remembers', async () => {
    results(`night-${nights}`);
    await open(over.data, published, { ticket: '' });
    await headed('7th of 30');
    cleanup();
    await open(null, published, { ticket: '', gone: true });
    await headed("This ticket isn't known any more");
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('7th of 30');
    expect(screen.getByRole('button', { name: 'Share picture' })).toBeDefined();
    cleanup();
    results(`night-${nights}`);
    await open(null, published, { ticket: '' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('7th of 30');
  });

  test('without an answer the place that was seen is shown, with Retry', async () => {
    results(`night-${nights}`);
    await open(over.data, published);
    cleanup();
    server.documents.set(`results/night-${nights}`, 503);
    const { eventId } = await open(over.data, published);
    await headed('This night is over');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('7th of 30');
    results(eventId);
    await press('Retry');
    await settle();
    await headed('7th of 30');
  });
});
