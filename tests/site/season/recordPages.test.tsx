import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GroupSeason } from '../../../src/domain/season/groupSeason.ts';
import { storedGroupSeason } from '../../../src/domain/season/groupSeason.ts';
import { ladderOf } from '../../../src/domain/season/ladder.ts';
import type { PlayerSeason } from '../../../src/domain/season/playerSeason.ts';
import { settling } from '../../../src/lib/settling.ts';
import type { Found } from '../../../src/site/records/record.ts';
import type { PageProps } from '../../../src/site/routing/page.ts';
import { Component as ChapterPage } from '../../../src/site/season/chapter/ChapterPage.tsx';
import { Component as PlayerPage } from '../../../src/site/season/player/PlayerPage.tsx';
import { Component as SchoolPage } from '../../../src/site/season/school/SchoolPage.tsx';
import { schoolData } from '../../../src/site/season/school/schoolData.ts';
import type { SeasonRecord } from '../../../src/site/season/seasonRecord.ts';
import { seasonRecords } from '../../support/documents/seasonRecords.ts';
import { answeredWith, plainAnswer } from '../../support/plainServer.ts';
import { stubCanvas } from '../../support/stubCanvas.ts';
import { answers, press, Visited, visit } from '../visit.tsx';

type Page<T> = ComponentType<PageProps<Promise<SeasonRecord<T>>>>;

/** A page of a record in a season; today is in 2026-27. */
function aPage<T>(Page: Page<T>, id: string, season = '2026-27') {
  const server = answers<Found<T>>();
  const found = () => ({ id, season, present: '2026-27', found: settling(server.ask()) });
  return { ...server, page: <Visited Page={Page} load={() => Promise.resolve(found())} /> };
}

async function open<T>(Page: Page<T>, value: T & { id: string; season: string }, at?: Date): Promise<void> {
  const { page, give } = aPage(Page, value.id, value.season);
  await visit(page);
  await give({ value, at });
}

function there<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('There is no such record');
  return value;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const region = (name: string) => within(screen.getByRole('region', { name }));
const fact = (words: string) => screen.getByText(words, { selector: 'dt' }).nextSibling?.textContent;
const items = (list: ReturnType<typeof region>) => list.getAllByRole('listitem').map((li) => li.textContent);

