import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DataError } from '../../../src/data/errors.ts';
import type { Page } from '../../../src/data/site/visitorReads.ts';
import { illustration } from '../../../src/domain/images/illustration.ts';
import { readTournament } from '../../../src/domain/tournaments/readTournament.ts';
import type { Tournament, TournamentType } from '../../../src/domain/tournaments/tournament.ts';
import { lastSeen } from '../../../src/site/routing/lastSeen.ts';
import { pagedList } from '../../../src/site/routing/publicList.ts';
import { Component as TournamentsPage } from '../../../src/site/tournaments/TournamentsPage.tsx';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { answeredWith, plainAnswer } from '../../support/plainServer.ts';
import { answers, press, Visited, visit } from '../visit.tsx';

const failed = 'Failed to load tournaments. Please try again later.';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const aTournament = (id: string, fields: Partial<Tournament> = {}) =>
  readTournament(id, {
    title: 'Fall Cup',
    date: '2025-10-01',
    time: '18:00',
    location: 'Student Center',
    status: 'completed',
    chapter: 'Sigma Chi',
    collegeName: 'Yale',
    winner: 'Ann',
    runnerUp: 'Bo',
    ...fields,
  });

type Given = { type?: TournamentType; fetch: () => Promise<Page<Tournament>> };

function Tournaments({ type, fetch }: Given) {
  const load = () =>
    Promise.resolve({ type, list: pagedList(fetch, lastSeen('tournaments', readTournament)) });
  return <Visited Page={TournamentsPage} load={load} />;
}

const shown = (items: Tournament[], type?: TournamentType) =>
  visit(<Tournaments {...(type && { type })} fetch={() => Promise.resolve({ items, next: null })} />);

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

const factsOf = (card: HTMLElement) =>
  [...card.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);

test('a tournament whose results are published leads to them, beside View Details', async () => {
  await shown([aTournament('done', { board: 'results' }), aTournament('typed', { title: 'Old Cup' })]);
  const card = within(screen.getByRole('article', { name: 'Fall Cup' }));
  expect(card.getByRole('link', { name: 'Results' }).getAttribute('href')).toBe('/e/done/results');
  expect(card.getByRole('button', { name: 'View Details' }).hasAttribute('disabled')).toBe(true);
  const without = within(screen.getByRole('article', { name: 'Old Cup' }));
  expect(without.queryByRole('link', { name: 'Results' })).toBeNull();
});

test.each([
  ['tonight', { board: 'live', status: 'upcoming', date: '2026-11-07' }, 'Live tables > /e/cup/live'],
  ['a day that is past', { board: 'live', status: 'upcoming' }, 'Tables > /e/cup/live'],
  ['completed, its board never closed', { board: 'live' }, 'Tables > /e/cup/live'],
  ['results, not yet completed', { board: 'results', status: 'upcoming' }, 'Results > /e/cup/results'],
  ['canceled', { board: 'live', status: 'canceled' }, ''],
])('the way to tables or results is that of the phase: %s', async (_, fields, way) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-07T12:00Z') });
  await shown([aTournament('cup', fields)]);
  const links = within(screen.getByRole('article')).getAllByRole('link');
  const ways = links.filter(({ textContent }) => textContent !== 'Fall Cup');
  expect(ways.map((link) => `${link.textContent} > ${link.getAttribute('href')}`).join()).toBe(way);
});

