import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { computeSeason } from '../../../src/domain/season/computeSeason.ts';
import { readPlayer } from '../../../src/domain/season/player.ts';
import { againWrites, type SeasonChange } from '../../../src/domain/season/publish/changeWrites.ts';
import { sameResults } from '../../../src/domain/season/publish/publication.ts';
import { aliasesOf, asShown } from '../../../src/domain/season/publish/publishedPeople.ts';
import { storedRecords } from '../../../src/domain/season/recordWrites.ts';
import { storedSeason } from '../../../src/domain/season/season.ts';
import { someResults } from '../../support/documents/results.ts';
import { idOf, randomResults } from '../../support/randomSeason.ts';
import { SeasonDatabase } from '../../support/SeasonDatabase.ts';

const nights = ['e1', 'e2', 'e3', 'e4'];
const secret = 'S'.repeat(43);

// Each run computes three seasons several times.
vi.setConfig({ testTimeout: 30_000 });

class Database extends SeasonDatabase {
  /** Returns the public records of all seasons, without what only says when they were computed. */
  records(): Map<string, unknown> {
    return new Map(
      [...this.documents]
        .filter(([path]) => path.startsWith('seasons/'))
        .map(([path, { rev: _, computedAt: _at, seasons: _all, ...fields }]) => [path, fields]),
    );
  }

  /** Returns those records as they are computed from nothing but the results. */
  computed(): Map<string, unknown> {
    const { players, seasons: all } = this.stored();
    return new Map(
      all.flatMap(({ season, results, rule }) => {
        const records = computeSeason({ season, results, rule, aliases: aliasesOf(players) });
        return [
          [`seasons/${season}`, storedSeason(records.season)] as const,
          ...storedRecords(season, records),
        ];
      }),
    );
  }
}

const published = fc.constantFrom(...nights).chain((id) => randomResults(id));
const change: fc.Arbitrary<SeasonChange> = fc.oneof(
  { weight: 4, arbitrary: published.map((results) => ({ results: new Map([[results.eventId, results]]) })) },
  { weight: 1, arbitrary: fc.constantFrom(...nights).map((id) => ({ results: new Map([[id, null]]) })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 4, max: 7 }), fc.boolean())
      .map(([one, two, join]) => ({ players: new Map([[idOf(two), { aliasOf: join ? idOf(one) : '' }]]) })),
  },
);

const sorted = (records: Map<string, unknown>) => [...records].sort(([one], [two]) => (one < two ? -1 : 1));

describe('whatever is published, corrected, taken back, joined and separated', () => {
  test('the records are those that are computed from what is left', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const database = new Database();
        for (const one of changes) database.change(one);
        expect(sorted(database.records())).toEqual(sorted(database.computed()));
        const { settings } = database.stored();
        const played = new Set(database.in('results').map(([, { season }]) => season));
        expect(settings.seasons).toEqual([...played].sort().reverse());
        expect(settings.secret).toBe(secret);
      }),
      { numRuns: 15 },
    );
  });

  test('computing again writes just that, and deletes what is left over', () => {
    fc.assert(
      fc.property(fc.array(published, { minLength: 1, maxLength: 4 }), published, (some, other) => {
        const database = new Database();
        for (const one of some) database.change({ results: new Map([[one.eventId, one]]) });
        const wanted = sorted(database.records());
        database.write([
          { op: 'set', path: `seasons/${other.season}/schools/left`, fields: { name: 'Left' }, merge: false },
        ]);
        for (const [path] of database.in(`seasons/${other.season}/players`)) database.documents.delete(path);
        const stored = database.stored();
        const season = stored.seasons.find((one) => one.season === other.season);
        if (!season) throw new Error('No such season.');
        const there = ['players', 'schools', 'chapters'].flatMap((part) =>
          database.in(`seasons/${other.season}/${part}`).map(([path]) => path),
        );
        database.write(againWrites(stored, season, there));
        expect(sorted(database.records())).toEqual(wanted);
      }),
      { numRuns: 10 },
    );
  });

  test('joining and separating again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(published, { minLength: 1, maxLength: 4 }), (some) => {
        const database = new Database();
        for (const one of some) database.change({ results: new Map([[one.eventId, one]]) });
        const before = sorted(database.records());
        database.change({ players: new Map([[idOf(1), { aliasOf: idOf(0) }]]) });
        database.change({ players: new Map([[idOf(1), { aliasOf: '' }]]) });
        expect(sorted(database.records())).toEqual(before);
      }),
      { numRuns: 10 },
    );
  });
});

describe('names', () => {
  const player = (fields: object) => readPlayer('p', { name: 'Ann Lee', ...fields });
  const [first] = someResults().rows;
  if (!first) throw new Error('No rows.');
  const row = { ...first, player: 'p', name: 'Ann L.' };
  const shown = (fields: object) => asShown(new Map([['p', player(fields)]]), row).name;

  test.each([
    [{ shownAs: '' }, 'Ann L.'],
    [{ shownAs: 'number' }, ''],
    [{ shownAs: 'initials' }, 'A. L.'],
    [{ shownAs: 'full' }, 'Ann Lee'],
  ])('%j shows %s', (fields, name) => {
    expect(shown(fields)).toBe(name);
  });

  test('who is joined to somebody is shown as they are', () => {
    const whole = readPlayer('w', { name: 'Anne Lee', shownAs: 'number' });
    expect(
      asShown(
        new Map([
          ['w', whole],
          ['p', player({ aliasOf: 'w' })],
        ]),
        row,
      ).name,
    ).toBe('');
  });

  test('a change of how somebody is shown raises the count of people; a publication does not', () => {
    const database = new Database();
    database.change({ players: new Map([['p', { name: 'Ann Lee', email: '' }]]) });
    expect(database.stored().settings.people).toBe(0);
    database.change({ players: new Map([['p', { shownAs: 'number' }]]) });
    expect(database.stored().settings.people).toBe(1);
    expect(database.get('players/p')).toMatchObject({ name: 'Ann Lee', searchTokens: expect.any(Array) });
  });
});

test('results are the same whenever and however often they were published', () => {
  fc.assert(
    fc.property(randomResults('e1'), (results) => {
      const again = {
        ...results,
        version: 7,
        publishedAt: new Date(),
        changes: [{ at: 1, text: 'Corrected' }],
      };
      expect(sameResults(results, again)).toBe(true);
      expect(sameResults(results, { ...again, players: results.players + 1 })).toBe(false);
      expect(sameResults(results, { ...again, day: '2001-01-01' })).toBe(false);
    }),
    { numRuns: 10 },
  );
});
