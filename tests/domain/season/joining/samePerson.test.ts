import { describe, expect, test } from 'vitest';
import { likelyPairs, shownAlike } from '../../../../src/domain/season/joining/samePerson.ts';
import { readPlayer } from '../../../../src/domain/season/player.ts';
import { someResults } from '../../../support/documents/results.ts';

const [purdue, iowa] = [
  { school: 'Purdue University', schoolId: 'purdue-university' },
  { school: 'Iowa', schoolId: 'iowa' },
];

/** Returns the reason why two records may be of one person; each played a night of their own. */
function why(one: string, two: string, { school = purdue, sameNight = false, joined = false } = {}) {
  const players = [
    readPlayer('one', { name: one }),
    readPlayer('two', { name: two, aliasOf: joined ? 'one' : '' }),
  ];
  const night = (eventId: string, id: string, where: typeof purdue) =>
    someResults({ eventId, players: 8, placed: 1, row: () => ({ player: id, ...where }) });
  const results = sameNight
    ? [
        someResults({
          players: 8,
          placed: 2,
          row: (at) => ({ player: at === 0 ? 'one' : 'two', ...purdue }),
        }),
      ]
    : [night('a', 'one', purdue), night('b', 'two', school)];
  return likelyPairs(players, results)[0]?.why ?? null;
}

describe('two records', () => {
  test.each([
    ['Ann Lee', 'ann  lee', 'same name, same school'],
    ['José Ruiz', 'Jose Ruiz', 'same name, same school'],
    ['Mike Chen', 'Michael Chen', 'like names, same school'],
    ['Anna Ruiz', 'Ana Ruiz', 'like names, same school'],
    ['Kim Brown', 'Kim Borwn', 'like names, same school'],
    ['Kim Brown', 'Kim Browne', 'like names, same school'],
    ['Ann Lee', 'Bo Lee', null],
    ['Ann Lee', 'Ann Kent', null],
    ['Ann', 'Annie', null],
    ['', '', null],
  ])('%s and %s of one school: %s', (one, two, expected) => {
    expect(why(one, two)).toBe(expected);
  });

  test('of the same name at two schools may be one, of like names not', () => {
    expect(why('Ann Lee', 'Ann Lee', { school: iowa })).toBe('same name');
    expect(why('Mike Chen', 'Michael Chen', { school: iowa })).toBeNull();
  });

  test('of one night are two people', () => {
    expect(why('Ann Lee', 'Ann Lee', { sameNight: true })).toBeNull();
  });

  test('that are joined are no question', () => {
    expect(why('Ann Lee', 'Ann Lee', { joined: true })).toBeNull();
  });
});

test('records to look at are those shown alike at one school, so many at most', () => {
  const night = (eventId: string, ids: readonly string[]) =>
    someResults({
      eventId,
      players: 8,
      placed: 3,
      row: (at) => ({ player: ids[at] ?? '', name: ['Ann L.', 'Bo K.', ''][at] ?? '', ...purdue }),
    });
  const results = [night('a', ['ann', 'bo', 'x']), night('b', ['ann2', 'bo', 'y'])];
  expect(shownAlike(results, 60)).toEqual(['ann', 'ann2']);
  expect(shownAlike(results, 1)).toEqual(['ann']);
});
