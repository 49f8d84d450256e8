import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  eventFieldNames,
  eventFields,
  eventMistakes,
  eventValues,
  isRequired,
  newEventFields,
  readEventFields,
  someEventValues,
} from '../../../src/domain/events/eventFields.ts';
import { copiedEventFields } from '../../../src/domain/events/page/copiedEventFields.ts';
import { anyFields } from './anyFields.ts';

const { console: blank, schedule } = newEventFields;

describe('what a form begins with', () => {
  test('in the console nothing but a status, and shown at once', () => {
    const filled = Object.entries(blank).filter(([, value]) => value !== '');
    expect(Object.fromEntries(filled)).toEqual({ status: 'upcoming', showOnLandingPage: true });
  });

  test('from Schedule Event the numbers of the specification, and hidden', () => {
    expect(schedule).toMatchObject({
      maxParticipants: '100',
      entryFee: '25',
      prizePool: '1000',
      status: 'upcoming',
      showOnLandingPage: false,
    });
  });
});

describe('mistakes', () => {
  test('the console requires nothing', () => {
    expect(eventMistakes(blank)).toEqual({});
  });

  test('Schedule Event requires four fields', () => {
    const charity = { ...schedule, feeGoesTo: 'The Campus Food Pantry' };
    expect(eventMistakes({ ...charity, location: '  ' }, 'schedule')).toEqual({
      eventName: 'Enter a name for the event',
      date: 'Choose a date',
      time: 'Choose a time',
      location: 'Enter a location',
    });
    expect(eventFieldNames.filter((name) => isRequired('schedule', name))).toHaveLength(4);
  });

  test('with only a date set, a name and the date are enough, and no fee is set', () => {
    expect(newEventFields.dated).toEqual({ ...schedule, entryFee: '', prizePool: '' });
    expect(eventMistakes(newEventFields.dated, 'dated')).toEqual({
      eventName: 'Enter a name for the event',
      date: 'Choose a date',
    });
    const named = { ...newEventFields.dated, eventName: 'Cup', date: '2027-02-13' };
    expect(eventMistakes(named, 'dated')).toEqual({});
  });

  test.each([
    ['state', 'I1', 'Enter a two-letter state code, e.g. IN'],
    ['state', 'te', 'Enter a two-letter state code, e.g. IN'],
    ['maxParticipants', '0', 'Enter a whole number from 1 to 100,000'],
    ['entryFee', '-1', 'Enter a whole number from 0 to 10,000,000'],
    ['prizePool', '1.5', 'Enter a whole number from 0 to 10,000,000'],
    ['prizePool', 'much', 'Enter a whole number from 0 to 10,000,000'],
    ['googleFormUrl', 'http://forms.example', 'Enter a URL that starts with https://'],
    ['contactEmail', 'lee@', 'Enter a valid email address'],
    ['publicContact', 'ask Kim', 'Enter an email address or an Instagram name, e.g. @yourhouse'],
    ['feeGoesTo', 'x'.repeat(201), 'Keep it to 200 characters'],
    ['registrationPassword', '  ', "A password can't be only spaces"],
    ['date', '2027-02-30', 'Choose a date'],
    ['status', 'canceled', 'Choose a status'],
    ['title', 'x'.repeat(201), 'Keep it to 200 characters'],
  ])('%s: %j', (name, value, message) => {
    expect(eventMistakes({ ...blank, [name]: value })).toEqual({ [name]: message });
  });

  describe('where the fee goes', () => {
    const asked = { feeGoesTo: 'Say where the fee goes, e.g. a charity or the prizes' };
    const paid = { ...blank, entryFee: '$10', prizePool: '500' };

    test('is asked whenever there are a fee and a prize', () => {
      expect(eventMistakes(paid)).toEqual(asked);
      expect(eventMistakes({ ...paid, feeGoesTo: '  ' })).toEqual(asked);
      expect(eventMistakes({ ...paid, feeGoesTo: 'The prizes' })).toEqual({});
      for (const none of ['', '0']) {
        expect(eventMistakes({ ...paid, entryFee: none })).toEqual({});
        expect(eventMistakes({ ...paid, prizePool: none })).toEqual({});
      }
    });

    test('is asked in an edit of the money, and never holds up another edit', () => {
      expect(eventMistakes(paid, 'console', ['title', 'location'])).toEqual({});
      for (const name of ['entryFee', 'prizePool', 'feeGoesTo'] as const)
        expect(eventMistakes(paid, 'console', [name])).toEqual(asked);
    });

    test('gives way to the other mistake in the field', () => {
      expect(eventMistakes({ ...paid, prizePool: 'much' })).toEqual({
        prizePool: 'Enter a whole number from 0 to 10,000,000',
      });
    });
  });

  test('only the fields asked about are judged, so that an old event can be edited field by field', () => {
    const old = { ...blank, status: 'canceled', collegeLogo: 'data:image/png;base64,AA', title: 'New' };
    expect(eventMistakes(old, 'console', ['title'])).toEqual({});
    expect(someEventValues(old, ['title'])).toEqual({ title: 'New' });
  });
});

test('what is typed becomes what is written', () => {
  const typed = {
    ...blank,
    title: ' Spring Open ',
    state: ' in',
    maxParticipants: '64',
    prizePool: ' $1,000 ',
    registrationPassword: ' Aces ',
  };
  expect(eventValues(typed)).toMatchObject({
    title: 'Spring Open',
    date: null,
    state: 'IN',
    maxParticipants: 64,
    prizePool: 1000,
    entryFee: null,
    registrationPassword: ' Aces ',
  });
});

test('fields without a mistake survive being written and read', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      const values = eventValues(fields);
      expect(eventValues(eventFields(values))).toEqual(values);
    }),
  );
});

test('a draft survives storage, whatever else is found there', () => {
  fc.assert(
    fc.property(anyFields, (fields) => {
      expect(readEventFields(JSON.parse(JSON.stringify(fields)))).toEqual(fields);
    }),
  );
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(Object.keys(readEventFields(data)).sort()).toEqual([...eventFieldNames].sort());
    }),
  );
  expect(readEventFields({ title: 7, showOnLandingPage: 'no', other: 'x' })).toEqual(blank);
});

describe('a copy', () => {
  const event = eventValues({
    ...blank,
    title: 'Purdue University Sigma Chi Tournament 2026',
    collegeName: 'Purdue University',
    fraternityName: 'Sigma Chi',
    date: '2026-03-14',
    time: '19:00',
    entryFee: '25',
    status: 'completed',
    showOnLandingPage: false,
    registrationPassword: 'Aces 21',
    googleFormUrl: 'https://forms.example/1',
    contactName: 'Lee',
  });

  test('leaves behind what belongs to that one evening', () => {
    expect(copiedEventFields(event)).toEqual({
      ...blank,
      collegeName: 'Purdue University',
      fraternityName: 'Sigma Chi',
      time: '19:00',
      entryFee: '25',
      contactName: 'Lee',
    });
  });

  test('keeps that one signs up on this site, until the start of the copy', () => {
    for (const signUp of ['start', 'never', '2027-03-13T18:00', 'closed 2027-03-13T18:00'])
      expect(copiedEventFields({ ...event, signUp }).signUp).toBe('start');
    expect(copiedEventFields(event).signUp).toBe('');
  });

  test('keeps a title that somebody gave', () => {
    expect(copiedEventFields({ ...event, title: 'Spring Open' }).title).toBe('Spring Open');
  });
});
