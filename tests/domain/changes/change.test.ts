import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  Change,
  deleting,
  fieldGone,
  merging,
  plus,
  serverNow,
  setting,
  union,
  updating,
} from '../../../src/domain/changes/change.ts';
import { covers, sameValue, stateAfter, touching } from '../../../src/domain/changes/changeState.ts';
import { changeCount, changeName, readOutboxEntry } from '../../../src/domain/changes/outboxEntry.ts';

const whole: Change = {
  writes: [
    setting('events/a', { title: 'Cup', at: new Date(5), createdAt: serverNow }),
    merging('tournaments/a', { winner: 'Ann' }),
    updating('events/a', { currentParticipants: plus(1), participants: fieldGone }),
    deleting('events/b'),
  ],
  needless: [{ path: 'events/a', exists: true, fields: { title: 'Cup' } }],
  instead: { writes: [deleting('events/c')] },
};

test('a change survives the browser’s database as it was', () => {
  expect(v.parse(Change, structuredClone(whole))).toEqual(whole);
});

test('an entry of the outbox is read back, and anything else is none', () => {
  const entry = {
    id: '1',
    account: 'super',
    at: 1,
    failed: 'Failed.',
    change: whole,
    tab: 't',
    form: '',
    refused: null,
  };
  expect(readOutboxEntry(structuredClone(entry))).toEqual(entry);
  for (const wrong of [
    null,
    {},
    { ...entry, account: 7 },
    { ...entry, change: { writes: [{ op: 'drop' }] } },
  ])
    expect(readOutboxEntry(wrong)).toBeNull();
});

test('an entry that an earlier browser kept is read under the names of today', () => {
  const kept = { id: '1', at: 1, failed: 'Failed.', change: whole, tab: 't', form: '', refused: null };
  expect(readOutboxEntry({ ...kept, level: 'regular' })).toMatchObject({ ...kept, account: 'regular' });
});

test('what the documents say after several writes, as far as this side can tell', () => {
  expect(stateAfter(whole.writes)).toEqual([
    { path: 'events/a', exists: true, fields: { title: 'Cup', at: new Date(5), participants: undefined } },
    { path: 'tournaments/a', exists: true, fields: { winner: 'Ann' } },
    { path: 'events/b', exists: false, fields: {} },
  ]);
  const again = [deleting('x'), setting('x', { a: 1 }), updating('x', { b: 2 }), setting('x', { c: 3 })];
  expect(stateAfter(again)).toEqual([{ path: 'x', exists: true, fields: { c: 3 } }]);
});

test('what a board says after updates of its parts', () => {
  const board = setting('b', { rev: 1, rounds: {}, gone: { 4: 'absent' }, updatedAt: serverNow });
  const chain = [
    board,
    updating('b', { rev: 2, 'rounds.r1': { wave: 0, moves: [] }, updatedAt: serverNow }),
    updating('b', { rev: 3, 'rounds.r1.wave': 1, 'gone.4': fieldGone }),
  ];
  expect(stateAfter(chain)).toEqual([
    { path: 'b', exists: true, fields: { rev: 3, rounds: { r1: { wave: 1, moves: [] } }, gone: {} } },
  ]);
  // Of what stood before, only what was written is known.
  const parts = [
    updating('b', { 'counts.r1.t1.s1': 100, 'counts.r1.t1.at': 5, 'gone.4': fieldGone, lastSlip: 'one' }),
    updating('b', { 'counts.r1.t1.s1': 200, 'counts.r1.t2': { at: 6 } }),
    updating('b', { 'counts.r1.t2.at': 7 }),
  ];
  const fields = {
    'counts.r1.t1.s1': 200,
    'counts.r1.t1.at': 5,
    'counts.r1.t2': { at: 7 },
    'gone.4': undefined,
    lastSlip: 'one',
  };
  expect(stateAfter(parts)).toEqual([{ path: 'b', exists: true, fields }]);
  expect(stateAfter([...parts, updating('b', { counts: {} })])).toEqual([
    { path: 'b', exists: true, fields: { counts: {}, 'gone.4': undefined, lastSlip: 'one' } },
  ]);
  expect(stateAfter([...parts, updating('b', { 'counts.r1.t2.at': plus(1) })])[0]?.fields).not.toHaveProperty(
    'counts.r1.t2',
  );
});

test('a moment is the same whoever holds it, and names have no order', () => {
  expect(sameValue(new Date(7), { toMillis: () => 7 })).toBe(true);
  expect(sameValue(new Date(7), { toMillis: () => 8 })).toBe(false);
  expect(sameValue({ name: 'Kim', role: '' }, { role: '', name: 'Kim' })).toBe(true);
  expect(sameValue(undefined, null)).toBe(false);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
});

test('entries that meet in a document stay together', () => {
  const entry = (...paths: string[]) => ({ change: { writes: paths.map(deleting) } });
  const [one, two, three, four] = [entry('a'), entry('a', 'b'), entry('b', 'c'), entry('d')];
  const all = [one, two, three, four];
  expect([...touching(all, ['c'])].sort((a, b) => all.indexOf(a) - all.indexOf(b))).toEqual([
    one,
    two,
    three,
  ]);
  expect(touching(all, [])).toEqual(new Set());
});

test('a later change makes an earlier one needless when nothing of that would be left', () => {
  const status = (value: string) => [updating('r/1', { status: value, updatedAt: serverNow })];
  expect(covers(status('scheduled'), status('contacted'))).toBe(true);
  expect(covers([deleting('r/1')], status('contacted'))).toBe(true);
  expect(covers([updating('r/1', { note: '' })], status('contacted'))).toBe(false);
  expect(covers([updating('r/2', { status: 'x' })], status('contacted'))).toBe(false);
  expect(covers(status('x'), [...status('contacted'), deleting('r/2')])).toBe(false);
  expect(covers([updating('r/1', { count: 1 })], [updating('r/1', { count: plus(1) })])).toBe(false);
  expect(covers([updating('r/1', { names: ['Bo'] })], [updating('r/1', { names: union('Ann') })])).toBe(
    false,
  );
  expect(covers(status('x'), [setting('r/1', { status: 'y' })])).toBe(false);
});

test.each([
  ['Failed to check Ann Lee in. Please try again.', 'Check Ann Lee in'],
  ['Failed to change "Cup No. 2". Please try again.', 'Change "Cup No. 2"'],
  ['Error saving changes. Please try again.', 'Saving changes'],
  ['Something else', 'Something else'],
])('%s is called %s', (failed, name) => {
  expect(changeName(failed)).toBe(name);
});

test('changes are counted in words', () => {
  expect([0, 1, 2].map(changeCount)).toEqual(['0 changes', '1 change', '2 changes']);
});
