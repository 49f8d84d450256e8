import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changedIn,
  type Edit,
  joinEdits,
  type MergeRules,
  mergeEdit,
  settleEdit,
} from '../../../src/domain/fields/fieldMerge.ts';

type Venue = { name: string; seats: string; open: boolean; city: string; cityId: string };

const rules: MergeRules<Venue> = {
  names: ['name', 'seats', 'open', 'city', 'cityId'],
  leaders: { cityId: 'city' },
};
const plain: MergeRules<Venue> = { names: rules.names };

const word = fc.constantFrom('', 'a', 'b', ' a', 'b ');
const cities = ['', 'lafayette', 'towson'] as const;
/** Venues whose city has its id, as whatever writes them keeps them. */
const venue: fc.Arbitrary<Venue> = fc
  .record({ name: word, seats: word, open: fc.boolean(), city: fc.constantFrom(...cities) })
  .map((fields) => ({ ...fields, cityId: fields.city && `id of ${fields.city}` }));
const edit: fc.Arbitrary<Edit<Venue>> = fc.record({ base: venue, mine: venue });

const counts = (value: string | boolean) => (typeof value === 'string' ? value.trim() : value);
const same = (one: Venue, other: Venue, name: keyof Venue) => counts(one[name]) === counts(other[name]);
const hall: Venue = { name: 'Hall', seats: '40', open: true, city: 'lafayette', cityId: 'id of lafayette' };

describe('whatever two people edit', () => {
  test('nothing is lost that only one of them changed', () => {
    fc.assert(
      fc.property(edit, venue, (both, theirs) => {
        const merged = mergeEdit(plain, both, theirs);
        for (const name of plain.names) {
          if (same(both.base, theirs, name)) expect(merged.mine[name]).toBe(both.mine[name]);
          if (same(both.base, both.mine, name)) expect(same(merged.mine, theirs, name)).toBe(true);
        }
      }),
    );
  });

  test('a field is disputed when both changed it to different values, and only then', () => {
    fc.assert(
      fc.property(edit, venue, (both, theirs) => {
        const { disputed } = mergeEdit(plain, both, theirs);
        for (const name of plain.names) {
          const isChanged = !same(both.base, both.mine, name) && !same(both.base, theirs, name);
          expect(disputed.includes(name)).toBe(isChanged && !same(both.mine, theirs, name));
        }
      }),
    );
  });

  test('what both changed alike is no change any more', () => {
    fc.assert(
      fc.property(venue, venue, (base, both) => {
        const merged = mergeEdit(rules, { base, mine: both }, both);
        expect(merged).toEqual({ base: both, mine: both, disputed: [] });
        expect(changedIn(rules, merged)).toEqual([]);
      }),
    );
  });

  test('both values of a dispute stay as they were, until it is settled', () => {
    fc.assert(
      fc.property(edit, venue, (both, theirs) => {
        const merged = mergeEdit(rules, both, theirs);
        for (const name of merged.disputed)
          expect([merged.base[name], merged.mine[name]]).toEqual([both.base[name], both.mine[name]]);
      }),
    );
  });

  test('meeting the same news twice changes nothing more, and no news changes nothing', () => {
    fc.assert(
      fc.property(edit, venue, (both, theirs) => {
        const once = mergeEdit(rules, both, theirs);
        expect(mergeEdit(rules, once, theirs)).toEqual(once);
        expect(mergeEdit(rules, both, both.base)).toEqual({ ...both, disputed: [] });
      }),
    );
  });

  test('a dispute ends when the other side takes its change back', () => {
    fc.assert(
      fc.property(edit, venue, (both, theirs) => {
        const back = mergeEdit(rules, mergeEdit(rules, both, theirs), both.base);
        expect(back.disputed).toEqual([]);
        for (const name of changedIn(rules, both))
          if (!same(both.mine, theirs, name)) expect(back.mine[name]).toBe(both.mine[name]);
      }),
    );
  });

  test('once all is settled, the edit overwrites only what was seen', () => {
    fc.assert(
      fc.property(edit, venue, fc.infiniteStream(fc.boolean()), (both, theirs, choices) => {
        const merged = mergeEdit(rules, both, theirs);
        let settled: Edit<Venue> = merged;
        for (const field of merged.disputed) {
          const choice = choices.next().value ? 'mine' : 'theirs';
          settled = settleEdit(rules, settled, theirs, { field, choice });
          const kept = choice === 'mine' ? both.mine : theirs;
          expect(settled.mine[field]).toBe(kept[field]);
        }
        expect(mergeEdit(rules, settled, theirs).disputed).toEqual([]);
        expect(changedIn(rules, { base: settled.base, mine: theirs })).toEqual([]);
        expect(settled.mine.cityId).toBe(settled.mine.city && `id of ${settled.mine.city}`);
      }),
    );
  });

  test('neither of the edits that are merged is changed', () => {
    fc.assert(
      fc.property(edit, venue, (both, theirs) => {
        const before = structuredClone([both, theirs]);
        const { disputed } = mergeEdit(rules, both, theirs);
        for (const field of disputed) settleEdit(rules, both, theirs, { field, choice: 'theirs' });
        joinEdits(rules, both, { base: theirs, mine: theirs });
        expect([both, theirs]).toEqual(before);
      }),
    );
  });
});

test('a field that follows another one is decided with it', () => {
  const mine = { ...hall, city: 'towson', cityId: 'id of towson' };
  const theirs = { ...hall, city: '', cityId: '' };
  const merged = mergeEdit(rules, { base: hall, mine }, theirs);
  expect(merged).toEqual({ base: hall, mine, disputed: ['city'] });
  const taken = settleEdit(rules, merged, theirs, { field: 'city', choice: 'theirs' });
  expect(taken).toEqual({ base: theirs, mine: theirs });
});

test('a blank that is being typed stays while others save', () => {
  const mine = { ...hall, name: 'Hall ' };
  const theirs = { ...hall, seats: '50' };
  expect(mergeEdit(rules, { base: hall, mine }, theirs)).toEqual({
    base: theirs,
    mine: { ...theirs, name: 'Hall ' },
    disputed: [],
  });
});

test('where a form says what counts, nothing else does', () => {
  const exact: MergeRules<Venue> = { ...plain, tidy: (value) => value };
  const mine = { ...hall, name: 'Hall ' };
  expect([changedIn(exact, { base: hall, mine }), changedIn(plain, { base: hall, mine })]).toEqual([
    ['name'],
    [],
  ]);
  expect(mergeEdit(exact, { base: hall, mine }, { ...hall, name: ' Hall' }).disputed).toEqual(['name']);
});

test('two edits that follow each other are one', () => {
  const first = { base: hall, mine: { ...hall, name: 'Union', seats: '50' } };
  const second = { base: hall, mine: { ...hall, seats: '60', open: false } };
  expect(joinEdits(rules, first, second)).toEqual({
    base: hall,
    mine: { ...hall, name: 'Union', seats: '60', open: false },
  });
});
