import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { listFields } from '../../../src/domain/outreach/listFields.ts';
import { fraternityUpgrade } from '../../../src/domain/upgrade/fraternityUpgrade.ts';
import { chapterUpgrade } from '../../../src/domain/upgrade/searchUpgrade.ts';

const place = { state: 'IN', conference: 'Big Ten Conference', collegeName: '' };
const added = new Date(2024, 0, 2, 12);
const called = new Date(2025, 0, 2, 12);
const setOf = (stored: Record<string, unknown>) => fraternityUpgrade(stored, place)?.set;
/** What a fraternity without anything else gets. */
const unlisted = { reached: false, reachable: false, owner: '' };
const bare = { ...place, ...unlisted };
/** And without any day. */
const dateless = { quietSince: new Date(2000, 0, 1) };

test('a fraternity gets what the lists over all colleges are queried by', () => {
  expect(setOf({ name: 'Sigma Chi' })).toEqual({ ...bare, ...dateless });
  const stored = {
    status: 'in contact',
    rushChairNumber: '555 0100',
    rushChairConfirmedOn: '2025-09-01',
    createdAt: added,
    lastContactAt: called,
    quietSince: called,
  };
  expect(setOf({ ...bare, ...dateless, owner: 'Ann' })).toBeUndefined();
  expect(setOf(stored)).toEqual({ ...bare, reached: true, reachable: true, confirmFrom: '2025-09-01' });
});

test('one without a log is quiet since it was added, and one with a log since its last contact', () => {
  expect(setOf({ createdAt: added })).toEqual({ ...bare, quietSince: added });
  expect(setOf({ createdAt: added, quietSince: added, lastContactAt: called })).toEqual({
    ...bare,
    quietSince: called,
  });
  expect(setOf({ createdAt: added, quietSince: { seconds: added.getTime() / 1000 } })).toEqual(bare);
});

test('one that said No to an older version has the day of it, and is left alone until the next August', () => {
  expect(setOf({ createdAt: added, lastContactAt: called })).toEqual({
    ...bare,
    declinedOn: '2025-01-02',
    quietSince: new Date(2025, 7, 1),
  });
  // Its No was taken back since.
  expect(setOf({ createdAt: added, lastContactAt: called, declinedOn: null })).toEqual({
    ...bare,
    quietSince: called,
  });
});

test('it follows its college to another conference', () => {
  const kept = { ...bare, ...dateless };
  const stored = { ...kept, conference: 'Horizon League' };
  expect(setOf(stored)).toEqual({ conference: 'Big Ten Conference' });
  expect(setOf(kept)).toBeUndefined();
  const renamed = { ...place, collegeName: 'Purdue' };
  expect(fraternityUpgrade(kept, renamed)?.set).toEqual({ collegeName: 'Purdue' });
  expect(fraternityUpgrade({ ...kept, collegeName: 'Purdue' }, place)?.set).toEqual({ collegeName: '' });
});

test('a contact that nobody confirmed is as old as its fraternity', () => {
  const createdAt = new Date(2025, 8, 1, 12);
  const kept = { createdAt, quietSince: createdAt, presidentName: 'Kim', presidentConfirmedOn: '2026-02-01' };
  const stored = { ...kept, rushChairNumber: '555 0100', philanthropyName: '' };
  const lists = { ...bare, reachable: true, confirmFrom: '2025-09-01' };
  expect(setOf(stored)).toEqual({ ...lists, rushChairConfirmedOn: '2025-09-01' });
  expect(setOf({ ...stored, ...lists, rushChairConfirmedOn: '2025-09-01' })).toBeUndefined();
  expect(setOf({ rushChairName: 'Lee' })).toEqual({ ...bare, ...dateless, confirmFrom: '2000-01-01' });
});

test('whatever was stored, the lists are right afterwards, and a second upgrade has nothing to do', () => {
  const name = fc.constantFrom(
    ...(['name', 'status', 'rushChairName', 'presidentNumber', 'rushChairConfirmedOn', 'createdAt'] as const),
    ...(['lastContactAt', 'quietSince', 'declinedOn', 'state', 'confirmFrom', 'reached'] as const),
  );
  const value = fc.oneof(
    fc.constantFrom('', '2026-03-14', 'outreached', added, called, null, true),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (stored) => {
      const after = { ...stored, ...chapterUpgrade('purdue-university', place, stored)?.set };
      const now = readFraternity('', after);
      expect({ ...now, ...listFields(now) }).toEqual(now);
      // Without any of these no query finds it.
      for (const field of ['state', 'conference', 'owner', 'reached', 'reachable', 'quietSince'])
        expect(Object.entries(after).find(([name]) => name === field)?.[1], field).toBeDefined();
      expect(now.quietSince).not.toBeNull();
      expect(chapterUpgrade('purdue-university', place, after)).toBeNull();
    }),
  );
});
