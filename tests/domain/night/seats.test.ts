import { describe, expect, test } from 'vitest';
import type { Stored } from '../../../scripts/firestoreRest.ts';
import { readBoard } from '../../../src/domain/night/board/board.ts';
import { patched } from '../../../src/domain/night/board/boardPatch.ts';
import { tableInText, tableName, tablesInText } from '../../../src/domain/night/board/tableName.ts';
import { newSlip } from '../../../src/domain/night/captain/newSlip.ts';
import { entryCounts, newEntry, type TableEntry } from '../../../src/domain/night/captain/tableEntry.ts';
import { countedHand, tableSeats } from '../../../src/domain/night/captain/tableSheet.ts';
import { goingOn, nightPlaces } from '../../../src/domain/night/counts/roundStanding.ts';
import { seatsAt } from '../../../src/domain/night/counts/seats.ts';
import { decisions } from '../../../src/domain/night/decide/decisions.ts';
import { shownTable } from '../../../src/domain/night/live/tableRows.ts';
import { whereabouts } from '../../../src/domain/night/live/whereabouts.ts';
import { exchange, turnOf } from '../../../src/domain/night/steps/corrections.ts';
import { isFinished } from '../../../src/domain/night/watch/missingCounts.ts';
import { nextInLine } from '../../../src/domain/night/watch/nextInLine.ts';
import { captainBoardData } from '../../support/documents/captainBoard.ts';

const count = (hand: number, chips: number, out = false) => ({ hand, chips, out });

/** Table 1 of the captain's board (numbers 1 to 4) with these counts. */
function tableOne(seats: Record<string, Stored>, changes: Record<string, Stored> = {}) {
  const counts = { r1: { t1: { at: 1, ...seats } } };
  const data = captainBoardData({ counts, ...changes });
  const board = readBoard('cup', data);
  const [round] = board.rounds;
  const [table] = round?.tables ?? [];
  if (!round || !table) throw new Error('No table');
  return { data, board, round, table, sheet: tableSeats(board, round, table) };
}

const three = { s2: count(30, 900), s3: count(30, 800), s4: count(30, 700) };

describe('a seat that nobody came to', () => {
  test('never leads a counted table: it ranks last, and goes on from nowhere', () => {
    const { board, round, table } = tableOne(three);
    expect(seatsAt(board, round, table).map(({ state }) => state)).toEqual([
      'uncounted',
      'plays',
      'plays',
      'plays',
    ]);
    expect(shownTable(board, round, table).rows.map(({ no }) => no)).toEqual([2, 3, 4, 1]);
    const at1 = goingOn(board, round).through.filter((one) => one.table === 1);
    expect(at1.map(({ no }) => no)).toEqual([2, 3]);
    expect(isFinished(board, round, table)).toBe(false);
    expect(nextInLine(board, round, 2, new Set([3, 4]))).toBeNull();
  });

  test('has the chips to start with only while nobody at the table is counted', () => {
    const { board, round, table } = tableOne({});
    expect(seatsAt(board, round, table).every(({ state }) => state === 'plays')).toBe(true);
  });

  test('is said by the captain, and the table goes on to the next count', () => {
    const { board, sheet } = tableOne({});
    const entry: TableEntry = {
      ...newEntry(8),
      chips: { s2: '900', s3: '800', s4: '700' },
      empty: ['s1'],
    };
    const counts = entryCounts(sheet, entry);
    const from = { round: 'r1', table: 't1', by: 'kim' };
    const slip = newSlip(board, from, counts, { now: new Date(5), empty: entry.empty });
    const said = { s1: count(0, 0, true), s2: count(8, 900), s3: count(8, 800), s4: count(8, 700) };
    expect(counts).toEqual(said);
    const after = tableOne(said);
    expect(countedHand(after.sheet)).toBe(8);
    expect(seatsAt(after.board, after.round, after.table)[0]?.state).toBe('empty');
    expect(whereabouts(after.board, 1)?.detail).toMatch(/marked as not here/);
    const found = decisions(after, { slips: [slip], steps: [] }, 10);
    expect(found.empty).toMatchObject([{ seat: 's1', no: 1 }]);
    const gone = tableOne(said, { gone: { 1: 'absent' } });
    expect(decisions(gone, { slips: [slip], steps: [] }, 10).empty).toEqual([]);
  });

  test('of somebody who was counted before keeps what they had, and asks too', () => {
    const { board, sheet } = tableOne({
      s1: count(8, 3000),
      s2: count(8, 900),
      s3: count(8, 800),
      s4: count(8, 700),
    });
    const counts = entryCounts(sheet, { ...newEntry(16), chips: { s2: '1000' }, empty: ['s1'] });
    expect(counts.s1).toEqual(count(8, 3000, true));
    const slip = newSlip(board, { round: 'r1', table: 't1', by: 'kim' }, counts, {
      now: new Date(5),
      empty: ['s1'],
    });
    expect(slip.seen).toEqual({ s1: count(8, 3000) });
  });
});

