import { expect, test } from 'vitest';
import { type Board, stageOf } from '../../../../src/domain/night/board/board.ts';
import { shownPage, type TvPage, turnedPage, tvPages } from '../../../../src/domain/night/live/tvPages.ts';
import { aNight, type NightPlayed } from '../../../support/documents/boards.ts';

/** The pages of 96 people at fourteen tables (six real ones) at this point of their night. */
const pagesWhen = async (until: (board: Board) => boolean, tables: 1 | 4 = 1, night?: Partial<NightPlayed>) =>
  tvPages((await aNight({ players: 96, until, ...night })).board, tables, 0);

const isClosed = (board: Board) => stageOf(board) === 'closed';
const isDrawn = (board: Board) => stageOf(board) === 'drawn';
const isPlayed = (wave: number, hand: number) => (board: Board) => {
  const [round] = board.rounds;
  const tables = round?.tables.filter((table) => table.wave === wave) ?? [];
  return (
    tables.length > 0 &&
    tables.every(({ key }) =>
      Object.values(board.counts.r1?.[key]?.seats ?? {}).some((count) => count.hand >= hand),
    )
  );
};

const titles = (pages: readonly TvPage[]) => pages.map(({ title }) => title);
const rowsOf = (pages: readonly TvPage[]) =>
  pages.flatMap(({ panels }) => panels.flatMap(({ rows }) => rows));

test('before the draw there is one page, which says how many are on the list', async () => {
  expect(await pagesWhen(isClosed)).toMatchObject([
    {
      kind: 'message',
      title: 'Boiler Room Blackjack',
      note: '96 players on the list. The tables are drawn soon.',
    },
  ]);
});

test('a wave that is called shows its seats, one table a page', async () => {
  const pages = await pagesWhen(isDrawn);
  expect(titles(pages)).toEqual(['Table 1', 'Table 2', 'Table 3', 'Table 4', 'Table 5']);
  expect(pages[0]).toMatchObject({ kind: 'seating', lead: 'Seat' });
  expect(pages[0]?.note).toMatch(/^Round 1, wave 1 · Take your seats · about \d+:\d\d [AP]M$/);
  const [first] = pages[0]?.panels ?? [];
  expect(first?.rows.map(({ lead }) => lead)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(first?.rows.every(({ name, end }) => name !== '' && end === '')).toBe(true);
});

test.each([
  [-1, /about \d+:\d\d [AP]M$/],
  [0, /· Starting any minute$/],
  [10, /· Running late$/],
])(
  '%i minutes after the announced start, a wave that is called says when it begins',
  async (minutes, says) => {
    const { board } = await aNight({ players: 30, plan: { tables: 3 }, until: isDrawn });
    const startsAt = board.rounds[0]?.waves[0]?.startsAt ?? Number.NaN;
    const notes = tvPages(board, 1, startsAt + minutes * 60_000).map(({ note }) => note);
    expect(notes.length).toBeGreaterThan(1);
    for (const note of notes) expect(note).toMatch(says);
  },
);

test('a wave that plays shows its tables from first to last, then who has most chips', async () => {
  const pages = await pagesWhen(isPlayed(1, 6));
  expect(titles(pages)).toEqual(['Table 1', 'Table 2', 'Table 3', 'Table 4', 'Table 5', 'Most chips']);
  const [first] = pages;
  expect(first?.note).toBe('Round 1, wave 1 · Hand 6 of 18 · Top 2 move on');
  expect(first?.panels[0]?.line).toBe(2);
  const ends = first?.panels[0]?.rows.map(({ end }) => end) ?? [];
  expect(ends.at(-1)).toBe('out');
  const chips = ends.slice(0, -1).map((end) => Number(end.replace(',', '')));
  expect(chips).toEqual([...chips].sort((one, two) => two - one));
  expect(pages.at(-1)?.panels[0]?.rows).toHaveLength(7);
  expect(pages.at(-1)?.panels[0]?.rows[0]?.lead).toMatch(/^T\d$/);
});

test('once a wave has played its last hand the next one is called', async () => {
  const called = await pagesWhen(isPlayed(1, 18));
  expect(called[0]?.note).toMatch(/^Round 1, wave 2 · Take your seats/);
  const playing = await pagesWhen((board) => board.rounds[0]?.wave === 2);
  expect(playing[0]?.note).toBe('Round 1, wave 2 · No count yet · Top 2 move on');
});

test('four tables share a page for a screen that is near', async () => {
  const pages = await pagesWhen(isPlayed(1, 6), 4);
  expect(titles(pages)).toEqual(['Round 1, wave 1', 'Table 5', 'Most chips']);
  expect(pages.map(({ panels }) => panels.length)).toEqual([4, 1, 1]);
  expect(new Set(pages.map(({ key }) => key)).size).toBe(3);
});

test('between two rounds everybody who goes on is named, seven a page', async () => {
  const { board } = await aNight({ players: 36, until: (now) => stageOf(now) === 'between' });
  const pages = tvPages(board, 1, 0);
  expect(pages[0]).toMatchObject({ kind: 'through', title: 'Moving on', note: 'Round 1: 12 move on' });
  expect(pages.map(({ panels }) => panels[0]?.rows.length)).toEqual([7, 5]);
  expect(rowsOf(pages).map(({ no }) => no)).toEqual(
    [...(board.rounds[0]?.through ?? [])].sort((a, b) => a - b),
  );
});

test('a night that is over has its champion and the final table', async () => {
  const pages = await pagesWhen(() => false, 1, { players: 24 });
  expect(titles(pages)).toEqual(['Champion', 'Final table']);
  expect(rowsOf(pages.slice(0, 1)).map(({ lead, name }) => [lead, name])).toEqual([
    ['', 'Ann A.'],
    ['2.', 'Bo A.'],
    ['3.', expect.any(String)],
  ]);
  expect(pages[1]?.panels[0]?.rows.map(({ lead }) => lead)).toEqual(['1.', '2.', '3.', '4.', '5.']);
});

test('who did not come has no line', async () => {
  const night = { players: 14, absent: 2 };
  expect(rowsOf(await pagesWhen((board) => board.gone.size === 2, 1, night))).toHaveLength(12);
});

test('who is shown by number has no name', async () => {
  const night = { players: 14, person: () => ({ shownAs: 'number' as const }) };
  const rows = rowsOf(await pagesWhen(isDrawn, 1, night));
  expect(rows.map(({ name }) => name)).toEqual(Array(14).fill(''));
});

test('pages turn around the end, and a page that is gone gives way to the first', async () => {
  const pages = await pagesWhen(isDrawn);
  const keys = pages.map(({ key }) => key);
  expect(keys.map((key) => turnedPage(pages, key, 1))).toEqual([...keys.slice(1), keys[0]]);
  expect(turnedPage(pages, keys[0] ?? '', -1)).toBe(keys.at(-1));
  expect(shownPage(pages, 'gone')).toBe(pages[0]);
  expect(turnedPage([], 'gone', 1)).toBe('');
});
