import { describe, expect, test } from 'vitest';
import { emptyNote } from '../../../../src/domain/night/captain/emptySeats.ts';
import {
  buttonSeat,
  countedHand,
  neededPlayOff,
  nextStop,
  nextTable,
  stopAt,
  tableSeats,
  tableState,
} from '../../../../src/domain/night/captain/tableSheet.ts';
import { seatsText, stopText } from '../../../../src/domain/night/captain/tableWords.ts';
import { captainBoard, counted } from '../../../support/documents/captainBoard.ts';

type Changes = Parameters<typeof captainBoard>[0];

/** Table 1 of the board, with counts. */
function tableOne(changes: Changes = {}, roundChanges: Changes = {}) {
  const board = captainBoard(changes, roundChanges);
  const [round] = board.rounds;
  const table = round?.tables[0];
  if (!round || !table) throw new Error('The board has no table.');
  return { board, round, table, seats: tableSeats(board, round, table) };
}
const stateOf = (changes: Changes, roundChanges: Changes = {}) => {
  const { board, round, table } = tableOne(changes, roundChanges);
  return tableState(board, round, table);
};
const counts = (hand: number, chips: (number | null)[]) => ({ counts: counted('t1', hand, chips) });
const out = (hand: number, chips: number) => ({ hand, chips, out: true });
const stays = (hand: number, chips: number) => ({ hand, chips, out: false });

describe('who sits at a table', () => {
  test('is named as shown, by number without a name, and empty seats are left out', () => {
    const names = { 1: '', 3: 'Cy P.' };
    const tables = { t1: { at: 1, wave: 1, seats: [1, 0, 3], button: 1 } };
    const { seats } = tableOne({ names, gone: { 3: 'absent' } }, { tables });
    expect(seats.map(({ key, name, gone }) => [key, name, gone])).toEqual([
      ['s1', '#1', null],
      ['s3', 'Cy P.', 'absent'],
    ]);
  });

  test('is counted as far as everybody who plays is', () => {
    expect(countedHand(tableOne().seats)).toBe(0);
    expect(countedHand(tableOne(counts(8, [3000, 2000, null, 1000])).seats)).toBe(0);
    const mixed = { r1: { t1: { at: 1, s1: stays(16, 1), s2: stays(8, 1), s3: out(3, 0), s4: out(8, 1) } } };
    expect(countedHand(tableOne({ counts: mixed }).seats)).toBe(8);
    const gone = { ...counts(8, [3000, 2000, null, 1000]), gone: { 3: 'disqualified' } };
    expect(countedHand(tableOne(gone).seats)).toBe(8);
  });
});

test('a table is counted after every cut and the last hand', () => {
  const { rule } = tableOne().round;
  expect([0, 8, 23, 24, 30].map((hand) => nextStop(rule, hand))).toEqual([8, 16, 24, 30, null]);
  expect([8, 9, 30].map((hand) => stopAt(rule, hand))).toEqual(['cut', null, 'last']);
  const timed = { ...rule, length: { minutes: 40 } };
  expect([24, 30].map((hand) => nextStop(timed, hand))).toEqual([null, null]);
  expect(stopText(timed, 25, 8)).toBe('Until time is called');
  expect(stopText(rule, 8, 8)).toBe('Cut after hand 16');
  expect([0, 8, 24, 30].map((hand) => stopText(rule, hand, 0))).toEqual([
    'Cut after hand 8',
    'Cut after hand 8: count now',
    'Cut after hand 24: count now',
    'That was the last hand: count now',
  ]);
  // A cut behind the last hand never comes.
  expect(nextStop({ ...rule, cuts: [40] }, 8)).toBe(30);
});

