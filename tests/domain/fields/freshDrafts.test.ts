import { expect, test } from 'vitest';
import { draftLife, mostDrafts, readFreshDrafts } from '../../../src/domain/fields/freshDrafts.ts';

const now = Date.parse('2026-03-14T19:00:00Z');
const aged = (at: unknown) => ({ key: String(at), at });

test('a draft is kept for a week, and not a moment longer', () => {
  const found = [aged(now - draftLife + 1), aged(now - draftLife)];
  expect(readFreshDrafts(found, now)).toEqual([{ at: now - draftLife + 1, data: found[0] }]);
});

test('the newest twenty stay', () => {
  const found = Array.from({ length: 30 }, (_, number) => aged(now - 30 + number));
  const fresh = readFreshDrafts(found, now);
  expect(fresh).toHaveLength(mostDrafts);
  expect(fresh[0]?.at).toBe(now - 1);
  expect(fresh.at(-1)?.at).toBe(now - 20);
});

test('the week of a draft without a moment, or with one to come, begins now', () => {
  for (const at of [undefined, 'soon', now + 1])
    expect(readFreshDrafts([{ key: 'a', at }], now)[0]?.at).toBe(now);
});

test('anything else is no list of drafts', () => {
  for (const found of [null, {}, 'x', 7]) expect(readFreshDrafts(found, now)).toEqual([]);
});