test('a completed tournament tells day, place, chapter, winner and runner-up; its title leads to its event', async () => {
  await shown([aTournament('done')]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All Tournaments');
  const card = screen.getByRole('article', { name: 'Fall Cup' });
  for (const text of ['completed', 'Wed, 10/01/25 @ 6:00 PM', 'Student Center', 'Sigma Chi'])
    expect(within(card).getByText(text)).toBeTruthy();
  expect(factsOf(card)).toEqual([
    ['Winner', 'Ann'],
    ['Runner-up', 'Bo'],
  ]);
  expect(within(card).getByRole('link', { name: 'Fall Cup' }).getAttribute('href')).toBe('/e/done');
  expect(within(card).getByRole('button', { name: 'View Details' }).hasAttribute('disabled')).toBe(true);
  // The winner comes before the title, and the school before both.
  expect(card.textContent).toMatch(/^completedYaleWinnerAnnRunner-upBoFall CupWed, 10/);
});

test('only published places without a runner-up leave the runner-up out', async () => {
  const fields = { winner: 'Ann and Bo', runnerUp: '' };
  await shown([
    aTournament('shared', { ...fields, board: 'results' }),
    aTournament('typed', { ...fields, title: 'Old Cup' }),
  ]);
  const winner = ['Winner', 'Ann and Bo'];
  expect(factsOf(screen.getByRole('article', { name: 'Fall Cup' }))).toEqual([winner]);
  expect(factsOf(screen.getByRole('article', { name: 'Old Cup' }))).toEqual([winner, ['Runner-up', 'TBD']]);
});

test('a tournament without a picture has the illustration of its event', async () => {
  await shown([aTournament('done')]);
  expect(screen.getByRole('article').querySelector('img')?.getAttribute('src')).toBe(illustration('done'));
});

test('a result that is not recorded yet is to come', async () => {
  await shown([aTournament('done', { winner: '', runnerUp: '' })]);
  expect(factsOf(screen.getByRole('article'))).toEqual([
    ['Winner', 'TBD'],
    ['Runner-up', 'TBD'],
  ]);
});

test('only an upcoming tournament can be entered, and has no result', async () => {
  await shown([
    aTournament('next', { title: 'Next', status: 'upcoming' }),
    aTournament('plan', { title: 'Plan', status: 'scheduled' }),
  ]);
  const next = screen.getByRole('article', { name: 'Next' });
  const plan = screen.getByRole('article', { name: 'Plan' });
  expect(within(next).getByRole('button', { name: 'Enter Next' }).hasAttribute('disabled')).toBe(false);
  expect(within(plan).getByRole('button', { name: 'View Details' }).hasAttribute('disabled')).toBe(true);
  expect([factsOf(next), factsOf(plan)]).toEqual([[], []]);
});

test.each<[string, boolean, string]>([
  ['closed: the page of its event says so', false, '/e/next'],
  ['open: the sheet', true, '/'],
])('Enter where one signs up on this site, and that is %s', async (_, open, address) => {
  const event = anEvent({ date: '2099-03-14', registration: 'site', signUp: { open, closesAt: 0 } });
  vi.stubGlobal('fetch', plainAnswer(answeredWith({ ...event })).fetch);
  await shown([aTournament('next', { title: 'Next', status: 'upcoming' })]);
  await press('Enter Next');
  await waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(open));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(address));
  vi.unstubAllGlobals();
});

test('a card without title, place and status falls back', async () => {
  await shown([
    aTournament('a', { title: '', location: '', status: '' }),
    aTournament('b', { title: '', collegeName: '', date: '2025-09-01' }),
  ]);
  expect(titles()).toEqual(['Yale', 'Untitled Tournament']);
  const card = screen.getByRole('article', { name: 'Yale' });
  expect(within(card).getByText('TBD')).toBeTruthy();
  expect(within(card).queryByText('completed')).toBeNull();
});

test.each([
  [undefined, 'All Tournaments', ['late', 'soon']],
  ['previous', 'Previous Tournaments', ['late', 'soon']],
  ['upcoming', 'Upcoming Tournaments', ['soon', 'late']],
  ['scheduled', 'Scheduled Tournaments', ['soon', 'late']],
] as const)('the list %s has its heading and its order', async (type, title, order) => {
  const items = [
    aTournament('s', { title: 'soon', date: '2026-03-01' }),
    aTournament('l', { title: 'late', date: '2026-05-01' }),
  ];
  await shown(items, type);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(titles()).toEqual(order);
});

test('the list is sorted by school', async () => {
  const user = userEvent.setup();
  await shown([
    aTournament('y', { title: 'Y' }),
    aTournament('b', { title: 'B', collegeName: 'Brown', date: '2024-10-01' }),
  ]);
  expect(titles()).toEqual(['Y', 'B']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'School Name');
  expect(titles()).toEqual(['B', 'Y']);
});

test.each([
  [undefined, 'No tournaments have been scheduled yet.'],
  ['upcoming', 'No upcoming tournaments at this time.'],
  ['scheduled', 'No scheduled tournaments at this time.'],
] as const)('the empty list %s has its own words', async (type, words) => {
  await shown([], type);
  expect(screen.getByRole('heading', { name: 'No Tournaments Yet' })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Bring the tour to your school' }));
  expect(screen.getByTestId('address').textContent).toBe('/?request=open');
});

test('an address of no list leads home', async () => {
  await visit(<TournamentsPage data={Promise.resolve(null)} reload={() => {}} />, '/tournaments/completed');
  expect(screen.getByTestId('address').textContent).toBe('/');
});

test('loading has its words, failure too, and Retry loads', async () => {
  const server = answers<Page<Tournament>>();
  await visit(<Tournaments fetch={server.ask} />);
  expect(screen.getByText('Loading tournaments...')).toBeTruthy();
  await server.fail(new DataError('unreachable'));
  expect(screen.getByText(failed)).toBeTruthy();
  expect(screen.queryByText('No Tournaments Yet')).toBeNull();
  await press('Retry');
  await server.give({ items: [aTournament('done')], next: null });
  expect(titles()).toEqual(['Fall Cup']);
});

test('without an answer the list is shown as it was last seen', async () => {
  lastSeen('tournaments', readTournament).keep([aTournament('done')]);
  const server = answers<Page<Tournament>>();
  await visit(<Tournaments fetch={server.ask} />);
  await server.fail(new DataError('unreachable'));
  expect(titles()).toEqual(['Fall Cup']);
  expect(screen.getByText(/^We can't reach the tour right now\. Showing the list as of /)).toBeTruthy();
});
