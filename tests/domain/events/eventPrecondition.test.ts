import { expect, test } from 'vitest';
import { eventValues, newEventFields } from '../../../src/domain/events/eventFields.ts';
import { eventPrecondition } from '../../../src/domain/events/eventPrecondition.ts';

const now = eventValues({
  ...newEventFields.console,
  title: 'Cup',
  date: '2027-03-14',
  time: '19:00',
  entryFee: '25',
  registrationPassword: 'Aces 21',
  contactName: 'Lee',
});

test('an edit has seen what it changes, where it stands', () => {
  expect(eventPrecondition(now, { title: 'Aces', entryFee: null }, true)).toEqual({
    event: { title: 'Cup', entryFee: 25 },
    part: {},
  });
  expect(eventPrecondition(now, { contactPhone: '555' }, true)).toEqual({
    event: {},
    part: { salesContact: { name: 'Lee', role: '', email: '', phone: '' } },
  });
});

test('what is written together is seen together', () => {
  expect(eventPrecondition(now, { time: '20:00' }, true).event).toEqual({
    date: '2027-03-14',
    time: '19:00',
  });
  expect(eventPrecondition(now, { googleFormUrl: 'https://forms.example/1' }, true)).toEqual({
    event: {},
    part: { registrationPassword: 'Aces 21', googleFormUrl: '' },
  });
});

test('without a private part an edit that makes one has seen that there was none', () => {
  expect(eventPrecondition(now, { contactPerson: 'Kim' }, false)).toEqual({ event: {}, part: null });
  expect(eventPrecondition(now, { title: 'Aces' }, false)).toEqual({ event: { title: 'Cup' }, part: {} });
});
