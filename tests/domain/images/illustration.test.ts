import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { illustration } from '../../../src/domain/images/illustration.ts';

const ids = Array.from({ length: 60 }, (_, index) => `texas-sigma-chi-${index}`);

test('an id has the same illustration each time, and each illustration is a file of the site', () => {
  for (const id of [...ids, '', 'ü', '🂡'])
    expect(existsSync(`public${illustration(id)}`), illustration(id)).toBe(true);
  expect(illustration('texas-sigma-chi-2')).toBe(illustration('texas-sigma-chi-2'));
});

test('many events have all illustrations between them', () => {
  expect(new Set(ids.map(illustration)).size).toBe(6);
});
