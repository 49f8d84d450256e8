import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ladderOf } from '../../../src/domain/season/ladder.ts';
import { storedPlayerSeason } from '../../../src/domain/season/playerSeason.ts';
import type { Season } from '../../../src/domain/season/season.ts';
import { settling } from '../../../src/lib/settling.ts';
import { Component as StandingsPage } from '../../../src/site/season/standings/StandingsPage.tsx';
import { standingsData } from '../../../src/site/season/standings/standingsData.ts';
import { seasonRecords } from '../../support/documents/seasonRecords.ts';
import { aSeason } from '../../support/documents/seasons.ts';
import { answeredWith } from '../../support/plainServer.ts';
import { answers, press, Visited, visit } from '../visit.tsx';

const present = '2026-27';

async function open(value: Season | null, { at, season = present, address = '/standings' }: Given = {}) {
  const data = Promise.resolve({ season, present, found: settling(Promise.resolve({ value, at })) });
  await visit(<Visited Page={StandingsPage} load={() => data} />, address);
}
type Given = { at?: Date; season?: string; address?: string };

const address = () => screen.getByTestId('address').textContent;
const lines = () => screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader'));
const names = () => lines().map((row) => row.querySelector('bdi')?.textContent);
/** The table of the standing; the other says how points are made. */
const standing = () => within(screen.getAllByRole('table')[0] ?? document.body);

const season = aSeason({ people: 24 });

test('players are listed by place, with what they moved since the last night, wins and points', async () => {
  await open(season);
  expect(screen.getByRole('heading', { level: 1, name: 'Standings' })).toBeDefined();
  expect(screen.getByText('6 nights, 24 players, 6 schools')).toBeDefined();
  const rows = standing().getAllByRole('row').slice(1);
  expect(rows).toHaveLength(24);
  const [first] = season.players;
  expect(rows[0]?.textContent).toContain(first?.name);
  expect(rows[0]?.textContent).toContain(first?.points.toFixed(1));
  const moved = season.players.find(({ place, before }) => before !== null && before > place);
  const places = (moved?.before ?? 0) - (moved?.place ?? 0);
  const row = standing().getByRole('row', { name: new RegExp(`${moved?.name} `) });
  expect(within(row).getByText(`Up ${places} since the last night`)).toBeDefined();
});

/** Opens the line of somebody, as a press anywhere on its row does. */
const openLine = (name: string) =>
  userEvent.click(standing().getAllByRole('button', { name: new RegExp(`^${name} `) })[0] ?? document.body);

test('an open line leads to its page unless it is only initials or a number', async () => {
  await open(season);
  const [first] = season.players;
  for (const name of [first?.name ?? '', 'R. S.', 'A player']) await openLine(name);
  const link = standing().getByRole('link', { name: `All results of ${first?.name}` });
  expect(link.getAttribute('href')).toBe(`/players/${first?.id}/2026-27`);
  expect(standing().getAllByRole('link', { name: /^All results of/ })).toHaveLength(1);
});

