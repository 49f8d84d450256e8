import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Board } from '../../../src/domain/night/board/board.ts';
// Loaded here: compiling it may take longer than a search for what it shows waits.
import '../../../src/site/records/eventRecord.ts';
import type { LiveState } from '../../../src/site/live/boardNews.ts';
import { Component as DrawPage } from '../../../src/site/live/draw/DrawPage.tsx';
import type { LiveNight } from '../../../src/site/live/liveNight.ts';
import { aNight } from '../../support/documents/boards.ts';
import { Visited, visit } from '../visit.tsx';

const { board } = await aNight({
  players: 30,
  minutes: Number.POSITIVE_INFINITY,
  person: (at) => (at === 2 ? { table: 1 } : at === 5 ? { seat: 1, apart: ['p009'] } : {}),
});
const [first] = board.rounds;
if (!first) throw new Error('Nothing is drawn');

async function open(shown: Board) {
  const state: LiveState = { status: 'ready', board: shown, asOf: 0, ahead: 0, stale: false };
  const night: LiveNight = {
    eventId: 'cup',
    now: () => state,
    watch: () => () => {},
    follow: () => () => {},
    retry: () => {},
  };
  const data = Promise.resolve(night);
  await visit(<Visited Page={DrawPage} load={() => data} />, '/e/cup/live/draw');
}

test('what every round was drawn from, what the host fixed in numbers, and what changed', async () => {
  await open(board);
  expect(screen.getByText('2 seats fixed by the host. The host kept 1 pair apart.')).toBeDefined();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([...board.rounds.map(({ name }) => name).reverse(), 'What changed']);
  const round = within(screen.getByRole('region', { name: 'Draw: Round 1' }));
  expect(round.getByText(first.proof.seed)).toBeDefined();
  expect(round.getByText(first.proof.list)).toBeDefined();
  expect(round.getByText(/\(first draw\)$/)).toBeDefined();
});

test('draws that were thrown away stay, with their reason', async () => {
  const thrown = [{ ...first.proof, round: 1, at: 1_000_000, reason: 'Two people were missing' }];
  await open({ ...board, thrown });
  const round = within(screen.getByRole('region', { name: 'Draw: Round 1' }));
  expect(round.getByText(/, after 1 thrown away$/)).toBeDefined();
  expect(round.getByText('Two people were missing')).toBeDefined();
});

test('what is promised for the draw to come, before anything is drawn', async () => {
  const promise = { hash: 'ab'.repeat(32), list: 'cd'.repeat(32), names: 'ef'.repeat(32), at: 1_000_000 };
  await open({ ...board, rounds: [], open: '', promise });
  expect(screen.getByText(promise.hash)).toBeDefined();
  expect(screen.getByText(promise.list)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Check it here' })).toBeNull();
});

test('a check of all rounds says which one is not the same, and where', async () => {
  const rounds = board.rounds.map((round) =>
    round.number === 2 ? { ...round, tables: round.tables.map(withSeatsTraded) } : round,
  );
  await open({ ...board, rounds });
  await userEvent.click(screen.getByRole('button', { name: 'Check it here' }));
  expect(await screen.findByText(/Round 1 matches\./)).toBeDefined();
  expect(screen.getByText(/Semi-finals don't match\./)).toBeDefined();
  expect(screen.getAllByText(/^Table \d+, seat [12]:/)).toHaveLength(4);
});

test('a name that was hidden since is said, and the draw is the same', async () => {
  const people = new Map(board.people);
  const someone = people.get(5);
  if (!someone) throw new Error('There is no #5');
  people.set(5, { ...someone, shown: '' });
  await open({ ...board, people });
  await userEvent.click(screen.getByRole('button', { name: 'Check it here' }));
  expect(await screen.findByText(/Round 1 matches\./)).toBeDefined();
  expect(screen.getAllByText(/Someone is shown another way/)).toHaveLength(board.rounds.length);
});

test('a list with another school is not the one that was promised', async () => {
  const [no = 0, someone] = [...board.people][4] ?? [];
  if (!someone) throw new Error('There is no one');
  await open({ ...board, people: new Map([...board.people, [no, { ...someone, school: 'Elsewhere' }]]) });
  await userEvent.click(screen.getByRole('button', { name: 'Check it here' }));
  expect(await screen.findByText(/Round 1 doesn't match\./)).toBeDefined();
  expect(screen.getAllByText(/^The player list doesn't fit its fingerprint/)).toHaveLength(
    board.rounds.length,
  );
});

function withSeatsTraded<Table extends { seats: readonly number[] }>(table: Table): Table {
  const [one = 0, two = 0, ...rest] = table.seats;
  return { ...table, seats: [two, one, ...rest] };
}
