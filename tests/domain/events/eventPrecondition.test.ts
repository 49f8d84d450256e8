import { expect, test } from 'vitest';
import { eventValues, newEventFields } from '../../../src/domain/events/eventFields.ts';
import { eventPrecondition } from '../../../src/domain/events/eventPrecondition.ts';

const none = { registration: 'locked' as const, signUp: null };
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
  expect(eventPrecondition(now, { title: 'Aces', entryFee: null }, true, none)).toEqual({
    event: { title: 'Cup', entryFee: 25 },
    part: {},
  });
  expect(eventPrecondition(now, { contactPhone: '555' }, true, none)).toEqual({
    event: {},
    part: { salesContact: { name: 'Lee', role: '', email: '', phone: '' } },
  });
});

test('what is written together is seen together', () => {
  expect(eventPrecondition(now, { time: '20:00' }, true, none).event).toEqual({
    date: '2027-03-14',
    time: '19:00',
  });
  expect(eventPrecondition(now, { googleFormUrl: 'https://forms.example/1' }, true, none)).toEqual({
    event: { registration: 'locked' },
    part: { registrationPassword: 'Aces 21', googleFormUrl: '' },
  });
});

test('without a private part an edit that makes one has seen that there was none', () => {
  expect(eventPrecondition(now, { contactPerson: 'Kim' }, false, none)).toEqual({ event: {}, part: null });
  expect(eventPrecondition(now, { title: 'Aces' }, false, none)).toEqual({
    event: { title: 'Cup' },
    part: {},
  });
});

test('what sign-up depends on has seen how one signs up', () => {
  const signUp = { open: true, closesAt: 1_800_000_000_000 };
  const here = { registration: 'site' as const, signUp };
  const { event } = eventPrecondition({ ...now, signUp: 'start' }, { time: '20:00' }, true, here);
  expect(event).toEqual({ date: '2027-03-14', time: '19:00', signUp });
  const back = eventPrecondition({ ...now, signUp: 'start' }, { signUp: '' }, true, here);
  expect(back).toEqual({ event: { ...event }, part: { registrationPassword: 'Aces 21', googleFormUrl: '' } });
  expect(eventPrecondition(now, { title: 'Kings' }, true, here).event).toEqual({ title: 'Cup' });
});
