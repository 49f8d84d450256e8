import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawnNightData } from '../../../scripts/links/drawnData.ts';
import type { Board } from '../../../src/domain/night/board/board.ts';
import { ticketIdOf, ticketTag } from '../../../src/domain/signUp/ticketKey.ts';
// Loaded here: compiling it may take longer than a search for what it shows waits.
import '../../../src/site/records/eventRecord.ts';
import { keptTicket } from '../../../src/site/signUp/keptTicket.ts';
import '../../../src/site/live/my/keptTag.ts';
import { seatIn, seatText } from '../../../src/domain/night/live/whereabouts.ts';
import { formatClock } from '../../../src/domain/time/format.ts';
import { drawFrom } from '../../../src/lib/drawnFile.ts';
import { createStore } from '../../../src/lib/store.ts';
import type { LiveState } from '../../../src/site/live/boardNews.ts';
import { Component as LivePage } from '../../../src/site/live/LivePage.tsx';
import type { LiveNight } from '../../../src/site/live/liveNight.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { aNight } from '../../support/documents/boards.ts';
import { answeredWith, plainAnswer } from '../../support/plainServer.ts';
import { Visited, visit } from '../visit.tsx';

const { board: playing } = await aNight({ players: 30, minutes: 30, plan: { tables: 2 } });
const { board: over } = await aNight({ players: 30, minutes: Number.POSITIVE_INFINITY });
const ready = (board: Board | null, change: object = {}): LiveState => ({
  status: 'ready',
  board,
  asOf: Date.parse('2026-11-07T01:14:00Z'),
  ahead: 0,
  stale: false,
  ...change,
});

/** A night that a test changes, and how often it was asked to retry. */
function aLiveNight(state: LiveState) {
  const { get, set, watch } = createStore<LiveState>(state);
  let retries = 0;
  const night: LiveNight = {
    eventId: 'cup',
    now: get,
    watch,
    follow: () => () => {},
    retry: () => {
      retries += 1;
    },
  };
  return { night, become: (next: LiveState) => act(async () => set(next)), retries: () => retries };
}

async function open(state: LiveState) {
  const live = aLiveNight(state);
  const data = Promise.resolve(live.night);
  await visit(<Visited Page={LivePage} load={() => data} />, '/e/cup/live');
  return live;
}

const mine = () => screen.getByRole('region', { name: /^My table/ });
/** Somebody who has not played yet. */
const firstNo = playing.rounds[0]?.tables.find(({ wave }) => wave === 2)?.seats[0] ?? 0;

const ticketKey = 'A-z_0123456789A-z_0123';

/** Answers whether there are results. */
const server = plainAnswer(null);

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  drawFrom(null);
  Object.assign(server, { answer: null, asked: [] });
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

