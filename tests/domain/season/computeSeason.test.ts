import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Write } from '../../../src/domain/changes/change.ts';
import type { Results } from '../../../src/domain/results/results.ts';
import { computeSeason, type SeasonRecords } from '../../../src/domain/season/computeSeason.ts';
import { readGroupSeason } from '../../../src/domain/season/groupSeason.ts';
import { readPlayerSeason } from '../../../src/domain/season/playerSeason.ts';
import { recordWrites, storedRecords } from '../../../src/domain/season/recordWrites.ts';
import { readSeason, storedSeason } from '../../../src/domain/season/season.ts';
import { usualRule } from '../../../src/domain/season/seasonRule.ts';
import { nightsOf } from '../../support/documents/seasons.ts';
import { idOf, randomNights } from '../../support/randomSeason.ts';

const season = '2026-27';
const nobody = new Map<string, string>();
const computed = (results: readonly Results[], aliases: ReadonlyMap<string, string> = nobody) =>
  computeSeason({ season, results, rule: usualRule, aliases });

/** Returns the records after some writes. */
function written(stands: ReadonlyMap<string, unknown>, writes: readonly Write[]): Map<string, unknown> {
  const records = new Map(stands);
  for (const write of writes) {
    if (write.op === 'delete') records.delete(write.path);
    else records.set(write.path, write.fields);
  }
  return records;
}

/** Returns the points of everyone in a standing. */
const points = (all: readonly { id: string; points: number }[]) =>
  new Map(all.map((one) => [one.id, one.points]));

const shuffled = fc.tuple(randomNights, fc.infiniteStream(fc.nat())).map(([nights, keys]) => {
  const byKey = <T>(all: readonly T[]) =>
    all.map((one) => ({ one, key: keys.next().value ?? 0 })).sort((a, b) => a.key - b.key);
  const mixed = byKey(nights).map(({ one }) => ({ ...one, rows: byKey(one.rows).map((drawn) => drawn.one) }));
  return { nights, mixed };
});

test('the order of nights and rows changes nothing', () => {
  fc.assert(
    fc.property(shuffled, ({ nights, mixed }) => {
      expect(computed(mixed)).toEqual(computed(nights));
    }),
  );
});

test('another result lowers nobody', () => {
  fc.assert(
    fc.property(randomNights, (nights) => {
      const fewer = computed(nights.slice(1)).season;
      const more = computed(nights).season;
      for (const kind of ['players', 'schools', 'chapters'] as const) {
        const after = points(more[kind]);
        for (const [id, before] of points(fewer[kind])) expect(after.get(id)).toBeGreaterThanOrEqual(before);
      }
    }),
  );
});

test('computed again from the same results, nothing is left to write', () => {
  fc.assert(
    fc.property(shuffled, ({ nights, mixed }) => {
      expect(recordWrites(season, computed(nights), computed(mixed))).toEqual([]);
    }),
  );
});

test('the writes turn the records before into those after, and back', () => {
  fc.assert(
    fc.property(randomNights, randomNights, (one, two) => {
      const [before, after] = [computed(one), computed(two)];
      const there = written(storedRecords(season, before), recordWrites(season, before, after));
      expect(there).toEqual(storedRecords(season, after));
      expect(written(there, recordWrites(season, after, before))).toEqual(storedRecords(season, before));
      expect(written(nobody, recordWrites(season, null, after))).toEqual(storedRecords(season, after));
    }),
  );
});

const twoPeople = fc.uniqueArray(fc.nat({ max: 19 }), { minLength: 2, maxLength: 2 });

test('two joined players are one in the standings, on one page; separating is the inverse', () => {
  fc.assert(
    fc.property(randomNights, twoPeople, (nights, [one = 0, two = 1]) => {
      const apart = computed(nights);
      const joined = computed(nights, new Map([[idOf(two), idOf(one)]]));
      const ids = joined.season.players.map(({ id }) => id);
      expect(ids).not.toContain(idOf(two));
      const record = joined.players.get(idOf(one));
      expect(joined.players.has(idOf(two))).toBe(false);
      expect(joined.joined).toEqual(new Map(record ? [[idOf(two), idOf(one)]] : []));
      const back = written(storedRecords(season, joined), recordWrites(season, joined, apart));
      expect(back).toEqual(storedRecords(season, apart));
      const entries = (records: SeasonRecords) =>
        records.season.players.reduce((sum, { nights: earned }) => sum + earned, 0);
      expect(entries(joined)).toBe(entries(apart));
    }),
  );
});

