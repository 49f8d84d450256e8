import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventState } from '../../../src/domain/events/eventState.ts';
import { eventTitle } from '../../../src/domain/events/eventTitle.ts';
import { initials } from '../../../src/domain/text/initials.ts';
import { slug } from '../../../src/domain/text/slug.ts';
import { tileColor } from '../../../src/domain/text/tileColor.ts';
import {
  formatCardWhen,
  formatDay,
  formatDayLong,
  formatDayShort,
  formatSoon,
  formatTime,
  formatWhen,
} from '../../../src/domain/time/format.ts';
import { anyText } from '../../support/anyText.ts';

const names = { title: '', eventName: '', collegeName: '', fraternityName: '' };

describe('title', () => {
  test.each([
    [{ title: 'Spring Open', collegeName: 'Purdue', fraternityName: 'Sigma Chi' }, 'Spring Open'],
    [{ eventName: 'House Cup', collegeName: 'Purdue' }, 'House Cup'],
    [{ collegeName: 'Purdue', fraternityName: 'Sigma Chi' }, 'Purdue - Sigma Chi'],
    [{ collegeName: 'Purdue' }, 'Purdue'],
    [{ fraternityName: 'Sigma Chi' }, 'Sigma Chi'],
    [{}, 'Untitled Event'],
  ])('%o shows %s', (given, shown) => {
    expect(eventTitle({ ...names, ...given })).toBe(shown);
  });
});

describe('date and time', () => {
  test('a day is MM/dd/yy, in modals long', () => {
    expect(formatDayShort('2026-03-04')).toBe('03/04/26');
    expect(formatDayLong('2026-03-14')).toBe('Saturday, March 14, 2026');
  });

  test('a missing or broken day is TBD', () => {
    expect([null, '', 'soon', '2026-3-4'].map(formatDayShort)).toEqual(['TBD', 'TBD', 'TBD', 'TBD']);
    expect([null, '', 'soon'].map(formatDayLong)).toEqual(['TBD', 'TBD', 'TBD']);
  });

  test.each([
    ['00:05', '12:05 AM'],
    ['09:30', '9:30 AM'],
    ['12:00', '12:00 PM'],
    ['19:00', '7:00 PM'],
    ['7 PM doors', '7 PM doors'],
    ['', 'TBD'],
  ])('the time %j shows %j', (stored, shown) => {
    expect(formatTime(stored)).toBe(shown);
  });

  test.each([
    ['2026-11-28', '19:00', 'Sat, Nov 28, 7:00 PM'],
    ['2026-11-28', '', 'Sat, Nov 28'],
    ['2026-11-28', '7 PM doors', 'Sat, Nov 28, 7 PM doors'],
    ['2026-11-22', '20:00', 'Tonight, 8:00 PM'],
    ['2026-11-22', '17:00', 'Tonight, 5:00 PM'],
    ['2026-11-22', '16:59', 'Today, 4:59 PM'],
    ['2026-11-22', '', 'Today'],
    ['2025-11-28', '20:00', 'Fri, Nov 28, 2025'],
    [null, '20:00', 'TBD'],
  ])('seen on November 22, %s at %j is %j', (date, time, shown) => {
    expect(formatSoon({ date, time }, '2026-11-22')).toBe(shown);
  });

  test('a day of a season says its weekday', () => {
    expect(formatDay('2026-11-28')).toBe('Sat, Nov 28');
    expect(formatDay('no day')).toBe('TBD');
  });

  test('the line of a card is date @ time, TBD where missing', () => {
    expect(formatWhen({ date: '2026-03-14', time: '19:00' })).toBe('03/14/26 @ 7:00 PM');
    expect(formatWhen({ date: '2026-03-14', time: '' })).toBe('03/14/26 @ TBD');
    expect(formatCardWhen({ date: '2026-03-14', time: '19:00' })).toBe('Sat, 03/14/26 @ 7:00 PM');
    expect(formatCardWhen({ date: null, time: '' })).toBe('TBD @ TBD');
    expect(formatWhen({ date: null, time: '' })).toBe('TBD @ TBD');
  });
});

describe('state', () => {
  const placed = { state: '', location: '', collegeName: '', title: '' };

  test('first the state field, then the location, then the college, then the title', () => {
    const all = { state: 'NE', location: 'Hall, IN', collegeName: 'Towson', title: 'Texas Open' };
    expect(eventState(all)).toBe('NE');
    expect(eventState({ ...all, state: '' })).toBe('IN');
    expect(eventState({ ...all, state: '', location: 'Hall' })).toBe('MD');
    expect(eventState({ ...all, state: '', location: 'Hall', collegeName: 'Nowhere' })).toBe('TX');
    expect(eventState(placed)).toBe('');
  });

  test('a location gives its state only as two letters after a comma at the end', () => {
    expect(eventState({ ...placed, location: 'Memorial Union, Lincoln, ne ' })).toBe('NE');
    expect(eventState({ ...placed, location: 'Memorial Union NE' })).toBe('');
    expect(eventState({ ...placed, location: 'Lincoln, NE 68588' })).toBe('');
    expect(eventState({ ...placed, location: 'Lincoln, NEB' })).toBe('');
  });
});

describe('slug', () => {
  test.each([
    ['University of Nebraska–Lincoln', 'university-of-nebraska-lincoln'],
    ['Alabama A&M University', 'alabama-a-m-university'],
    ["  Saint Mary's  ", 'saint-mary-s'],
    ['', ''],
  ])('%j is %j', (name, id) => {
    expect(slug(name)).toBe(id);
  });

  test('is lowercase words between single hyphens, and its own slug', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        expect(slug(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slug(slug(name))).toBe(slug(name));
      }),
    );
  });
});

describe('tiles', () => {
  test.each([
    ['University of Nebraska', 'UN'],
    ['Purdue', 'P'],
    ['the College of William & Mary', 'CW'],
    ['Águila élan', 'ÁÉ'],
    ['', '?'],
    ['& - !', '?'],
  ])('the initials of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test('a name keeps its color, and white letters on it can be read', () => {
    expect(tileColor('Purdue')).toBe(tileColor(' purdue '));
    fc.assert(
      fc.property(anyText(), (name) => {
        expect(contrastWithWhite(tileColor(name))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('names spread over the colors', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    expect(new Set(letters.map(tileColor)).size).toBe(12);
  });
});

function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
