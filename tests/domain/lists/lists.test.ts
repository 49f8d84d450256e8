import { expect, test } from 'vitest';
import { campuses } from '../../../src/domain/lists/campuses.ts';
import { conferences } from '../../../src/domain/lists/conferences.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../../src/domain/lists/listedFraternities.ts';
import { slug } from '../../../src/domain/text/slug.ts';

test('the pick lists have the sizes of specification 9', () => {
  expect(fraternities.filter((one) => one.requestList)).toHaveLength(64);
  expect(fraternities.filter((one) => one.eventList)).toHaveLength(58);
  expect(fraternities.filter((one) => one.addList)).toHaveLength(36);
  expect(conferences).toHaveLength(24);
  expect(colleges.filter((one) => one.requestList)).toHaveLength(95);
});

test('every college has the slug of its name as id, once, and a state and a place in the country', () => {
  expect(new Set(colleges.map(({ id }) => id)).size).toBe(365);
  for (const college of colleges) {
    expect(college.id).toBe(slug(college.name));
    expect(college.state).toMatch(/^[A-Z]{2}$/);
    expect(college.lat > 18 && college.lat < 50 && college.lng > -160 && college.lng < -66).toBe(true);
  }
});

test('the names of one thing are the same in every list', () => {
  const known = new Set(colleges.map(({ conference }) => conference));
  expect(conferences.filter(({ name }) => !known.has(name))).toEqual([]);
  const ids = new Set(colleges.map(({ id }) => id));
  expect(campuses.map(({ collegeId }) => ids.has(collegeId))).toEqual([true, true, true, true]);
  const houses = campuses.flatMap((campus) => campus.fraternities.map(({ fullName }) => fullName));
  const names = new Set(fraternities.map(({ name }) => name));
  expect(houses.filter((name) => !names.has(name))).toEqual([]);
});
