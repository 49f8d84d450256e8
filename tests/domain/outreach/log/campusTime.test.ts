import { describe, expect, test } from 'vitest';
import { colleges } from '../../../../src/domain/lists/listedColleges.ts';
import { campusTime } from '../../../../src/domain/outreach/log/campusTime.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const college = (id: string, state: string, name = '') => ({ id, state, name });

describe('the time at a campus', () => {
  test.each([
    ['purdue-university', 'IN', '3:40 PM there (Eastern)'],
    ['university-of-evansville', 'IN', '2:40 PM there (Central)'],
    ['university-of-utah', 'UT', '1:40 PM there (Mountain)'],
    ['arizona-state-university', 'AZ', '1:40 PM there (Arizona)'],
    ['stanford-university', 'CA', '12:40 PM there (Pacific)'],
    ['university-of-alaska', 'AK', '11:40 AM there (Alaska)'],
    ['university-of-hawaii', 'HI', '10:40 AM there (Hawaii)'],
  ])('%s, %s: %s', (id, state, text) => {
    expect(campusTime(college(id, state), at('20:40'))).toEqual({ text, unusual: null });
  });

  test('follows daylight saving time', () => {
    const noon = new Date('2026-07-01T16:00:00Z');
    expect(campusTime(college('purdue-university', 'IN'), noon)?.text).toBe('12:00 PM there (Eastern)');
    expect(campusTime(college('arizona-state-university', 'AZ'), noon)?.text).toBe('9:00 AM there (Arizona)');
  });

  test.each([
    ['13:59', '8:59 AM there (Eastern)', 'early'],
    ['14:00', '9:00 AM there (Eastern)', null],
    ['01:59', '8:59 PM there (Eastern)', null],
    ['02:00', '9:00 PM there (Eastern)', 'late'],
    ['09:59', '4:59 AM there (Eastern)', 'late'],
    ['10:00', '5:00 AM there (Eastern)', 'early'],
  ])('at %s UTC it is %s: %s', (utc, text, unusual) => {
    expect(campusTime(college('purdue-university', 'IN'), at(utc))).toEqual({ text, unusual });
  });

  test('is known for every listed college, also without its state, and not for one that nothing is known of', () => {
    for (const { id, name, state } of colleges) {
      expect(campusTime({ id, name, state }, at('18:00')), id).not.toBeNull();
    }
    expect(campusTime(college('x', '', 'Texas Tech University'), at('18:00'))?.text).toContain('Central');
    expect(campusTime(college('nowhere', '', 'Nowhere College'), at('18:00'))).toBeNull();
  });
});
