import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeatCount } from '../../../../src/domain/night/board/standing.ts';
import { newSlip } from '../../../../src/domain/night/captain/newSlip.ts';
import {
  countedElsewhere,
  type OwnSlip,
  openSlips,
  slipFate,
} from '../../../../src/domain/night/captain/ownSlips.ts';
import {
  noNotes,
  tableId,
  withEntry,
  withoutSlip,
  withSlip,
  withSlips,
} from '../../../../src/domain/night/captain/tableNotes.ts';
import {
  countChange,
  shownSlip,
  slipChange,
  writtenSlip,
  writtenSlips,
} from '../../../../src/domain/night/counts/countChanges.ts';
import { foldSlips, type Slip } from '../../../../src/domain/night/counts/slips.ts';

const count = (hand: number, chips: number, out = false): SeatCount => ({ hand, chips, out });
const slip = (changes: Partial<OwnSlip> = {}): OwnSlip => ({
  id: 'one',
  round: 'r1',
  table: 't1',
  by: 'me',
  at: 100,
  seats: { s1: count(8, 300), s2: count(8, 200) },
  seen: {},
  note: '',
  sentAt: 110,
  settled: false,
  ...changes,
});
const board = (seats: Record<string, SeatCount>, { open = 'r1', at = 100 } = {}) => ({
  open,
  counts: { r1: { t1: { at, seats } } },
});

describe('what became of a slip', () => {
  test.each([
    ['the same', { s1: count(8, 300), s2: count(8, 200) }, 'shown'],
    ['a later hand', { s1: count(16, 100), s2: count(8, 200) }, 'shown'],
    ['nothing about a seat', { s1: count(8, 300) }, 'behind'],
    ['an earlier hand', { s1: count(7, 300), s2: count(8, 200) }, 'behind'],
    ['other chips', { s1: count(8, 310), s2: count(8, 200) }, 'disputed'],
    ['that a seat was out before', { s1: count(7, 0, true), s2: count(8, 200) }, 'disputed'],
  ])('where the board says %s', (_what, seats, kind) => {
    expect(slipFate(board(seats), slip()).kind).toBe(kind);
  });

  test('when its round is over', () => {
    expect(slipFate(board({}, { open: 'r2' }), slip()).kind).toBe('late');
    expect(slipFate(board({}, { open: '' }), slip()).kind).toBe('late');
    const all = { s1: count(8, 300), s2: count(8, 200) };
    expect(slipFate(board(all, { open: 'r2' }), slip()).kind).toBe('shown');
  });

  test('names the seats that differ', () => {
    const seats = { s1: count(8, 310), s2: count(8, 200) };
    expect(slipFate(board(seats), slip())).toEqual({
      kind: 'disputed',
      disputes: [{ seat: 's1', mine: count(8, 300), theirs: count(8, 310) }],
    });
  });
});

test('about a seat the newest slip speaks; nothing is left of what waits or is settled', () => {
  const later = slip({ id: 'two', at: 200, seats: { s1: count(16, 900) } });
  expect(openSlips([slip(), later]).map(({ id, seats }) => [id, Object.keys(seats)])).toEqual([
    ['two', ['s1']],
    ['one', ['s2']],
  ]);
  expect(openSlips([slip(), { ...later, settled: true }]).map(({ id }) => id)).toEqual(['one']);
  expect(openSlips([slip({ sentAt: 0 })])).toEqual([]);
  expect(openSlips([slip(), slip({ id: 'two', table: 't2', at: 200 })])).toHaveLength(2);
});

test('another phone counted when the newest count is none of this one', () => {
  const stands = board({}, { at: 100 });
  expect(countedElsewhere(stands, [slip()], 'r1', 't1')).toBe(0);
  expect(countedElsewhere(stands, [slip({ at: 99 })], 'r1', 't1')).toBe(100);
  expect(countedElsewhere(stands, [slip({ table: 't2' })], 'r1', 't1')).toBe(100);
  expect(countedElsewhere({ counts: {} }, [slip()], 'r1', 't1')).toBe(0);
});

