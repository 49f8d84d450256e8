import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawnNightData } from '../../../scripts/links/drawnData.ts';
import type { Results } from '../../../src/domain/results/results.ts';
import { drawFrom } from '../../../src/lib/drawnFile.ts';
import { settling } from '../../../src/lib/settling.ts';
import type { Found } from '../../../src/site/records/record.ts';
// Compiled before a test waits for it.
import '../../../src/site/results/archive/Archive.tsx';
import { Component as ResultsPage } from '../../../src/site/results/ResultsPage.tsx';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { aNight } from '../../support/documents/boards.ts';
import { resultsDocument, someResults } from '../../support/documents/results.ts';
import { answeredWith, plainAnswer } from '../../support/plainServer.ts';
import { answers, clearToasts, press, Visited, visit } from '../visit.tsx';

function aResultsPage() {
  const server = answers<Found<Results>>();
  const load = () => Promise.resolve({ eventId: 'cup', found: settling(server.ask()) });
  return { ...server, page: <Visited Page={ResultsPage} load={load} /> };
}

async function open(results: Results, at?: Date): Promise<void> {
  const { page, give } = aResultsPage();
  await visit(page, '/e/cup/results');
  await give({ value: results, at });
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const champions = () => screen.getAllByRole('listitem').filter((item) => 'rank' in item.dataset);
const table = () => screen.getByRole('table', { name: 'Places, players and points' });
const rowOf = (name: RegExp) => within(table()).getByRole('row', { name });
const mine = () => within(screen.getByRole('region', { name: /^My place/ }));
const find = () => mine().getByRole('searchbox', { name: 'Find your name or number' });
const about = () => within(screen.getByRole('complementary', { name: 'About these results' }));

beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  drawFrom(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearToasts();
});

