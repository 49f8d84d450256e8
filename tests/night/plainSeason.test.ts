import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Results, storedResults } from '../../src/domain/results/results.ts';
import { computeSeason } from '../../src/domain/season/computeSeason.ts';
import { usualRule } from '../../src/domain/season/seasonRule.ts';
import { idOf, randomNights } from '../support/randomSeason.ts';
import { type PlainLine, plainSeason } from './plainSeason.ts';

const season = '2026-27';
/** One player has two records. */
const aliases = new Map([[idOf(3), idOf(7)]]);

/** Returns the documents that the plain model reads. */
function stored(nights: readonly Results[]): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ...nights.map((night) => [`results/${night.eventId}`, storedResults(night)] as const),
    ...[...aliases].map(([id, aliasOf]) => [`players/${id}`, { aliasOf }] as const),
  ]);
}

const byId = (one: { id: string }, two: { id: string }) => (one.id < two.id ? -1 : 1);

test('a model written apart makes the same standings of the results as the season has', () => {
  fc.assert(
    fc.property(randomNights, (nights) => {
      const computed = computeSeason({ season, results: nights, rule: usualRule, aliases }).season;
      const plain = plainSeason(stored(nights), season);
      for (const kind of ['players', 'schools', 'chapters'] as const) {
        const lines = computed[kind].map(
          ({ id, place, points, wins }): PlainLine => ({ id, place, tenths: Math.round(points * 10), wins }),
        );
        expect(plain[kind].sort(byId), kind).toEqual(lines.sort(byId));
      }
    }),
    { numRuns: 200 },
  );
});
