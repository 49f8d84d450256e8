import { expect, test } from 'vitest';
import type { SeasonEvent, SeasonResult } from '../../../../src/domain/season/season.ts';
import { countedWords, whyNot } from '../../../../src/domain/season/standing/countedWords.ts';

function result(night: string, points: number, counts: boolean): SeasonResult {
  const event: SeasonEvent = {
    id: night,
    title: night,
    day: '2026-11-06',
    school: '',
    schoolId: '',
    players: 40,
    winner: '',
    winnerId: '',
  };
  return { event, place: 1, points, counts };
}

test.each([
  [[result('a', 10, true)], 1, '1 result'],
  [[result('a', 0, false)], 1, '1 result, no points'],
  [[result('a', 10, true), result('b', 10, true)], 2, 'Best 2 of 2'],
  [[result('a', 10, true), result('b', 9, false)], 6, 'Best 1 of 6'],
  [[result('a', 0, false), result('b', 0, false)], 2, '2 results, no points'],
])('what counts is said in words', (results, nights, words) => {
  expect(countedWords({ results, nights })).toBe(words);
});

test('a result does not count because others are better, of the same night, or give no points', () => {
  const school = { best: 4, ofOneNight: 2 };
  const counted = [result('a', 30, true), result('a', 20, true), result('b', 15, true)];
  const results = [...counted, result('a', 10, false), result('c', 5, false), result('d', 0, false)];
  expect(results.map((one) => whyNot(one, results, school))).toEqual([
    '',
    '',
    '',
    'Only 2 of a night count',
    'Only the best 4 count',
    'A field under 8 gives no points',
  ]);
  const twice = [result('a', 30, true), result('a', 20, false)];
  expect(twice.map((one) => whyNot(one, twice, { best: 4, ofOneNight: 1 }))).toEqual([
    '',
    'Only one of a night counts',
  ]);
});