const from = { round: 'r1', table: 't1', by: 'me' };
const seatCounts = fc.dictionary(
  fc.constantFrom('s1', 's2', 's3'),
  fc.record({ hand: fc.integer({ min: 1, max: 30 }), chips: fc.nat(9999), out: fc.boolean() }),
  { minKeys: 1 },
);

test('whatever stands and whatever a clock says, a new slip of all seats decides what the table says', () => {
  fc.assert(
    fc.property(seatCounts, seatCounts, fc.nat(1000), fc.nat(1000), (before, after, at, clock) => {
      const first: Slip = { id: 'a', ...from, at, seats: before, seen: {}, note: '' };
      const stands = { counts: { r1: { t1: { at, seats: before } } } };
      const second = newSlip(stands, from, after, { now: new Date(clock) });
      expect(second.at).toBeGreaterThan(at);
      const { seats, contradictions } = foldSlips([second, first]);
      expect(seats).toEqual({ ...before, ...after });
      expect(contradictions).toEqual([]);
    }),
  );
});

test('who gives way says so in the log, and nothing is left to decide', () => {
  const theirs = { s1: count(8, 310) };
  const kept: Slip = { id: 'a', ...from, by: 'other', at: 100, seats: theirs, seen: {}, note: '' };
  const mine: Slip = { id: 'b', ...from, at: 101, seats: { s1: count(8, 300) }, seen: {}, note: '' };
  expect(foldSlips([kept, mine]).contradictions).toHaveLength(1);
  const now = new Date(200);
  const answer = newSlip({ counts: { r1: { t1: { at: 100, seats: theirs } } } }, from, theirs, {
    now,
    seen: mine.seats,
  });
  expect(foldSlips([kept, mine, answer])).toMatchObject({ seats: theirs, contradictions: [] });
});

describe('the changes', () => {
  test('of a slip and of the board belong together', () => {
    expect(writtenSlip(slipChange('e', slip()))).toBe('one');
    expect(shownSlip(countChange('e', slip()))).toBe('one');
    expect(shownSlip(slipChange('e', slip()))).toBe('');
    expect(writtenSlip(countChange('e', slip()))).toBe('');
    const changes = [countChange('e', slip()), slipChange('e', slip()), slipChange('f', slip({ id: 'two' }))];
    expect([...writtenSlips(changes.map((change) => ({ change })))]).toEqual([
      ['one', 'e'],
      ['two', 'f'],
    ]);
  });

  test('hold what the rules know, and nothing of the phone', () => {
    expect(slipChange('e', slip()).writes).toEqual([
      {
        op: 'set',
        path: 'events/e/slips/one',
        merge: false,
        fields: {
          round: 'r1',
          table: 't1',
          by: 'me',
          at: 100,
          note: '',
          seats: { s1: count(8, 300), s2: count(8, 200) },
          seen: {},
        },
      },
    ]);
  });
});

describe('the notes of a phone', () => {
  test('hold what is typed and what was sent, and forget the oldest slips', () => {
    const entry = { hand: 8, playOff: false, chips: { s1: '5' }, had: {}, out: [], empty: [] };
    const typed = withEntry(noNotes, tableId('r1', 't1'), entry);
    expect(typed.entries['r1.t1']).toEqual(entry);
    expect(withEntry(typed, 'r1.t1', null).entries).toEqual({});
    const many = Array.from({ length: 120 }, (_, at) => slip({ id: `${at}` })).reduce(withSlip, noNotes);
    expect(many.slips).toHaveLength(100);
    expect(many.slips.at(-1)?.id).toBe('119');
  });

  test('change one slip at a time, and stay the same when nothing does', () => {
    const notes = withSlip(withSlip(noNotes, slip()), slip({ id: 'two' }));
    expect(withSlips(notes, new Set(['two']), { settled: true }).slips.map(({ settled }) => settled)).toEqual(
      [false, true],
    );
    expect(withSlips(notes, new Set(['three']), { settled: true })).toBe(notes);
    expect(withoutSlip(notes, 'one').slips.map(({ id }) => id)).toEqual(['two']);
  });
});
