import tzLookup from '@photostructure/tz-lookup';
import { describe, expect, test } from 'vitest';
import { campusTimeZone } from '../../../src/domain/events/eventState.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { formatOffset } from '../../../src/domain/time/format.ts';
import { wallClock } from '../../../src/domain/time/parse.ts';
import { anEvent } from '../calendar/anEvent.ts';

const zoneOf = (fields: Parameters<typeof anEvent>[0]) =>
  campusTimeZone(anEvent({ location: '', ...fields }));
const noon = (zone: string) =>
  ['2026-01-15', '2026-07-15', '2028-03-26'].map((day) => formatOffset(wallClock(day, '12:00'), zone));

describe('campusTimeZone', () => {
  test('every college keeps the clock of its coordinates', () => {
    expect(colleges.length).toBeGreaterThan(360);
    const wrong = colleges.filter(({ id, name, state, lat, lng }) => {
      const zone = zoneOf({ collegeId: id, collegeName: name, state });
      return !zone || String(noon(zone)) !== String(noon(tzLookup(lat, lng)));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ['a state', { collegeId: '', collegeName: 'Some College', state: 'AZ' }, 'America/Phoenix'],
    [
      'a college by name alone',
      { collegeId: '', collegeName: 'Valparaiso University', state: 'IN' },
      'America/Chicago',
    ],
    [
      'a known exception without a state',
      { collegeId: '', collegeName: 'University of Evansville', state: '', title: '' },
      'America/Chicago',
    ],
    ['an away game in another state', { collegeId: 'university-of-idaho', state: 'UT' }, 'America/Denver'],
    [
      'a trailing state in the location',
      { collegeId: '', state: '', location: 'Laie, HI' },
      'Pacific/Honolulu',
    ],
    ['nothing that is known', { collegeId: 'x', collegeName: 'X', title: 'X', state: '' }, null],
    ['a code of no state', { collegeId: 'x', collegeName: 'X', title: 'X', state: 'ZZ' }, null],
  ])('%s', (_, fields, zone) => {
    expect(zoneOf(fields)).toBe(zone);
  });
});