const season = seasonRecords();
const purdue = there(season.schools.get('purdue-university'));
const sigmaChi = there(season.chapters.get('purdue-university--sigma-chi'));

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('states that every page of a record has', () => {
  test('an address that names no season says so, and leads to the present one', async () => {
    const data = Promise.resolve(schoolData('purdue-university', '1999-00'));
    await visit(<Visited Page={SchoolPage} load={() => data} />);
    await vi.waitFor(() => expect(heading()).toBe("There's no such season"));
    expect(linkTo('See the standings')).toBe('/standings');
    expect(linkTo(/^Look in 20/)).toBe('/schools/purdue-university');
  });

  test('loading, then failed with Retry, then there', async () => {
    const { page, give, fail } = aPage<GroupSeason>(SchoolPage, purdue.id);
    await visit(page);
    expect(screen.getByText('Loading results...')).toBeDefined();
    await fail(new Error('no answer'));
    expect(heading()).toBe("This school didn't load");
    expect(screen.getByText('Check your connection and try again.')).toBeDefined();
    await press('Retry');
    await give({ value: purdue });
    expect(heading()).toBe('Purdue University');
    expect(document.title).toMatch(/^Purdue University, 2026–27 \|/);
  });

  test('no results this season yet: the standings and the season before, nothing for search engines', async () => {
    const { page, give } = aPage<GroupSeason>(SchoolPage, 'rice');
    await visit(page);
    await give({ value: null });
    expect(heading()).toBe('No page for 2026–27');
    expect(linkTo('See the standings')).toBe('/standings');
    expect(linkTo('Look in 2025–26')).toBe('/schools/rice/2025-26');
    expect(screen.queryByRole('link', { name: 'Look in 2026–27' })).toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('no results in an earlier season: the one before it, and the present one', async () => {
    const { page, give } = aPage<PlayerSeason>(PlayerPage, 'player0001', '2024-25');
    await visit(page);
    await give({ value: null });
    expect(heading()).toBe('No page for 2024–25');
    expect(screen.getByText(/prefers not to be named, or the link is incomplete/)).toBeDefined();
    expect(linkTo('See the standings')).toBe('/standings/2024-25');
    expect(linkTo('Look in 2023–24')).toBe('/players/player0001/2023-24');
    expect(linkTo('Look in 2026–27')).toBe('/players/player0001');
  });

  test('offline, the copy that was seen last, and when that was', async () => {
    await open(ChapterPage, sigmaChi, new Date('2026-10-10T20:00:00Z'));
    expect(screen.getByText(/Showing the results as of/)).toBeDefined();
    expect(heading()).toBe('Sigma Chi');
  });

  test('a page asks for one document, that of the season in the address', async () => {
    const server = plainAnswer(answeredWith(storedGroupSeason(purdue)));
    vi.stubGlobal('fetch', server.fetch);
    const load = () => Promise.resolve(schoolData('purdue-university', '2025-26'));
    await visit(<Visited Page={SchoolPage} load={load} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Purdue University' })).toBeDefined();
    expect(server.asked).toEqual(['seasons/2025-26/schools/purdue-university']);
  });

  test('an address under which nothing can be stored has no results, and nothing is asked', async () => {
    // What Firestore answers to '__all__'.
    const server = plainAnswer(400);
    vi.stubGlobal('fetch', server.fetch);
    const load = () => Promise.resolve(schoolData('a/b/__all__', '2025-26'));
    await visit(<Visited Page={SchoolPage} load={load} />);
    expect(await screen.findByText('No page for 2025–26')).toBeDefined();
    expect(server.asked).toEqual([]);
  });
});

describe('a school', () => {
  test('its place and points, the ten results that count, and the next best', async () => {
    await open(SchoolPage, purdue);
    expect(screen.getByText('1st', { selector: 'b' })).toBeDefined();
    expect(fact('Points')).toBe('397.3');
    expect(fact('Nights hosted')).toBe('6');
    const results = region('Results that count');
    const [counted, others] = results.getAllByRole('list', { hidden: true });
    expect(within(there(counted)).getAllByRole('listitem')).toHaveLength(10);
    expect(within(there(others)).getAllByRole('listitem', { hidden: true })).toHaveLength(20);
    expect(items(results)[0]).toMatch(/^1st.*Blackjack Night \dof 24, Sep \d+49\.0 points$/);
    expect(linkTo('How points work')).toBe('/standings#points');
  });

  test('people lead to their pages, nights to their results, chapters to theirs', async () => {
    await open(SchoolPage, purdue);
    const players = region('Players');
    expect(players.getAllByRole('listitem')).toHaveLength(12);
    await press('Show all 18');
    expect(players.getAllByRole('listitem')).toHaveLength(18);
    expect(players.getByRole('link', { name: 'Ann L.' }).getAttribute('href')).toBe('/players/player0001');
    const [night] = region('Nights on campus').getAllByRole('link');
    expect(night?.getAttribute('href')).toBe('/e/night-6/results');
    expect(items(region('Chapters'))).toHaveLength(2);
    expect(region('Chapters').getByRole('link', { name: 'Sigma Chi' }).getAttribute('href')).toBe(
      '/chapters/purdue-university--sigma-chi',
    );
  });

  test('someone without a name is "A player" without a link', async () => {
    const hidden = seasonRecords({ special: () => ({ name: '' }) });
    await open(SchoolPage, there(hidden.schools.get('purdue-university')));
    expect(region('Players').queryByRole('link')).toBeNull();
    expect(region('Players').getAllByText('A player')).toHaveLength(12);
  });

  test('fields without points: no place, and why no result counts', async () => {
    const small = seasonRecords({ players: 7 });
    await open(SchoolPage, there(small.schools.get('purdue-university')));
    expect(screen.getByText('No points yet')).toBeDefined();
    expect(screen.getByText(/fields of fewer than 8 give no points/)).toBeDefined();
    expect(screen.getByText('All results')).toBeDefined();
  });

  test('in an earlier season, links stay in it and the next one is a step away', async () => {
    await open(SchoolPage, { ...purdue, season: '2024-25' });
    const seasons = within(screen.getByRole('navigation', { name: 'Seasons' }));
    expect(seasons.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/schools/purdue-university/2023-24',
      '/schools/purdue-university/2025-26',
    ]);
    expect(linkTo('Sigma Chi')).toBe('/chapters/purdue-university--sigma-chi/2024-25');
    expect(linkTo('How points work')).toBe('/standings/2024-25#points');
    expect(linkTo('Standings')).toBe('/standings/2024-25?tab=schools');
  });

  test.each([
    [{ place: 2, before: 5 }, 'Up 3 places since the last night'],
    [{ place: 5, before: 4 }, 'Down 1 place since the last night'],
  ])('how it moved with the last night: %o', async (moved, words) => {
    await open(SchoolPage, { ...purdue, ...moved });
    expect(screen.getByText(words)).toBeDefined();
  });

  test.each([null, 2])('nothing about moving from %s to 2', async (before) => {
    await open(SchoolPage, { ...purdue, place: 2, before });
    expect(screen.queryByText(/since the last night/)).toBeNull();
  });
});

test('a chapter leads to its school and lists the nights it hosted', async () => {
  await open(ChapterPage, sigmaChi);
  expect(linkTo('Purdue University')).toBe('/schools/purdue-university');
  expect(fact('Nights hosted')).toBe('6');
  expect(items(region('Nights it hosted'))).toHaveLength(6);
  expect(items(region('Results that count'))).toHaveLength(5 + 25);
});

describe('a player', () => {
  test('every result, newest first, and whether it counts', async () => {
    await open(PlayerPage, there(season.players.get('player0001')));
    expect(fact('Nights')).toBe('6');
    const results = region('Results');
    expect(results.getByText('4 of 6 count.', { exact: false })).toBeDefined();
    expect(items(results)).toEqual([
      '6thBlackjack Night 6of 24 on Mon, Sep 2120.0 Best 4 count',
      '5thBlackjack Night 5of 24 on Thu, Sep 1721.9 Best 4 count',
      '4thBlackjack Night 4of 24 on Sun, Sep 1324.5 Counts',
      '3rdBlackjack Night 3of 24 on Wed, Sep 928.3 Counts',
      '2ndBlackjack Night 2of 24 on Sat, Sep 534.6 Counts',
      '1stBlackjack Night 1of 24 on Tue, Sep 149.0 Counts',
    ]);
    expect(linkTo('Purdue University')).toBe('/schools/purdue-university');
    expect(linkTo('Sigma Chi')).toBe('/chapters/purdue-university--sigma-chi');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  test('with two schools, every result says which one it counts for', async () => {
    const rice = { school: 'Rice University', schoolId: '', chapter: '', chapterId: '' };
    const moved = seasonRecords({ nights: 2, special: (night) => (night === 1 ? rice : {}) });
    await open(PlayerPage, there(moved.players.get('player0001')));
    expect(items(region('Results'))).toEqual([
      '2ndBlackjack Night 2of 24 on Sat, Sep 5, for Rice University34.6 Counts',
      '1stBlackjack Night 1of 24 on Tue, Sep 1, for Purdue University, Sigma Chi49.0 Counts',
    ]);
    // A school that isn't in the tour's lists has no page.
    expect(screen.queryByRole('link', { name: 'Rice University' })).toBeNull();
  });

  test('a small field gives no points, and says so', async () => {
    const small = seasonRecords({ players: 7, nights: 1 });
    await open(PlayerPage, there(small.players.get('player0001')));
    expect(items(region('Results'))).toEqual(['1stBlackjack Night 1of 7 on Tue, Sep 1– Under 8 players']);
    expect(screen.getByText('No points yet')).toBeDefined();
  });

  describe('beyond the places that the standings show', () => {
    const beyond = { ...there(season.players.get('player0001')), place: null };
    const ladder = ladderOf([{ ...beyond, place: 251 }], 0);
    const open662 = async (standings: Parameters<typeof plainAnswer>[0]) => {
      const server = plainAnswer(standings);
      vi.stubGlobal('fetch', server.fetch);
      await open(PlayerPage, beyond);
      await vi.waitFor(() => expect(server.asked).toEqual(['seasons/2026-27']));
    };

    test('the place, and of how many, by the ladder of the season', async () => {
      await open662(answeredWith({ ladder, totals: { players: 1662, schools: 1, chapters: 1 } }));
      expect(await screen.findByText('251st', { selector: 'b' })).toBeDefined();
      expect(screen.getByText('of 1,662')).toBeDefined();
    });

    test.each([
      ['a season computed before there were ladders', answeredWith({ totals: { players: 662 } })],
      ['a ladder without this step', answeredWith({ ladder: '201,-9', totals: { players: 662 } })],
      ['no standings', null],
      ['no answer', 503],
    ])('no place is made up: %s', async (_, standings) => {
      await open662(standings);
      await act(async () => {});
      expect(screen.getByText('Not in the top 200')).toBeDefined();
      expect(screen.getByText('–', { selector: 'b' })).toBeDefined();
    });

    test.each([{ place: 12 }, { points: 0 }])('nobody else asks for the standings: %o', async (own) => {
      const server = plainAnswer(null);
      vi.stubGlobal('fetch', server.fetch);
      await open(PlayerPage, { ...beyond, ...own });
      await act(async () => {});
      expect(server.asked).toEqual([]);
    });
  });

  test('the best result is shared as a picture', async () => {
    const { texts, give } = stubCanvas();
    Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
    const share = vi.fn(async (_: ShareData) => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }));
    await open(PlayerPage, there(season.players.get('player0001')));
    await press('Share as picture');
    await vi.waitFor(() => expect(texts).toContain('Blackjack Night 1'));
    expect(texts).toEqual(expect.arrayContaining(['1st', 'Ann L.', 'Purdue University']));
    expect(texts).toContainEqual(expect.stringMatching(/^of 24 players · [\d.]+ points$/));
    await act(async () => give());
    expect(share.mock.calls[0]?.[0].files).toHaveLength(1);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('the way to hide the name names the page', async () => {
    await open(PlayerPage, there(season.players.get('player0001')));
    const link = new URL(there(linkTo('Hide my name') ?? undefined));
    expect(link.protocol).toBe('mailto:');
    expect(link.searchParams.get('subject')).toBe('Hide my name');
    expect(link.searchParams.get('body')).toContain('/players/player0001');
  });

  test('the address to write to is there to copy, for phones without a mail app', async () => {
    const user = userEvent.setup();
    await open(PlayerPage, there(season.players.get('player0001')));
    const address = screen.getByText(/@/, { selector: 'aside b' }).textContent;
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(await screen.findByText('Address copied')).toBeDefined();
  });
});