test('what is stored is read the same', () => {
  fc.assert(
    fc.property(randomNights, (nights) => {
      const records = computed(nights);
      const { season: standings, players, schools, chapters } = records;
      const { rev: _, computedAt: _at, seasons: _all, ...read } = readSeason(season, storedSeason(standings));
      expect(read).toEqual(standings);
      const stored = storedRecords(season, records);
      const at = (kind: string, id: string) => stored.get(`seasons/${season}/${kind}/${id}`);
      for (const [id, one] of players) expect(readPlayerSeason(season, id, at('players', id))).toEqual(one);
      for (const [id, one] of schools) expect(readGroupSeason(season, id, at('schools', id))).toEqual(one);
      for (const [id, one] of chapters) expect(readGroupSeason(season, id, at('chapters', id))).toEqual(one);
    }),
  );
});

/** Returns everything that is public of a season. */
const everything = (records: SeasonRecords) =>
  JSON.stringify([storedSeason(records.season), [...storedRecords(season, records)]]);

test('someone whose name is hidden is named nowhere and has no page', () => {
  fc.assert(
    fc.property(randomNights, fc.nat({ max: 19 }), (nights, who) => {
      const named = nights.map((night) => ({
        ...night,
        rows: night.rows.map((row) => (row.player === idOf(who) ? { ...row, name: 'Zoë Quist' } : row)),
      }));
      const hidden = named.map((night) => ({
        ...night,
        rows: night.rows.map((row) => (row.player === idOf(who) ? { ...row, name: '' } : row)),
      }));
      const played = computed(named).season.players.some(({ id }) => id === idOf(who));
      expect(everything(computed(named)).includes('Zoë')).toBe(played);
      const after = computed(hidden);
      expect(everything(after)).not.toContain('Zoë');
      expect(after.players.has(idOf(who))).toBe(false);
      expect(points(after.season.players)).toEqual(points(computed(named).season.players));
    }),
  );
});

/** Returns every text in a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
}

test('no record holds a text that is not in the results', () => {
  fc.assert(
    fc.property(randomNights, (nights) => {
      const known = new Set(['', season, ...texts(nights)]);
      const { season: standings, ...records } = computed(nights);
      const all = texts([standings, ...Object.values(records).map((of) => [...of.values()])]);
      expect(all.filter((text) => !known.has(text))).toEqual([]);
    }),
  );
});

test('players beyond those listed are found by their shown names, nobody else by any', () => {
  const nights = nightsOf({ people: 400 });
  const records = computed(nights);
  const tokensOf = new Map(
    [...storedRecords(season, records)].flatMap(([path, fields]) =>
      path.includes('/players/') ? [[path.split('/')[3] ?? '', fields.searchTokens] as const] : [],
    ),
  );
  for (const { id } of records.season.players) expect(tokensOf.get(id)).toBeUndefined();
  const beyond = [...records.players.values()].filter(({ place }) => place === null);
  for (const { id, name } of beyond) expect(tokensOf.get(id)).toContain(name.slice(0, 2).toLowerCase());
  expect(records.season.totals.named).toBe(beyond.length);
  // Initials and numbers have no record at all.
  expect([...tokensOf.keys()].filter((id) => !records.players.has(id))).toEqual([]);
});

test('what was written before there were tokens and numbers of the rule gets them', () => {
  const nights = nightsOf({ people: 400 });
  const records = computed(nights);
  const beyond = [...records.players.values()].filter(({ place }) => place === null).map(({ id }) => id);
  const groups = [...records.schools.keys(), ...records.chapters.keys()];
  const writes = recordWrites(season, records, records, true);
  expect(writes.map(({ path }) => path.split('/')[3]).sort()).toEqual([...beyond, ...groups].sort());
  const old = storedRecords(season, records, true);
  expect(written(old, writes)).toEqual(storedRecords(season, records));
  expect(recordWrites(season, records, records)).toEqual([]);
});
