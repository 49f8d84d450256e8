import { afterEach, expect, test, vi } from 'vitest';
import { localCache } from '../../src/data/changes/localCache.ts';

const refuse = () => {
  throw new DOMException('', 'QuotaExceededError');
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['in the browser', true, { setItem: () => {}, removeItem: () => {} }, 'persistent'],
  ['in memory without a database', false, { setItem: () => {}, removeItem: () => {} }, 'memory'],
  ['in memory where local storage takes nothing', true, { setItem: refuse, removeItem: () => {} }, 'memory'],
])('the cache is %s', (_, keepsData, localStorage, kind) => {
  vi.stubGlobal('localStorage', localStorage);
  expect(localCache(keepsData)).toHaveProperty('kind', kind);
});
