import { expect, test } from 'vitest';
import { daysLeft, placeOf, readTrashEntry, trashId } from '../../../src/domain/trash/trashEntry.ts';

const now = new Date('2026-11-27T12:00Z');
const deleted = (at: string, more: object = {}) => readTrashEntry('event~e1', { deletedAt: at, ...more });

test.each([
  ['2026-11-27T12:00Z', 30],
  ['2026-11-26T11:00Z', 29],
  ['2026-10-29T12:00Z', 1],
  ['2026-10-28T12:01Z', 1],
  ['2026-10-28T12:00Z', 0],
  ['2020-01-01T12:00Z', 0],
  // By the clock of this device it isn't deleted yet.
  ['2026-11-27T12:05Z', 30],
])('what was deleted at %s can be restored for %i days', (at, days) => {
  expect(daysLeft(deleted(at), now)).toBe(days);
});

test('what is being deleted for good can not be restored, what the server has not seen yet can', () => {
  expect(daysLeft(deleted('2026-11-27T12:00Z', { emptied: true }), now)).toBe(0);
  expect(daysLeft(readTrashEntry('event~e1', {}), now)).toBe(30);
});

test('whatever is stored is read', () => {
  expect(readTrashEntry('x', { kind: 'college', title: 7, pictures: 'none', emptied: 1 })).toEqual({
    id: 'x',
    kind: null,
    title: '7',
    by: '',
    deletedAt: null,
    pictures: [],
    emptied: false,
  });
});

test('the id says where it was', () => {
  expect(placeOf(trashId('chapter', 'purdue-university', 'pike'))).toEqual({
    first: 'purdue-university',
    second: 'pike',
  });
  expect(placeOf('event')).toEqual({ first: '', second: '' });
});
