import { expect, test } from 'vitest';
import { eventValues, newEventFields } from '../../../src/domain/events/eventFields.ts';
import { eventWitness } from '../../../src/domain/events/eventWitness.ts';

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
  expect(eventWitness(now, { title: 'Aces', entryFee: null }, true)).toEqual({
    event: { title: 'Cup', entryFee: 25 },
    part: {},
  });
  expect(eventWitness(now, { contactPhone: '555' }, true)).toEqual({
    event: {},
    part: { salesContact: { name: 'Lee', role: '', email: '', phone: '' } },
  });
});

test('what is written together is seen together', () => {
  expect(eventWitness(now, { time: '20:00' }, true).event).toEqual({ date: '2027-03-14', time: '19:00' });
  expect(eventWitness(now, { googleFormUrl: 'https://forms.example/1' }, true)).toEqual({
    event: {},
    part: { registrationPassword: 'Aces 21', googleFormUrl: '' },
  });
});

test('without a private part an edit that makes one has seen that there was none', () => {
  expect(eventWitness(now, { contactPerson: 'Kim' }, false)).toEqual({ event: {}, part: null });
  expect(eventWitness(now, { title: 'Aces' }, false)).toEqual({ event: { title: 'Cup' }, part: {} });
});