describe('states of the page', () => {
  test('loading, then failed with Retry, then there', async () => {
    const live = await open({ status: 'loading' });
    expect(screen.getByText('Loading tables...')).toBeDefined();
    await live.become({ status: 'failed' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("The tables didn't load");
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(live.retries()).toBe(1);
    await live.become(ready(playing));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Boiler Room Blackjack');
  });

  const heading = () => screen.findByRole('heading', { level: 1, name: /./ });

  test('before its draw a night says what, when and where it is', async () => {
    const [title, location] = ['Cactus Cup', 'Palo Verde Main'];
    server.answer = answeredWith({ title, location, date: '2026-12-04', time: '19:00' });
    const live = await open(ready(null));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(`Friday, December 4, 2026, 7:00 PM · ${location}`)).toBeDefined();
    expect(screen.getByText('No tables yet. They show here as soon as the host draws them.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'About this event' }).getAttribute('href')).toBe('/e/cup');
    expect(server.asked).toEqual(['events/cup']);
    await live.become(ready(playing));
    expect((await heading()).textContent).toBe('Boiler Room Blackjack');
  });

  test('the file says which night it is, and nothing of how it stands', async () => {
    drawFrom(drawnNightData(anEvent({ id: 'cup', title: playing.title, date: '2026-12-04' })));
    const live = await open({ status: 'loading' });
    const drawn = screen.getByRole('heading', { level: 1, name: playing.title });
    expect(screen.getByText('Friday, December 4, 2026 · Texas Union, Austin, TX')).toBeDefined();
    expect(screen.getByRole('link', { name: 'About this event' }).getAttribute('href')).toBe('/e/cup');
    expect(screen.getByText('Loading tables...')).toBeDefined();
    expect(screen.queryByText(/No tables yet|as of/)).toBeNull();
    await live.become(ready(playing));
    expect(screen.getByRole('heading', { level: 1 })).toBe(drawn);
    expect(screen.queryByText('Loading tables...')).toBeNull();
  });

  test('the file keeps its heading while the event of a night without tables is read', async () => {
    drawFrom(drawnNightData(anEvent({ id: 'cup', title: 'Cactus Cup' })));
    server.answer = 503;
    await open(ready(null));
    expect(screen.getByRole('heading', { level: 1, name: 'Cactus Cup' })).toBeDefined();
    expect(await screen.findByText('The tables show here as soon as the host draws them.')).toBeDefined();
  });

  test('the file of a night that was deleted gives way', async () => {
    drawFrom(drawnNightData(anEvent({ id: 'cup', title: 'Cactus Cup' })));
    await open(ready(null));
    expect(await screen.findByRole('heading', { name: "We can't find this night" })).toBeDefined();
    expect(screen.queryByText('Cactus Cup')).toBeNull();
  });

  test('the file of another night says nothing of this one', async () => {
    drawFrom(drawnNightData(anEvent({ id: 'other', title: 'Cactus Cup' })));
    await open({ status: 'loading' });
    expect(screen.getByRole('heading', { level: 1, name: 'Live tables' })).toBeDefined();
  });

  test('an id that no event has', async () => {
    await open(ready(null));
    expect(await screen.findByRole('heading', { name: "We can't find this night" })).toBeDefined();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('no board, and no answer to which event it is', async () => {
    server.answer = 503;
    await open(ready(null));
    expect(await screen.findByRole('heading', { name: 'No tables yet' })).toBeDefined();
  });

  test('a board that was deleted', async () => {
    await open(ready(null, { gone: true }));
    expect(await screen.findByRole('heading', { name: 'This night was deleted' })).toBeDefined();
    expect(screen.queryByText(/as soon as the host draws/)).toBeNull();
  });

  test('how fresh it is, and Retry when the last question had no answer', async () => {
    const live = await open(ready(playing));
    expect(screen.getByText(/^Live · as of/)).toBeDefined();
    await live.become(ready(playing, { stale: true }));
    expect(screen.getByText(/^Trying to reconnect · as of/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(live.retries()).toBe(1);
    await live.become(ready(over));
    expect(screen.getByText(/^Final · as of/)).toBeDefined();
    expect(screen.getAllByText('The night is over. Ann A. wins.')[0]).toBeDefined();
  });
});

describe('a night that is over', () => {
  const address = () => screen.getByTestId('address').textContent;

  test('leads on to its results, with the number in the address', async () => {
    server.answer = answeredWith({ version: 1 });
    location.hash = '#7';
    await open(ready(over));
    expect(await screen.findByText('/e/cup/results')).toBeDefined();
    expect(server.asked).toEqual(['results/cup']);
  });

  test.each([
    ['published nothing yet', null],
    ['gets no answer', 503],
  ])('stays when it %s', async (_, answer) => {
    server.answer = answer;
    await open(ready(over));
    expect(server.asked).toEqual(['results/cup']);
    expect(screen.getByText(/^Final · as of/)).toBeDefined();
    expect(address()).toBe('/e/cup/live');
  });

  test('is not asked about while it is on', async () => {
    await open(ready(playing));
    expect(server.asked).toEqual([]);
  });
});

test('what has changed is said at once, and what changes after it a minute later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const live = await open(ready(playing));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
  await wait(60_000);
  expect(said()).not.toContain('Round 1 is on: wave 1 of 3.');
  const atWave = (wave: number) =>
    ready({ ...playing, rounds: playing.rounds.map((round) => ({ ...round, wave })) });
  await live.become(atWave(2));
  await wait(1);
  expect(said()).toContain('Round 1 is on: wave 2 of 3.');
  await live.become(atWave(3));
  await wait(59_000);
  expect(said()).toContain('Round 1 is on: wave 2 of 3.');
  await wait(1_000);
  expect(said()).toContain('Round 1 is on: wave 3 of 3.');
});

describe('my table', () => {
  test('is found by a number in two steps, and remembered', async () => {
    await open(ready(playing));
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Find your name or number' }),
      String(firstNo),
    );
    await userEvent.click(within(mine()).getByRole('button', { name: new RegExp(`^#${firstNo} `) }));
    const round = playing.rounds[0];
    const seat = round && seatIn(round, firstNo);
    expect(within(mine()).getByText(seat ? seatText(seat) : '')).toBeDefined();
    expect(location.hash).toBe(`#${firstNo}`);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^My table/ }));
    expect(within(mine()).getByRole('row', { current: true }).textContent).toContain('You');
    expect(localStorage.getItem('my-number:cup')).toBe(String(firstNo));
  });

  test('is found by a name, of which there may be several', async () => {
    await open(ready(playing));
    const search = screen.getByRole('searchbox', { name: 'Find your name or number' });
    await userEvent.type(search, 'ann a');
    expect(within(mine()).getAllByRole('listitem')[0]?.textContent).toMatch(/^#\d+ Ann A\./);
    await userEvent.clear(search);
    await userEvent.type(search, 'purdue');
    expect(within(mine()).getAllByRole('listitem')).toHaveLength(8);
    expect(within(mine()).getByText(/^\d+ more\. Type more of your name\.$/)).toBeDefined();
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz{Enter}');
    expect(within(mine()).getByText('No one found. Try your first name or your number.')).toBeDefined();
  });

  test('is that of the number in the address, and can be left again', async () => {
    location.hash = `#${firstNo}`;
    await open(ready(playing));
    expect(within(mine()).getByText(/^Table \d+(, wave \d)? · seat \d+$/)).toBeDefined();
    await userEvent.click(within(mine()).getByRole('button', { name: 'Not you?' }));
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Find your name or number' }));
    expect(location.hash).toBe('');
  });

  test("is that of this browser's ticket, once its tag is on the board, until another is chosen", async () => {
    const tag = await ticketTag(await ticketIdOf(ticketKey), 'cup');
    keptTicket('cup').set({ key: ticketKey, name: 'Ann Lee', state: 'in', seenAt: 0 });
    const people = new Map(playing.people);
    people.set(firstNo, { no: firstNo, shown: 'Ann L.', school: '', chapter: '', tag });
    const live = await open(ready(playing));
    await act(async () => new Promise((done) => setTimeout(done, 50)));
    expect(screen.queryByRole('button', { name: 'Not you?' })).toBeNull();
    await live.become(ready({ ...playing, people }));
    expect(mine().textContent).toContain(`#${firstNo} Ann L.`);
    expect(server.asked).toEqual([]);
    // Before a round is over another list may give another number.
    expect(localStorage.getItem('my-number:cup')).toBeNull();
    await live.become(ready({ ...over, people, rounds: over.rounds.slice(0, 1), open: '' }));
    expect(localStorage.getItem('my-number:cup')).toBe(String(firstNo));
    await userEvent.click(within(mine()).getByRole('button', { name: 'Not you?' }));
    expect(screen.queryByRole('button', { name: 'Not you?' })).toBeNull();
    expect(localStorage.getItem('my-number:cup')).toBeNull();
  });

  test('says so for a number that nobody has', async () => {
    location.hash = '#99';
    await open(ready(playing));
    expect(within(mine()).getByText('No one has number 99.')).toBeDefined();
  });
});

describe('the tables', () => {
  test('those that play come first', async () => {
    await open(ready(playing));
    const waves = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(waves[0]).toBe('Wave 1: playing now');
    expect(waves.filter((title) => title?.startsWith('Wave '))).toHaveLength(3);
  });

  test('a wave whose time has passed is late, not about to start then', async () => {
    const second = playing.rounds[0]?.waves[1]?.startsAt ?? 0;
    const said = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: second + minutes * 60_000 });
      await open(ready(playing));
      const title = screen.getByRole('heading', { level: 3, name: /^Wave 2/ }).textContent;
      cleanup();
      return title;
    };
    expect(await said(-1)).toBe(`Wave 2: about ${formatClock(second)}`);
    expect(await said(1)).toBe('Wave 2: starting any minute');
    expect(await said(11)).toBe('Wave 2: running late');
  });

  test('the rounds before are behind their names', async () => {
    await open(ready(over));
    expect(screen.getByRole('region', { name: 'Final table' })).toBeDefined();
    const before = [...document.querySelectorAll('details')];
    expect(before.map((round) => round.open)).toEqual(over.rounds.slice(1).map(() => false));
    expect(before.at(-1)?.querySelector('summary')?.textContent).toBe('Round 1: 5 tables, 10 moved on');
  });

  test('a changed count is shown where it was', async () => {
    const live = await open(ready(playing));
    const [table] = playing.rounds[0]?.tables ?? [];
    const name = `Table ${table?.at}`;
    const cards = () => screen.getAllByRole('article').map((card) => card.textContent?.slice(0, name.length));
    const order = cards();
    const seats = { s1: { hand: 24, chips: 98_765, out: false } };
    const counts = { r1: { ...playing.counts.r1, t1: { at: 5, seats } } };
    await live.become(ready({ ...playing, counts }));
    expect(screen.getAllByText('98,765').length).toBeGreaterThan(0);
    expect(cards()).toEqual(order);
  });

  test('hostile names are kept apart from what is around them', async () => {
    const shown = `${'W'.repeat(200)} \u05d0\u05d1 <b>x</b>`;
    const people = new Map(playing.people);
    people.set(firstNo, { no: firstNo, shown, school: '', chapter: '' });
    await open(ready({ ...playing, people }));
    const names = screen.getAllByText(shown);
    expect(names.map(({ tagName }) => tagName)).toEqual(names.map(() => 'BDI'));
  });
});
