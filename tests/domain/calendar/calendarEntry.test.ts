import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarEntry } from '../../../src/domain/calendar/calendarEntry.ts';
import { googleCalendarUrl } from '../../../src/domain/calendar/googleCalendarUrl.ts';
import { parseClearClock } from '../../../src/domain/time/parse.ts';
import { anEvent } from './anEvent.ts';

const url = 'https://tour.example/e/spring-open';
const entryOf = (fields: Parameters<typeof anEvent>[0]) => {
  const entry = calendarEntry(anEvent(fields), url);
  if (!entry) throw new Error('no entry');
  return entry;
};
const linkOf = (fields: Parameters<typeof anEvent>[0]) => new URL(googleCalendarUrl(entryOf(fields)));

describe('clearTime', () => {
  test.each([
    ['19:00', '19:00'],
    ['07:30', '07:30'],
    ['7 PM', '19:00'],
    ['7 PM doors', '19:00'],
    ['7:30pm', '19:30'],
    ['10:15 a.m.', '10:15'],
    ['12 AM', '00:00'],
    ['7 PM - 10 PM', '19:00'],
    ['7:30', null],
    ['12:30 or so', null],
    ['7', null],
    ['evening', null],
    ['TBD', null],
    ['25:00', null],
    ['', null],
  ])('%j is %j', (text, time) => {
    expect(parseClearClock(text)).toBe(time);
  });

  test('whatever is written gives a time of day or none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseClearClock(text) ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
    );
  });
});

describe('calendarEntry', () => {
  test('an event without a date has none', () => {
    expect(calendarEntry(anEvent({ date: null }), url)).toBeNull();
  });

  test('a clear time makes an evening of three hours', () => {
    const { start, end, wholeDay, timeZone } = entryOf({ time: '10 PM' });
    expect([start.toISOString(), end.toISOString()]).toEqual([
      '2026-03-14T22:00:00.000Z',
      '2026-03-15T01:00:00.000Z',
    ]);
    expect({ wholeDay, timeZone }).toEqual({ wholeDay: false, timeZone: 'America/Chicago' });
  });

  test('any other time takes the whole day and is told in the details', () => {
    const { wholeDay, end, details } = entryOf({ time: 'After the game', date: '2026-12-31' });
    expect(wholeDay).toBe(true);
    expect(end.toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(details).toBe(`Time: After the game\n${url}`);
  });

  test('title and place fall back as on the card', () => {
    expect(entryOf({ title: '', location: '' })).toMatchObject({
      title: 'University of Texas at Austin - Sigma Chi',
      place: 'University of Texas at Austin',
    });
  });
});

describe('googleCalendarUrl', () => {
  test('carries the campus time and its zone', () => {
    const fields = linkOf({ title: 'Aces & Kings + friends' }).searchParams;
    expect(Object.fromEntries(fields)).toEqual({
      action: 'TEMPLATE',
      text: 'Aces & Kings + friends',
      dates: '20260314T190000/20260314T220000',
      ctz: 'America/Chicago',
      details: `Time: 7:00 PM\n${url}`,
      location: 'Texas Union, Austin, TX, University of Texas at Austin',
    });
  });

  test('a whole day has no zone and ends the day after', () => {
    const fields = linkOf({ time: '' }).searchParams;
    expect(fields.get('dates')).toBe('20260314/20260315');
    expect(fields.has('ctz')).toBe(false);
  });

  test('a campus nobody can place keeps the time as it is', () => {
    const fields = linkOf({
      state: '',
      location: '',
      collegeId: 'x',
      collegeName: 'X',
      title: 'X',
    }).searchParams;
    expect(fields.get('dates')).toBe('20260314T190000/20260314T220000');
    expect(fields.has('ctz')).toBe(false);
  });
});
