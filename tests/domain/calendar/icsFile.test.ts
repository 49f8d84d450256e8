import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarEntry } from '../../../src/domain/calendar/calendarEntry.ts';
import { icsFile } from '../../../src/domain/calendar/icsFile.ts';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { anEvent } from './anEvent.ts';

const url = 'https://tour.example/e/spring-open';

function fileOf(fields: Partial<TourEvent>): string {
  const entry = calendarEntry(anEvent(fields), url);
  if (!entry) throw new Error('no entry');
  return icsFile(entry, { stamp: new Date('2026-01-02T03:04:05Z'), host: 'tour.example' });
}

/** Reads a file as a calendar program does that knows no time zone but those in the file. */
function read(file: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('no event');
  return new ICAL.Event(event);
}

/** What the campus's clocks show at a moment, by the time zone data of this machine. */
function clockIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return parts.format(moment);
}

const campuses = [
  ['TX', 'America/Chicago'],
  ['NY', 'America/New_York'],
  ['CO', 'America/Denver'],
  ['AZ', 'America/Phoenix'],
  ['CA', 'America/Los_Angeles'],
  ['AK', 'America/Anchorage'],
  ['HI', 'Pacific/Honolulu'],
] as const;

describe('icsFile', () => {
  test('one event, with what calendars show', () => {
    const event = read(fileOf({ description: 'Bring a friend; doors, snacks \\ more', updatedAt: null }));
    expect(event.uid).toBe('spring-open@tour.example');
    expect(event.summary).toBe('Spring Open');
    expect(event.location).toBe('Texas Union, Austin, TX, University of Texas at Austin');
    expect(event.description).toBe(`Bring a friend; doors, snacks \\ more\nTime: 7:00 PM\n${url}`);
    expect(event.component.getFirstPropertyValue('url')).toBe(url);
    expect(String(event.component.getFirstPropertyValue('dtstamp'))).toBe('2026-01-02T03:04:05Z');
  });

  test('the same moment as the campus clock, in every zone and season, read by a stranger', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true });
    // Evening hours only: between 1 and 3 at night a clock may show an hour twice or never.
    const hour = fc.integer({ min: 4, max: 23 });
    fc.assert(
      fc.property(day, hour, fc.constantFrom(...campuses), (date, hours, [state, zone]) => {
        const written = {
          date: date.toISOString().slice(0, 10),
          time: `${String(hours).padStart(2, '0')}:30`,
        };
        const place = { ...written, state, location: '', collegeId: '', collegeName: '' };
        const moment = read(fileOf(place)).startDate.toJSDate();
        expect(clockIn(zone, moment)).toBe(`${written.date} ${written.time}`);
      }),
    );
  });

  test('the clocks change at 2:00, as written by the clock that ends', () => {
    const file = fileOf({ date: '2026-03-14', time: '19:00', state: 'TX' });
    expect(file).toMatch(/BEGIN:STANDARD(\r\n[A-Z]+:.*)*\r\nDTSTART:20071104T020000\r\n/);
    expect(file).toMatch(/BEGIN:DAYLIGHT(\r\n[A-Z]+:.*)*\r\nDTSTART:20070311T020000\r\n/);
  });

  test('reminds two hours before, but not of a whole day (RFC 5545, 3.6.6)', () => {
    const { component } = read(fileOf({}));
    const alarms = component.getAllSubcomponents('valarm').map((alarm) => ({
      action: alarm.getFirstPropertyValue('action'),
      trigger: String(alarm.getFirstPropertyValue('trigger')),
      description: alarm.getFirstPropertyValue('description'),
    }));
    expect(alarms).toEqual([{ action: 'DISPLAY', trigger: '-PT2H', description: 'Spring Open' }]);
    expect(fileOf({ time: 'TBD' })).not.toContain('VALARM');
  });

  test('a whole day is a date, not a moment', () => {
    const { startDate, endDate } = read(fileOf({ time: 'TBD' }));
    expect([startDate.isDate, String(startDate), String(endDate)]).toEqual([
      true,
      '2026-03-14',
      '2026-03-15',
    ]);
  });

  test('a campus nobody can place: the time floats', () => {
    const file = fileOf({ state: '', location: '', collegeId: '', collegeName: '', title: 'X' });
    expect(file).toContain('\r\nDTSTART:20260314T190000\r\n');
    expect(file).not.toContain('VTIMEZONE');
  });

  test.each([0, 1, 2, 3])('playing cards are never cut in two at the end of a line (%i)', (letters) => {
    const title = 'x'.repeat(letters) + '🂡'.repeat(60);
    const file = fileOf({ title });
    expect(new TextDecoder().decode(new TextEncoder().encode(file))).toBe(file);
    expect(read(file).summary).toBe(title);
  });

  test('any words come back unharmed, in lines of at most 75 octets', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(words, (title) => {
        const file = fileOf({ title });
        const octets = new TextEncoder().encode(file);
        expect(new TextDecoder().decode(octets)).toBe(file);
        for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
        expect(read(file).summary).toBe(title);
      }),
    );
  });
});
