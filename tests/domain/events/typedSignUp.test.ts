import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isTypedSignUp,
  sameSignUp,
  signUpWords,
  startOf,
  storedSignUp,
  typedSignUp,
} from '../../../src/domain/events/typedSignUp.ts';
import { anEvent } from '../calendar/anEvent.ts';

/** Austin is on Central Daylight Time on March 14. */
const start = Date.parse('2026-03-14T19:00-05:00');
const event = anEvent({ registration: 'site' });
const nowhere = { collegeId: '', collegeName: 'Elsewhere', state: '', location: '', title: 'Cup' };

test('an event starts by the clock of its campus, and at no known moment without day, time or zone', () => {
  expect(startOf(event)).toBe(start);
  expect(startOf({ ...event, time: '7 PM doors' })).toBe(start);
  for (const gone of [{ date: null }, { time: '' }, { time: '7:30' }, nowhere])
    expect(startOf({ ...event, ...gone })).toBe(0);
});

describe('what staff choose is stored, and read again as it was', () => {
  test.each([
    ['start', { open: true, closesAt: start }],
    ['never', { open: true, closesAt: 0 }],
    ['2026-03-13T18:30', { open: true, closesAt: Date.parse('2026-03-13T18:30-05:00') }],
    ['2026-03-07T18:30', { open: true, closesAt: Date.parse('2026-03-07T18:30-06:00') }],
    ['closed 2026-03-13T18:30', { open: false, closesAt: Date.parse('2026-03-13T18:30-05:00') }],
  ])('%s', (typed, signUp) => {
    expect(storedSignUp(typed, event)).toEqual(signUp);
    for (const registration of ['site', 'locked'])
      expect(typedSignUp({ ...event, registration, signUp })).toBe(typed);
    expect(typedSignUp({ ...event, registration: 'open', signUp })).toBe('');
  });

  test('back to a form elsewhere: closed, without a moment', () => {
    const signUp = storedSignUp('', event);
    expect(signUp).toEqual({ open: false, closesAt: 0 });
    expect(typedSignUp({ ...event, registration: 'locked', signUp })).toBe('');
    expect(typedSignUp({ ...event, signUp: null })).toBe('');
  });

  test('until the start, which nobody knows yet: never', () => {
    const undated = { ...event, date: null };
    expect(storedSignUp('start', undated)).toEqual({ open: true, closesAt: 0 });
    expect(typedSignUp({ ...undated, signUp: { open: true, closesAt: 0 } })).toBe('start');
  });

  test('a moment that is the start is the start', () => {
    expect(sameSignUp('2026-03-14T19:00', event)).toBe('start');
    expect(sameSignUp('', event)).toBe('');
  });

  test('without a known zone by the clock of this device', () => {
    const typed = '2026-03-13T18:30';
    expect(storedSignUp(typed, { ...event, ...nowhere }).closesAt).toBe(new Date(typed).getTime());
    expect(sameSignUp(typed, { ...event, ...nowhere })).toBe(typed);
  });

  test('any minute of any campus', () => {
    const minute = fc.integer({
      min: Date.parse('2026-01-01Z') / 60_000,
      max: Date.parse('2028-01-01Z') / 60_000,
    });
    fc.assert(
      fc.property(minute, fc.constantFrom('TX', 'NY', 'CA', 'AZ', 'HI', 'AK'), (at, state) => {
        const there = { ...event, collegeId: '', collegeName: 'A College', location: '', title: '', state };
        const signUp = { open: true, closesAt: at * 60_000 };
        const stored = storedSignUp(typedSignUp({ ...there, signUp }), there);
        // An hour that comes twice when the clocks go back is the first of both.
        expect([0, 3_600_000]).toContain(Math.abs(stored.closesAt - signUp.closesAt));
        if (state === 'AZ' || state === 'HI') expect(stored).toEqual(signUp);
      }),
    );
  });
});

test('half a moment and moments that the rules refuse are mistakes', () => {
  for (const text of [
    'moment',
    '2026-03-14',
    '2026-03-14T',
    '9999-01-01T00:00',
    '1900-01-01T00:00',
    'closed x',
  ])
    expect(isTypedSignUp(text)).toBe(false);
  for (const text of ['', 'start', 'never', 'closed', '2026-03-14T19:00', 'closed 2026-03-14T19:00'])
    expect(isTypedSignUp(text)).toBe(true);
});

test('words', () => {
  expect(['', 'start', '2026-03-13T18:30', 'closed 2026-03-13T18:30', 'closed'].map(signUpWords)).toEqual([
    'Form elsewhere, or not yet',
    'On this site, until the start',
    'On this site, until Fri, Mar 13, 6:30 PM',
    'On this site, closed Fri, Mar 13, 6:30 PM',
    'On this site, closed',
  ]);
});
