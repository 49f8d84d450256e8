import { expect, test } from 'vitest';
import { fraternityScheduled, fraternityUnscheduled } from '../../../src/domain/outreach/scheduled.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';

const today = '2026-11-22';
const before = aFraternity({ status: 'outreached', declinedOn: null });
const after = (one: typeof before) => ({ ...one, ...fraternityScheduled(one, today) });

test('scheduling makes the status scheduled, and ends a No of this academic year', () => {
  expect(fraternityScheduled(before, today)).toEqual({ status: 'scheduled' });
  expect(fraternityScheduled({ ...before, declinedOn: '2026-09-01' }, today)).toEqual({
    status: 'scheduled',
    declinedOn: null,
  });
  expect(fraternityScheduled({ ...before, declinedOn: '2026-07-31' }, today)).toEqual({
    status: 'scheduled',
  });
  expect(fraternityScheduled({ ...before, status: 'scheduled' }, today)).toEqual({});
  const again = { ...before, status: 'scheduled', declinedOn: '2026-09-01' };
  expect(fraternityScheduled(again, today)).toEqual({ declinedOn: null });
  expect(fraternityUnscheduled(again, after(again), today)).toEqual({ declinedOn: '2026-09-01' });
});

test('taking the event back brings both back', () => {
  const declined = { ...before, declinedOn: '2026-09-01' };
  expect(fraternityUnscheduled(declined, after(declined), today)).toEqual({
    status: 'outreached',
    declinedOn: '2026-09-01',
  });
});

test('what a colleague has changed since stays', () => {
  const declined = { ...before, declinedOn: '2026-09-01' };
  expect(fraternityUnscheduled(before, { ...after(before), status: 'in contact' }, today)).toEqual({});
  expect(fraternityUnscheduled(declined, { ...after(declined), declinedOn: today }, today)).toEqual({
    status: 'outreached',
  });
});

test('what was scheduled already stays so, and a status of older documents cannot come back', () => {
  const scheduled = { ...before, status: 'scheduled' };
  expect(fraternityUnscheduled(scheduled, scheduled, today)).toEqual({});
  const old = { ...before, status: 'scheduling' };
  expect(fraternityUnscheduled(old, after(old), today)).toEqual({});
});
