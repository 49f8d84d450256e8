import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeSeason } from '../../../src/domain/season/computeSeason.ts';
import { ladderOf, placeOn } from '../../../src/domain/season/ladder.ts';
import { ranking } from '../../../src/domain/season/ranking.ts';
import { readSeason, storedSeason } from '../../../src/domain/season/season.ts';
import { seasonEntries } from '../../../src/domain/season/seasonEntries.ts';
import { usualRule } from '../../../src/domain/season/seasonRule.ts';
import { nightsOf } from '../../support/documents/seasons.ts';
import { randomNights } from '../../support/randomSeason.ts';

const nobody = new Map<string, string>();

test('everyone who isn’t listed has the place on the ladder that they have in the standing', () => {
  fc.assert(
    fc.property(randomNights, fc.nat({ max: 12 }), fc.integer({ min: 1, max: 4 }), (nights, listed, best) => {
      const entries = seasonEntries(nights, nobody);
      const rule = { best, ofOneNight: 1 };
      const all = ranking(entries, { idOf: ({ player }) => player, nameOf: (id) => id, rule });
      const ladder = ladderOf(all, listed);
      for (const one of all.slice(listed)) expect(placeOn(ladder, one)).toBe(one.place);
    }),
  );
});

test('equal points are told apart by wins, then by the best results, and equals share a place', () => {
  const one = (place: number, points: number, wins: number, ...results: number[]) => ({
    place,
    points,
    wins,
    results: results.map((earned) => ({ points: earned, counts: true })),
  });
  const ranked = [
    one(1, 90, 1, 50, 40),
    one(2, 60.1, 0, 60.1),
    one(2, 60.1, 0, 60.1),
    one(4, 60, 1, 60),
    one(5, 60, 0, 60),
    one(6, 60, 0, 40, 20),
    one(7, 60, 0, 40, 10, 10),
    one(8, 0, 0),
  ];
  const ladder = ladderOf(ranked, 2);
  expect(ladder).toBe('2,-601*2,1/1,0/0/600,0/0/400/200,0/0/400/100,600');
  expect(ranked.slice(2).map((each) => placeOn(ladder, each))).toEqual([2, 4, 5, 6, 7, 8]);
});

test('who is on no step has no place, nor has anyone where there is no ladder', () => {
  const one = { points: 20, wins: 0, results: [{ points: 20, counts: true }] };
  expect(placeOn('201,-199,1', one)).toBeNull();
  for (const ladder of ['', '201', 'x', 'x,-200', ',-200', '0,-200']) expect(placeOn(ladder, one)).toBeNull();
  expect(placeOn('201,-200', one)).toBe(201);
  expect(readSeason('2026-27', {}).ladder).toBe('');
});

test('a stored season places all of its players', () => {
  const nights = nightsOf({ people: 400 });
  const records = computeSeason({ season: '2026-27', results: nights, rule: usualRule, aliases: nobody });
  const { ladder, totals } = readSeason('2026-27', storedSeason(records.season));
  const by = { idOf: ({ player = '' }) => player, nameOf: () => '', rule: { best: 4, ofOneNight: 1 } };
  const placeOf = new Map(ranking(seasonEntries(nights, nobody), by).map(({ id, place }) => [id, place]));
  const beyond = [...records.players.values()].filter(({ place }) => place === null);
  expect(beyond.length).toBeGreaterThan(150);
  for (const one of beyond) expect(placeOn(ladder, one)).toBe(placeOf.get(one.id));
  expect(Math.max(...placeOf.values())).toBeLessThanOrEqual(totals.players);
  expect(ladderOf([], 200)).toBe('');
});