describe('somebody who left', () => {
  const all = { s1: count(8, 3000), s2: count(16, 900), s3: count(16, 800), s4: count(16, 700) };

  test('keeps a place behind those who play, and the table waits for them no more', () => {
    const { board, round, table } = tableOne(all, { gone: { 1: 'left' } });
    expect(shownTable(board, round, table).rows.map(({ no, state }) => [no, state])).toEqual([
      [2, 'plays'],
      [3, 'plays'],
      [4, 'plays'],
      [1, 'left'],
    ]);
    const last = Object.fromEntries(
      Object.entries(all).map(([seat, one]) => [seat, seat === 's1' ? one : { ...one, hand: 30 }]),
    );
    const done = tableOne(last, { gone: { 1: 'left' } });
    expect(isFinished(done.board, done.round, done.table)).toBe(true);
    expect(nightPlaces(board).some(({ no }) => no === 1)).toBe(true);
    expect(whereabouts(board, 1)?.headline).toBe('You left the tournament');
  });

  test('has none when they are disqualified', () => {
    const { board } = tableOne(all, { gone: { 1: 'disqualified' } });
    expect(nightPlaces(board).some(({ no }) => no === 1)).toBe(false);
  });
});

describe('a correction two rounds later', () => {
  /** Round 1 and the quarter-finals are over, the semi-finals drawn; number 1 went on twice. */
  function night() {
    const { data } = tableOne({ ...three, s1: count(30, 3000) }, { open: 'r3' });
    const round = (name: string, seats: readonly number[], through: readonly number[], state: string) => ({
      name,
      state,
      wave: state === 'closed' ? 1 : 0,
      waves: [{ startsAt: 1, startedAt: 0 }],
      rule: { hands: 30, cuts: [], k: 2, want: 4 },
      others: 0,
      through,
      tables: {
        t1: { at: 1, wave: 1, seats, button: 1 },
        t2: { at: 2, wave: 1, seats: [9, 10], button: 1 },
      },
    });
    return patched(data, [
      { path: 'rounds.r1.state', value: 'closed' },
      { path: 'rounds.r1.through', value: [1, 2, 5, 6] },
      { path: 'rounds.r2', value: round('Quarter-finals', [1, 2, 5, 6], [1, 5], 'closed') },
      { path: 'rounds.r3', value: round('Semi-finals', [1, 5], [], 'drawn') },
    ]);
  }

  test('takes somebody out of the round that is drawn now, and they have one place', () => {
    const data = night();
    const board = readBoard('cup', data);
    expect(turnOf(board)).toMatchObject({ from: { key: 'r2' }, next: { key: 'r3' }, begun: false });
    const { patch } = exchange(board, 'r1', { out: [1], in: [], at: 5, note: 'Misread' });
    const after = readBoard('cup', patched(data, patch));
    expect(after.rounds.map(({ through }) => through)).toEqual([[1, 2, 5, 6], [5], []]);
    expect(after.rounds[2]?.tables[0]?.seats).toEqual([0, 5]);
    expect(after.rounds[2]?.moves).toMatchObject([{ no: 1, kind: 'through', to: null }]);
    const mine = nightPlaces(after).filter(({ no }) => no === 1);
    expect(mine).toMatchObject([{ round: 2 }]);
    expect(whereabouts(after, 1)?.headline).toMatch(/ of 12$/);
    const numbers = nightPlaces(after).map(({ no }) => no);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

test('a table has one name: the real one, with its wave where there are several', () => {
  const table = { number: 6, at: 1, wave: 2 };
  expect(tableName({ waves: [{ startsAt: 1, startedAt: 0 }] }, table)).toBe('Table 1');
  const two = [1, 2].map((startsAt) => ({ startsAt, startedAt: 0 }));
  expect(tableName({ waves: two }, table)).toBe('Table 1, wave 2');
  expect(tableInText({ waves: two }, table)).toBe('table 1, wave 2');
  const others = [7, 8].map((number) => ({ number, at: number - 5, wave: 2 }));
  expect(tablesInText({ waves: two }, [table, ...others])).toBe(
    'table 1, wave 2; table 2, wave 2; table 3, wave 2',
  );
  expect(tablesInText({ waves: [] }, [table, ...others])).toBe('tables 1, 2 and 3');
  expect(tablesInText({ waves: [] }, [])).toBe('');
});
