import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeSeason } from '../../../../src/domain/season/computeSeason.ts';
import { joinEffect } from '../../../../src/domain/season/joining/joinEffect.ts';
import { joinedTo, separated, whyNotJoined } from '../../../../src/domain/season/joining/joining.ts';
import { readPlayer } from '../../../../src/domain/season/player.ts';
import { aliasesOf, canonicalId, joinedWith } from '../../../../src/domain/season/publish/publishedPeople.ts';
import { usualRule } from '../../../../src/domain/season/seasonRule.ts';
import { someResults } from '../../../support/documents/results.ts';
import { idOf, randomResults } from '../../../support/randomSeason.ts';

const player = (id: string, fields: object = {}) => readPlayer(id, { name: `Player ${id}`, ...fields });

const known = (...players: ReturnType<typeof player>[]) => new Map(players.map((one) => [one.id, one]));

describe('a join', () => {
  test('is kept as it was made: what was joined before stays with its record', () => {
    const players = known(player('a'), player('b'), player('c', { aliasOf: 'b' }), player('d'));
    expect(joinedTo('a', 'b')).toEqual(new Map([['b', { aliasOf: 'a' }]]));
    const joined = new Map(players).set('b', player('b', { aliasOf: 'a' }));
    expect(aliasesOf(joined)).toEqual(
      new Map([
        ['b', 'a'],
        ['c', 'a'],
      ]),
    );
    expect(joinedWith(joined, ['a'])).toEqual(['b', 'c']);
    expect(joinedWith(joined, ['b'])).toEqual(['c']);
    expect(joinedWith(joined, ['c', 'd'])).toEqual([]);
    expect(separated(['b'])).toEqual(new Map([['b', { aliasOf: '' }]]));
    expect(aliasesOf(players)).toEqual(new Map([['c', 'b']]));
  });

  test('that runs in a circle ends', () => {
    const players = known(player('a', { aliasOf: 'b' }), player('b', { aliasOf: 'a' }));
    expect(canonicalId(players, 'a')).toBe('b');
  });

  test.each([
    [player('a'), player('a'), /one record/],
    [player('a'), player('b', { aliasOf: 'c' }), /Separate it first/],
    [player('a', { shownAs: 'number' }), player('b'), /Show both the same way first/],
    [player('a', { shownAs: 'number' }), player('b', { shownAs: 'number' }), /^$/],
  ])('of records that do not fit says why', (kept, other, why) => {
    expect(whyNotJoined(kept, other)).toMatch(why);
  });
});

test('joined and separated, every record of the season is as before, whatever the nights', () => {
  const nights = fc.tuple(randomResults('one'), randomResults('two'), randomResults('three'));
  const someone = fc.integer({ min: 0, max: 9 }).map(idOf);
  fc.assert(
    fc.property(nights, someone, someone, someone, (results, a, b, c) => {
      fc.pre(new Set([a, b, c]).size === 3);
      const records = [player(a), player(b), player(c, { aliasOf: b })];
      const compute = (changes: ReadonlyMap<string, { aliasOf: string }>) => {
        const players = new Map(records.map((one) => [one.id, { ...one, ...changes.get(one.id) }]));
        return computeSeason({ season: '2026-27', results, rule: usualRule, aliases: aliasesOf(players) });
      };
      const change = joinedTo(a, b);
      const before = compute(new Map());
      const joined = compute(change);
      expect(joined.season.players.map(({ id }) => id)).not.toContain(b);
      expect(joined.season.players.map(({ id }) => id)).not.toContain(c);
      expect(compute(separated(change.keys()))).toEqual(before);
    }),
  );
});

test('the comparison says the places, the points and how many others move', () => {
  const one = someResults({ eventId: 'one', players: 20 });
  const two = someResults({
    eventId: 'two',
    day: '2026-11-13',
    players: 20,
    row: (at) => (at === 9 ? { player: 'another' } : {}),
  });
  const effect = joinEffect(
    { season: '2026-27', results: [one, two], rule: usualRule, players: new Map() },
    ['player0010', 'another'],
    joinedTo('player0010', 'another'),
  );
  expect(effect).toMatchObject({
    season: '2026-27',
    kept: { points: 14.1, nights: 1 },
    other: { points: 14.1, nights: 1 },
    joined: { place: 10, points: 28.2, nights: 2 },
  });
  expect(effect.moved).toBe(10);
});
