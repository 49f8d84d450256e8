import { expect, it } from 'vitest';
import { FILES_OUT_OF_SCOPE, OUT_OF_SCOPE } from './oracle/outOfScope.ts';

it('leaves out as many recorded rows as were agreed', () => {
  const counts = Object.entries(OUT_OF_SCOPE).map(([file, rows]) => [file, Object.keys(rows).length]);
  expect(Object.fromEntries(counts)).toEqual({
    'emulator-transactions.json': 4,
    'emulator-auth.json rpcs': 6,
    'sdk-observations.json': 19,
  });
  expect(Object.keys(FILES_OUT_OF_SCOPE)).toHaveLength(2);
});
