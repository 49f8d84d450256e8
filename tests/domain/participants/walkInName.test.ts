import { expect, test } from 'vitest';
import { readParticipant } from '../../../src/domain/participants/participant.ts';
import { walkInName } from '../../../src/domain/participants/walkInName.ts';

const people = [readParticipant('a', { name: 'Ann Lee', email: 'ann@x.edu' })];

test.each([
  [' dee   fox ', 'dee fox'],
  ['Ann', 'Ann'],
  ['ann lee', ''],
  ['dee@x.edu', ''],
  ['d', ''],
  ['', ''],
])('a search for "%s" adds "%s"', (text, name) => {
  expect(walkInName(people, text)).toBe(name);
});
