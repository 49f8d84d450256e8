import { expect, test } from 'vitest';
import { newEventFields } from '../../../src/domain/events/eventFields.ts';
import { changedNames } from '../../../src/domain/events/eventMerge.ts';
import { restoringEdit } from '../../../src/domain/history/restoredEvent.ts';

const now = {
  ...newEventFields.console,
  title: 'Open',
  entryFee: '25',
  collegeId: 'duke',
  collegeName: 'Duke',
};

test.each([
  ['title', 'Cup', { title: 'Cup' }],
  ['entryFee', 20, { entryFee: '20' }],
  ['entryFee', null, { entryFee: '' }],
  ['date', '2030-03-01', { date: '2030-03-01' }],
  ['showOnLandingPage', false, { showOnLandingPage: false }],
  ['contactPhone', '555', { contactPhone: '555' }],
])('%s gets back %j', (field, from, mine) => {
  const edit = restoringEdit(now, { field, from, to: 'other' }, []);
  expect(edit).toEqual({ base: now, mine: { ...now, ...mine } });
  expect(edit && changedNames(edit)).toEqual([field]);
});

test.each([
  ['title', 'Open'],
  ['entryFee', 25],
  ['description', null],
  ['title', undefined],
  ['bracketStatus', 'setup'],
  ['__proto__', 'x'],
])('%s is not set to %j', (field, from) => {
  expect(restoringEdit(now, { field, from, to: 'other' }, [])).toBeNull();
});

test('a college comes back with its id, one that was only typed with none', () => {
  const named = { field: 'collegeName', from: 'Rice University', to: 'Duke' };
  const id = { field: 'collegeId', from: 'rice-university', to: 'duke' };
  expect(restoringEdit(now, named, [id, named])?.mine).toMatchObject({ collegeId: 'rice-university' });
  expect(restoringEdit(now, named, [named])?.mine).toMatchObject({
    collegeName: 'Rice University',
    collegeId: '',
  });
});

test('how one signs up comes back as it is typed, by the clock that the event has now', () => {
  const dated = { ...now, state: 'TX', date: '2030-03-14', time: '19:00' };
  const back = (from: unknown, event = dated) =>
    restoringEdit(event, { field: 'signUp', from, to: 'other' }, [])?.mine.signUp;
  const start = Date.parse('2030-03-14T19:00-05:00');
  expect(back({ open: true, closesAt: start })).toBe('start');
  expect(back({ open: true, closesAt: start - 3_600_000 })).toBe('2030-03-14T18:00');
  expect(back({ open: false, closesAt: start })).toBe('closed 2030-03-14T19:00');
  for (const elsewhere of [null, { open: false, closesAt: 0 }]) {
    expect(back(elsewhere)).toBeUndefined();
    expect(back(elsewhere, { ...dated, signUp: 'start' })).toBe('');
  }
});