test('a line opens to show which results count, and why the others do not', async () => {
  await open(season);
  const [first] = season.players;
  const button = standing().getByRole('button', { name: `${first?.name} Best 4 of 5` });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const results = screen.getAllByRole('listitem').filter((item) => item.closest('table'));
  expect(results).toHaveLength(5);
  expect(results.map((item) => item.textContent?.includes('points, counts'))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(results[4]?.textContent).toContain('Only the best 4 count');
  const [best] = first?.results ?? [];
  expect(results[0]?.querySelector('time')?.textContent).toMatch(/^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}$/);
  expect(
    within(results[0] ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/e/${best?.event.id}/results`);
  await userEvent.click(button);
  expect(screen.queryByText('Only the best 4 count')).toBeNull();
});

test('the standing that is shown is in the address, and keeps the search', async () => {
  await open(season, { address: '/standings?q=iowa' });
  await screen.findByText(/^\d+ found$/);
  await userEvent.click(screen.getByRole('link', { name: 'Schools' }));
  expect(address()).toBe('/standings?tab=schools&q=iowa');
  expect(screen.getByRole('link', { name: 'Schools' }).getAttribute('aria-current')).toBe('page');
  await vi.waitFor(() => expect(names()[0]).toBe('University of Iowa'));
  expect(standing().getAllByRole('row')).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'Chapters' }));
  await openLine('Theta Chi');
  const link = standing().getByRole('link', { name: 'All results of Theta Chi' });
  expect(link.getAttribute('href')).toBe('/chapters/university-of-iowa--theta-chi/2026-27');
  await userEvent.click(screen.getByRole('link', { name: 'Players' }));
  expect(address()).toBe('/standings?q=iowa');
});

test('a search finds names, schools and chapters, and says how many', async () => {
  await open(season, { address: '/standings?q=ann' });
  expect(await screen.findByText(/^\d+ found$/)).toBeDefined();
  expect(names()).toContain('Ann A.');
});

test('a search that finds nobody says so', async () => {
  await open(season, { address: '/standings?q=zebra' });
  expect(await screen.findByText('No one found. Try another spelling.')).toBeDefined();
});

test('a search does not say that nobody is found while it knows only some', async () => {
  const many = aSeason({ people: 24 }, { totals: { players: 812, schools: 6, chapters: 18, named: null } });
  await open(many, { address: '/standings?q=zebra' });
  expect(await screen.findByText('Not in the top 200.')).toBeDefined();
  expect(screen.getByText(/Others are on the page of their school/)).toBeDefined();
});

describe('a season with more players than the standings list', () => {
  const some = seasonRecords().players.get('player0007');
  if (!some) throw new Error('no such player');
  const zoe = { ...some, name: 'Zoe Q.', place: null };
  const ladder = ladderOf([{ ...zoe, place: 251 }], 0);
  const totals = { players: 812, schools: 6, chapters: 18, named: 600 };
  const many = aSeason({ people: 24 }, { totals, ladder });
  const { ask, give, fail } = answers<Response>();
  const asked: unknown[] = [];
  const found = (count: number) =>
    give(
      Response.json(
        Array.from({ length: count }, (_, at) => ({
          document: { name: `x/zoe${at}`, ...answeredWith(storedPlayerSeason(zoe)) },
        })),
      ),
    );
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', (_: unknown, { body }: { body: string }) => {
      asked.push(JSON.parse(body).structuredQuery.where.fieldFilter.value.stringValue);
      return ask();
    });
  });
  afterEach(() => vi.unstubAllGlobals());
  const haveAsked = (...tokens: string[]) => vi.waitFor(() => expect(asked).toEqual(tokens));

  test('finds them by name, with their place', async () => {
    await open(many, { address: '/standings?q=zoe' });
    expect(await screen.findByText('Searching all 812 players...')).toBeDefined();
    await haveAsked('zoe');
    await found(1);
    expect(await screen.findByText('1 found')).toBeDefined();
    expect(standing().getByText('251')).toBeDefined();
    expect(screen.queryByText('New')).toBeNull();
    await openLine('Zoe Q.');
    const link = standing().getByRole('link', { name: 'All results of Zoe Q.' });
    expect(link.getAttribute('href')).toBe('/players/zoe0/2026-27');
    expect(screen.getByText(/of 812 players. Search to find the others./)).toBeDefined();
  });

  test('says when there are more, and when nobody has this name', async () => {
    await open(many, { address: '/standings?q=zo' });
    await haveAsked('zo');
    await found(10);
    expect(await screen.findByText('10 found. Type more of the name to see others.')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Find a name'), { target: { value: 'zebra' } });
    expect(await screen.findByText('Searching all 812 players...')).toBeDefined();
    await haveAsked('zo', 'zebra');
    await found(0);
    expect(await screen.findByText('No one found. Try another spelling.')).toBeDefined();
  });

  test('says whom it looked through without a connection, and Retry asks again', async () => {
    await open(many, { address: '/standings?q=zoe' });
    await haveAsked('zoe');
    await fail(new Error('offline'));
    // A connection that breaks is tried once more.
    await haveAsked('zoe', 'zoe');
    await fail(new Error('offline'));
    await screen.findByText('We only searched the top 200. Check your connection to search everyone.');
    await press('Retry');
    await haveAsked('zoe', 'zoe', 'zoe');
    await found(1);
    expect(await screen.findByText('1 found')).toBeDefined();
  });

  test('asks nothing without a search, for another standing, or where ten are found', async () => {
    for (const search of ['', '?q=zebra&tab=schools', '?q=a']) {
      await open(many, { address: `/standings${search}` });
      if (search !== '?q=a') cleanup();
    }
    expect(await screen.findByText(/^\d\d found in the top 200. Type more of the name/)).toBeDefined();
    expect(asked).toEqual([]);
  });
});

test('long standings show 40 lines until someone asks for all, which focuses the next', async () => {
  // By selectors: to look for roles among so many lines takes seconds.
  const shown = () => document.querySelectorAll('[data-line]').length;
  await open(aSeason({ people: 60, nights: 1 }));
  expect(shown()).toBe(40);
  await act(async () => screen.getByText('Show all 45').click());
  expect(shown()).toBe(45);
  expect(document.activeElement?.getAttribute('data-line')).toBe('40');
  expect(screen.queryByText('Show all 45')).toBeNull();
});

test('more players than the standings list are counted', async () => {
  await open(aSeason({ people: 24 }, { totals: { players: 812, schools: 6, chapters: 18, named: null } }));
  expect(
    screen.getByText(
      'The standings list the first 200 of 812 players. Others are on the page of their school.',
    ),
  ).toBeDefined();
});

test('points are explained, with the places of 40 and 100 players', async () => {
  await open(season);
  expect(screen.getByRole('heading', { name: 'How points work' }).id).toBe('points');
  const table = within(screen.getByRole('table', { name: 'Points for a place' }));
  expect(table.getByRole('row', { name: '1st 63.2 100.0' })).toBeDefined();
  expect(table.getByRole('row', { name: '40th 10.0 15.8' })).toBeDefined();
});

test('the nights of the season lead to their results, newest first, with their champions', async () => {
  await open(season);
  const list = within(screen.getByRole('region', { name: 'Nights of the season' }));
  const nights = list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(nights).toEqual(season.events.map(({ title }) => title).reverse());
  const [night] = [...season.events].reverse();
  const days = list.getAllByRole('listitem').map((item) => item.querySelector('time')?.textContent);
  expect(days.every((day) => /^[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}$/.test(day ?? ''))).toBe(true);
  expect(list.getByRole('link', { name: night?.title ?? '' }).getAttribute('href')).toBe(
    `/e/${night?.id}/results`,
  );
  expect(list.getAllByRole('link', { name: night?.winner ?? '' })[0]?.getAttribute('href')).toBe(
    `/players/${night?.winnerId}/2026-27`,
  );
});

test('other seasons with standings are linked, the present one without its name in the address', async () => {
  await open(aSeason({ season: '2025-26', people: 24 }, { seasons: ['2025-26', '2024-25'] }), {
    season: '2025-26',
  });
  const seasons = within(screen.getByRole('navigation', { name: 'Other seasons' })).getAllByRole('link');
  expect(seasons.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2026–27', '/standings'],
    ['2024–25', '/standings/2024-25'],
  ]);
});

test('a season without results leads to the events and to the season before', async () => {
  await open(null);
  expect(screen.getByRole('heading', { level: 1, name: 'No standings for 2026–27 yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See 2025–26' }).getAttribute('href')).toBe('/standings/2025-26');
  expect(screen.getByRole('link', { name: 'See upcoming events' }).getAttribute('href')).toBe(
    '/events/upcoming',
  );
  expect(screen.getByRole('heading', { name: 'How points work' })).toBeDefined();
});

test('an earlier season without results leads to the present one', async () => {
  await open(null, { season: '2021-22' });
  expect(screen.getByRole('heading', { level: 1, name: 'No standings for 2021–22' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See this season' }).getAttribute('href')).toBe('/standings');
  expect(screen.queryByRole('link', { name: 'See 2020–21' })).toBeNull();
});

test('an address that names no season says so, and leads to the present one', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const data = Promise.resolve(standingsData('1999-00'));
  await visit(<Visited Page={StandingsPage} load={() => data} />, '/standings/1999-00');
  expect(await screen.findByRole('heading', { level: 1, name: "There's no such season" })).toBeDefined();
  const link = screen.getByRole('link', { name: /^See 20\d\d–\d\d$/ });
  expect(link.getAttribute('href')).toBe('/standings');
  expect(fetch).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test('a season whose only results were taken back is empty, and leads to one that has some', async () => {
  await open(aSeason({ nights: 0 }, { seasons: ['2023-24'] }));
  expect(screen.getByRole('heading', { level: 1, name: 'No standings for 2026–27 yet' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'See 2023–24' })).toBeDefined();
});

test('standings that do not load say so, and Retry brings them', async () => {
  const { ask, give, fail } = answers<{ value: Season | null }>();
  const load = () => Promise.resolve({ season: present, present, found: settling(ask()) });
  await visit(<Visited Page={StandingsPage} load={load} />, '/standings');
  expect(screen.getByText('Loading standings...')).toBeDefined();
  await fail(new Error('offline'));
  expect(screen.getByRole('heading', { level: 1, name: "The standings didn't load" })).toBeDefined();
  await press('Retry');
  await give({ value: season });
  expect(standing().getAllByRole('row')).toHaveLength(25);
});

test('standings seen earlier say of when they are', async () => {
  await open(season, { at: new Date('2026-11-07T12:00:00Z') });
  expect(screen.getByText(/Showing the results as of/)).toBeDefined();
  expect(standing().getAllByRole('row')).toHaveLength(25);
});

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:x';
  });
});
afterEach(() => vi.restoreAllMocks());

test('the standing is saved as a CSV file, all of it', async () => {
  await open(season, { address: '/standings?tab=chapters&q=iowa' });
  await press('Download CSV');
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  const text = (await saved[0]?.text()) ?? '';
  const [head, first, ...rest] = text.replace('\uFEFF', '').split('\r\n');
  const [leader] = season.chapters;
  expect(head).toBe('Place,Chapter,School,Points,Wins,Results');
  expect(first).toBe(
    [1, leader?.name, leader?.school, leader?.points, leader?.wins, leader?.nights].join(','),
  );
  expect(rest).toHaveLength(season.chapters.length - 1);
});
