import { expect, test } from 'vitest';
import { isClearable } from '../../../src/domain/participants/clearable.ts';

test.each([
  ['2026-09-27', 'results', true],
  ['2026-09-28', 'results', false],
  ['2026-09-27', '', true],
  ['2026-09-27', 'live', false],
  [null, '', false],
] as const)('a night of %s whose board is %j may lose its addresses: %s', (date, board, may) => {
  expect(isClearable({ date, board }, '2026-11-27')).toBe(may);
});