describe('states of the page', () => {
  test('loading, then failed with Retry, then there', async () => {
    const { page, give, fail } = aResultsPage();
    await visit(page);
    expect(screen.getByText('Loading results...')).toBeDefined();
    await fail(new Error('no answer'));
    expect(heading()).toBe("The results didn't load");
    await press('Retry');
    await give({ value: someResults() });
    expect(heading()).toBe('Boiler Room Blackjack');
    expect(document.title).toMatch(/^Results: Boiler Room Blackjack \|/);
  });

  test('until they are there, the heading that the file has', async () => {
    drawFrom(drawnNightData(anEvent({ id: 'cup', title: 'Cactus Cup', date: '2026-12-04' })));
    const { page, give } = aResultsPage();
    await visit(page, '/e/cup/results');
    expect(heading()).toBe('Cactus Cup');
    expect(screen.getByText('Friday, December 4, 2026 · Texas Union, Austin, TX')).toBeDefined();
    await give({ value: someResults() });
    expect(heading()).toBe('Boiler Room Blackjack');
  });

  const soon = 'They show here as soon as the host publishes them.';
  test.each([
    ['a week away', { date: '2026-11-14', time: '19:00' }, soon, ['About this event > /e/cup']],
    [
      'while its tables play',
      { date: '2026-11-07', board: 'live', bracketStatus: 'round-1' },
      soon,
      ['Live tables > /e/cup/live', 'About this event > /e/cup'],
    ],
    [
      'decided',
      { date: '2026-11-07', board: 'live', bracketStatus: 'completed' },
      soon,
      ['Tables > /e/cup/live', 'About this event > /e/cup'],
    ],
    ['past', { date: '2026-11-01', status: 'completed' }, soon, ['About this event > /e/cup']],
    ['canceled', { status: 'canceled' }, 'This night is canceled.', ['About this event > /e/cup']],
  ])('nothing is published yet, %s: what there is to do, the first in gold', async (_, event, line, ways) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-07T12:00Z') });
    const server = plainAnswer(answeredWith({ title: 'Cactus Cup', ...event }));
    vi.stubGlobal('fetch', server.fetch);
    const { page, give } = aResultsPage();
    await visit(page);
    await give({ value: null });
    expect(await screen.findByRole('heading', { name: 'No results yet' })).toBeDefined();
    expect(screen.getByText('Cactus Cup')).toBeDefined();
    expect(server.asked).toContain('events/cup');
    expect(screen.getByText(line)).toBeDefined();
    const links = screen.getAllByRole('link').filter(({ className }) => className.includes('_button_'));
    expect(links.map((link) => `${link.textContent} > ${link.getAttribute('href')}`)).toEqual(ways);
    expect(links.map(({ className }) => className.includes('_plain_'))).toEqual(ways.map((__, at) => at > 0));
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('an address that leads to no event says so', async () => {
    vi.stubGlobal('fetch', plainAnswer(null).fetch);
    const { page, give } = aResultsPage();
    await visit(page);
    await give({ value: null });
    expect(await screen.findByRole('heading', { name: "We can't find this night" })).toBeDefined();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('a copy from an earlier visit says when it was fetched', async () => {
    await open(someResults(), new Date('2026-11-10T12:00:00'));
    expect(screen.getByText(/Showing the results as of/).textContent).toContain(
      'November 10, 2026 at 12:00 PM',
    );
  });
});

describe('what is published', () => {
  test('champion, runner-up, and every place with points, by how far they got', async () => {
    await open(someResults());
    const [first, second] = champions();
    expect(first?.textContent).toMatch(/ChampionAnn L\.Purdue UniversitySigma Chi54\.8 points/);
    expect(second?.textContent).toMatch(/Runner-upBo L\.Purdue UniversityTheta Chi38\.7 points/);
    expect(within(table()).getAllByRole('row')).toHaveLength(1 + 3 + 30);
    expect(
      within(table())
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent)
        .filter((text) => /^(Final|Out)/.test(text)),
    ).toEqual(['Final table', 'Out in round 2', 'Out in round 1']);
    expect(rowOf(/Dee L\./).textContent).toBe('4Dee L.#20Iowa · Sigma Chi5,25027.4');
    expect(screen.getByText(/^Points are 10 × √\(30 players ÷ place\)/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'How points work' }).getAttribute('href')).toBe(
      '/standings/2026-27#points',
    );
  });

  test('links to the players who have a page, to schools, chapters, the host and the season', async () => {
    await open(someResults({ row: (at) => (at === 2 ? { name: 'C. L.' } : at === 3 ? { name: '' } : {}) }));
    const href = (name: string) => within(table()).queryByRole('link', { name })?.getAttribute('href');
    expect(href('Bo L.')).toBe('/players/player0002/2026-27');
    expect(href('C. L.')).toBeUndefined();
    expect(rowOf(/#20/).textContent).toBe('4#20Iowa · Sigma Chi5,25027.4');
    const schools = within(about().getByRole('region', { name: 'Schools' }));
    expect(schools.getByRole('link', { name: 'Iowa' }).getAttribute('href')).toBe('/schools/iowa/2026-27');
    expect(schools.getByText('7 players, best 4th')).toBeDefined();
    const chapters = within(about().getByRole('region', { name: 'Chapters' }));
    expect(
      chapters.getAllByRole('link', { name: 'Sigma Chi' }).map((link) => link.getAttribute('href')),
    ).toEqual(['/chapters/purdue-university--sigma-chi/2026-27', '/chapters/iowa--sigma-chi/2026-27']);
    expect(about().getByRole('link', { name: '2026–27 standings' }).getAttribute('href')).toBe(
      '/standings/2026-27',
    );
  });

  test('a school that everyone played for is not repeated in each row', async () => {
    await open(someResults({ row: () => ({ school: 'Iowa', schoolId: 'iowa', chapter: 'Sigma Chi' }) }));
    expect(rowOf(/Bo L\./).textContent).not.toContain('Iowa');
    expect(rowOf(/Bo L\./).textContent).toContain('Sigma Chi');
    expect(about().getByRole('link', { name: 'Iowa' })).toBeDefined();
  });

  test('a champion who shows only a number', async () => {
    await open(someResults({ row: (at) => (at === 0 ? { name: '' } : {}) }));
    expect(champions()[0]?.textContent).toContain('Champion#17');
    expect(within(table()).queryByRole('link', { name: '#17' })).toBeNull();
  });

  test('two champions, and places that are shared', async () => {
    const shared = [1, 1, 3, 3];
    await open(someResults({ row: (at) => ({ place: shared[at] ?? at + 1 }) }));
    expect(champions().map(({ textContent }) => /Champion|Runner-up/.exec(textContent)?.[0])).toEqual([
      'Champion',
      'Champion',
    ]);
    expect(rowOf(/Cy L\./).textContent).toMatch(/^3Cy.*31\.6$/);
    expect(rowOf(/Dee L\./).textContent).toMatch(/^3Dee.*31\.6$/);
  });

  test('a field of 7 gives no points and says why', async () => {
    await open(someResults({ players: 7 }));
    expect(screen.getByText(/^Fields under 8 give no points\./)).toBeDefined();
    expect(champions()[0]?.textContent).not.toContain('points');
    expect(rowOf(/Ann L\./).textContent).toMatch(/–$/);
    await userEvent.type(find(), 'Bo');
    await userEvent.click(mine().getByRole('button', { name: /Bo L\./ }));
    expect(mine().getByText('2nd of 7')).toBeDefined();
    expect(mine().getByText(/Fields under 8 give no points$/)).toBeDefined();
  });

  test('what was corrected, on which day, and in which version', async () => {
    await open(
      someResults({
        version: 3,
        changes: [
          { at: new Date(2026, 10, 9, 17).getTime(), text: 'Places 2 and 3 were swapped.' },
          { at: new Date(2026, 10, 10, 17).getTime(), text: 'A chapter was missing.' },
        ],
      }),
    );
    expect(about().getByText(/, version 3/).textContent).toMatch(/^Nov \d, 2026, version 3$/);
    const lines = about()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines.slice(0, 2)).toEqual([
      'Corrected Nov 9, 2026: Places 2 and 3 were swapped.',
      'Corrected Nov 10, 2026: A chapter was missing.',
    ]);
  });

  test('a list on paper has no numbers, rounds, chips and tables', async () => {
    await open(someResults({ source: 'typed', players: 12, row: (at) => (at === 5 ? { name: '' } : {}) }));
    expect(screen.getByText('These results come from a list on paper.')).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Chips' })).toBeNull();
    expect(rowOf(/Bo L\./).textContent).toBe('2Bo L.Purdue · Theta Chi24.5');
    expect(rowOf(/A player/).textContent).toMatch(/^6A player/);
    await userEvent.type(find(), 'gus');
    await userEvent.click(mine().getByRole('button', { name: /Gus L\./ }));
    expect(mine().getByText('7th of 12')).toBeDefined();
    await userEvent.click(mine().getByRole('button', { name: 'Not you?' }));
    expect(find()).toBe(document.activeElement);
  });

  test('250 people with names of any script', async () => {
    const names = ['李小龍', 'محمد ع.', 'Zoë Åström', 'W'.repeat(200), '🂡 Ace'];
    await open(someResults({ players: 250, row: (at) => (at < 5 ? { name: names[at] ?? '' } : {}) }));
    expect(within(table()).getAllByRole('row')).toHaveLength(1 + 3 + 250);
    for (const name of names) expect(within(table()).getByText(name).tagName).toBe('BDI');
  });

  test('results without anybody', async () => {
    await open(someResults({ placed: 0 }));
    expect(screen.getByText('No places were published.')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'All places' })).toBeNull();
  });
});

