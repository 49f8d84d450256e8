import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '../../../src/data/errors.ts';
import { readSeason } from '../../../src/domain/season/season.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { someResults } from '../../support/documents/results.ts';
import { event, failing, one, setOnline, showSeason, silent, some } from './desk.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00'), toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  await setOnline(true);
  vi.useRealTimers();
});

const cup = someResults({ eventId: 'cup', title: 'Night cup', version: 2 });
const typed = someResults({ eventId: 'paper', title: 'Night paper', source: 'typed', day: '2026-09-12' });
const asCup = {
  collegeId: cup.collegeId,
  collegeName: cup.collegeName,
  fraternityName: cup.chapterName,
  location: cup.place,
  board: 'results',
};
const nightNamed = (name: string) => {
  const night = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!night) throw new Error(`No night is called ${name}`);
  return within(night);
};

test('nights that have not arrived are loading', () => {
  showSeason('/admin/season', { resultsOfSeason: () => silent });
  expect(screen.getByText("Loading the season's events...")).toBeTruthy();
});

test('nights that fail to load are asked for again', async () => {
  let asked = 0;
  const broken = failing(new DataError('unreachable'));
  showSeason('/admin/season', {
    resultsOfSeason: () => (next, fail) => {
      asked += 1;
      return asked === 1 ? broken(next, fail) : some([cup])(next, fail);
    },
  });
  expect(screen.getByText(/Failed to load the season/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('heading', { name: 'Results: 1 event' })).toBeTruthy();
});

test('a season without a night says so, and has nothing to compute', () => {
  showSeason('/admin/season', { standingsOf: () => one(null) });
  expect(screen.getByText(/No results of 2026–27 yet/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /without results/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Recalculate' })).toBeNull();
});

test('nights lead to their places and their public page, newest first', () => {
  showSeason('/admin/season', {
    resultsOfSeason: () => some([typed, cup]),
    eventsOfSeason: () => ({ source: some([event('cup', asCup)]), more: () => {} }),
    eventsWithIds: (ids) =>
      some(ids.map((id) => event(id, { ...asCup, date: '2026-09-12', title: 'Night paper' }))),
  });
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Night cupVersion 2', 'Night paperFrom a list']);
  const first = nightNamed('Night cup Version 2');
  expect(first.getByText('Ann L.')).toBeTruthy();
  const link = (name: string) => first.getByRole('link', { name }).getAttribute('href');
  expect(link('Places of Night cup')).toBe('/admin/events/cup/tables/result');
  expect(link('Public page of Night cup')).toBe('/e/cup/results');
  expect(screen.getByRole('link', { name: 'Places of Night paper' }).getAttribute('href')).toBe(
    '/admin/events/paper/result/places',
  );
});

test('an event that changed after its publication, and one that is gone, say so', () => {
  showSeason('/admin/season', {
    resultsOfSeason: () => some([typed, cup]),
    eventsOfSeason: () => ({
      source: some([event('cup', { ...asCup, title: 'Grand Cup', date: '2026-11-07' })]),
      more: () => {},
    }),
  });
  expect(screen.getByText(/was renamed and moved to another day after this was published/)).toBeTruthy();
  expect(screen.getByText('Its event was deleted; the results stay.')).toBeTruthy();
});

test('completed nights without results lead to where they are published or typed', async () => {
  let grown = 0;
  showSeason('/admin/season', {
    resultsOfSeason: () => some([cup]),
    eventsOfSeason: () => ({
      source: some(
        [
          event('cup', asCup),
          event('board', { status: 'active', board: 'live' }),
          event('none'),
          event('later', { status: 'upcoming' }),
        ],
        { more: true },
      ),
      more: () => {
        grown += 1;
      },
    }),
  });
  expect(screen.getByRole('heading', { name: '2 events without results' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Publish results of Night board' }).getAttribute('href')).toBe(
    '/admin/events/board/tables/result',
  );
  expect(screen.queryByRole('link', { name: 'Publish results of Night none' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Enter places of Night none' })).toBeTruthy();
  expect(screen.getByText("Looked at the season's newest 4 events.")).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Look further back' }));
  expect(grown).toBe(1);
});

test('the season is in the address', async () => {
  const asked: string[] = [];
  showSeason('/admin/season', {
    resultsOfSeason: (season) => {
      asked.push(season);
      return some([]);
    },
  });
  expect(screen.getByRole('option', { name: '2026–27 (now)', selected: true })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Season'), '2025-26');
  expect(screen.getByText(/No results of 2025–26 yet/)).toBeTruthy();
  expect(asked.at(-1)).toBe('2025-26');
});

test('standings are computed again, offline not', async () => {
  const computed: string[] = [];
  showSeason('/admin/season', {
    resultsOfSeason: () => some([cup]),
    standingsOf: (season) => one(readSeason(season, { computedAt: new Date('2026-11-08T12:00:00') })),
    computeAgain: async (season) => void computed.push(season),
  });
  expect(screen.getByText(/Standings calculated Nov 8, 2026.*They're from 0 events/)).toBeTruthy();
  await setOnline(false);
  await userEvent.click(screen.getByRole('button', { name: 'Recalculate' }));
  expect(
    screen.getByText("You're offline. We need a connection to compute the standings; nothing was changed."),
  ).toBeTruthy();
  expect(computed).toEqual([]);
  await setOnline(true);
  await userEvent.click(screen.getByRole('button', { name: 'Recalculate' }));
  expect(await screen.findByText('The standings are recalculated.')).toBeTruthy();
  expect(computed).toEqual(['2026-27']);
});

test.each([
  [{ players: 662 }, true],
  [{ players: 662, named: 460 }, false],
  [{ players: 200 }, false],
])('standings of %o from before everyone was searchable say so: %s', (totals, isOld) => {
  showSeason('/admin/season', {
    resultsOfSeason: () => some([cup]),
    standingsOf: (season) => one(readSeason(season, { computedAt: new Date(), totals })),
  });
  expect(screen.queryByText(/Players below the top 200 can't be searched yet/) !== null).toBe(isOld);
});

test('what this device stored is shown as such', () => {
  showSeason('/admin/season', { resultsOfSeason: () => some([cup], { fromCache: true }) });
  expect(screen.getByText(/Showing the copy saved on this device/)).toBeTruthy();
});
