import { expect, test } from 'vitest';
import { readSeason } from '../../../../src/domain/season/season.ts';
import { leaderWords } from '../../../../src/domain/season/standing/leaderWords.ts';
import { aSeason } from '../../../support/documents/seasons.ts';

const { schools } = aSeason();
const [one, two, three] = schools;
const season = '2026-27';

test('the school in first place leads the season', () => {
  expect(leaderWords({ season, schools })).toEqual({ name: one?.name, leads: 'leads the 2026–27 season' });
});

test('two schools lead together; of more, or without points, there is no line', () => {
  const first = schools.map((school) => ({ ...school, place: 1 }));
  expect(leaderWords({ season, schools: first.slice(0, 2) })).toEqual({
    name: `${one?.name} and ${two?.name}`,
    leads: 'lead the 2026–27 season',
  });
  expect(three).toBeDefined();
  expect(leaderWords({ season, schools: first.slice(0, 3) })).toBeNull();
  expect(
    leaderWords({ season, schools: first.slice(0, 1).map((school) => ({ ...school, points: 0 })) }),
  ).toBeNull();
  expect(leaderWords({ season, schools: [] })).toBeNull();
  // Before the first night the season has no document.
  expect(leaderWords(readSeason(season, null))).toBeNull();
});