describe('my place', () => {
  test('found by number, remembered, in the address, and marked in the list', async () => {
    await open(someResults());
    await userEvent.type(find(), '#20');
    await userEvent.click(mine().getByRole('button', { name: /^#20 Dee L\./ }));
    expect(mine().getByText('4th of 30')).toBeDefined();
    expect(mine().getByText('Final table · 5,250 chips · 27.4 points')).toBeDefined();
    expect(location.hash).toBe('#20');
    expect(rowOf(/Dee L\./).getAttribute('aria-current')).toBe('true');
    expect(localStorage.getItem('my-number:cup')).toBe('20');
  });

  test('known from the night, or from the address; a number without a place says so', async () => {
    localStorage.setItem('my-number:cup', '17');
    await open(someResults());
    expect(mine().getByText('You won!')).toBeDefined();
    expect(mine().getByText('Champion of 30 players · 6,000 chips · 54.8 points')).toBeDefined();
  });

  test('a number without a place', async () => {
    location.hash = '#99';
    await open(someResults());
    expect(mine().getByText('Number 99 has no place in these results.')).toBeDefined();
    expect(find()).toBeDefined();
  });
});

describe('a page that stays open', () => {
  const published = new Date('2026-11-07T03:00:00Z');
  const open = async (version: string, minutes: number) => {
    vi.useFakeTimers({ now: published.getTime() + minutes * 60_000 });
    const corrected = someResults({ row: (at) => (at === 0 ? { name: '' } : {}) });
    const { [`results/cup`]: stored = {} } = resultsDocument({ ...corrected, publishedAt: published });
    const server = plainAnswer(answeredWith(stored));
    vi.stubGlobal('fetch', server.fetch);
    const { page, give } = aResultsPage();
    await visit(page, '/e/cup/results');
    await give({ value: { ...someResults(), publishedAt: published }, version });
    return server;
  };
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows what was corrected and hidden, within a minute', async () => {
    const server = await open('version 0', 1);
    expect(champions()[0]?.textContent).toContain('Ann L.');
    await pass(60);
    expect(server.asked).toEqual(['results/cup', 'results/cup']);
    expect(champions()[0]?.textContent).not.toContain('Ann L.');
    expect(champions()[0]?.textContent).toContain('Champion');
  });

  test('asks for one field while nothing changes, less often later, and no more after a day', async () => {
    const server = await open('version 1', 1);
    await pass(10 * 60);
    expect(server.asked).toHaveLength(10);
    expect(champions()[0]?.textContent).toContain('Ann L.');
    await pass(115 * 60);
    server.asked = [];
    await pass(10 * 60);
    expect(server.asked).toHaveLength(2);
    await pass(24 * 3600);
    server.asked = [];
    await pass(3600);
    expect(server.asked).toEqual([]);
  });
});

describe('what can be done with it', () => {
  test('share says who won', async () => {
    const shared: unknown[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      share: (message: unknown) => Promise.resolve(shared.push(message)),
    });
    await open(someResults());
    await press('Share');
    expect(shared).toEqual([
      {
        title: 'Results: Boiler Room Blackjack',
        text: 'Ann L. won Boiler Room Blackjack',
        url: `${location.origin}/e/cup/results`,
      },
    ]);
  });

  test('the list as CSV', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:x';
    });
    await open(someResults({ players: 8, row: (at) => (at === 1 ? { name: '' } : {}) }));
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await vi.waitFor(() => expect(files).toHaveLength(1));
    const lines = ((await files[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      'Place,Player,Number,School,Chapter,Points,Round,Chips',
      '1,Ann L.,1,Purdue University,Sigma Chi,28.3,3,6000',
      '2,#2,2,Purdue University,Theta Chi,20,3,5750',
    ]);
  });
});

describe('tables and draw', () => {
  test('are fetched when they are opened, and again after a failure', async () => {
    const { data, board } = await aNight({ players: 14 });
    const server = plainAnswer(503);
    vi.stubGlobal('fetch', server.fetch);
    await open(someResults({ players: 14 }));
    expect(server.asked).toEqual([]);
    await userEvent.click(screen.getByText('Every table of the night, and how it was drawn'));
    await screen.findByText("The tables didn't load. Check your connection and try again.");
    server.answer = answeredWith(data);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const last = board.rounds.at(-1)?.name ?? '';
    expect(await screen.findByRole('region', { name: last })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Check it here' })).toBeDefined();
    expect(server.asked).toEqual(['boards/cup', 'boards/cup']);
  });

  test('a board that is gone says so', async () => {
    const server = plainAnswer(null);
    vi.stubGlobal('fetch', server.fetch);
    await open(someResults());
    await act(() => userEvent.click(screen.getByText('Every table of the night, and how it was drawn')));
    expect(await screen.findByText("The tables of this night aren't stored anymore.")).toBeDefined();
  });
});
