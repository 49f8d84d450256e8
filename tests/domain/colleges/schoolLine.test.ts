import { expect, test } from 'vitest';
import { schoolLine } from '../../../src/domain/colleges/schoolLine.ts';

test.each([
  ['Yale University', 'Fall Cup', 'Yale University'],
  ['Yale University', 'Yale University - Sigma Chi', ''],
  ['Yale University', 'YALE UNIVERSITY Sigma Chi Tournament 2026', ''],
  ['Yale University', 'Yale Fall Cup', 'Yale University'],
  ['', 'Fall Cup', ''],
])('a card of %j with the title %j says %j', (college, title, said) => {
  expect(schoolLine(college, title)).toBe(said);
});