describe('a tie', () => {
  const at8 = (chips: number[]) => {
    const { round, seats } = tableOne(counts(8, chips));
    return neededPlayOff(round, seats);
  };

  test('for last at a cut is played off, unless somebody is out in this hand already', () => {
    expect(at8([3000, 400, 2000, 400])).toMatchObject({ kind: 'cut', hand: 8 });
    expect(at8([3000, 400, 2000, 400])?.tie.people.map(({ no }) => no)).toEqual([2, 4]);
    expect(at8([3000, 400, 2000, 300])).toBeNull();
    const decided = { t1: { at: 1, s1: stays(8, 9), s2: stays(8, 4), s3: stays(8, 4), s4: out(8, 0) } };
    const { round, seats } = tableOne({ counts: { r1: decided } });
    expect(neededPlayOff(round, seats)).toBeNull();
  });

  test('elsewhere is none, and neither is one of a table that is counted in part', () => {
    const { round, seats } = tableOne(counts(7, [400, 400, 400, 400]));
    expect(neededPlayOff(round, seats)).toBeNull();
    const half = tableOne(counts(8, [3000, 400, 400, null]));
    expect(neededPlayOff(half.round, half.seats)).toBeNull();
  });

  test('for going on is played off after the last hand', () => {
    const { round, seats } = tableOne(counts(30, [3000, 400, 400, 100]));
    expect(neededPlayOff(round, seats)).toMatchObject({ kind: 'line', hand: 30 });
    const over = { at: 1, s1: stays(30, 3000), s2: { ...stays(30, 400), playOffs: [5] } };
    const played = { r1: { t1: { ...over, s3: { ...stays(30, 400), playOffs: [9] }, s4: stays(30, 1) } } };
    const after = tableOne({ counts: played });
    expect(neededPlayOff(after.round, after.seats)).toBeNull();
  });
});

test('a tie that the director decided is none; at the final table only the first place is played off', () => {
  const tie = counts(30, [3000, 400, 400, 100]);
  const decided = tableOne(tie, { ties: [{ order: [3, 2], how: 'cards' }] });
  expect(neededPlayOff(decided.round, decided.seats)).toBeNull();
  const tables = { t1: { at: 1, wave: 1, seats: [1, 2, 3, 4], button: 1 } };
  const last = tableOne(tie, { tables });
  expect(neededPlayOff(last.round, last.seats)).toBeNull();
  const first = tableOne(counts(30, [400, 400, 300, 100]), { tables });
  expect(neededPlayOff(first.round, first.seats)).toMatchObject({ kind: 'line' });
});

describe('how a table stands', () => {
  test('follows its counts and its wave', () => {
    expect(stateOf({})).toBe('playing');
    expect(stateOf({}, { wave: 0 })).toBe('waiting');
    // Counted before the phone heard of the wave.
    expect(stateOf(counts(8, [9, 8, 7, 6]), { wave: 0 })).toBe('playing');
    expect(stateOf(counts(8, [9, 8, 7, 7]))).toBe('play-off');
    expect(stateOf(counts(30, [9, 8, 7, 6]))).toBe('done');
    // A slow table plays on while the next wave begins, unless the clock ends its round.
    expect(stateOf(counts(12, [9, 8, 7, 6]), { wave: 2 })).toBe('playing');
    const timed = { wave: 2, rule: { minutes: 60, k: 2, want: 4 } };
    expect(stateOf(counts(12, [9, 8, 7, 6]), timed)).toBe('done');
    expect(stateOf({}, { tables: { t1: { at: 1, wave: 1, seats: [0, 0], button: 1 } } })).toBe('done');
    const one = { r1: { t1: { at: 1, s1: stays(8, 9), s2: out(5, 0), s3: out(6, 0), s4: out(8, 0) } } };
    expect(stateOf({ counts: one })).toBe('done');
  });

  test('the next one is that of the next wave at the same real table', () => {
    const { board, round, table } = tableOne();
    expect(nextTable(board, round, table)?.key).toBe('t3');
    const second = round.tables[1];
    expect(second && nextTable(board, round, second)).toBeNull();
  });
});

test('the button moves on each hand, past those who are out', () => {
  const { table, seats } = tableOne();
  expect([1, 2, 3, 4, 5].map((hand) => buttonSeat(table, seats, hand))).toEqual([2, 3, 4, 1, 2]);
  const after = tableOne({ counts: { r1: { t1: { at: 1, s4: out(2, 0) } } } });
  expect([1, 2, 3, 4].map((hand) => buttonSeat(after.table, after.seats, hand))).toEqual([2, 3, 1, 2]);
  expect(buttonSeat(table, [], 3)).toBe(0);
});

test('words for seats', () => {
  expect(seatsText([2])).toBe('seat 2');
  expect(seatsText([2, 5])).toBe('seats 2 and 5');
  expect(seatsText([6, 4])).toBe('seats 4 and 6');
  expect(seatsText([2, 5, 7])).toBe('seats 2, 5 and 7');
});

test('a note says which seats nobody came to', () => {
  expect(emptyNote([])).toBe('');
  expect(emptyNote(['s2', 's5'])).toBe('Empty: s2 s5');
});
