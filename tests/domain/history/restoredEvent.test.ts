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
